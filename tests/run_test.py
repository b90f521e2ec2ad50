#!/usr/bin/env python3
"""./run chooses by what is there: the window, the terminal, or a page to play on without both; it
never starts a program that is not what the sources say. ./check needs nothing but the sources.

run_test.py RUN

Runs copies of the scripts in a folder of its own, with stand-ins for the build and the programs.
"""
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import unittest

RUN = os.path.abspath(sys.argv.pop(1))
PROGRAM = '#!/bin/sh\necho "started $(basename "$0") $*"\n'
CMAKE = "#!/bin/sh\necho noise of $0\n"
# Says what it would do when asked (-n), as the real one does, and does it.
NOTHING_TO_BUILD = '#!/bin/sh\necho "ninja: no work to do."\n'
SOMETHING_TO_BUILD = '#!/bin/sh\necho "[1/2] noise of $0"\n'
BUILD_BREAKS = '#!/bin/sh\necho what went wrong\ncase "$*" in *-n*) ;; *) exit 1 ;; esac\n'


class Run(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        os.mkdir(self.path("scripts"))
        shutil.copy(RUN, self.path("run"))
        shutil.copy(os.path.join(os.path.dirname(RUN), "scripts/setup.sh"), self.path("scripts"))
        os.makedirs(self.path("build/release/bin"))
        os.mkdir(self.path("tools"))
        for program in ("tengen", "tengen-desktop"):
            self.write("build/release/bin/" + program, PROGRAM)
        self.write("build/release/build.ninja", "")
        self.write("tools/cmake", CMAKE)
        self.write("tools/ninja", NOTHING_TO_BUILD)
        self.environment = {"PATH": self.path("tools") + ":" + os.environ["PATH"],
                            "HOME": self.home, "TENGEN_SKIP_SETUP": "1"}

    def path(self, name):
        return os.path.join(self.home, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(self.path(name), 0o755)

    def run_it(self, *arguments, script="run", **environment):
        return subprocess.run([self.path(script), *arguments], text=True, capture_output=True,
                              stdin=subprocess.DEVNULL, env={**self.environment, **environment},
                              timeout=30)

    def run_in_terminal(self, **environment):
        """What a terminal would show."""
        master, slave = pty.openpty()
        with subprocess.Popen([self.path("run")], stdin=slave, stdout=slave, stderr=slave,
                              env={**self.environment, **environment}) as process:
            os.close(slave)
            shown = b""
            while True:
                try:
                    part = os.read(master, 4096)
                except OSError:  # the other side is closed
                    break
                if not part:
                    break
                shown += part
        os.close(master)
        return shown.decode().replace("\r\n", "\n").splitlines()

    def test_with_a_display_the_window_opens(self):
        for display in ({"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}):
            self.assertEqual(self.run_in_terminal(**display), ["started tengen-desktop "])
            self.assertEqual(self.run_it(**display).stdout, "started tengen-desktop \n")

    def test_without_one_it_says_so_in_a_line_and_plays_in_the_terminal(self):
        lines = self.run_in_terminal()
        self.assertEqual(len(lines), 2)
        self.assertIn("no display", lines[0])
        self.assertEqual(lines[1], "started tengen play")

    def test_with_neither_it_serves_a_page(self):
        ran = self.run_it()
        self.assertEqual((ran.returncode, ran.stdout), (0, "started tengen serve\n"))
        self.assertIn("neither a display nor a terminal", ran.stderr)

    def test_words_are_handed_on_and_nothing_else_is_printed(self):
        self.assertEqual(self.run_it("score", "my game.sgf").stdout,
                         "started tengen score my game.sgf\n")
        self.assertEqual(self.run_it("desktop", "a.sgf", "--move", "3").stdout,
                         "started tengen-desktop a.sgf --move 3\n")

    def assert_nothing_starts(self, ran, words):
        self.assertEqual((ran.returncode, ran.stdout), (1, ""), ran.stderr)
        self.assertIn(words, ran.stderr)

    def test_a_failed_build_is_shown_and_nothing_starts(self):
        self.write("tools/ninja", BUILD_BREAKS)
        self.assert_nothing_starts(self.run_it("gtp"), "what went wrong")

    def test_a_failed_configuration_is_shown_and_nothing_starts(self):
        os.remove(self.path("build/release/build.ninja"))
        self.write("tools/cmake", "#!/bin/sh\necho no such compiler\nexit 1\n")
        self.assert_nothing_starts(self.run_it("gtp"), "no such compiler")

    def test_what_cannot_be_built_anew_is_not_started(self):
        os.mkdir(self.path("build/run.log"))  # in the way: not even root can write there
        self.write("tools/ninja", SOMETHING_TO_BUILD)
        ran = self.run_it("gtp")
        self.assert_nothing_starts(ran, "cannot be written")

    def test_a_build_that_leaves_no_program_is_an_error(self):
        os.remove(self.path("build/release/bin/tengen"))
        self.write("tools/ninja", SOMETHING_TO_BUILD)
        self.assert_nothing_starts(self.run_it("gtp"), "build/release/bin/tengen")

    def test_a_rebuild_is_announced_and_no_other_start(self):
        self.assertEqual(self.run_it("gtp").stderr, "")
        self.write("tools/ninja", SOMETHING_TO_BUILD)
        ran = self.run_it("gtp")
        self.assertEqual(ran.stderr, "Building what changed.\n")
        self.assertEqual(ran.stdout, "started tengen gtp\n")
        os.remove(self.path("build/release/bin/tengen"))
        self.assertIn("first time takes a few minutes", self.run_it("gtp").stderr)

    def test_the_build_can_answer_whether_anything_changed(self):
        # With such a glob "ninja -n" only says that it would look at the folder again.
        source = os.path.dirname(RUN)
        for folder, folders, names in os.walk(source):
            folders[:] = [name for name in folders if name not in ("build", ".git")]
            for name in names:
                if name == "CMakeLists.txt" or name.endswith(".cmake"):
                    with open(os.path.join(folder, name), encoding="utf-8") as file:
                        self.assertNotIn("CONFIGURE_DEPENDS", file.read(), os.path.join(folder, name))

    def test_a_link_to_it_from_elsewhere_starts_the_same(self):
        os.mkdir(self.path("elsewhere"))
        os.symlink(self.path("run"), self.path("elsewhere/one"))
        os.symlink("one", self.path("elsewhere/tengen"))
        self.assertEqual(self.run_it("score", script="elsewhere/tengen").stdout,
                         "started tengen score\n")

    def without_packages(self, **tools):
        """On a Debian that lacks cmake, for a user, with only these tools beside the plain ones."""
        self.write("os-release", "ID=debian\nVERSION_ID=12\n")
        self.write("tools/dpkg-query", '#!/bin/sh\n[ "$4" = cmake ] || printf installed\n')
        self.write("tools/id", "#!/bin/sh\necho 1000\n")
        for name in ("basename", "bash", "cat", "dirname", "env", "readlink", "sed", "sh"):
            os.symlink(shutil.which(name), self.path("tools/" + name))
        for name, text in tools.items():
            self.write("tools/" + name.replace("_", "-"), text)
        self.environment = {"PATH": self.path("tools"), "TENGEN_OS_RELEASE": self.path("os-release")}

    def test_without_sudo_one_line_says_what_an_administrator_must_install(self):
        self.without_packages(apt_get="#!/bin/sh\n")
        ran = self.run_it("gtp")
        self.assert_nothing_starts(ran, "apt-get install cmake")
        self.assertEqual(len(ran.stderr.splitlines()), 1)

    def test_without_a_network_one_line_says_why_and_what_to_install(self):
        self.without_packages(
            sudo='#!/bin/sh\n"$@"\n',
            apt_get="#!/bin/sh\necho much noise\necho \"E: Temporary failure resolving 'x'\" >&2\nexit 100\n")
        ran = self.run_it("gtp")
        self.assert_nothing_starts(ran, "Temporary failure resolving 'x'")
        self.assertIn("apt-get install cmake", ran.stderr)
        self.assertNotIn("noise", ran.stderr)
        self.assertEqual(len(ran.stderr.splitlines()), 2)  # the first says what is being installed

    def test_stale_package_lists_do_not_matter_when_the_package_itself_can_be_had(self):
        self.without_packages(
            sudo='#!/bin/sh\n"$@"\n',
            apt_get='#!/bin/sh\ncase "$*" in *update*) exit 100 ;; esac\n')
        self.assertEqual(self.run_it("gtp").stdout, "started tengen gtp\n")

    def test_packages_are_made_and_how_to_install_them_is_said(self):
        self.write("build/release/tengen_0.0.1_amd64.deb", "of an older version")
        self.write("tools/cpack", "#!/bin/sh\necho noise\ntouch tengen_0.1.0_amd64.deb libtengen-dev_0.1.0_amd64.deb\n")
        ran = self.run_it("--package")
        self.assertEqual(ran.stdout, f"sudo apt install {self.home}/build/release/tengen_0.1.0_amd64.deb\n")
        self.write("tools/cpack", "#!/bin/sh\necho disk full\nexit 1\n")
        self.assert_nothing_starts(self.run_it("--package"), "disk full")

    def test_check_works_on_sources_that_are_no_git_repository(self):
        shutil.copy(os.path.join(os.path.dirname(RUN), "check"), self.path("check"))
        for name in ("src/rules/board.cpp", "apps/cli/words.h", "build/release/made.cpp"):
            os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
            self.write(name, "")
        for tool in ("scripts/check-layers", "scripts/check-system-calls", "scripts/tsan", "tools/ctest"):
            self.write(tool, "#!/bin/sh\n")
        self.write("tools/git", "#!/bin/sh\necho fatal: not a git repository >&2\nexit 128\n")
        self.write("tools/clang-format", '#!/bin/sh\necho "formatted $*"\n')
        ran = self.run_it(script="check")
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertRegex(ran.stdout, "formatted .*apps/cli/words.h.*src/rules/board.cpp")
        self.assertNotIn("made.cpp", ran.stdout)


if __name__ == "__main__":
    unittest.main()

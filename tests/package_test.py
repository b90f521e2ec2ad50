#!/usr/bin/env python3
"""The libraries as another project meets them: installed, and taken in as a folder; and what the
build says when a library it needs itself is not the right one.

package_test.py SOURCE BUILD

Installs what was built into a folder of its own and works there; touches nothing else.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD = (os.path.abspath(path) for path in (sys.argv.pop(1), sys.argv.pop(1)))
EXAMPLE = os.path.join(SOURCE, "examples/count_a_game")
ANSWER = "..XO.\n..XO.\n.OXO.\n..XO.\n..XO.\nB+1.5\n"


def run(*command, **options):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=300, **options)


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.home = folder.name
        cls.prefix = os.path.join(cls.home, "prefix")
        installed = run("cmake", "--install", BUILD, "--component", "dev", "--prefix", cls.prefix)
        if installed.returncode != 0:
            raise AssertionError(installed.stdout)

    def must(self, *command, **options):
        ran = run(*command, **options)
        self.assertEqual(ran.returncode, 0, ran.stdout)
        return ran.stdout

    def folder(self, name, **files):
        """A new folder with these files, dots in their names written as two underscores."""
        path = os.path.join(self.home, name)
        os.mkdir(path)
        for file, text in files.items():
            with open(os.path.join(path, file.replace("__", ".")), "w", encoding="utf-8") as out:
                out.write(text)
        return path

    def configure(self, source, *options):
        build = source + "-build"
        ran = run("cmake", "-G", "Ninja", "-S", source, "-B", build, "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                  "-DCMAKE_PREFIX_PATH=" + self.prefix, *options)
        return build, ran

    def flags(self, build, part):
        """Of the first file compiled whose own name or target has this part."""
        commands = json.loads(text_of(os.path.join(build, "compile_commands.json")))
        return next(entry["command"] for entry in commands if part in entry["command"])

    def headers(self):
        root = os.path.join(self.prefix, "include")
        return sorted(os.path.relpath(os.path.join(folder, name), root)
                      for folder, _, names in os.walk(root) for name in names)

    def test_the_example_builds_against_it_in_a_clean_folder_and_counts_its_game(self):
        source = os.path.join(self.home, "example")
        shutil.copytree(EXAMPLE, source)
        build, configured = self.configure(source)
        self.assertEqual(configured.returncode, 0, configured.stdout)
        self.must("ninja", "-C", build)
        self.assertEqual(self.must(os.path.join(build, "count_a_game")), ANSWER)
        flags = self.flags(build, "count_a_game.cpp")
        self.assertNotRegex(flags, "-W|-fsanitize|" + re.escape(SOURCE + "/src"))

    def test_taken_in_as_a_folder_it_brings_the_libraries_and_no_programs_tests_or_flags(self):
        source = self.folder("subproject", CMakeLists__txt=f"""
            cmake_minimum_required(VERSION 3.25)
            project(other LANGUAGES CXX)
            add_subdirectory({SOURCE} tengen)
            add_executable(other {EXAMPLE}/count_a_game.cpp)
            target_link_libraries(other PRIVATE Tengen::game Tengen::judge Tengen::gtp)
            """)
        build, configured = self.configure(source, "-DCMAKE_DISABLE_FIND_PACKAGE_GTest=ON",
                                           "-DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON",
                                           "-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON")
        self.assertEqual(configured.returncode, 0, configured.stdout)
        self.assertNotRegex(self.flags(build, "count_a_game.cpp"),
                            "-W|" + re.escape(SOURCE + "/src"))
        self.assertNotIn("-Werror", self.flags(build, "tengen_rules.dir/"))
        self.must("ninja", "-C", build, "CMakeFiles/other.dir" + EXAMPLE + "/count_a_game.cpp.o")

    def test_every_header_compiles_beside_a_strangers_files_of_the_same_names(self):
        headers = self.headers()
        self.assertIn("tengen/rules/position.h", headers)
        self.assertIn("tengen/gtp/dispatcher.h", headers)
        source = self.folder("headers", all__cpp="".join(f"#include <{name}>\n" for name in headers))
        for name in ("rules/board.h", "base/result.h"):
            os.makedirs(os.path.join(source, os.path.dirname(name)), exist_ok=True)
            with open(os.path.join(source, name), "w", encoding="utf-8") as file:
                file.write("#error a file of the stranger\n")
        self.must("c++", "-std=c++20", "-Wall", "-Wextra", "-Wshadow", "-Werror", "-fsyntax-only",
                  "-I", source, "-I", os.path.join(self.prefix, "include"),
                  os.path.join(source, "all.cpp"))

    def test_what_only_tests_need_is_not_installed(self):
        for name in self.headers():
            with self.subTest(name):
                text = text_of(os.path.join(self.prefix, "include", name))
                self.assertNotRegex(text, r"<g(test|mock)/")
                self.assertNotRegex(name, r"test|slow_|random_edits")

    def test_an_unknown_part_and_another_version_are_refused_in_words(self):
        for number, (wish, words) in enumerate((("0.1 REQUIRED COMPONENTS rules chess", "chess"),
                                                ("7.0 REQUIRED", "version: 0.1"))):
            source = self.folder(f"wish{number}", CMakeLists__txt=f"""
                cmake_minimum_required(VERSION 3.25)
                project(other LANGUAGES CXX)
                find_package(Tengen {wish})
                """)
            _, configured = self.configure(source)
            self.assertNotEqual(configured.returncode, 0)
            self.assertIn(words, configured.stdout)

    def test_a_onednn_of_another_version_is_refused_in_words(self):
        source = self.folder("onednn", CMakeLists__txt=f"""
            cmake_minimum_required(VERSION 3.25)
            project(other LANGUAGES CXX)
            include({SOURCE}/cmake/onednn.cmake)
            """)
        fake = os.path.join(source, "fake/oneapi/dnnl")
        os.makedirs(fake)
        with open(os.path.join(fake, "dnnl_version.h"), "w", encoding="utf-8") as file:
            file.write("#define DNNL_VERSION_MAJOR 4\n#define DNNL_VERSION_MINOR 1\n")
        _, configured = self.configure(source, "-DCMAKE_INCLUDE_PATH=" + os.path.join(source, "fake"))
        self.assertNotEqual(configured.returncode, 0)
        self.assertIn("Tengen needs oneDNN 2 or 3 (libdnnl-dev in Debian); this is oneDNN 4.1",
                      " ".join(configured.stdout.split()))


if __name__ == "__main__":
    unittest.main()

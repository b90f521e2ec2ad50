# Sourced by ./run and ./check: makes sure the packages they need are there.
#
#   need PACKAGE...   installs what is missing on Debian 12; elsewhere lists it and stops. Asks nobody
#                     when all is there: then there need be neither a network nor an administrator.

tengen_build_packages=(g++ cmake ninja-build libicu-dev libcli11-dev nlohmann-json3-dev libdnnl-dev zlib1g-dev
                       libboost1.81-dev libssl-dev libsqlite3-dev libpq-dev libnats-dev libgtest-dev libgmock-dev
                       qt6-base-dev qt6-l10n-tools libasound2-dev)
tengen_check_packages=(clang-format python3 xvfb xauth xdotool nodejs chromium postgresql nats-server)

is_debian_12() {
  local release="${TENGEN_OS_RELEASE:-/etc/os-release}"
  [ -r "$release" ] && (. "$release" && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ])
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

need() {
  if [ -n "${TENGEN_SKIP_SETUP:-}" ]; then return 0; fi
  if ! is_debian_12; then
    {
      echo "Tengen sets itself up on Debian 12 only. Here, install what these Debian packages hold:"
      echo "  $*"
      echo "and start again with TENGEN_SKIP_SETUP=1."
    } >&2
    exit 1
  fi
  local missing=() package
  for package in "$@"; do
    is_installed "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then return 0; fi
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
  if [ ${#as_root[@]} -gt 0 ] && ! command -v sudo >/dev/null; then
    echo "Tengen needs packages and there is no sudo here. As root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  echo "Installing: ${missing[*]}" >&2
  local said
  if ! said="$(install_packages "${missing[@]}" 2>&1)"; then
    echo "That failed ($(sed -n '/^E: /{s///p;q}' <<<"$said")). Try yourself: sudo apt-get install ${missing[*]}" >&2
    exit 1
  fi
}

# Old lists of packages may do: only the installation itself must work.
install_packages() {
  "${as_root[@]}" apt-get update -qq || true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@"
}

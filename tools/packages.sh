#!/usr/bin/env bash
# usage: tools/packages.sh GROUP… | --names
# Makes sure that the packages of the groups are installed: `build` for the program, `test`
# for its tests and the compiler that builds them fastest, `check` for checking the sources, `package`
# for making a Debian package, `browser` for the test that opens the hall's pages, `trees` for trying
# other releases of Debian, `windows` for making the program for Windows and `wine` for trying it.
#
# Debian and Ubuntu: installs what is missing, as root or through sudo.
# Elsewhere: names the packages if the build tools are missing; --names does so in any case.
set -eu

# Since Debian 13 Qt's plugins for SVG are a package of their own.
svg_plugins() {
    if apt-cache show qt6-svg-plugins >/dev/null 2>&1; then
        echo qt6-svg-plugins
    else
        echo libqt6svg6
    fi
}

packages_of() {
    case $1 in
    build) echo cmake ninja-build g++ qt6-base-dev qt6-tools-dev qt6-l10n-tools \
        libsqlite3-dev libqt6sql6-psql "$(svg_plugins)" qt6-translations-l10n breeze-icon-theme fonts-inter \
        nlohmann-json3-dev libqrcodegencpp-dev libxlsxwriter-dev libqpdf-dev \
        libzip-dev libmicrohttpd-dev libgnutls28-dev pkgconf qt6-multimedia-dev ;;
    test) echo clang lld libbenchmark-dev poppler-utils zbar-tools unzip python3-openpyxl qpdf postgresql ;;
    package) echo debhelper dpkg-dev lintian ;;
    browser) echo chromium chromium-driver python3-selenium iproute2 ;;
    trees) echo mmdebstrap ;;
    windows) echo g++-mingw-w64-x86-64-posix libz-mingw-w64-dev tcl autoconf automake librsvg2-bin icoutils nsis \
        zip ;;
    wine) echo wine64 xvfb openbox xdotool imagemagick zip unzip poppler-utils locales sqlite3 curl ;;
    check) echo libclang-rt-dev clang-format clang-tidy python3 desktop-file-utils appstream ;;
    *)
        echo "$0: there is no group '$1'" >&2
        exit 2
        ;;
    esac
}

name_packages() {
    cat >&2 <<'END'
The program is built with CMake, Ninja, a C++20 compiler, Qt 6.4 or newer (base, Linguist tools),
SQLite 3.40 or newer, nlohmann-json, qrcodegen, libxlsxwriter and libmicrohttpd (found by
pkg-config); for lists in workbooks libzip, for encrypted pages of helpers GnuTLS, for the bell Qt Multimedia; the benchmarks also need Google Benchmark, the tests of
documents Poppler's tools and zbar's. Install

Fedora   sudo dnf install cmake ninja-build gcc-c++ qt6-qtbase-devel qt6-qttools-devel \
             qt6-qtmultimedia-devel qt6-linguist sqlite-devel json-devel google-benchmark-devel poppler-utils zbar \
             libxlsxwriter-devel qpdf-devel libzip-devel libmicrohttpd-devel gnutls-devel pkgconf '*/qrcodegen.hpp'
Arch     sudo pacman -S --needed cmake ninja gcc qt6-base qt6-tools sqlite nlohmann-json benchmark \
             poppler zbar qrcodegencpp-cmake libxlsxwriter qpdf libzip libmicrohttpd gnutls pkgconf
macOS    brew install cmake ninja qt sqlite nlohmann-json google-benchmark poppler zbar libxlsxwriter \
             qpdf libzip libmicrohttpd gnutls pkgconf
Windows  Qt 6 for MSVC or MinGW with Qt's own installer (qt.io/download-open-source), CMake and
         Ninja with `winget install Kitware.CMake Ninja-build.Ninja`, and
         `vcpkg install sqlite3 nlohmann-json benchmark nayuki-qr-code-generator libxlsxwriter
         libzip libmicrohttpd pkgconf`; name both folders in CMAKE_PREFIX_PATH
Where no package has qrcodegen, build its C++ library from nayuki.io/page/qr-code-generator-library
and name its folder in CMAKE_PREFIX_PATH.

and start again.
END
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 "$@" </dev/null
}

are_listed() {
    local package
    for package in "$@"; do
        apt-cache show "$package" >/dev/null 2>&1 || return 1
    done
}

# The tests start their own server; the package would start one for the whole computer.
without_cluster() {
    local setting=/etc/postgresql-common/createcluster.conf
    [ -e "$setting" ] ||
        as_root sh -c "mkdir -p ${setting%/*} && echo 'create_main_cluster = false' >$setting"
}

install() {
    echo "Installing $*"
    case " $* " in *" postgresql "*) without_cluster ;; esac
    are_listed "$@" || apt_get update
    # Outdated lists name files that no longer exist: refresh them.
    apt_get install --yes --no-install-recommends "$@" ||
        { apt_get update && apt_get install --yes --no-install-recommends "$@"; }
}

if [ "${1-}" = --names ]; then
    name_packages
    exit 0
fi

if ! command -v apt-get >/dev/null; then
    if command -v cmake >/dev/null && command -v ninja >/dev/null; then
        exit 0
    fi
    name_packages
    exit 3
fi

# A fresh tree has no lists of packages, which svg_plugins needs.
if ! are_listed cmake && { [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null; }; then
    apt_get update
fi

missing=()
for group in "$@"; do
    packages=$(packages_of "$group")
    for package in $packages; do
        is_installed "$package" || missing+=("$package")
    done
done
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    echo "These packages are missing, and only root can install them:" >&2
    echo "    apt-get install ${missing[*]}" >&2
    exit 3
fi
install "${missing[@]}"

#!/usr/bin/env bash
# usage: tools/windows.sh [--programs]
# Makes the program for Windows on Debian 12, with MinGW-w64 and only from Debian's packages and sources:
#   out/rummy-director-VERSION-setup.exe      an installer for one user
#   out/rummy-director-VERSION-portable.zip   a folder to unzip, with the club beside the program
# The libraries are built once, into RUMMY_WINDOWS_CACHE (by default ~/.cache/rummy-director-windows), in half
# an hour on two cores. --programs compiles both programs only, and exits with 4 where there are no libraries yet.
set -euo pipefail
cd "$(dirname "$0")/.."

project=$PWD
cache=${RUMMY_WINDOWS_CACHE:-$HOME/.cache/rummy-director-windows}
host=x86_64-w64-mingw32
export RUMMY_WINDOWS_LIBRARIES=$cache/libraries

# Sources by apt's own means, in lists of this folder: the system's lists may have no sources.
fetch() {
    local lists=$cache/lists
    mkdir -p "$cache/sources" "$lists/parts" "$lists/state/partial"
    local options=(-o Dir::Etc::SourceList="$lists/sources.list" -o Dir::Etc::SourceParts="$lists/parts"
        -o Dir::State::Lists="$lists/state" -o Dir::Cache="$lists/cache" -o APT::Sandbox::User=)
    if [ ! -e "$lists/updated" ]; then
        mkdir -p "$lists/cache/archives/partial"
        : >"$lists/sources.list"
        for file in /etc/apt/sources.list.d/*.sources; do
            [ ! -e "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" >"$lists/parts/${file##*/}"
        done
        [ ! -e /etc/apt/sources.list ] ||
            sed -n 's/^deb\([ \t]\)/deb-src\1/p' /etc/apt/sources.list >"$lists/sources.list"
        apt-get "${options[@]}" update
        touch "$lists/updated"
    fi
    (cd "$cache/sources" && apt-get "${options[@]}" source --tar-only "$@")
}

# unpack PACKAGE: its source as the author published it, in a folder of that name.
unpack() {
    rm -rf "${cache:?}/build/$1"
    mkdir -p "$cache/build/$1"
    fetch "$1"
    tar -xf "$(ls "$cache/sources/$1"_*.orig.tar.*)" -C "$cache/build/$1" --strip-components=1
    cd "$cache/build/$1"
}

cross_cmake() {
    cmake -G Ninja -DCMAKE_TOOLCHAIN_FILE="$project/cmake/windows.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX="$RUMMY_WINDOWS_LIBRARIES" "$@"
}

build_qt6-base() {
    unpack qt6-base
    local off=(dbus icu glib zstd brotli vulkan openssl
        tabletevent # Needs a header that the source package leaves out.
        system_zlib system_pcre2 system_freetype system_harfbuzz system_png system_jpeg
        system_doubleconversion system_libb2
        sql_sqlite sql_odbc sql_psql sql_mysql sql_oci sql_db2 sql_ibase)
    off=("${off[@]/#/-DFEATURE_}")
    cross_cmake -S . -B made -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DQT_BUILD_EXAMPLES=OFF \
        -DQT_BUILD_TESTS=OFF -DFEATURE_schannel=ON "${off[@]/%/=OFF}"
    cmake --build made
    cmake --install made
}

build_sqlite3() {
    unpack sqlite3
    ./configure --disable-tcl
    make sqlite3.c
    "$host-gcc-posix" -O2 -shared -o sqlite3.dll -Wl,--out-implib,libsqlite3.dll.a \
        '-DSQLITE_API=__declspec(dllexport)' -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_THREADSAFE=1 sqlite3.c
    install -D -m 644 -t "$RUMMY_WINDOWS_LIBRARIES/include" sqlite3.h
    install -D -m 644 -t "$RUMMY_WINDOWS_LIBRARIES/lib" libsqlite3.dll.a
    install -D -t "$RUMMY_WINDOWS_LIBRARIES/bin" sqlite3.dll
}

build_libmicrohttpd() {
    unpack libmicrohttpd
    ./configure --host="$host" CC="$host-gcc-posix" --prefix="$RUMMY_WINDOWS_LIBRARIES" --disable-https \
        --disable-doc --disable-examples --disable-curl --disable-static
    make
    make install
}

build_libxlsxwriter() {
    unpack libxlsxwriter
    cross_cmake -S . -B made
    cmake --build made
    cmake --install made
}

build_libzip() {
    unpack libzip
    local off=(COMMONCRYPTO GNUTLS MBEDTLS OPENSSL WINDOWS_CRYPTO BZIP2 LZMA)
    off=("${off[@]/#/-DENABLE_}")
    cross_cmake -S . -B made "${off[@]/%/=OFF}" -DBUILD_TOOLS=OFF -DBUILD_REGRESS=OFF -DBUILD_EXAMPLES=OFF \
        -DBUILD_DOC=OFF
    cmake --build made
    cmake --install made
}

build_qr-code-generator() {
    unpack qr-code-generator
    "$host-g++-posix" -O2 -c cpp/qrcodegen.cpp
    "$host-ar" rcs libqrcodegencpp.a qrcodegen.o
    install -D -m 644 -t "$RUMMY_WINDOWS_LIBRARIES/include/qrcodegen" cpp/qrcodegen.hpp
    install -D -m 644 -t "$RUMMY_WINDOWS_LIBRARIES/lib" libqrcodegencpp.a
}

# Only headers; from /usr they would bring this system's headers along.
build_nlohmann-json3() {
    mkdir -p "$RUMMY_WINDOWS_LIBRARIES/include" "$RUMMY_WINDOWS_LIBRARIES/share/cmake"
    cp -r /usr/include/nlohmann "$RUMMY_WINDOWS_LIBRARIES/include"
    cp -r /usr/share/cmake/nlohmann_json "$RUMMY_WINDOWS_LIBRARIES/share/cmake"
}

libraries=(sqlite3 libmicrohttpd libxlsxwriter libzip qr-code-generator nlohmann-json3 qt6-base)

has_libraries() {
    local name
    for name in "${libraries[@]}"; do
        [ -e "$cache/built/$name" ] || return 1
    done
}

build_libraries() {
    local name log code
    mkdir -p "$cache/built"
    for name in "${libraries[@]}"; do
        log=$cache/$name.log
        [ ! -e "$cache/built/$name" ] || continue
        echo "Building $name; see $log"
        # Not in a condition, where a failing step would not end it.
        set +e
        (set -e; "build_$name") >"$log" 2>&1
        code=$?
        set -e
        [ "$code" -eq 0 ] || { tail -20 "$log"; return 1; }
        touch "$cache/built/$name"
    done
}

build_programs() {
    cmake --preset windows
    cmake --build --preset windows
}

make_folder() {
    rm -rf build/windows/folder
    cmake --install build/windows --component windows --strip --prefix build/windows/folder >/dev/null
}

version() {
    sed -n 's/^project(rummy-director VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt
}

make_installer() {
    makensis -V2 -DVERSION="$(version)" -DFOLDER="$project/build/windows/folder" \
        -DOUTPUT="$project/out/rummy-director-$(version)-setup.exe" packaging/windows/installer.nsi
}

# The program keeps everything in that folder wherever it finds it beside itself.
make_portable() {
    local name="Rummy Director" zip=$project/out/rummy-director-$(version)-portable.zip
    rm -rf "build/windows/portable" "$zip"
    mkdir -p "build/windows/portable"
    cp -r build/windows/folder "build/windows/portable/$name"
    mkdir "build/windows/portable/$name/rummy-director-data"
    cp packaging/windows/portable.txt "build/windows/portable/$name/rummy-director-data/README.txt"
    (cd build/windows/portable && zip -q -9 -r "$zip" "$name")
}

case ${1-} in
--programs)
    has_libraries || exit 4
    build_programs
    ;;
"")
    tools/packages.sh build windows
    build_libraries
    build_programs
    mkdir -p out
    make_folder
    make_installer
    make_portable
    ls -l out
    ;;
*)
    echo "usage: tools/windows.sh [--programs]" >&2
    exit 2
    ;;
esac

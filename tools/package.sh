#!/usr/bin/env bash
# usage: tools/package.sh [FOLDER]
# Builds the Debian package of the last commit and writes it into FOLDER (out/). The same commit gives
# the same package, byte for byte. RUMMY_BUILD names a build folder whose programs are packed instead:
# enough to check how the package is made.
set -eu
cd "$(dirname "$0")/.."

build=${RUMMY_BUILD:+$(cd "$RUMMY_BUILD" && pwd)}
target=$(mkdir -p "${1-out}" && cd "${1-out}" && pwd)
version=$(sed -n 's/^project(rummy-director VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
if ! grep -q "^rummy-director ($version) " packaging/debian/changelog; then
    echo "packaging/debian/changelog does not begin with version $version" >&2
    exit 1
fi
tools/packages.sh build package

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
source=$work/rummy-director-$version
mkdir "$source"
git archive HEAD | tar -x -C "$source"
cp -r packaging/debian "$source/debian"

cd "$source"
RUMMY_BUILD=$build RUMMY_COMMIT=$(git -C "$OLDPWD" describe --always --abbrev=12 --exclude='*') \
    DEB_BUILD_OPTIONS=noautodbgsym dpkg-buildpackage --build=binary --no-sign --jobs=auto
cp "$work"/rummy-director_"$version"_*.deb "$target"
ls -l "$target"/rummy-director_"$version"_*.deb

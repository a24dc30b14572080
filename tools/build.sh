#!/usr/bin/env bash
# usage: tools/build.sh PRESET [ARGUMENT…]
# Configures and builds a preset of CMakePresets.json; the arguments go to `cmake --build`.
set -eu
cd "$(dirname "$0")/.."

preset=$1
shift
if ! cmake --preset "$preset"; then
    tools/packages.sh --names
    exit 3
fi
cmake --build --preset "$preset" "$@"

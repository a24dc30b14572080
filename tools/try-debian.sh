#!/usr/bin/env bash
# usage: tools/try-debian.sh RELEASE…
# Runs `./run` and `./test` from a clone of HEAD in a fresh system tree of each release of Debian (bookworm,
# trixie), as root, and fails if one of them does or the compiler warns. Needs mmdebstrap; nothing outside
# the tree is changed.
set -euo pipefail
cd "$(dirname "$0")/.."

try_in_tree() {
    local tree=$1 command
    # This machine's package sources.
    apt-config dump Acquire >"$tree/etc/apt/apt.conf.d/99host"
    git clone --quiet . "$tree/project"
    for command in run test; do
        echo "== ./$command"
        chroot "$tree" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
            QT_QPA_PLATFORM=offscreen "/project/$command" 2>&1 | tee "$tree/tmp/$command.log"
    done
    ! grep "warning:" "$tree/tmp/run.log" "$tree/tmp/test.log"
}

if [ "${1-}" = --in ]; then
    try_in_tree "$2"
else
    for release in "$@"; do
        mmdebstrap --quiet --variant=apt --format=null --include=ca-certificates,git \
            --customize-hook="'$PWD/tools/try-debian.sh' --in \"\$1\"" "$release" -
        echo "$release: passed"
    done
fi

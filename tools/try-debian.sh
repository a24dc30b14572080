#!/usr/bin/env bash
# usage: tools/try-debian.sh RELEASE…
# Runs `./run` and `./test` from a clone of HEAD in a fresh tree of each Debian release (bookworm, trixie), and
# fails if the compiler warns of anything. Needs root and mmdebstrap. RUMMY_TREES names a folder for the
# trees, which are kept there; by default they are temporary.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }

trees=${RUMMY_TREES-}
if [ -z "$trees" ]; then
    trees=$(mktemp -d)
    trap 'rm -rf "$trees"' EXIT
fi

# Runs a command in the tree, which has /proc and /dev while it runs.
inside() {
    unshare --mount --fork --pid -- bash -eu -c '
        tree=$1
        shift
        mount -t proc proc "$tree/proc"
        mount --rbind /dev "$tree/dev"
        cp /etc/resolv.conf "$tree/etc/resolv.conf"
        exec chroot "$tree" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
            QT_QPA_PLATFORM=offscreen "$@"' inside "$@" </dev/null
}

try() {
    local release=$1 tree=$trees/$1
    [ -d "$tree" ] || mmdebstrap --variant=apt --include=ca-certificates,git "$release" "$tree"
    rm -rf "$tree/project"
    git clone --quiet . "$tree/project"
    inside "$tree" bash -euo pipefail -c '
        cd /project
        for command in run test; do
            printf "\n== %s: ./%s\n" "$1" "$command"
            "./$command" 2>&1 | tee "/tmp/$command.log"
        done
        ! grep "warning:" /tmp/run.log /tmp/test.log' try "$release"
}

for release in "$@"; do
    try "$release"
    echo "$release: passed"
done

#!/usr/bin/env bash
# usage: tools/try-package.sh FILE.deb [SUITE]
# Tries a package in a fresh system tree of Debian (bookworm), as root: it is installed over an older
# version, migrates a database, starts, is found by its file types, and is removed without a trace
# except the user's data. Needs mmdebstrap and sqlite3; nothing outside the tree is changed.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "FAILED: $1" >&2
    exit 1
}

inside() {
    chroot "$tree" env -i PATH=/usr/sbin:/usr/bin HOME=/root LC_ALL=C.UTF-8 \
        QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=/tmp "$@"
}

# System files only; the packages' records and caches change with every installation.
files_of_system() {
    (cd "$tree" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./root -o \
        -path ./tmp -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o \
        -path ./var/log \) -prune -o ! -type d -print | sort)
}

install_package() {
    inside env DEBIAN_FRONTEND=noninteractive apt-get --yes --no-install-recommends install "/tmp/$1" \
        >/dev/null 2>&1 || fail "$1 cannot be installed"
}

older_version_of() {
    local folder
    folder=$(mktemp -d)
    dpkg-deb --raw-extract "$1" "$folder/package"
    sed -i 's/^Version: .*/Version: 0.0.1/' "$folder/package/DEBIAN/control"
    dpkg-deb --root-owner-group --build "$folder/package" "$2" >/dev/null
    rm -rf "$folder"
}

try_in_tree() {
    local package=$1 before seconds
    # This machine's package sources.
    apt-config dump Acquire >"$tree/etc/apt/apt.conf.d/99host"
    inside apt-get update >/dev/null
    cp "$package" "$tree/tmp/new.deb"
    older_version_of "$package" "$tree/tmp/older.deb"
    install_package older.deb
    inside dpkg --purge rummy-director >/dev/null
    before=$(files_of_system)

    install_package older.deb
    sqlite3 "$tree/root/club.rummydb" <tests/data/club-schema-1.sql
    seconds=$SECONDS
    install_package new.deb
    inside rummy-director-cli --version
    inside rummy-director-cli --database /root/club.rummydb list >/dev/null ||
        fail "the database of an older version is not migrated"
    inside rummy-director-cli --database /root/club.rummydb check || fail "the database is damaged"
    [ "$(inside timeout 5 rummy-director >/dev/null 2>&1; echo $?)" = 124 ] ||
        fail "the window does not stay open"
    [ -s "$tree/root/.local/share/rummy-director/club.rummydb" ] || fail "the window has no database"
    echo "Installed and started in $((SECONDS - seconds - 5)) seconds and 5 more of watching"

    cp tests/data/club-evening.json "$tree/root/evening.rummytournament"
    for file in club.rummydb evening.rummytournament; do
        type=$(inside xdg-mime query filetype "/root/$file")
        [ "$type" = "application/x-${file##*.}" ] || fail "$file is of type $type"
        [ "$(inside xdg-mime query default "$type")" = org.rummydirector.RummyDirector.desktop ] ||
            fail "$file is not opened by the program"
    done
    inside man --warnings=w -l /usr/share/man/man1/rummy-director-cli.1.gz 2>&1 >/dev/null | (! grep .) ||
        fail "the manual has faults"

    inside dpkg --purge rummy-director >/dev/null
    diff <(echo "$before") <(files_of_system) || fail "something is left behind"
    [ -s "$tree/root/club.rummydb" ] || fail "the user's data is gone"
    echo "Removed without a trace"
}

if [ "${1-}" = --in ]; then
    tree=$2
    try_in_tree "$3"
else
    package=$(realpath "$1")
    mmdebstrap --quiet --variant=apt --format=null \
        --include=ca-certificates,xdg-utils,shared-mime-info,desktop-file-utils,hicolor-icon-theme,libfile-mimeinfo-perl,man-db \
        --customize-hook="'$PWD/tools/try-package.sh' --in \"\$1\" '$package'" "${2-bookworm}" -
    echo "The package passed."
fi

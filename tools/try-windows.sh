#!/usr/bin/env bash
# usage: tools/try-windows.sh CLI
# Tries the installer of tools/windows.sh under Wine, beside CLI, the command line of the same commit for this
# system: it is installed, the sample evening is played on both and their output, files and the text of every
# document compared, it is backed up, restored, killed, migrated and served, the window is opened, and it is
# removed. Pictures of the window, and what was found, are written to out/windows/. Needs the packages of
# `tools/packages.sh wine`; nothing outside a temporary folder and out/ is changed.
set -euo pipefail
cd "$(dirname "$0")/.."

linux=$(realpath "$1")
installer=$(ls "$PWD"/out/rummy-director-*-setup.exe)
results=$PWD/out/windows
work=$(mktemp -d)
rm -rf "$results"
mkdir -p "$results"

PATH=$PATH:/usr/lib/wine
export WINEPREFIX=$work/prefix WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
# A language that is there in any case, as Wine loses umlauts without one.
mkdir -p "$work/locale"
localedef -i de_DE -f UTF-8 "$work/locale/de_DE.UTF-8"
export LOCPATH=$work/locale
export LC_ALL=de_DE.UTF-8
unset DISPLAY
drive=$WINEPREFIX/drive_c
failures=0

passed() { echo "passed: $*" | tee -a "$results/report.txt"; }
failed() {
    echo "FAILED: $*" | tee -a "$results/report.txt"
    failures=$((failures + 1))
}
check() {
    local what=$1
    shift
    if "$@" >>"$results/log.txt" 2>&1; then passed "$what"; else failed "$what"; fi
}

end() {
    wineserver64 -k 2>/dev/null || wineserver -k 2>/dev/null || true
    [ -z "${screen-}" ] || kill "$screen" 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT

start_screen() {
    local number
    exec 9<>"$(mktemp)"
    Xvfb -displayfd 9 -screen 0 1280x800x24 >/dev/null 2>&1 &
    screen=$!
    sleep 2
    number=$(tail -n 1 "/proc/self/fd/9" | tr -d '[:space:]')
    export DISPLAY=:$number
    openbox >/dev/null 2>&1 &
}

# A folder that Windows' users have: with blanks and umlauts.
club='C:\Verein Müller & Söhne\Abend im Kö.rummydb'
mkdir_club() { mkdir -p "$drive/Verein Müller & Söhne"; }

windows() { wine64 "$program/rummy-director-cli.exe" "$@"; }
on_windows() { windows --database "$club" "$@"; }
on_linux() { "$linux" --database "$work/club.rummydb" "$@"; }

play() {
    "$1" import tests/data/club-evening.json
    "$1" import tests/data/open-tournament.json
    "$1" enter --tournament 1 --round 4 --table 2 --game 4 --stones 3,0,6,10 --claims 1,2,2,0 \
        --correct --reason "table agreed on the second claim"
    "$1" mark --tournament 1 --round 4 --table 2 --none
    "$1" round --tournament 1 --round 4 --close
}

# The same command on both systems writes the same.
same() {
    local name
    name=$(echo "$*" | tr -c 'a-z0-9\n' _)
    on_linux "$@" >"$work/$name.linux" 2>&1
    on_windows "$@" >"$work/$name.windows" 2>&1
    check "the same on both: $*" cmp "$work/$name.linux" "$work/$name.windows"
}

all_embedded() { ! grep -q no "$work/embedded"; }

# The text of each document, and embedded typefaces.
documents() {
    local name
    mkdir -p "$work/pdf"
    for name in $(on_linux print --list --tournament 1); do
        on_linux print "$name" --tournament 1 -o "$work/pdf/$name-linux.pdf" 2>>"$results/log.txt" || continue
        on_windows print "$name" --tournament 1 -o "Z:$work/pdf/$name-windows.pdf" 2>>"$results/log.txt" ||
            { failed "print $name"; continue; }
        pdftotext -layout "$work/pdf/$name-linux.pdf" - | sed 's/[0-9][0-9]:[0-9][0-9]/TIME/g' >"$work/$name.l"
        pdftotext -layout "$work/pdf/$name-windows.pdf" - | sed 's/[0-9][0-9]:[0-9][0-9]/TIME/g' >"$work/$name.w"
        check "text of $name is that of Linux" diff -b "$work/$name.l" "$work/$name.w"
        pdffonts "$work/pdf/$name-windows.pdf" | tail -n +3 | awk '{ print $(NF-4) }' >"$work/embedded"
        check "typefaces of $name are embedded" all_embedded
    done
}

journal_has() { on_windows journal --tournament 1 --format text | grep -q "$1"; }

# Killed at twenty moments while games are entered: what was acknowledged is there.
kills() {
    local attempt stones acknowledged= process
    for attempt in $(seq 20); do
        stones="0,$attempt,$((attempt + 1)),$((attempt % 9 + 3))"
        on_windows enter --tournament 1 --round 1 --table 1 --game 1 --stones "$stones" --claims 0,0,0,0 \
            --correct --confirm-warnings --reason "attempt $attempt" >"$work/answer" 2>&1 &
        process=$!
        sleep "0.$((attempt * 4 % 10))$((attempt % 10))"
        pkill -KILL -f rummy-director-cli.exe || true
        ! wait "$process" || acknowledged=$attempt
    done 2>/dev/null
    check "sound after twenty kills" on_windows check
    [ -z "$acknowledged" ] || check "what was acknowledged last is there" journal_has "attempt $acknowledged"
}

serves() {
    local address
    on_windows hall --tournament 1 --port 18099 >"$work/hall" 2>&1 &
    for _ in $(seq 50); do
        ! grep -q http "$work/hall" || break
        sleep 0.2
    done
    check "a browser outside gets the pages" curl --silent --fail http://127.0.0.1:18099/tables -o "$work/page.html"
    check "the page names the tables" grep -q "<h1" "$work/page.html"
    pkill -KILL -f rummy-director-cli.exe || true
}

# In brackets, lest it finds itself.
is_gone() { ! pgrep -f '[r]ummy-director.exe'; }

picture() {
    sleep "${2:-2}"
    import -window root "$results/$1.png"
}

window() {
    local key
    wine64 "$program/rummy-director.exe" >>"$results/log.txt" 2>&1 &
    for _ in $(seq 60); do
        ! xdotool search --name "Rummy Director" >/dev/null 2>&1 || break
        sleep 0.5
    done
    check "the window stands" xdotool search --name "Rummy Director"
    picture welcome 4
    xdotool key ctrl+m
    picture sample 5
    for key in 1 2 3 4 5 6 7 8 9 0; do
        xdotool key "ctrl+$key"
        picture "page-$key"
    done
    xdotool key ctrl+q
    for _ in $(seq 60); do
        ! is_gone >/dev/null || break
        sleep 0.5
    done
    check "Ctrl+Q ends it" is_gone
}

start_screen
wine64 wineboot --init >/dev/null 2>&1
check "silent installation" wine64 "$installer" /S
program=$(find "$drive/users" -path '*Programs/Rummy Director' -type d | head -n 1)
check "the program is there" test -x "$program/rummy-director-cli.exe"
check "--version" windows --version
mkdir_club
play on_linux >>"$results/log.txt" 2>&1
check "the sample evening" play on_windows
for format in text csv json; do same standings --tournament 1 --format "$format"; done
same fee --tournament 2 --format text
same export --tournament 1
same list
documents
check "a workbook" on_windows print standings --tournament 1 -o "Z:$work/standings.xlsx"
check "the workbook opens" unzip -tq "$work/standings.xlsx"
check "backing up" on_windows backup -o 'C:\Sicherung Ä.rummydb'
check "restoring over the club" on_windows restore 'C:\Sicherung Ä.rummydb'
same standings --tournament 1 --format csv
kills
sqlite3 "$drive/old.rummydb" <tests/data/club-schema-1.sql
check "an old database is migrated" windows --database 'C:\old.rummydb' list
check "and is sound" windows --database 'C:\old.rummydb' check
serves
window
check "silent removal" wine64 "$program/uninstall.exe" /S
sleep 5
nothing_left() { ! find "$program" -type f 2>/dev/null | grep .; }
check "nothing is left of the program" nothing_left
check "the club is" test -s "$drive/Verein Müller & Söhne/Abend im Kö.rummydb"
echo "$failures failures; see $results"
[ "$failures" -eq 0 ]

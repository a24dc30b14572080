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
    [ -z "${manager-}" ] || kill "$manager" 2>/dev/null || true
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
    manager=$!
}

# A folder that Windows' users have: with blanks and umlauts.
club='C:\Verein Müller & Söhne\Abend im Kö.rummydb'
mkdir_club() { mkdir -p "$drive/Verein Müller & Söhne"; }

# A lost question on the screen would wait for ever.
patience=300
windows() { timeout -k 5 "$patience" wine64 "$program/rummy-director-cli.exe" "$@"; }
on_windows() { windows --database "$club" "$@"; }
# In the background, with the number of its process in `process`.
begin_on_windows() {
    wine64 "$program/rummy-director-cli.exe" --database "$club" "$@" &
    process=$!
}
kill_process() {
    kill -KILL "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
}
on_linux() { "$linux" --database "$work/club.rummydb" "$@"; }

play() {
    "$1" import tests/data/club-evening.json
    "$1" import tests/data/open-tournament.json
    "$1" enter --tournament 1 --round 4 --table 2 --game 4 --stones 3,0,6,10 --claims 1,2,2,0 \
        --correct --reason "table agreed on the second claim"
    "$1" mark --tournament 1 --round 4 --table 2 --none
    "$1" round --tournament 1 --round 4 --close
}

# The same command on both systems writes the same, but for the evening's own random key.
same() {
    local name
    name=$(echo "$*" | tr -c 'a-z0-9\n' _)
    on_linux "$@" 2>&1 | sed '/^ *"evening":/d' >"$work/$name.linux"
    on_windows "$@" 2>&1 | sed '/^ *"evening":/d' >"$work/$name.windows"
    check "the same on both: $*" cmp "$work/$name.linux" "$work/$name.windows"
}

# refused CODE TEXT COMMAND…: ends with that code and says that text.
refused() {
    local wanted=$1 text=$2 code=0
    shift 2
    "$@" >"$work/refusal" 2>&1 || code=$?
    cat "$work/refusal"
    [ "$code" -eq "$wanted" ] && grep -q "$text" "$work/refusal"
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

milliseconds() {
    local begin=${EPOCHREALTIME/[.,]/}
    "$@" >>"$results/log.txt" 2>&1
    echo $(((${EPOCHREALTIME/[.,]/} - begin) / 1000))
}

# timed COMMAND…: how long the same takes on both; nothing is judged.
timed() {
    echo "time of $*: $(milliseconds on_linux "$@") ms, under Wine $(milliseconds on_windows "$@") ms" |
        tee -a "$results/report.txt"
}

journal_has() { on_windows journal --tournament 1 --format text | grep -q "$1"; }

# Killed at twenty moments while games are entered: what was acknowledged is there.
kills() {
    local attempt stones acknowledged=
    for attempt in $(seq 20); do
        stones="0,$attempt,$((attempt + 1)),$((attempt % 9 + 3))"
        begin_on_windows enter --tournament 1 --round 1 --table 1 --game 1 --stones "$stones" --claims 0,0,0,0 \
            --correct --confirm-warnings --reason "attempt $attempt" >"$work/answer" 2>&1
        sleep "0.$((attempt * 4 % 10))$((attempt % 10))"
        kill -KILL "$process" 2>/dev/null || true
        ! wait "$process" || acknowledged=$attempt
    done 2>/dev/null
    check "sound after twenty kills" on_windows check
    [ -z "$acknowledged" ] || check "what was acknowledged last is there" journal_has "attempt $acknowledged"
}

# begin_hall OPTION…: served at port 18099 in the background.
begin_hall() {
    begin_on_windows hall --tournament 1 --port 18099 "$@" >"$work/hall" 2>&1
    for _ in $(seq 50); do
        ! grep -q http "$work/hall" || break
        sleep 0.2
    done
}

page_has() { curl --silent --fail --max-time 20 "http://127.0.0.1:18099/$1" | grep -q "$2"; }

signs_in() {
    curl --silent --fail --max-time 20 --location --cookie-jar "$work/cookies" --cookie "$work/cookies" \
        --data "code=$1" http://127.0.0.1:18099/helper | grep -q "Jörg Möller"
}

serves() {
    local code
    on_windows helpers add "Jörg Möller" --may check-in >>"$results/log.txt" 2>&1
    code=$(on_windows helpers codes --tournament 1 2>>"$results/log.txt" | cut -f 1)
    begin_hall
    check "a browser outside gets the pages" page_has tables "<h1"
    check "and the door of the helpers" page_has helper "<form"
    check "which opens with a code" signs_in "$code"
    kill_process
    check "encrypted pages are refused with the reason" refused 3 verschlüsseln on_windows hall --tournament 1 \
        --port 18099 --helpers-port 18100
}

pictures_in() { pdfimages -list "$1" | tail -n +3 | wc -l; }

# The club keeps the picture: its file may go.
kept_picture() {
    local folder="$drive/Bilder für Urkunden"
    mkdir -p "$folder"
    convert -size 60x40 xc:red "$folder/Wäppen.png"
    check "a logo of umlauts" on_windows set --tournament 1 \
        'certificate.logo=C:\Bilder für Urkunden\Wäppen.png'
    rm "$folder/Wäppen.png"
    on_windows print certificate --tournament 1 -o "Z:$work/logo.pdf" >>"$results/log.txt" 2>&1
    check "is printed without its file" test "$(pictures_in "$work/logo.pdf")" -gt 0
    check "and taken back" on_windows undo --tournament 1
}

# From a workbook and a document of OpenDocument.
workbooks() {
    local id
    on_windows print participants --tournament 1 -o "Z:$work/people.xlsx" >>"$results/log.txt" 2>&1
    id=$(on_windows new --name Liste --ruleset rummy-pure-plus --games 4 2>>"$results/log.txt" | tail -n 1)
    check "a list of people from .xlsx" on_windows enrol --tournament "$id" "Z:$work/people.xlsx"
    (
        cd "$work"
        printf '%s' '<?xml version="1.0"?><office:document-content' \
            ' xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"' \
            ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"' \
            ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>' \
            '<table:table table:name="A"><table:table-row><table:table-cell><text:p>Name</text:p>' \
            '</table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Jäger, Ödön</text:p>' \
            '</table:table-cell></table:table-row></table:table></office:spreadsheet></office:body>' \
            '</office:document-content>' >content.xml
        printf '%s' application/vnd.oasis.opendocument.spreadsheet >mimetype
        zip -q "Gäste.ods" mimetype content.xml
    )
    check "a list of people from .ods" on_windows enrol --tournament "$id" "Z:$work/Gäste.ods"
    check "umlauts and all" names_has "$id" "Jäger, Ödön"
    on_windows delete --tournament "$id" >>"$results/log.txt" 2>&1
}
names_has() { on_windows participants --tournament "$1" | grep -q "$2"; }

# No file, no share, no server: each is refused with its reason, and nothing waits.
refusals() {
    local name patience=30
    for name in NUL CON com1.csv; do
        check "no file is written to $name" refused 3 Gerät on_windows standings --tournament 1 --format csv -o "$name"
    done
    check "a club on a share is refused" refused 3 Netz windows --database '\\nas\verein\club.rummydb' list
    check "a club on a server is refused" refused 3 PostgreSQL windows \
        --database postgresql://director@127.0.0.1:5/club list
    cp "$drive/Verein Müller & Söhne/Abend im Kö.rummydb" "$drive/newer.rummydb"
    sqlite3 "$drive/newer.rummydb" 'PRAGMA user_version = 999'
    check "a club of a newer version is refused" refused 3 999 windows --database 'C:\newer.rummydb' list
}

# The club replaced by a copy from before its newest entries, as a damaged disk might leave it.
lost_entries() {
    cp "$drive/Verein Müller & Söhne/Abend im Kö.rummydb" "$work/before.rummydb"
    on_windows penalty --tournament 1 --participant 3 --round 1 --points -1 --reason "zu spät" >>"$results/log.txt" 2>&1
    check "the newest entry is noted beside the club" test -s "$drive/Verein Müller & Söhne/Abend im Kö.rummydb-newest"
    cp "$work/before.rummydb" "$drive/Verein Müller & Söhne/Abend im Kö.rummydb"
    check "lost entries are told" warned on_windows list
}
warned() { "$@" 2>&1 | tee "$work/warning" | grep -q -i warn; }

# Deeper than the 260 letters of old.
long_path() {
    local part folder
    part=$(printf 'o%.0s' $(seq 60))
    folder="Ordner/$part/$part/$part/$part/$part"
    mkdir -p "$drive/$folder"
    check "a club below 300 letters" windows --database "C:\\${folder//\//\\}\\Klub.rummydb" import \
        tests/data/club-evening.json
}

begin_window() {
    wine64 "$program/rummy-director.exe" "$@" >>"$results/log.txt" 2>&1 &
    process=$!
}
is_gone() { ! kill -0 "$process" 2>/dev/null; }
# wait_for COMMAND…: up to half a minute.
wait_for() {
    for _ in $(seq 60); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.5
    done
    return 1
}
has_window() { xdotool search --name "$1"; }

picture() {
    sleep "${2:-2}"
    import -window root "$results/$1.png"
}

# The settings as the program itself writes them.
settings() { printf '[backup]\nsecond-folder=%s\n' 'C:/Zweiter Ordner'; }

window() {
    local key
    mkdir -p "$local_data" "$drive/Zweiter Ordner"
    settings >"$local_data/desk.ini"
    begin_window
    check "the window stands" wait_for has_window "Rummy Director"
    picture welcome 4
    xdotool key Tab Return # The sample evening, below the new tournament.
    picture sample 5
    for key in 1 2 3 4 5 6 7 8 9 0; do
        xdotool key "ctrl+$key"
        picture "page-$key"
    done
    second_window
    xdotool key ctrl+q
    check "Ctrl+Q ends it" wait_for is_gone
    check "with a backup beside the club" has_files "$local_data/backups"
    check "and in the second folder" has_files "$drive/Zweiter Ordner"
    check "both windows have kept the settings" grep -q second-folder "$local_data/desk.ini"
}
has_files() { find "$1" -name '*.rummydb*' -size +100k | grep .; }

# Another program changes what the window shows, and takes it back.
second_window() {
    local first=$process
    begin_window
    picture second-window 8
    check "a second window opens" kill -0 "$process"
    xdotool key ctrl+q
    check "and ends" wait_for is_gone
    process=$first
    xdotool key ctrl+5
    check "the command line changes the open club" windows enter --tournament 1 --round 4 --table 1 --game 3 \
        --stones 0,5,10,15 --claims 0,0,0,0 --correct --confirm-warnings --reason "beide"
    picture changed-outside 3
    check "and takes it back" windows undo --tournament 1
    picture taken-back 3
}

# Left of its own accord, and dark where the system is.
synced_folder() {
    local folder="$drive/users/$USER/OneDrive - Verein"
    mkdir -p "$folder"
    windows --database "C:\\users\\$USER\\OneDrive - Verein\\Wolke.rummydb" import tests/data/club-evening.json \
        >>"$results/log.txt" 2>&1
    wine64 reg add 'HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize' /v AppsUseLightTheme \
        /t REG_DWORD /d 0 /f >>"$results/log.txt" 2>&1
    begin_window --database "C:\\users\\$USER\\OneDrive - Verein\\Wolke.rummydb"
    wait_for has_window OneDrive || true
    picture synced-folder 3
    xdotool key Return
    picture dark 6
    check "a club in OneDrive's folder is moved out of it" test -s "$local_data/Wolke.rummydb"
    xdotool key ctrl+q
    wait_for is_gone || kill_process
}

start_screen
wine64 wineboot --init >/dev/null 2>&1
wine64 "$installer" >>"$results/log.txt" 2>&1 &
process=$!
check "the installer asks" wait_for has_window "Rummy Director"
picture installer
kill_process
check "silent installation" wine64 "$installer" /S
program=$(find "$drive/users" -path '*Programs/Rummy Director' -type d | head -n 1)
local_data=${program%/Programs/*}/rummy-director
USER=$(basename "${local_data%/AppData/*}")
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
timed list
timed print standings --tournament 1 -o "$work/timed.pdf"
timed print paper-kit --tournament 1 -o "$work/timed.pdf"
check "a workbook" on_windows print standings --tournament 1 -o "Z:$work/standings.xlsx"
check "the workbook opens" unzip -tq "$work/standings.xlsx"
check "backing up" on_windows backup -o 'C:\Sicherung Ä.rummydb'
check "restoring over the club" on_windows restore 'C:\Sicherung Ä.rummydb'
same standings --tournament 1 --format csv
kills
sqlite3 "$drive/old.rummydb" <tests/data/club-schema-1.sql
check "an old database is migrated" windows --database 'C:\old.rummydb' list
check "and is sound" windows --database 'C:\old.rummydb' check
refusals
kept_picture
workbooks
long_path
serves
lost_entries
window
synced_folder
check "silent removal" wine64 "$program/uninstall.exe" /S
sleep 5
nothing_left() { ! find "$program" -type f 2>/dev/null | grep .; }
check "nothing is left of the program" nothing_left
check "the club is" test -s "$drive/Verein Müller & Söhne/Abend im Kö.rummydb"
echo "$failures failures; see $results"
[ "$failures" -eq 0 ]

#!/usr/bin/env bash
# usage: tools/sample-evening.sh rummy-director-cli
# Plays a club's evening and an open tournament of tests/data on the command line: a late
# correction, standings, licence fees, journal. Files are written to out/.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
database=out/sample.rummydb
mkdir -p out
rm -f "$database"*

director() {
    "$program" --database "$database" "$@"
}

import_sample() {
    director import "tests/data/$1.json" | tail -n 1
}

say() {
    printf '\n%s\n' "$*"
}

say "The sample evening of tests/data, on the command line."

say "Importing the evening and an open tournament; one large hand is warned about:"
evening=$(import_sample club-evening)
open=$(import_sample open-tournament)
director list

say "Round 4, table 2, game 4 was disputed. The result is corrected, points in the order of seats:"
director enter --tournament "$evening" --round 4 --table 2 --game 4 \
    --stones 3,0,6,10 --claims 1,2,2,0 --correct --reason "table agreed on the second claim"
director mark --tournament "$evening" --round 4 --table 2 --none
director round --tournament "$evening" --round 4 --close

say "Standings:"
director standings --tournament "$evening" --format text | tee out/standings.txt
director standings --tournament "$evening" --format csv -o out/standings.csv
director standings --tournament "$evening" --format json -o out/standings.json

say "Licence fee of the evening, and of the open tournament:"
director fee --tournament "$evening" --format text -o out/licence-fee.txt
director fee --tournament "$open" --format text -o out/open-licence-fee.txt
tail -q -n 1 out/licence-fee.txt out/open-licence-fee.txt
director standings --tournament "$open" --format text -o out/open-standings.txt

say "Journal of the evening:"
director journal --tournament "$evening" --format text | tee out/journal.txt
director export --tournament "$evening" -o out/club-evening.json

say "The files, in $PWD/out:"
cat <<'END'
  sample.rummydb          the database, with both tournaments
  standings.txt .csv .json
  licence-fee.txt         the evening owes nothing
  journal.txt
  club-evening.json       the evening as a tournament file, corrected
  open-standings.txt      the open tournament
  open-licence-fee.txt    the licence fee it owes, and for whom
END

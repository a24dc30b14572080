#!/usr/bin/env bash
# usage: tools/document-pictures.sh rummy-director-cli
# Updates docs/pictures/documents: pages of the tournaments of tests/data, in English on A4, small
# and grey. Needs poppler-utils.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
pictures=docs/pictures/documents
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

director() {
    "$program" --database "$work/pictures.rummydb" "$@"
}

import_sample() {
    director import "tests/data/$1.json" 2> "$work/warnings" | tail -n 1
}

# picture NAME TOURNAMENT DOCUMENT PAGE [OPTION…]
picture() {
    local name=$1 tournament=$2 document=$3 page=$4
    shift 4
    director print "$document" --tournament "$tournament" --paper a4 --language en "$@" \
        -o "$work/page.pdf"
    pdftocairo -gray -png -singlefile -scale-to 470 -f "$page" -l "$page" \
        "$work/page.pdf" "$pictures/$name"
}

# Ten people registered for eight places; three of them are here.
registered_sample() {
    local id
    id=$(director new --name "Clubabend im November" --date 2026-11-13 --venue "Gasthaus Zum Hirschen" \
        --organiser "Rommé-Club Eichenried" --ruleset rummy-pure-plus | tail -n 1)
    director set --tournament "$id" startFeeCents=500 capacity=8 deadline=19:30 > "$work/said"
    director enrol --tournament "$id" --status expected tests/data/enrolment.csv > "$work/said"
    for person in 2 3 5; do
        director check-in --tournament "$id" --participant "$person" --paid > "$work/said"
    done
    echo "$id"
}

evening=$(import_sample club-evening)
registered=$(registered_sample)
open=$(import_sample open-tournament)
knock_out=$(import_sample cards-knock-out)
points=$(import_sample cards-points)

for document in seating-by-table score-slips table-cards round-results standings cross-table \
    personal-sheet certificate sign-up-list name-badges player-cards table-numbers draw-slips slip-pads \
    poster winners; do
    picture "$document" "$evening" "$document" 1
done
picture check-in-list "$registered" check-in-list 1
fee_pages=$(director print licence-fee --tournament "$open" --paper a4 --language en \
    -o "$work/fee.pdf" && pdfinfo "$work/fee.pdf" | sed -n 's/^Pages: *//p')
picture licence-fee "$open" licence-fee "$fee_pages"
picture tree "$knock_out" tree 1
picture bracket "$knock_out" bracket 2
picture knock-out-standings "$knock_out" standings 1
picture card-round-results "$points" round-results 1
picture card-score-slips "$points" score-slips 1

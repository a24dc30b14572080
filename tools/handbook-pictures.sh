#!/usr/bin/env bash
# usage: tools/handbook-pictures.sh tour
# Updates the window's pictures of the handbooks and the README from what `tour` paints, which is built with
# the tests. Needs ImageMagick.
set -euo pipefail
cd "$(dirname "$0")/.."

tour=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# picture SCENE FILE WIDTH
picture() {
    convert "$work/$1.png" -resize "$3" -dither None -colors 255 -strip PNG8:"$2"
}

for language in de en; do
    view=$language-light-1280x800
    QT_QPA_PLATFORM=offscreen "$tour" "$work" "$view" > "$work/said" 2>&1
    for pair in tournaments setup-rules-changed:setup participants rounds-draft:rounds \
        results-half-typed:results deals-typed:deals standings-account:standings standings-tree:tree \
        reports clock cash people-evenings:people series desks desks-invitation:sharing desks-stop:stopping \
        desks-join:joining; do
        picture "${pair%:*}-$view" "docs/pictures/$language/${pair#*:}.png" 1000
    done
    picture "display-1-1080p-$view" "docs/pictures/$language/display.png" 1000
done
picture standings-en-light-1280x800 docs/pictures/standings.png 960

# bash completion for rummy-director-cli
# Made from the program's own table of commands; a test keeps it in step.

_rummy_director_cli()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    local words=() index options='' choices='' operands='' files=''
    COMPREPLY=()
    for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
        --database) ((index++)) ;;
        -*) ;;
        *) words+=("${COMP_WORDS[index]}") ;;
        esac
    done

    case ${words[0]} in
    "") choices="import export list delete players new set enrol participants participant presence penalty cancel-penalty seat enter clear lot withdraw chips tree round swap-seats swap-results mark decide-tie standings fee print undo redo journal backup restore check" ;;
    esac
    case ${words[*]} in
    "players") choices="import list" ;;
    "print") choices="seating-by-table seating-by-name table-cards score-slips paper-kit open-tables round-results standings tree correction play-off-slip cross-table personal-sheet certificate participants licence-fee" ;;
    esac

    local command=${words[0]}
    case "${words[0]} ${words[1]}" in
    "players import") command="players import" ;;
    "players list") command="players list" ;;
    esac
    case $command in
    "import") options="--database --help" operands=1 ;;
    "export") options="--tournament --output --database --help" ;;
    "list") options="--database --help" ;;
    "delete") options="--tournament --database --help" ;;
    "players import") options="--database --help" operands=1 ;;
    "players list") options="--database --help" ;;
    "new") options="--name --ruleset --date --venue --organiser --open --licence-held --games --rounds --option --database --help" ;;
    "set") options="--tournament --database --help" ;;
    "enrol") options="--tournament --database --help" operands=1 ;;
    "participants") options="--tournament --output --database --help" ;;
    "participant") options="--tournament --participant --name --club --number --fixed-table --paid --remove --database --help" ;;
    "presence") options="--tournament --participant --from --until --absent --database --help" ;;
    "penalty") options="--tournament --participant --round --points --reason --database --help" ;;
    "cancel-penalty") options="--tournament --number --database --help" ;;
    "seat") options="--tournament --tables --replace --mode --top --players --rounds --seed --seconds --steps --threads --history --present --apart --fixed-table --threes --format --database --help" ;;
    "enter") options="--tournament --round --table --slip --game --stones --melded --hand --not-played --claims --ending --tie-breaker --players --played-by --taken-over --confirm-warnings --correct --reason --revision --database --help" ;;
    "clear") options="--tournament --round --table --game --reason --database --help" ;;
    "lot") options="--tournament --round --table --drawn --database --help" ;;
    "withdraw") options="--tournament --round --participant --back --database --help" ;;
    "chips") options="--tournament --format --output --database --help" ;;
    "tree") options="--tournament --format --output --database --help" ;;
    "round") options="--tournament --round --publish --close --cancel --reopen --withdraw --shorten --reason --database --help" ;;
    "swap-seats") options="--tournament --round --one --other --results-move --database --help" ;;
    "swap-results") options="--tournament --round --table --other --database --help" ;;
    "mark") options="--tournament --round --table --unclear --disputed --none --note --database --help" ;;
    "decide-tie") options="--tournament --order --by --reason --draw --cancel --database --help" ;;
    "standings") options="--tournament --after-round --format --output --database --help" ;;
    "fee") options="--tournament --format --output --database --help" ;;
    "print") options="--tournament --output --list --round --participant --table --paper --language --database --help" ;;
    "undo") options="--tournament --database --help" ;;
    "redo") options="--tournament --database --help" ;;
    "journal") options="--tournament --format --output --database --help" ;;
    "backup") options="--output --database --help" ;;
    "restore") options="--database --help" operands=1 ;;
    "check") options="--database --help" ;;
    esac
    case "$command $previous" in
    "import --database") files=1 ;;
    "export --tournament") return ;;
    "export --output") files=1 ;;
    "export -o") files=1 ;;
    "export --database") files=1 ;;
    "list --database") files=1 ;;
    "delete --tournament") return ;;
    "delete --database") files=1 ;;
    "players import --database") files=1 ;;
    "players list --database") files=1 ;;
    "new --name") return ;;
    "new --ruleset") return ;;
    "new --date") return ;;
    "new --venue") return ;;
    "new --organiser") return ;;
    "new --games") return ;;
    "new --rounds") return ;;
    "new --option") return ;;
    "new --database") files=1 ;;
    "set --tournament") return ;;
    "set --database") files=1 ;;
    "enrol --tournament") return ;;
    "enrol --database") files=1 ;;
    "participants --tournament") return ;;
    "participants --output") files=1 ;;
    "participants -o") files=1 ;;
    "participants --database") files=1 ;;
    "participant --tournament") return ;;
    "participant --participant") return ;;
    "participant --name") return ;;
    "participant --club") return ;;
    "participant --number") return ;;
    "participant --fixed-table") return ;;
    "participant --paid") return ;;
    "participant --database") files=1 ;;
    "presence --tournament") return ;;
    "presence --participant") return ;;
    "presence --from") return ;;
    "presence --until") return ;;
    "presence --absent") return ;;
    "presence --database") files=1 ;;
    "penalty --tournament") return ;;
    "penalty --participant") return ;;
    "penalty --round") return ;;
    "penalty --points") return ;;
    "penalty --reason") return ;;
    "penalty --database") files=1 ;;
    "cancel-penalty --tournament") return ;;
    "cancel-penalty --number") return ;;
    "cancel-penalty --database") files=1 ;;
    "seat --tournament") return ;;
    "seat --tables") files=1 ;;
    "seat --mode") choices="plan draw swiss final" ;;
    "seat --top") return ;;
    "seat --players") return ;;
    "seat --rounds") return ;;
    "seat --seed") return ;;
    "seat --seconds") return ;;
    "seat --steps") return ;;
    "seat --threads") return ;;
    "seat --history") files=1 ;;
    "seat --present") files=1 ;;
    "seat --apart") files=1 ;;
    "seat --fixed-table") files=1 ;;
    "seat --threes") choices="first last" ;;
    "seat --format") choices="csv json" ;;
    "seat --database") files=1 ;;
    "enter --tournament") return ;;
    "enter --round") return ;;
    "enter --table") return ;;
    "enter --slip") return ;;
    "enter --game") return ;;
    "enter --stones") return ;;
    "enter --melded") return ;;
    "enter --hand") return ;;
    "enter --not-played") return ;;
    "enter --claims") return ;;
    "enter --ending") choices="romme first-round-romme early out stock" ;;
    "enter --players") return ;;
    "enter --played-by") return ;;
    "enter --taken-over") return ;;
    "enter --reason") return ;;
    "enter --revision") return ;;
    "enter --database") files=1 ;;
    "clear --tournament") return ;;
    "clear --round") return ;;
    "clear --table") return ;;
    "clear --game") return ;;
    "clear --reason") return ;;
    "clear --database") files=1 ;;
    "lot --tournament") return ;;
    "lot --round") return ;;
    "lot --table") return ;;
    "lot --drawn") return ;;
    "lot --database") files=1 ;;
    "withdraw --tournament") return ;;
    "withdraw --round") return ;;
    "withdraw --participant") return ;;
    "withdraw --database") files=1 ;;
    "chips --tournament") return ;;
    "chips --format") choices="text json csv" ;;
    "chips --output") files=1 ;;
    "chips -o") files=1 ;;
    "chips --database") files=1 ;;
    "tree --tournament") return ;;
    "tree --format") choices="text json" ;;
    "tree --output") files=1 ;;
    "tree -o") files=1 ;;
    "tree --database") files=1 ;;
    "round --tournament") return ;;
    "round --round") return ;;
    "round --shorten") return ;;
    "round --reason") return ;;
    "round --database") files=1 ;;
    "swap-seats --tournament") return ;;
    "swap-seats --round") return ;;
    "swap-seats --one") return ;;
    "swap-seats --other") return ;;
    "swap-seats --database") files=1 ;;
    "swap-results --tournament") return ;;
    "swap-results --round") return ;;
    "swap-results --table") return ;;
    "swap-results --other") return ;;
    "swap-results --database") files=1 ;;
    "mark --tournament") return ;;
    "mark --round") return ;;
    "mark --table") return ;;
    "mark --note") return ;;
    "mark --database") files=1 ;;
    "decide-tie --tournament") return ;;
    "decide-tie --order") return ;;
    "decide-tie --by") choices="lot reason play-off" ;;
    "decide-tie --reason") return ;;
    "decide-tie --database") files=1 ;;
    "standings --tournament") return ;;
    "standings --after-round") return ;;
    "standings --format") choices="text json csv html pdf" ;;
    "standings --output") files=1 ;;
    "standings -o") files=1 ;;
    "standings --database") files=1 ;;
    "fee --tournament") return ;;
    "fee --format") choices="text json" ;;
    "fee --output") files=1 ;;
    "fee -o") files=1 ;;
    "fee --database") files=1 ;;
    "print --tournament") return ;;
    "print --output") files=1 ;;
    "print -o") files=1 ;;
    "print --round") return ;;
    "print --participant") return ;;
    "print --table") return ;;
    "print --paper") choices="a4 letter" ;;
    "print --language") choices="de en" ;;
    "print --database") files=1 ;;
    "undo --tournament") return ;;
    "undo --database") files=1 ;;
    "redo --tournament") return ;;
    "redo --database") files=1 ;;
    "journal --tournament") return ;;
    "journal --format") choices="text json" ;;
    "journal --output") files=1 ;;
    "journal -o") files=1 ;;
    "journal --database") files=1 ;;
    "backup --output") files=1 ;;
    "backup -o") files=1 ;;
    "backup --database") files=1 ;;
    "restore --database") files=1 ;;
    "check --database") files=1 ;;
    *" --database") files=1 ;;
    esac

    if [[ $files ]]; then
        choices=''
    elif [[ $current == -* ]]; then
        choices=${options:---database --help --version}
    elif [[ $operands && ! $choices ]]; then
        files=1
    fi
    if [[ $files ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    elif [[ $choices ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
    fi
}

complete -F _rummy_director_cli rummy-director-cli

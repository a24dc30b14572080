#include "completion_script.h"

#include <QMap>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QString caseOf(const QString& pattern, const QString& action)
{
    return u"    \"%1\") %2 ;;\n"_s.arg(pattern, action);
}

/// What completes the value of an option.
QString valueOf(const Option& option)
{
    if (option.kind == ValueKind::Word) {
        return u"choices=\"%1\""_s.arg(option.words.join(u' '));
    }
    return option.kind == ValueKind::File ? u"files=1"_s : u"return"_s;
}

constexpr auto script = R"(# bash completion for rummy-director-cli
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
    "") choices="@COMMANDS@" ;;
    esac
    case ${words[*]} in
@SECONDS@    esac

    local command=${words[0]}
    case "${words[0]} ${words[1]}" in
@PAIRS@    esac
    case $command in
@OPTIONS@    esac
    case "$command $previous" in
@VALUES@    *" --database") files=1 ;;
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
)";

} // namespace

QByteArray bashCompletion(const std::vector<Command>& commands)
{
    QStringList firstWords;
    QMap<QString, QStringList> seconds; ///< What may follow a first word.
    QString pairs;
    QString options;
    QString values;
    for (const auto& command : commands) {
        const QString first = command.name.section(u' ', 0, 0);
        firstWords << first;
        if (command.name != first) {
            seconds[first] << command.name.section(u' ', 1);
            pairs += caseOf(command.name, u"command=\"%1\""_s.arg(command.name));
        }
        const auto operand = command.operands.empty() ? Operand() : command.operands.front();
        if (!operand.words.isEmpty()) {
            seconds[command.name] << operand.words;
        }
        QStringList names;
        for (const auto& option : command.options) {
            names << option.dashed();
            auto spellings = option.kind == ValueKind::None ? QStringList() : option.spellings();
            std::reverse(spellings.begin(), spellings.end());
            for (const auto& spelling : spellings) {
                values += caseOf(command.name + u' ' + spelling, valueOf(option));
            }
        }
        options += caseOf(command.name, u"options=\"%1\""_s.arg(names.join(u' ')) +
                                            (operand.isFile ? u" operands=1"_s : QString()));
    }
    firstWords.removeDuplicates();
    QString secondCases;
    for (auto it = seconds.cbegin(); it != seconds.cend(); ++it) {
        secondCases += caseOf(it.key(), u"choices=\"%1\""_s.arg(it.value().join(u' ')));
    }
    return QString::fromUtf8(script)
        .replace(u"@COMMANDS@"_s, firstWords.join(u' '))
        .replace(u"@SECONDS@"_s, secondCases)
        .replace(u"@PAIRS@"_s, pairs)
        .replace(u"@OPTIONS@"_s, options)
        .replace(u"@VALUES@"_s, values)
        .toUtf8();
}

} // namespace cli

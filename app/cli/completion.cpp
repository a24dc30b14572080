#include "completion.h"

#include "help.h"

#include <QMap>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QString firstWord(const QString& name)
{
    return name.section(u' ', 0, 0);
}

/// What may follow the program's name.
QString commandWords(const std::vector<Command>& commands)
{
    QStringList words;
    for (const auto& command : commands) {
        words << firstWord(command.name);
    }
    words.removeDuplicates();
    return words.join(u' ');
}

/// One case for each first word that is followed by one of known words: what may stand there.
QString secondWordCases(const std::vector<Command>& commands)
{
    QMap<QString, QStringList> seconds;
    for (const auto& command : commands) {
        if (command.name.contains(u' ')) {
            seconds[firstWord(command.name)] << command.name.section(u' ', 1);
        }
        if (!command.operands.empty() && !command.operands.front().words.isEmpty()) {
            seconds[command.name] << command.operands.front().words;
        }
    }
    QString cases;
    for (auto it = seconds.cbegin(); it != seconds.cend(); ++it) {
        cases += u"    \"%1\") choices=\"%2\" ;;\n"_s.arg(it.key(), it.value().join(u' '));
    }
    return cases;
}

QString optionCases(const std::vector<Command>& commands)
{
    QString cases;
    for (const auto& command : commands) {
        QStringList options;
        for (const auto& option : command.options) {
            options << option.dashed();
        }
        const bool takesFiles = !command.operands.empty() && command.operands.front().isFile;
        cases += u"    \"%1\") options=\"%2\"%3 ;;\n"_s.arg(
            command.name, options.join(u' '), takesFiles ? u" operands=1"_s : QString());
    }
    return cases;
}

void addSpelling(QStringList& spellings, const Option& option)
{
    spellings << option.dashed();
    if (!option.letter.isEmpty()) {
        spellings << u'-' + option.letter;
    }
}

QString valueCases(const std::vector<Command>& commands)
{
    QString cases;
    for (const auto& command : commands) {
        for (const auto& option : command.options) {
            QStringList spellings;
            addSpelling(spellings, option);
            for (const auto& spelling : spellings) {
                const QString key = u"\"%1 %2\""_s.arg(command.name, spelling);
                if (option.kind == ValueKind::Word) {
                    cases += u"    %1) choices=\"%2\" ;;\n"_s.arg(key, option.words.join(u' '));
                } else if (option.kind == ValueKind::File) {
                    cases += u"    %1) files=1 ;;\n"_s.arg(key);
                } else if (option.kind != ValueKind::None) {
                    cases += u"    %1) return ;;\n"_s.arg(key);
                }
            }
        }
    }
    return cases;
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

QString pairCases(const std::vector<Command>& commands)
{
    QString cases;
    for (const auto& command : commands) {
        if (command.name.contains(u' ')) {
            cases += u"    \"%1\") command=\"%1\" ;;\n"_s.arg(command.name);
        }
    }
    return cases;
}

} // namespace

QByteArray bashCompletion(const std::vector<Command>& commands)
{
    return QString::fromUtf8(script)
        .replace(u"@COMMANDS@"_s, commandWords(commands))
        .replace(u"@SECONDS@"_s, secondWordCases(commands))
        .replace(u"@PAIRS@"_s, pairCases(commands))
        .replace(u"@OPTIONS@"_s, optionCases(commands))
        .replace(u"@VALUES@"_s, valueCases(commands))
        .toUtf8();
}

} // namespace cli

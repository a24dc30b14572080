#include "app/manual/completions.h"

#include <QMap>

#include <algorithm>

namespace manual {

using cli::Command;
using cli::Operand;
using cli::Option;
using cli::ValueKind;
using namespace Qt::Literals::StringLiterals;

namespace {

QString caseOf(const QString& pattern, const QString& action)
{
    return u"    \"%1\") %2 ;;\n"_s.arg(pattern, action);
}

/// The completion of an option's value.
QString valueOf(const Option& option)
{
    if (option.kind == ValueKind::Word) {
        return u"choices=\"%1\""_s.arg(option.words.join(u' '));
    }
    return option.kind == ValueKind::File ? u"files=1"_s : u"return"_s;
}

constexpr auto script = R"(# bash completion for rummy-director-cli

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
    QMap<QString, QStringList> seconds; ///< Possible second words.
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

namespace {

/// In single quotes, for zsh and fish.
QString inQuotes(const QString& text)
{
    return u'\'' + QString(text).replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

/// Escaped for a specification of zsh's _arguments.
QString escapedForZsh(QString text)
{
    for (const QChar special : u"\\[]:"_s) {
        text.replace(special, u'\\' + QString(special));
    }
    return QString(text).replace(u'\'', u"'\\''"_s);
}

QString zshValue(const Option& option)
{
    const QString value = u':' + escapedForZsh(option.value);
    switch (option.kind) {
    case ValueKind::None:
        return {};
    case ValueKind::File:
        return value + u":_files"_s;
    case ValueKind::Word:
        return value + u":("_s + option.words.join(u' ') + u')';
    case ValueKind::Text:
    case ValueKind::Number:
        break;
    }
    return value + u": "_s;
}

/// The arguments of _arguments for a command.
QString zshArguments(const Command& command)
{
    QStringList specifications;
    for (const auto& option : command.options) {
        for (const auto& spelling : option.spellings()) {
            specifications << u"'%1%2[%3]%4'"_s.arg(option.repeatable ? u"*"_s : QString(),
                                                    spelling, escapedForZsh(option.help),
                                                    zshValue(option));
        }
    }
    for (const auto& operand : command.operands) {
        const QString action = operand.isFile            ? u"_files"_s
                               : operand.words.isEmpty() ? u" "_s
                                                         : u"("_s + operand.words.join(u' ') + u')';
        specifications << u"'%1:%2:%3'"_s.arg(operand.repeatable ? u"*"_s : QString(),
                                              escapedForZsh(operand.value), action);
    }
    return specifications.join(u" \\\n            "_s);
}

} // namespace

QByteArray zshCompletion(const std::vector<Command>& commands)
{
    QString names;
    QString cases;
    for (const auto& command : commands) {
        names += u"        '%1:%2'\n"_s.arg(command.name, escapedForZsh(command.summary));
        cases += u"    '%1')\n        _arguments \\\n            %2\n        ;;\n"_s.arg(
            command.name, zshArguments(command));
    }
    return QString::fromUtf8(R"(#compdef rummy-director-cli

_rummy_director_cli()
{
    local -a commands=(
@NAMES@    )
    local -a given=(${words[2,CURRENT-1]:#-*})
    local name="${given[1]} ${given[2]}"
    if (( ! ${commands[(I)$name:*]} )); then
        name=${given[1]}
    fi
    if (( ! ${commands[(I)$name:*]} )); then
        _describe command commands
        return
    fi
    local count=${#${(z)name}}
    words=("$name" "${words[@]:$((count + 1))}")
    (( CURRENT -= count ))
    case $name in
@CASES@    esac
}

_rummy_director_cli "$@"
)")
        .replace(u"@NAMES@"_s, names)
        .replace(u"@CASES@"_s, cases)
        .toUtf8();
}

QByteArray fishCompletion(const std::vector<Command>& commands)
{
    const QString start = u"complete -c rummy-director-cli"_s;
    QStringList lines = {start + u" -f"_s};
    for (const auto& command : commands) {
        const QString first = command.name.section(u' ', 0, 0);
        const QString second = command.name.section(u' ', 1);
        const QString seen = u"__fish_seen_subcommand_from "_s;
        lines << start + u" -n __fish_use_subcommand -a %1 -d %2"_s.arg(first,
                                                                        inQuotes(command.summary));
        if (!second.isEmpty()) {
            lines << start + u" -n '%1%2' -a %3 -d %4"_s.arg(seen, first, second,
                                                             inQuotes(command.summary));
        }
        const QString condition =
            second.isEmpty() ? seen + first : seen + first + u"; and "_s + seen + second;
        for (const auto& option : command.options) {
            QString line = start + u" -n '%1' -l %2"_s.arg(condition, option.name);
            line += option.letter.isEmpty() ? QString() : u" -s "_s + option.letter;
            line += option.kind == ValueKind::None   ? QString()
                    : option.kind == ValueKind::File ? u" -r -F"_s
                    : option.kind == ValueKind::Word
                        ? u" -x -a "_s + inQuotes(option.words.join(u' '))
                        : u" -x"_s;
            lines << line + u" -d "_s + inQuotes(option.help);
        }
        for (const auto& operand : command.operands) {
            const QString what =
                operand.isFile ? u"-F"_s : u"-a "_s + inQuotes(operand.words.join(u' '));
            if (operand.isFile || !operand.words.isEmpty()) {
                lines << start + u" -n '%1' %2"_s.arg(condition, what);
            }
        }
    }
    return (lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace manual

#pragma once

#include "exit_code.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

/// How a command is declared: parsing, help and completion are all made from this.
namespace cli {

class Arguments;
class Call;

/// What kind of value an option takes.
enum class ValueKind : std::uint8_t {
    None, ///< A flag: given or not.
    Text,
    Number, ///< A whole number.
    File,
    Word, ///< One of the option's words.
};

struct Option
{
    QString name;   ///< Without dashes.
    QString letter; ///< The short form, "o" for "-o"; mostly empty.
    QString value;  ///< How help calls the value.
    QString help;
    ValueKind kind = ValueKind::None;
    bool required = false;
    bool repeatable = false;
    QStringList words;  ///< Of ValueKind::Word.
    QStringList places; ///< Pointers of the use case that mean this option; "*" is any index.
    qint64 largest = std::numeric_limits<std::int32_t>::max(); ///< Of ValueKind::Number.
    qint64 smallest = -std::numeric_limits<qint64>::max();     ///< The same; -largest at least.

    [[nodiscard]] Option needed() const;
    [[nodiscard]] Option repeated() const;
    [[nodiscard]] Option at(const QStringList& pointers) const;

    /// "--round".
    [[nodiscard]] QString dashed() const { return QStringLiteral("--") + name; }
};

Option flag(const QString& name, const QString& help);
Option textOption(const QString& name, const QString& value, const QString& help);
Option numberOption(const QString& name, const QString& value, const QString& help);
Option fileOption(const QString& name, const QString& value, const QString& help);
Option wordOption(const QString& name, const QStringList& words, const QString& help);

/// What follows without an option's name.
struct Operand
{
    QString value; ///< How help calls it.
    QString help;
    bool isFile = false;
    bool repeatable = false; ///< One or more.
    bool optional = false;   ///< May be left out; only the last one may.
    QStringList words = {};  ///< Of these one; empty: anything.
};

struct Command
{
    QString name;    ///< "standings"; two words where commands belong together: "players list".
    QString summary; ///< One line, as a sentence without a full stop.
    QString details; ///< Paragraphs, one a line.
    std::vector<Option> options;
    std::vector<Operand> operands;
    /// Of each of these sets exactly one choice is given: an option, or several parted by a blank
    /// that are given together.
    std::vector<QStringList> oneOf;
    QStringList examples;         ///< Without the program's name.
    bool createsDatabase = false; ///< Others need one that is there.
    std::function<ExitCode(Call&)> run;
    /// Whether such arguments ask for something that is painted; empty: none do.
    std::function<bool(const Arguments&)> paints;

    /// The option of that name without dashes; nullptr if there is none.
    [[nodiscard]] const Option* option(const QString& optionName) const;
    /// The option of that letter.
    [[nodiscard]] const Option* shortOption(const QString& letter) const;
};

/// The options every command takes.
std::vector<Option> commonOptions();

/// `--tournament ID`, which most commands need.
Option tournamentOption();
/// `--format`, one of the words; text if it is left out.
Option formatOption(const QStringList& formats);
/// `--output FILE`, where the result goes instead of the standard output.
Option outputOption();

} // namespace cli

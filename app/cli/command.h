#pragma once

#include "app/cli/console.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <vector>

/// Declarations of commands, from which parsing, help and completion are all generated.
namespace cli {

class Arguments;
class Call;

inline constexpr qint64 largestNumber = std::numeric_limits<qint64>::max();

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
    QString letter; ///< The short form, "o" for "-o"; usually empty.
    QString value;  ///< The value's name in help.
    QString help;
    ValueKind kind = ValueKind::None;
    bool required = false;
    bool repeatable = false;
    QStringList words; ///< For ValueKind::Word.
    /// Pointers of the use case that refer to this option, "*" being any index; usually just its
    /// name: "/fixedTable" for "fixed-table".
    QStringList places;
    qint64 largest = std::numeric_limits<std::int32_t>::max(); ///< For ValueKind::Number.
    qint64 smallest = -largestNumber; ///< Also for ValueKind::Number; at least -largest.

    /// Copies of this option with one change.
    [[nodiscard]] Option needed() const;
    [[nodiscard]] Option repeated() const;
    [[nodiscard]] Option at(std::initializer_list<QAnyStringView> pointers) const;
    [[nodiscard]] Option between(qint64 least, qint64 most) const;

    /// "--round".
    [[nodiscard]] QString dashed() const { return QStringLiteral("--") + name; }
    /// "-o" if there is a short form, then "--output".
    [[nodiscard]] QStringList spellings() const;
};

Option flag(QAnyStringView name, const QString& help);
Option textOption(QAnyStringView name, QAnyStringView value, const QString& help);
Option numberOption(QAnyStringView name, QAnyStringView value, const QString& help);
Option fileOption(QAnyStringView name, QAnyStringView value, const QString& help);
Option wordOption(QAnyStringView name, const QStringList& words, const QString& help);

/// An argument that is no option.
struct Operand
{
    QString value; ///< Its name in help.
    QString help;
    bool isFile = false;
    bool repeatable = false; ///< One or more.
    bool optional = false;   ///< Only allowed for the last one.
    QStringList words = {};  ///< The values allowed; empty: any.
};

struct Command
{
    QString name;         ///< "standings"; two words for a family of commands: "players list".
    QString summary;      ///< One line, as a sentence without a full stop.
    QString details = {}; ///< Paragraphs, one per line.
    std::vector<Option> options = {};
    std::vector<Operand> operands = {};
    /// Exactly one choice of each set must be given: an option, or several separated by blanks that
    /// go together.
    std::vector<QStringList> oneOf = {};
    QStringList examples = {};    ///< Without the program's name.
    bool createsDatabase = false; ///< Other commands need an existing one.
    std::function<ExitCode(Call&)> run = {};
    /// Whether the result is painted, which needs fonts; unset: never.
    std::function<bool(const Arguments&)> paints = {};

    /// The option with that spelling; nullptr if there is none.
    [[nodiscard]] const Option* option(const QString& spelling) const;
};

/// A file to read, with `-` for the standard input.
Operand inputFile(QAnyStringView value, const QString& help);

/// The options every command takes.
std::vector<Option> commonOptions();

/// Options shared by several commands, with the places of their refusals.
Option tournamentOption(); ///< Required.
Option roundOption();
Option tableOption();
Option participantOption(); ///< Required.
Option reasonOption();
Option confirmWarningsOption();
Option correctOption();
/// One of the words; text by default.
Option formatOption(const QStringList& formats);
/// The file for the result instead of standard output.
Option outputOption();

} // namespace cli

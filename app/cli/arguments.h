#pragma once

#include "command.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace cli {

/// What a command was given.
class Arguments
{
public:
    void add(const QString& option, const QString& value) { options_[option] << value; }
    void addOperand(const QString& operand) { operands_ << operand; }

    [[nodiscard]] bool has(const QString& option) const { return options_.contains(option); }
    /// Empty if it was not given.
    [[nodiscard]] QString text(const QString& option) const;
    [[nodiscard]] QStringList texts(const QString& option) const { return options_.value(option); }
    /// Of an option of ValueKind::Number, which parse() has checked.
    [[nodiscard]] qint64 number(const QString& option) const { return text(option).toLongLong(); }
    /// The same as one of the numbers of core/ids.h; nothing if the option was not given.
    template <typename Id>
    [[nodiscard]] std::optional<Id> idIfGiven(const QString& option) const
    {
        return has(option) ? std::optional(id<Id>(option)) : std::nullopt;
    }
    template <typename Id>
    [[nodiscard]] Id id(const QString& option) const
    {
        return Id(static_cast<std::underlying_type_t<Id>>(number(option)));
    }
    [[nodiscard]] const QStringList& operands() const { return operands_; }

private:
    QHash<QString, QStringList> options_;
    QStringList operands_;
};

/// Something wrong with the arguments.
struct Complaint
{
    ExitCode weight = ExitCode::Usage; ///< Usage, or Refused for a number that cannot be.
    QString place;
    QString text;
};

struct Parsed
{
    Arguments arguments;
    std::vector<Complaint> complaints; ///< All there are; empty: the arguments are as declared.
};

/// Reads the arguments that follow the command's name. An option may stand anywhere and be written
/// `--name VALUE` or `--name=VALUE`; `--` ends the options.
Parsed parse(const Command& command, const QStringList& arguments);

} // namespace cli

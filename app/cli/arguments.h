#pragma once

#include "app/cli/command.h"
#include "core/model/ids.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace cli {

/// The arguments of one command call.
class Arguments
{
public:
    void add(const QString& option, const QString& value) { options_[option] << value; }
    void addOperand(const QString& operand) { operands_ << operand; }

    [[nodiscard]] bool has(QAnyStringView option) const
    {
        return options_.contains(option.toString());
    }
    /// Empty if it was not given.
    [[nodiscard]] QString text(QAnyStringView option) const
    {
        return options_.value(option.toString(), {QString()}).constLast();
    }
    [[nodiscard]] QStringList texts(QAnyStringView option) const
    {
        return options_.value(option.toString());
    }
    /// For ValueKind::Number, which parse() has checked; 0 if it was not given.
    [[nodiscard]] qint64 number(QAnyStringView option) const { return text(option).toLongLong(); }
    [[nodiscard]] std::int32_t smallNumber(QAnyStringView option) const
    {
        return static_cast<std::int32_t>(number(option));
    }
    /// One of the numbers of core/model/ids.h.
    template <typename Id>
    [[nodiscard]] Id id(QAnyStringView option) const
    {
        return Id(static_cast<std::underlying_type_t<Id>>(number(option)));
    }
    template <typename Id>
    [[nodiscard]] std::optional<Id> idIfGiven(QAnyStringView option) const
    {
        return has(option) ? std::optional(id<Id>(option)) : std::nullopt;
    }
    /// Separated by commas; nothing if malformed.
    [[nodiscard]] std::optional<std::vector<core::StartNumber>>
    startNumbers(QAnyStringView option) const;
    [[nodiscard]] const QStringList& operands() const { return operands_; }

private:
    QHash<QString, QStringList> options_;
    QStringList operands_;
};

/// Something wrong with the arguments.
struct Complaint
{
    ExitCode weight = ExitCode::Usage; ///< Usage, or Refused for a number out of range.
    QString place;
    QString text;
};

struct Parsed
{
    Arguments arguments;
    std::vector<Complaint> complaints; ///< Empty: the arguments match the declaration.
};

/// Reads the arguments that follow the command's name. Options may come anywhere, written `--name
/// VALUE` or `--name=VALUE`; `--` ends the options.
Parsed parse(const Command& command, const QStringList& arguments);

} // namespace cli

#pragma once

#include "app/desk/evening/results/slip.h"

#include <QUndoCommand>

#include <cstdint>
#include <functional>
#include <utility>

namespace desk {

/// An input to a slip. Digits typed into one field are one step.
class TypingStep : public QUndoCommand
{
public:
    /// Shows a slip, the cursor in a field.
    using Show = std::function<void(const Slip&, FieldPlace)>;

    enum class Kind : std::uint8_t { Typed, WholeRow };

    /// The slip is already `after`; the cursor was at `at`.
    TypingStep(Kind kind, Slip before, Slip after, FieldPlace at, Show show)
        : kind_(kind),
          before_(std::move(before)),
          after_(std::move(after)),
          at_(at),
          show_(std::move(show))
    {}

    void undo() override
    {
        const bool isEmptied = kind_ == Kind::WholeRow && before_.isBlank();
        show_(before_, isEmptied ? before_.firstMissing().value_or(at_) : at_);
    }
    void redo() override
    {
        // The stack also calls this for a new step, which is already shown.
        if (std::exchange(isShown_, true)) {
            show_(after_, at_);
        }
    }

    /// Steps of the same number can be merged.
    [[nodiscard]] int id() const override
    {
        constexpr int none = -1;
        if (kind_ == Kind::WholeRow) {
            return none;
        }
        Slip other = before_;
        SlipSeat& seat = other.seats[at_.seat];
        seat.first = after_.seats[at_.seat].first;
        seat.second = after_.seats[at_.seat].second;
        return other == after_ ? static_cast<int>(2 * at_.seat) + (at_.second ? 1 : 0) : none;
    }
    bool mergeWith(const QUndoCommand* later) override
    {
        after_ = static_cast<const TypingStep*>(later)->after_;
        setObsolete(before_ == after_);
        return true;
    }

private:
    Kind kind_;
    Slip before_;
    Slip after_;
    FieldPlace at_;
    Show show_;
    bool isShown_ = false;
};

} // namespace desk

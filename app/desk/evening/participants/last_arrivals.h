#pragma once

#include "core/model/tournament.h"

#include <QWidget>

#include <deque>
#include <optional>

namespace desk {

/// The last five people enrolled or checked in by name, newest first. A click undoes one.
class LastArrivals : public QWidget
{
    Q_OBJECT

public:
    struct Arrival
    {
        core::StartNumber number{};
        /// The person's previous state; nothing: not enrolled.
        std::optional<core::Participant> before;
    };

    explicit LastArrivals(QWidget* parent = nullptr);

    void add(const Arrival& arrival);
    void remove(core::StartNumber number);
    void clear();
    /// Shows current names and payments.
    void refresh(const core::Tournament& tournament);

Q_SIGNALS:
    void takeBackRequested(const desk::LastArrivals::Arrival& arrival);

private:
    std::deque<Arrival> arrivals_; ///< The newest first.
};

} // namespace desk

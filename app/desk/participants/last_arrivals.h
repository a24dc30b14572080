#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <deque>
#include <optional>

namespace desk {

/// The last five people who were enrolled or checked in by name, the newest first. A press takes
/// one back.
class LastArrivals : public QWidget
{
    Q_OBJECT

public:
    struct Arrival
    {
        core::StartNumber number{};
        /// As the person was before; nothing: not enrolled.
        std::optional<core::Participant> before;
    };

    explicit LastArrivals(QWidget* parent = nullptr);

    void add(const Arrival& arrival);
    void remove(core::StartNumber number);
    void clear();
    /// Shows names and what was paid as they are now.
    void refresh(const core::Tournament& tournament);

Q_SIGNALS:
    void takeBackRequested(const desk::LastArrivals::Arrival& arrival);

private:
    std::deque<Arrival> arrivals_; ///< The newest first.
};

} // namespace desk

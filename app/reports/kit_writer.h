#pragma once

#include "press.h"
#include "print_habits.h"

namespace desk {

class Desk;

/// Writes the paper kit whenever a round is published, if the director wants it, in the
/// background: so that the evening goes on when the laptop dies.
class KitWriter : public QObject
{
    Q_OBJECT

public:
    explicit KitWriter(Desk& desk, QObject* parent = nullptr);

Q_SIGNALS:
    /// The file is there and was read again.
    void written(const QString& file);
    void failed(const QString& text);

private:
    void look();
    void save(const std::shared_ptr<const Proof>& proof);

    Desk& desk_;
    PrintHabits habits_;
    Press press_;
    int published_ = 0;
    std::jthread thread_;
};

/// How many rounds were published so far.
int roundsPublished(const core::Tournament& tournament);

} // namespace desk

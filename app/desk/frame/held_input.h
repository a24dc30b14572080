#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>

#include <memory>
#include <utility>
#include <vector>

namespace desk {

/// Holds back keys typed in any window, and passes them on when it is destroyed. The mouse and keys
/// with Ctrl or Alt are ignored meanwhile; Esc is reported by escaped() instead.
class HeldInput : public QObject
{
    Q_OBJECT

public:
    explicit HeldInput(QObject* parent);
    HeldInput(const HeldInput&) = delete;
    HeldInput& operator=(const HeldInput&) = delete;
    HeldInput(HeldInput&&) = delete;
    HeldInput& operator=(HeldInput&&) = delete;
    ~HeldInput() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void escaped();

private:
    std::vector<std::pair<QPointer<QObject>, std::unique_ptr<QKeyEvent>>> keys_;
};

} // namespace desk

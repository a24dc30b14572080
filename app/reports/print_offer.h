#pragma once

#include "handing_out.h"
#include "press.h"

#include "app/icons.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace desk {

/// What may be printed now.
struct Offer
{
    QString what;     ///< "Round 3 is published."
    QString occasion; ///< Under which the ticks are remembered.
    struct Item
    {
        documents::Choice choice;
        QString text;       ///< Empty: the document's title.
        bool ticked = true; ///< Unless remembered otherwise.
    };
    std::vector<Item> items;
};

/// A calm strip that offers to print what is due: ticks, Print, PDF, Not now. One print job for
/// all that is ticked.
class PrintOffer : public QWidget
{
    Q_OBJECT

public:
    PrintOffer(Desk& desk, QWidget* parent);

    /// Takes no focus: setFocus() puts it onto Print.
    void offer(const Offer& offer);
    void dismiss();

Q_SIGNALS:
    /// By the director.
    void dismissed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Way : std::uint8_t { Paper, File };

    void makeButtons();
    void makeTicks();
    void decline();
    void remember();
    void start(Way way);
    void finish(const std::shared_ptr<const Proof>& proof);
    void say(const QString& what, const QString& why, icons::Meaning icon, theme::Role role);
    void refreshButtons();

    Desk& desk_;
    PrintHabits habits_;
    HandingOut handing_;
    Press press_;
    Offer offer_;
    Way way_ = Way::Paper;
    bool done_ = false;
    theme::Role ground_ = theme::Role::Tint;
    QLabel* icon_;
    QLabel* what_;
    QLabel* why_;
    QHBoxLayout* ticksRow_;
    std::vector<QCheckBox*> ticks_;
    QPushButton* print_ = nullptr;
    QPushButton* pdf_ = nullptr;
    QPushButton* notNow_ = nullptr;
};

} // namespace desk

#pragma once

#include "app/desk/evening/reports/document_exporter.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/widgets/notice.h"

#include <optional>
#include <vector>

class QCheckBox;
class QPushButton;

namespace desk {

class FlowLayout;

/// Documents that may be printed now.
struct Offer
{
    QString what;     ///< "Round 3 is published."
    QString occasion; ///< The key for remembering ticks.
    struct Item
    {
        documents::Choice choice;
        QString text;       ///< Empty: the document's title.
        bool ticked = true; ///< Unless remembered otherwise.
    };
    std::vector<Item> items;

    /// By offers::published().
    [[nodiscard]] bool isOfPublished() const;
    /// By offers::repaired().
    [[nodiscard]] bool isOfRepaired() const;
};

/// The documents due on an occasion.
namespace offers {

/// After publishing: seating and slips.
Offer published(core::RoundNumber round);
/// After a repair: new slips for the changed tables.
Offer repaired(core::RoundNumber round, const std::vector<core::TableNumber>& changed);
/// On request, for lost paper: a table's slip, or the seating.
Offer again(core::RoundNumber round, core::TableNumber table);
/// In place of a lost slip: the same with what is stored or reported.
Offer lostSlip(const core::TableKey& table);
/// After the last result of the round: results and standings.
Offer complete(core::RoundNumber round);

} // namespace offers

/// A discreet bar that offers to print what is due: ticks, Print, PDF, Not now. All ticked
/// documents are one print job.
class PrintOffer : public Notice
{
    Q_OBJECT

public:
    PrintOffer(Session& session, QWidget* parent);

    /// Does not take the focus; setFocus() moves it to Print.
    void offer(const Offer& offer);
    void dismiss();
    /// What is on offer and was neither printed nor saved; nothing if hidden.
    [[nodiscard]] std::optional<Offer> waiting() const;

Q_SIGNALS:
    /// By the director.
    void dismissed();
    /// It was printed or saved, or dismissed by the director.
    void settled(const Offer& offer);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Way : std::uint8_t { Paper, File };

    void showOffer();
    void rebuildTicks();
    void decline();
    [[nodiscard]] std::vector<documents::Choice> tickedChoices() const;
    void start(Way way);
    void refreshButtons();

    Session& session_;
    PrintHabits habits_;
    DocumentExporter exporter_;
    BackgroundTask<Pages> rendering_;
    Offer offer_;
    bool done_ = false;
    FlowLayout* ticksRow_;
    std::vector<QCheckBox*> ticks_;
    QPushButton* print_;
    QPushButton* pdf_;
    QPushButton* notNow_;
};

} // namespace desk

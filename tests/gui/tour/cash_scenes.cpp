#include "samples.h"
#include "scenes.h"

#include "app/desk/club/cash/evening_cash.h"

#include <QLineEdit>
#include <QTableView>

using namespace Qt::StringLiterals;
using core::CashKind;
using desk::PageId;

namespace {

core::Tournament payingEvening()
{
    auto evening = samples::runningEvening();
    evening.settings.startFeeCents = 500;
    evening.settings.feeClasses = {{u"guest"_s, u"Gäste"_s, 750}, {u"youth"_s, u"Jugend"_s, 200}};
    evening.settings.prizeCents = {4'000, 2'500, 1'500};
    auto& people = evening.participants;
    for (std::size_t place = 0; place < people.size(); ++place) {
        people[place].feeClass = place % 7 == 3 ? u"guest"_s : place % 7 == 5 ? u"youth"_s : u""_s;
        people[place].payments.clear();
        if (place % 6 != 4) {
            people[place].setPaidCents(place % 7 == 3 ? 750 : place % 7 == 5 ? 200 : 500);
        }
    }
    return evening;
}

void book(Stage& stage, CashKind kind, std::int64_t cents, const QString& text)
{
    core::CashMovement movement;
    movement.evening = *desk::openEvening(stage.session());
    movement.kind = kind;
    movement.cents = cents;
    movement.text = text;
    stage.session().runClub(core::bookCash, movement);
}

void openCashBox(Stage& stage)
{
    stage.open(payingEvening());
    book(stage, CashKind::Float, 5'000, {});
    book(stage, CashKind::Receipt, 2'350, u"Tombola"_s);
    book(stage, CashKind::Expense, 3'000, u"Saalmiete Gasthaus Post"_s);
    book(stage, CashKind::Expense, 1'249, u"Bleistifte, Papier und zwei neue Spielsteinsätze"_s);
    stage.go(PageId::Cash);
}

void countCash(Stage& stage)
{
    const core::CashCount counted{{{2'000, 3}, {1'000, 2}, {200, 9}, {50, 3}}, {}, {}};
    const auto evening = *desk::openEvening(stage.session());
    stage.session().runClub(core::countCash, {evening, std::nullopt, counted});
}

} // namespace

void takeCash(const Album& album)
{
    Stage stage(album);
    stage.open(samples::beforeTheFirst());
    stage.go(PageId::Cash);
    stage.take(u"cash-empty"_s);
    openCashBox(stage);
    stage.take(u"cash"_s);
    countCash(stage);
    stage.take(u"cash-counted"_s);
}

void takeCashDialogs(const Album& album)
{
    Stage stage(album);
    openCashBox(stage);
    stage.part<QLineEdit>(u"cashAmount"_s).setText(u"7,50"_s);
    stage.click(u"cashBookButton"_s);
    stage.take(u"cash-refused"_s);
    stage.takeDialog(
        u"cash-count"_s, [&] { stage.click(u"cashCountButton"_s); },
        [](QWidget& dialog) {
            Stage::partOf<QLineEdit>(dialog, u"pieces2000"_s).setText(u"4"_s);
            Stage::partOf<QLineEdit>(dialog, u"pieces50"_s).setText(u"13"_s);
        });
    stage.takeDialog(
        u"cash-book"_s, [&] { stage.click(u"cashBookPaperButton"_s); }, Stage::waitForPaper);
    auto& table = stage.part<QTableView>(u"cashTable"_s);
    table.setFocus();
    table.selectRow(2);
    stage.takeDialog(u"cash-cancel"_s, [&] { stage.key(Qt::Key_Delete); });
    // In a small window the side folds away.
    if (auto& unpaid = stage.part(u"cashUnpaid"_s); unpaid.isVisible()) {
        unpaid.setFocus();
        stage.takeDialog(u"cash-unpaid"_s, [&] { stage.key(Qt::Key_Return); });
    }
}

#include "app/desk/alone/bring_back_dialog.h"

#include "app/desk/icons.h"
#include "app/desk/session.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/history_texts.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

enum Column { What, There, Here, ColumnCount };

constexpr int tickRole = Qt::UserRole + 1;

/// The values on one side of all steps, in one line.
QString sideOf(const std::vector<core::Step>& steps, QString texts::ExchangeText::*side)
{
    QStringList values;
    for (const auto& exchange : texts::exchangeTexts(steps)) {
        const QString& value = exchange.*side;
        values << (exchange.what.isEmpty() ? value : exchange.what + u": "_s + value);
    }
    return values.isEmpty() ? u"–"_s : values.join(u"; "_s);
}

} // namespace

BringBackDialog::BringBackDialog(Session& session, const AloneTournament& alone, QWidget* parent)
    : Question(parent, tr("Bring back what was done alone"),
               tr("What is ticked is taken over. What another desk changed as well is ticked by "
                  "you alone."),
               tr("Take over")),
      session_(session),
      departures_(core::departures(alone.base, alone.now, session.tournament())),
      model_(new QStandardItemModel(0, ColumnCount, this)),
      table_(new QTableView(this))
{
    setObjectName(u"bringBackDialog"_s);
    buildTable();
    fill(alone.now);
    addChoice(u"leaveAllButton"_s, tr("Leave all"), leaveAll);
    connect(table_, &QTableView::clicked, this, &BringBackDialog::toggle);
    table_->installEventFilter(this);
    refresh();
    table_->setFocus();
}

void BringBackDialog::buildTable()
{
    model_->setHorizontalHeaderLabels({tr("Done alone"), tr("With the others"), tr("Here")});
    dressTable(*table_, u"departureTable"_s, tr("What was done alone"));
    table_->setModel(model_);
    table_->setTabKeyNavigation(false);
    auto& header = *table_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(What, QHeaderView::Stretch);
    constexpr int valueWidth = 200;
    header.resizeSection(There, valueWidth);
    header.resizeSection(Here, valueWidth);
    constexpr QSize smallest(760, 300);
    table_->setMinimumSize(smallest);
    body().addWidget(table_, 1);
}

void BringBackDialog::fill(const core::Tournament& alone)
{
    const auto add = [](const QString& text) {
        auto* const item = new QStandardItem(text);
        item->setEditable(false);
        item->setToolTip(text);
        return item;
    };
    for (const auto& departure : departures_) {
        auto* const what = add(texts::text(departure.label, texts::Wording::Translated, &alone));
        if (departure.isContested) {
            what->setData(static_cast<int>(theme::Role::Warn), ColourRole);
            what->setToolTip(tr("Another desk changed this, too."));
            what->setAccessibleDescription(what->toolTip());
        }
        model_->appendRow({what, add(sideOf(departure.steps, &texts::ExchangeText::before)),
                           add(sideOf(departure.steps, &texts::ExchangeText::after))});
        tick(model_->rowCount() - 1, !departure.isContested);
    }
    if (!departures_.empty()) {
        table_->selectRow(0);
    }
}

void BringBackDialog::tick(int row, bool isTicked)
{
    auto& item = *model_->item(row);
    item.setData(isTicked, tickRole);
    item.setData(static_cast<int>(isTicked ? icons::Meaning::Complete : icons::Meaning::Open),
                 IconRole);
    item.setAccessibleText(isTicked ? tr("%1, ticked").arg(item.text()) : item.text());
}

void BringBackDialog::toggle(const QModelIndex& index)
{
    tick(index.row(), !model_->item(index.row())->data(tickRole).toBool());
    refresh();
}

bool BringBackDialog::eventFilter(QObject* watched, QEvent* event)
{
    const auto current = table_->currentIndex();
    if (event->type() == QEvent::KeyPress && current.isValid() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        toggle(current);
        return true;
    }
    return Question::eventFilter(watched, event);
}

std::vector<core::Departure> BringBackDialog::chosen() const
{
    std::vector<core::Departure> chosen;
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (model_->item(row)->data(tickRole).toBool()) {
            chosen.push_back(departures_[static_cast<std::size_t>(row)]);
        }
    }
    return chosen;
}

void BringBackDialog::refresh()
{
    notice().clear();
    const auto count = static_cast<int>(chosen().size());
    setReason(count == 0 ? tr("Nothing is ticked. Tick a line with Space, or leave all.")
                         : QString());
    yes().setText(tr("Take over %n change(s)", nullptr, count));
}

void BringBackDialog::accept()
{
    const auto taken = session_.run([&](core::TournamentService& service, core::TournamentId id) {
        return service.bringBack(id, chosen());
    });
    if (taken) {
        Question::accept();
        return;
    }
    // Without a text the window tells what failed.
    showError(tr("Not taken over: all is as before"), textOf(taken.refused()));
}

} // namespace desk

#include "app/desk/club/series/evenings_dialog.h"

#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/search_field.h"
#include "core/people/search_text.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"

#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

QString eveningText(const core::TournamentSummary& summary)
{
    QStringList parts;
    if (summary.date) {
        parts << texts::dayText(*summary.date);
    }
    parts << summary.name << texts::ruleSetName(summary.ruleSet)
          << EveningsDialog::tr("%n participant(s)", nullptr, summary.participants);
    return parts.join(u" · "_s);
}

} // namespace

EveningsDialog::EveningsDialog(const core::Series& series,
                               const std::vector<core::TournamentSummary>& club, QWidget* parent)
    : Question(parent, tr("Evenings of %1").arg(series.name),
               tr("Tick the evenings that belong to the series."), tr("Apply")),
      series_(series),
      club_(club),
      list_(new QListWidget(this))
{
    constexpr int height = 360;
    constexpr int width = 520;
    setObjectName(u"eveningsDialog"_s);
    list_->setObjectName(u"eveningList"_s);
    list_->setAccessibleName(tr("Evenings"));
    list_->setMinimumSize(width, height);
    list_->setItemDelegate(new RoomyDelegate(list_));
    for (const auto& summary : club_) {
        const bool isTicked = has(series, summary.uuid);
        auto* const item = new QListWidgetItem(eveningText(summary), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    }
    auto* const searching = new SearchField(u"eveningSearch"_s, tr("Search in the evenings"), this);
    connect(searching, &QLineEdit::textChanged, this, &EveningsDialog::search);
    connect(searching, &SearchField::listWanted, list_, [this] { list_->setFocus(); });
    connect(list_, &QListWidget::itemChanged, this, &EveningsDialog::refresh);
    body().addWidget(searching);
    body().addWidget(list_, 1);
    if (list_->count() > 0) {
        list_->setCurrentRow(0);
    }
    list_->setFocus();
    refresh();
}

void EveningsDialog::search(const QString& text)
{
    const core::NameMatcher matcher(text);
    for (int row = 0; row < list_->count(); ++row) {
        list_->item(row)->setHidden(!matcher.matches(list_->item(row)->text()));
    }
}

void EveningsDialog::refresh()
{
    clearNotice();
    showInformation(
        tr("%n evening(s) ticked.", nullptr, static_cast<int>(wanted().evenings.size())));
}

core::Series EveningsDialog::wanted() const
{
    auto series = series_;
    for (int row = 0; row < list_->count(); ++row) {
        const auto& uuid = club_[static_cast<std::size_t>(row)].uuid;
        const auto found = std::find(series.evenings.begin(), series.evenings.end(), uuid);
        const bool isTicked = list_->item(row)->checkState() == Qt::Checked;
        if (isTicked && found == series.evenings.end()) {
            series.evenings.push_back(uuid);
        } else if (!isTicked && found != series.evenings.end()) {
            series.evenings.erase(found);
        }
    }
    std::sort(series.evenings.begin(), series.evenings.end());
    return series;
}

void EveningsDialog::showRefusal(const core::Refused& refused)
{
    showError(tr("Not stored."), textOf(refused));
}

} // namespace desk

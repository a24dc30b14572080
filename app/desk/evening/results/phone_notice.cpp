#include "app/desk/evening/results/phone_notice.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "core/texts/report_texts.h"

#include <QPushButton>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

PhoneNotice::PhoneNotice(const Session& session, const PhoneReports& reports, QWidget* parent)
    : Notice(parent), session_(session), reports_(reports)
{
    setObjectName(u"phoneReports"_s);
    hide();
}

void PhoneNotice::showReports(const std::optional<core::TableKey>& table)
{
    offered_ = table ? reports_.pending(*table) : std::vector<core::Report>();
    const bool isLate = table && offered_.empty();
    QStringList lines;
    for (const auto& report : isLate ? reports_.late(*table) : offered_) {
        lines << reportText(report) + u" – "_s + texts::senderText(report);
    }
    setVisible(!lines.isEmpty());
    if (!offered_.empty()) {
        offer(table->table, lines.join(u'\n'));
    } else if (!lines.isEmpty()) {
        show(Kind::Plain, icons::Meaning::Hall,
             tr("Reported too late, from a slip that is no longer in use:"), lines.join(u'\n'));
    }
}

void PhoneNotice::offer(core::TableNumber table, const QString& reports)
{
    const bool isForTable =
        std::all_of(offered_.begin(), offered_.end(), [this](const core::Report& report) {
            return core::canBeConfirmed(session_.tournament(), report);
        });
    const auto what = isForTable ? tr("Table %1 reported by phone and has yet to confirm it. Enter "
                                      "takes it over now.")
                                 : tr("Table %1 reported by phone. Enter takes it over.");
    show(Kind::Tint, icons::Meaning::Hall, what.arg(core::plain(table)), reports);
    auto* const take = makeButton(u"takeOverButton"_s, tr("Take over"), ButtonKind::Normal, this);
    take->setFocusPolicy(Qt::TabFocus);
    connect(take, &QPushButton::clicked, this, &PhoneNotice::takeOverWanted);
    add(take);
}

std::vector<core::Report> PhoneNotice::inView() const
{
    return isVisible() ? offered_ : std::vector<core::Report>();
}

} // namespace desk

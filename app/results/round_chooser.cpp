#include "round_chooser.h"

#include "app/widgets/segments.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <utility>

namespace desk {
namespace {

std::pair<icons::Meaning, theme::Role> iconOf(core::RoundState state)
{
    using icons::Meaning;
    using theme::Role;
    switch (state) {
    case core::RoundState::Closed:
        return {Meaning::Complete, Role::Done};
    case core::RoundState::Cancelled:
        return {Meaning::Cancelled, Role::Muted};
    case core::RoundState::Draft:
    case core::RoundState::Published:
        break;
    }
    return {Meaning::Running, Role::Accent};
}

} // namespace

RoundChooser::RoundChooser(QWidget* parent)
    : QWidget(parent), segments_(new Segments(this)), list_(new QComboBox(this))
{
    segments_->setObjectName(QStringLiteral("roundSegments"));
    list_->setObjectName(QStringLiteral("roundList"));
    list_->setAccessibleName(tr("Round"));
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(segments_);
    row->addWidget(list_);
    connect(segments_, &Segments::chosen, this,
            [this](int id) { Q_EMIT chosen(core::RoundNumber{id}); });
    connect(list_, &QComboBox::activated, this, [this](int index) {
        Q_EMIT chosen(core::RoundNumber{list_->itemData(index).toInt()});
    });
}

void RoundChooser::setRounds(const core::Tournament& tournament,
                             std::optional<core::RoundNumber> current)
{
    std::vector<std::pair<core::RoundNumber, core::RoundState>> rounds;
    for (const auto& round : tournament.rounds) {
        if (round.head.state != core::RoundState::Draft) {
            rounds.emplace_back(round.number, round.head.state);
        }
    }
    constexpr std::size_t fewRounds = 8;
    const bool few = rounds.size() <= fewRounds;
    if (rounds != shown_) {
        shown_ = std::move(rounds);
        segments_->clear();
        list_->clear();
        for (const auto& [number, state] : shown_) {
            const int plain = core::plain(number);
            const auto [icon, role] = iconOf(state);
            if (few) {
                segments_->add(plain, QString::number(plain), icon, role);
            }
            list_->addItem(tr("Round %1").arg(plain), plain);
        }
    }
    segments_->setVisible(few);
    list_->setVisible(!few);
    if (current) {
        segments_->setCurrent(core::plain(*current));
        list_->setCurrentIndex(list_->findData(core::plain(*current)));
    }
}

} // namespace desk

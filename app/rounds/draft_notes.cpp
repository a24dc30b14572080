#include "draft_notes.h"

#include "app/desk.h"

#include <QVariantList>

namespace desk {
namespace {

constexpr QLatin1String fiveKey{"rounds/threeAndTwo"};
constexpr QLatin1String evenKey{"rounds/evennessFirst"};

template <typename Id>
QVariantList listOf(const std::vector<Id>& ids)
{
    QVariantList list;
    for (const auto id : ids) {
        list << core::plain(id);
    }
    return list;
}

template <typename Id>
std::vector<Id> idsIn(const QVariant& list)
{
    std::vector<Id> ids;
    const auto values = list.toList();
    for (const auto& value : values) {
        ids.push_back(Id{value.toInt()});
    }
    return ids;
}

} // namespace

QString DraftNotes::key(const QString& name) const
{
    const auto file = desk_.file().toUtf8().toBase64(QByteArray::Base64UrlEncoding |
                                                     QByteArray::OmitTrailingEquals);
    const auto id = desk_.current().value_or(core::TournamentId{0});
    return QStringLiteral("drafts/%1/%2-%3")
        .arg(QString::fromLatin1(file))
        .arg(core::plain(id))
        .arg(name);
}

QString DraftNotes::key(core::RoundNumber round) const
{
    return key(QString::number(core::plain(round)));
}

std::optional<core::RoundNumber> DraftNotes::shown() const
{
    const auto stored = desk_.memory().value(key(QStringLiteral("shown")));
    return stored.isValid() ? std::optional(core::RoundNumber{stored.toInt()}) : std::nullopt;
}

void DraftNotes::setShown(core::RoundNumber round)
{
    desk_.memory().setValue(key(QStringLiteral("shown")), core::plain(round));
}

QVariantMap DraftNotes::read(core::RoundNumber round) const
{
    return desk_.memory().value(key(round)).toMap();
}

void DraftNotes::write(core::RoundNumber round, const QVariantMap& fields)
{
    desk_.memory().setValue(key(round), fields);
}

core::SeatLocks DraftNotes::locks(core::RoundNumber round) const
{
    const auto fields = read(round);
    return {idsIn<core::StartNumber>(fields.value(QStringLiteral("people"))),
            idsIn<core::TableNumber>(fields.value(QStringLiteral("tables")))};
}

void DraftNotes::setLocks(core::RoundNumber round, const core::SeatLocks& locks)
{
    auto fields = read(round);
    fields.insert(QStringLiteral("people"), listOf(locks.people));
    fields.insert(QStringLiteral("tables"), listOf(locks.tables));
    write(round, fields);
}

std::optional<DrawnHow> DraftNotes::drawnHow(core::RoundNumber round) const
{
    const auto fields = read(round);
    const auto seed = fields.value(QStringLiteral("seed"));
    if (!seed.isValid()) {
        return std::nullopt;
    }
    const int mode = fields.value(QStringLiteral("mode")).toInt();
    const bool known = mode >= 0 && mode <= static_cast<int>(seating::Mode::Final);
    return DrawnHow{known ? static_cast<seating::Mode>(mode) : seating::Mode::Draw,
                    seed.toULongLong()};
}

void DraftNotes::setDrawnHow(core::RoundNumber round, const std::optional<DrawnHow>& how)
{
    auto fields = read(round);
    fields.remove(QStringLiteral("seed"));
    if (how) {
        fields.insert(QStringLiteral("seed"), QString::number(how->seed));
        fields.insert(QStringLiteral("mode"), static_cast<int>(how->mode));
    }
    write(round, fields);
}

seating::FivePlayers DraftNotes::fivePlayers() const
{
    return desk_.memory().value(fiveKey).toBool() ? seating::FivePlayers::ThreeAndTwo
                                                  : seating::FivePlayers::FourAndBye;
}

void DraftNotes::setFivePlayers(seating::FivePlayers choice)
{
    desk_.memory().setValue(fiveKey, choice == seating::FivePlayers::ThreeAndTwo);
}

bool DraftNotes::evennessFirst() const
{
    return desk_.memory().value(evenKey).toBool();
}

void DraftNotes::setEvennessFirst(bool first)
{
    desk_.memory().setValue(evenKey, first);
}

} // namespace desk

#include "app/desk/evening/participants/who_is_who_dialog.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace desk {
namespace {

std::vector<core::DoubtfulPerson> doubtfulIn(Session& session)
{
    auto found = session.runClub([](core::ClubService& service) {
        return core::Result<std::vector<core::DoubtfulPerson>>(service.doubtfulPeople());
    });
    return found ? *std::move(found) : std::vector<core::DoubtfulPerson>();
}

/// One person, and the matching directory entries. Nothing is preselected.
class WhoIsWhoDialog : public Question
{
    Q_DECLARE_TR_FUNCTIONS(WhoIsWhoDialog)

public:
    static constexpr int later = 2;

    WhoIsWhoDialog(Session& session, const core::DoubtfulPerson& person, QWidget* parent)
        : Question(parent, tr("Who is “%1”?").arg(nameOf(person)),
                   tr("Enrolled in: %1").arg(eveningsOf(session, person)), tr("Save")),
          session_(session),
          person_(person)
    {
        setObjectName(QStringLiteral("whoIsWho"));
        for (const auto& candidate : person.candidates) {
            const auto name = core::nameWithClub(candidate.name, candidate.club);
            add(candidate.tags.isEmpty()
                    ? name
                    : name + QStringLiteral(" · ") + candidate.tags.join(QStringLiteral(", ")));
        }
        add(tr("Somebody else, new in the directory"));
        addChoice(QStringLiteral("whoLater"), tr("Later"), later);
        setReason(tr("Choose who that is."));
        choices_.buttons().constFirst()->setFocus();
    }

    void accept() override
    {
        const auto chosen = static_cast<std::size_t>(choices_.checkedId());
        const auto stored =
            chosen < person_.candidates.size()
                ? session_.runClub(core::recognise, person_.enrolled, person_.candidates[chosen].id)
                : session_.runClub(core::recogniseAsNew, person_.enrolled);
        if (stored) {
            Question::accept();
        } else {
            setReason(textOf(stored.refused()));
        }
    }

private:
    static QString nameOf(const core::DoubtfulPerson& person)
    {
        const auto& first = person.enrolled.front();
        return core::nameWithClub(first.name, first.club);
    }

    static QString eveningsOf(const Session& session, const core::DoubtfulPerson& person)
    {
        constexpr std::size_t most = 3;
        QStringList evenings;
        for (const auto& enrolled : person.enrolled) {
            const auto& club = session.club();
            const auto summary = std::find_if(club.begin(), club.end(), [&](const auto& one) {
                return one.id == enrolled.key.tournament;
            });
            if (summary == club.end()) {
                continue;
            }
            evenings
                << (summary->date
                        ? tr("%1 of %2, No. %3")
                              .arg(summary->name, texts::dayText(*summary->date))
                              .arg(core::plain(enrolled.number))
                        : tr("%1, No. %2").arg(summary->name).arg(core::plain(enrolled.number)));
            if (evenings.size() == most) {
                break;
            }
        }
        const auto more = static_cast<int>(person.enrolled.size()) - evenings.size();
        if (more > 0) {
            evenings << tr("and %n more", nullptr, static_cast<int>(more));
        }
        return evenings.join(QStringLiteral("; "));
    }

    void add(const QString& text)
    {
        const auto index = choices_.buttons().size();
        auto* const button = new QRadioButton(text, this);
        button->setObjectName(QStringLiteral("who%1").arg(index + 1));
        button->setAccessibleName(text);
        choices_.addButton(button, static_cast<int>(index));
        body().addWidget(button);
        connect(button, &QRadioButton::toggled, this, [this] { setReason({}); });
    }

    Session& session_;
    core::DoubtfulPerson person_;
    QButtonGroup choices_;
};

} // namespace

int doubtfulCount(Session& session)
{
    return static_cast<int>(doubtfulIn(session).size());
}

void askWhoIsWho(Session& session, QWidget* parent)
{
    std::set<core::EnrolledKey> later;
    for (;;) {
        const auto doubtful = doubtfulIn(session);
        const auto next =
            std::find_if(doubtful.begin(), doubtful.end(), [&later](const auto& person) {
                return !later.contains(person.enrolled.front().key);
            });
        if (next == doubtful.end()) {
            return;
        }
        switch (WhoIsWhoDialog(session, *next, parent).exec()) {
        case WhoIsWhoDialog::Rejected:
            return;
        case WhoIsWhoDialog::later:
            later.insert(next->enrolled.front().key);
            break;
        default:
            break;
        }
    }
}

} // namespace desk

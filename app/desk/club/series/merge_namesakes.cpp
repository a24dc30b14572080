#include "app/desk/club/series/merge_namesakes.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/layout.h"
#include "core/people/people_names.h"

#include <QCheckBox>
#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <optional>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// The namesakes who are one person: two or more.
class NamesakeQuestion : public Question
{
    Q_DECLARE_TR_FUNCTIONS(NamesakeQuestion)

public:
    NamesakeQuestion(Session& session, const core::ClubEvenings& evenings,
                     const core::SeriesTable& table, const std::vector<std::size_t>& lines,
                     QWidget* parent)
        : Question(parent, tr("One person?"),
                   tr("They have one name. Ticked together they become one person in the player "
                      "directory and at all evenings; the names on the evenings stay."),
                   tr("Merge")),
          session_(session),
          evenings_(evenings),
          table_(table),
          lines_(lines)
    {
        setObjectName(u"namesakeQuestion"_s);
        for (const auto line : lines) {
            const auto& one = table.lines[line];
            const auto text =
                tr("%1, %n evening(s)", nullptr, static_cast<int>(one.shares.size()))
                    .arg(core::nameWithClub(one.person.name, one.person.club)) +
                (one.person.player.value.isNull() ? tr(", not in the directory") : QString());
            auto* const box = new QCheckBox(text, this);
            box->setObjectName(u"namesake%1"_s.arg(boxes_.size() + 1));
            box->setAccessibleName(text);
            box->setChecked(true);
            connect(box, &QCheckBox::toggled, this, [this] { refresh(); });
            body().addWidget(box);
            boxes_.push_back(box);
        }
        refresh();
    }

    void accept() override
    {
        const auto done = merge();
        if (done) {
            QDialog::accept();
        } else if (const auto text = textOf(done.refused()); !text.isEmpty()) {
            showError(tr("Not merged."), text);
        }
    }

private:
    void refresh()
    {
        clearNotice();
        setReason(chosen().size() < 2 ? tr("Tick two at least.") : QString());
    }

    [[nodiscard]] std::vector<const core::SeriesLine*> chosen() const
    {
        std::vector<const core::SeriesLine*> lines;
        for (std::size_t place = 0; place < boxes_.size(); ++place) {
            if (boxes_[place]->isChecked()) {
                lines.push_back(&table_.lines[lines_[place]]);
            }
        }
        return lines;
    }

    [[nodiscard]] std::optional<core::Player> entryOf(const core::SeriesLine& line) const
    {
        const auto& directory = session_.directory();
        const auto found =
            std::find_if(directory.begin(), directory.end(), [&line](const core::Player& player) {
                return player.id == line.person.player;
            });
        return found != directory.end() ? std::optional(*found) : std::nullopt;
    }

    /// The participants behind a line, as they are stored.
    void addEnrolled(const core::SeriesLine& line, core::Reader& stored,
                     std::vector<core::EnrolledPerson>& people) const
    {
        for (const auto& share : line.shares) {
            const auto* const evening = evenings_.find(table_.evenings[share.evening].tournament);
            const auto enrolled = evening != nullptr ? stored.enrolledPeople(evening->id)
                                                     : std::vector<core::EnrolledPerson>();
            std::copy_if(enrolled.begin(), enrolled.end(), std::back_inserter(people),
                         [&share](const auto& person) { return person.number == share.number; });
        }
    }

    core::Result<core::Done> merge()
    {
        return session_.runClub([this](core::ClubService& service) -> core::Result<core::Done> {
            std::vector<core::Player> entries;
            std::vector<core::EnrolledPerson> unknown;
            for (const auto* const line : chosen()) {
                if (const auto entry = entryOf(*line)) {
                    entries.push_back(*entry);
                } else {
                    addEnrolled(*line, service.read(), unknown);
                }
            }
            if (entries.size() > 1) {
                auto merged = service.run(core::mergePlayers, entries.front(),
                                          {entries.begin() + 1, entries.end()});
                if (!merged) {
                    return merged;
                }
            }
            if (unknown.empty()) {
                return core::Done();
            }
            return entries.empty() ? service.run(core::recogniseAsNew, unknown)
                                   : service.run(core::recognise, unknown, entries.front().id);
        });
    }

    Session& session_;
    const core::ClubEvenings& evenings_;
    const core::SeriesTable& table_;
    std::vector<std::size_t> lines_;
    std::vector<QCheckBox*> boxes_;
};

} // namespace

void mergeNamesakes(Session& session, const core::ClubEvenings& evenings,
                    const core::SeriesTable& table, const std::vector<std::size_t>& lines,
                    QWidget* parent)
{
    // Copies, as the page's own values change while the dialog is open.
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
    const auto ownEvenings = evenings;
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
    const auto ownTable = table;
    NamesakeQuestion(session, ownEvenings, ownTable, lines, parent).exec();
}

} // namespace desk

#pragma once

#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/widgets/notice.h"
#include "desk_fixture.h"
#include "page_test.h"

#include <QLineEdit>
#include <QPushButton>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// Shared by the tests of the participants page.
namespace participants_test {

inline QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

inline void click(const QWidget& parent, const char* name)
{
    QTest::mouseClick(&page_test::part<QPushButton>(parent, name), Qt::LeftButton);
}

inline core::Enrolment person(const QString& name, const QString& club = {})
{
    core::Enrolment person;
    person.name = name;
    person.club = club;
    return person;
}

/// The page on a desk with the sample evening, or an empty tournament.
class Scene
{
public:
    explicit Scene(bool sample = true)
    {
        if (sample) {
            fixture_.openSample();
        } else {
            core::Settings settings;
            settings.name = text("Evening");
            settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
            const auto id = fixture_.session().runClub(
                [&](core::TournamentService& service) { return service.create(settings); });
            fixture_.session().open(*id);
        }
        makePage();
    }

    void makePage()
    {
        page_.reset();
        page_ = std::make_unique<desk::ParticipantsPage>(fixture_.session());
        page_test::show(*page_);
        page_->enter();
    }
    void restart()
    {
        page_.reset();
        fixture_.restart();
        makePage();
    }

    desk::ParticipantsPage& page() { return *page_; }
    template <typename Part>
    Part& part(const char* name)
    {
        return page_test::part<Part>(*page_, name);
    }
    void click(const char* name) { participants_test::click(*page_, name); }
    /// The answer to the next dialog.
    void whenAsked(std::function<void(QDialog&)> answer)
    {
        page_test::answer(*page_, [this, answer = std::move(answer)](QDialog& dialog) {
            ++asked_;
            answer(dialog);
        });
    }
    /// How many dialogs there were.
    [[nodiscard]] int asked() const { return asked_; }
    desk::Session& session() { return fixture_.session(); }
    const core::Tournament& now() { return fixture_.session().tournament(); }
    QString file(const QString& name) { return fixture_.file(name); }
    QLineEdit& field() { return part<QLineEdit>("addField"); }
    desk::ParticipantsTable& table()
    {
        page_test::settle();
        return *page_->findChild<desk::ParticipantsTable*>();
    }
    QWidget& suggestions() { return part<QWidget>("suggestions"); }
    QString notice()
    {
        const auto& notice = part<desk::Notice>("participantsNotice");
        return notice.isHidden() ? QString() : notice.text();
    }
    void know(const std::vector<core::Player>& players)
    {
        session().runClub(core::addPlayers, players);
    }
    void enrol(const std::vector<core::Enrolment>& people) { session().run(core::enrol, people); }
    void type(const QString& typed) { QTest::keyClicks(&field(), typed); }
    /// Presses a key in the table.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) {
            qFatal("the page is not active");
        }
        table().setFocus();
        QTest::keyClick(&table(), key, modifiers);
    }
    std::optional<core::Participant> find(const QString& name)
    {
        for (const auto& person : now().participants) {
            if (person.name == name) {
                return person;
            }
        }
        return std::nullopt;
    }
    std::size_t entries()
    {
        return session()
            .run([](core::TournamentService& service, core::TournamentId id) {
                return service.journal(id);
            })
            ->size();
    }
    void setFee(std::int64_t cents)
    {
        auto settings = now().settings;
        settings.startFeeCents = cents;
        session().run(core::editSettings, {session().tournament().settings, settings});
    }
    void setCapacity(std::int32_t people)
    {
        auto settings = now().settings;
        settings.capacity = people;
        session().run(core::editSettings, {session().tournament().settings, settings});
    }
    void undo()
    {
        session().run([](core::TournamentService& service, core::TournamentId id) {
            return service.undo(id);
        });
    }
    void redo()
    {
        session().run([](core::TournamentService& service, core::TournamentId id) {
            return service.redo(id);
        });
    }

private:
    DeskFixture fixture_;
    std::unique_ptr<desk::ParticipantsPage> page_;
    int asked_ = 0;
};

} // namespace participants_test

#include "../made_server.h"
#include "../shared_clubs.h"
#include "samples.h"
#include "scenes.h"

#include "app/desk/desks/sharing/sharing.h"
#include "core/service/tournament_service.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

core::Desk otherDesk(const QString& name, int minutesAgo)
{
    const QDateTime now(QDate(2026, 10, 16), QTime(19, 0), Qt::UTC);
    return {name, now.addSecs(-60 * qint64{minutesAgo})};
}

core::Result<core::Done> enterAt(Stage& stage, core::TournamentId id, std::int32_t table,
                                 const QString& desk, Line& line)
{
    core::TournamentService service(*line.store, desk, [&stage] { return stage.fixture().now(); });
    core::PlayedGame game;
    game.result.hands = scoring::Hands(3);
    for (std::int32_t seat = 0; seat < 3; ++seat) {
        game.result.hands[static_cast<std::size_t>(seat)] = scoring::Hand{4 * seat, 0};
    }
    core::EntryTerms terms;
    terms.warningsConfirmed = true;
    const core::GameKey key{core::RoundNumber{4}, core::TableNumber{table}, core::GameNumber{1}};
    const auto entered = service.run(id, core::enterGame, key, game, terms);
    return entered ? core::Result<core::Done>(core::Done()) : entered.refused();
}

desk::Sharing sharingOf(const MadeServer& made, bool isShared)
{
    const auto refuse = [](const QString& /*address*/) -> sharing::Outcome<sharing::PrivateServer> {
        return sharing::Fault{sharing::Fault::Kind::NoPrograms};
    };
    return {u"/club.rummydb"_s,
            [] {
                return QStringList{u"192.168.1.5"_s, u"10.0.0.1"_s};
            },
            [&made, isShared] { return isShared ? made.server : std::nullopt; },
            refuse,
            [](const sharing::PrivateServer& /*server*/) { return sharedPlace; },
            [](const sharing::PrivateServer& /*server*/) { return std::nullopt; },
            [](const sharing::Invitation& /*invitation*/) -> sharing::Outcome<core::ClubPlace> {
                return sharing::Fault{sharing::Fault::Kind::Stranger};
            }};
}

void takeSharing(Stage& stage, const MadeServer& made)
{
    if (!made.server) {
        return; // Without PostgreSQL and OpenSSL there is nothing to show.
    }
    const auto unshared = sharingOf(made, false);
    const auto others = [] { return QStringList{u"Saal 2"_s, u"Tresen"_s}; };
    const auto share = [&] { (void)desk::askToShare(unshared, others, &stage.window()); };
    stage.takeDialog(u"desks-share"_s, share);
    stage.takeDialog(u"desks-share-refused"_s, share, [](QWidget& dialog) {
        auto& question = *qobject_cast<desk::Question*>(&dialog);
        question.accept();
        Stage::waitFor([&] { return question.yes().isEnabled(); });
    });
    const auto shared = sharingOf(made, true);
    const auto invite = [&] { (void)desk::askToShare(shared, others, &stage.window()); };
    stage.takeDialog(u"desks-invitation"_s, invite);
    stage.answer(invite, [&stage](QWidget& dialog) {
        stage.takeDialog(u"desks-stop"_s,
                         [&] { Stage::partOf<QPushButton>(dialog, u"stopButton"_s).click(); });
        qobject_cast<QDialog*>(&dialog)->reject();
    });

    const auto join = [&] { (void)desk::askToJoin(unshared.join, u"Clara"_s, &stage.window()); };
    const auto type = [](QWidget& dialog, const QString& code) {
        Stage::partOf<QLineEdit>(dialog, u"addressField"_s).setText(u"192.168.1.5:45432"_s);
        Stage::partOf<QLineEdit>(dialog, u"codeField"_s).setText(code);
    };
    const sharing::Invitation invitation{u"192.168.1.5"_s, 45432, u"DDDDDDDDDDDDDDDD"_s,
                                         QByteArray(8, '\x2a')};
    stage.takeDialog(u"desks-join"_s, join,
                     [&](QWidget& dialog) { type(dialog, sharing::codeText(invitation)); });
    stage.takeDialog(u"desks-join-refused"_s, join, [&](QWidget& dialog) {
        type(dialog, sharing::codeText(invitation).replace(0, 1, u'X'));
        qobject_cast<QDialog*>(&dialog)->accept();
    });
}

void takeLine(Stage& stage, Line& line)
{
    line.isCutOff = true;
    stage.session().lookForChanges();
    stage.take(u"desks-cut-off"_s);
}

} // namespace

void takeDesks(const Album& album)
{
    Line line;
    Stage stage(album, std::make_shared<SharedClubs>(&line), sharedPlace);
    const auto id = stage.open(samples::runningEvening());
    auto anna = otherDesk(u"Anna"_s, 48);
    anna.typing = {id, {core::RoundNumber{4}, core::TableNumber{3}}};
    anna.tables = {core::TableNumber{1}, core::TableNumber{3}};
    auto bernd = otherDesk(u"Bernd"_s, 12);
    bernd.tables = {core::TableNumber{4}, core::TableNumber{6}};
    line.others = {anna, bernd};
    if (!enterAt(stage, id, 6, u"Bernd"_s, line)) {
        qFatal("a scene's result is refused");
    }
    ++line.changesByOthers;
    stage.session().lookForChanges();
    stage.go(PageId::Desks);
    stage.take(u"desks"_s);
    stage.go(PageId::Results);
    stage.take(u"desks-typing"_s);
}

void takeDeskDialogs(const Album& album)
{
    const MadeServer made;
    Line line;
    Stage stage(album, std::make_shared<SharedClubs>(&line), sharedPlace);
    stage.open(samples::runningEvening());
    stage.go(PageId::Results);
    takeSharing(stage, made);
    takeLine(stage, line);
}

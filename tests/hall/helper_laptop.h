#pragma once

#include "app/hall/server.h"
#include "browser.h"
#include "core/service/club_service.h"
#include "core/service/helper_service.h"
#include "db/sqlite/open_store.h"
#include "hall_evening.h"

#include <QTemporaryDir>
#include <QTest>

/// A main laptop that lets helpers in.
namespace helper_laptop {

using namespace Qt::Literals::StringLiterals;
using core::HelperRight;

inline const QDateTime evening({2026, 5, 14}, {19, 0}, Qt::UTC);

/// An evening with round 2 being played, 9 and 10 expected with a fee of 10 €, and two helpers:
/// Anna may do everything, Uwe nothing but print.
class Laptop
{
public:
    Laptop() : Laptop(checkInEvening()) {}
    explicit Laptop(const core::Tournament& tournament)
    {
        const auto imported = service_.import(tournament);
        id_ = *imported;
        add(u"Anna"_s, {HelperRight::CheckIn, HelperRight::Fees, HelperRight::Papers});
        add(u"Uwe"_s, {HelperRight::Papers});
        makeCodes();
        start();
    }

    static core::Tournament checkInEvening()
    {
        auto tournament = hall_evening::tournament();
        tournament.rounds.pop_back();
        tournament.settings.startFeeCents = 1'000;
        for (const int number : {9, 10}) {
            core::Participant expected;
            expected.number = core::StartNumber{number};
            expected.name = u"Gast %1"_s.arg(number);
            expected.status = core::Attendance::Expected;
            tournament.participants.push_back(expected);
        }
        return tournament;
    }

    void start()
    {
        server_.reset();
        const auto open = [this] { return db::openStore(file(), db::IfMissing::Refuse); };
        const web::ReportStore store{open, id_, [this] { return now; }};
        web::Content content{**service_.tournament(id_)};
        content.ahead = ahead;
        std::optional<web::Encryption> encryption;
        if (certificate) {
            encryption = {*certificate, 0};
        }
        auto started = web::Server::start(0, std::move(content), {}, store, encryption);
        server_ = std::move(std::get<std::unique_ptr<web::Server>>(started));
    }
    void add(const QString& name, const core::HelperRights& rights)
    {
        QVERIFY(club_.run(core::addHelper, core::Helper{{}, name, rights}).ok());
    }
    void makeCodes()
    {
        const auto made = *helpers_.makeCodes(id_);
        anna = made[0].code.toLatin1();
        uwe = made[1].code.toLatin1();
    }
    core::HelperId idOf(const QString& name)
    {
        return core::findHelper(store_->read().clubRecords(), name)->id;
    }

    [[nodiscard]] QByteArray ask(const QByteArray& request) const
    {
        return isEncrypted ? askedEncrypted(*server_->helpersPort(), request)
                           : asked(server_->port(), request);
    }
    [[nodiscard]] const web::Server& server() const { return *server_; }
    [[nodiscard]] QByteArray get(const QByteArray& path, const QByteArray& cookie = {}) const
    {
        return ask(getRequest(path, cookieLine(cookie)));
    }
    [[nodiscard]] QByteArray post(const QByteArray& path, const QByteArray& body,
                                  const QByteArray& cookie = {},
                                  const QByteArray& headers = {}) const
    {
        return ask("POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" +
                   headers + cookieLine(cookie) +
                   "Content-Length: " + QByteArray::number(body.size()) +
                   "\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n" + body);
    }
    /// The cookie for a code; empty: not let in.
    [[nodiscard]] QByteArray signedIn(const QByteArray& code) const
    {
        return between(post("/helper", "code=" + code), "Set-Cookie: " + cookieName() + '=', ";");
    }
    [[nodiscard]] QByteArray tokenOf(const QByteArray& cookie) const
    {
        return between(get("/helper", cookie), "name=\"token\" value=\"", "\"");
    }
    [[nodiscard]] QByteArray personField(int number)
    {
        const auto tournament = **service_.tournament(id_);
        const auto* const person = findParticipant(tournament, core::StartNumber{number});
        return "person=" + person->uuid.value.toByteArray(QUuid::WithoutBraces);
    }
    [[nodiscard]] core::Participant person(int number)
    {
        return *findParticipant(**service_.tournament(id_), core::StartNumber{number});
    }

    static QByteArray between(const QByteArray& text, const QByteArray& begin,
                              const QByteArray& end)
    {
        const auto at = text.indexOf(begin);
        const auto from = at + begin.size();
        return at < 0 ? QByteArray() : text.mid(from, text.indexOf(end, from) - from);
    }

    [[nodiscard]] QString file() const { return folder_.filePath(u"club.rummydb"_s); }
    [[nodiscard]] core::TournamentId id() const { return id_; }
    core::TournamentService& service() { return service_; }
    core::ClubService& club() { return club_; }
    core::HelperService& helpers() { return helpers_; }

    [[nodiscard]] QByteArray cookieName() const { return isEncrypted ? "__Host-helper" : "helper"; }

    QDateTime now = evening;
    std::chrono::milliseconds ahead{0};             ///< Of the club's clock, for start().
    std::optional<web::OwnCertificate> certificate; ///< For start().
    bool isEncrypted = false;                       ///< Whether to ask by HTTPS.
    QByteArray anna;
    QByteArray uwe;

private:
    [[nodiscard]] QByteArray cookieLine(const QByteArray& cookie) const
    {
        return cookie.isEmpty() ? QByteArray() : "Cookie: " + cookieName() + '=' + cookie + "\r\n";
    }

    QTemporaryDir folder_;
    std::unique_ptr<core::Store> store_ = db::openStore(file(), db::IfMissing::Create);
    core::TournamentService service_{*store_, u"Desk"_s, [this] { return now; }};
    core::ClubService club_{*store_, u"Desk"_s, [this] { return now; }};
    core::HelperService helpers_{*store_, service_, [this] { return now; }};
    core::TournamentId id_{0};
    std::unique_ptr<web::Server> server_;
};

} // namespace helper_laptop

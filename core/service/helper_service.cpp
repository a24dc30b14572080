#include "core/service/helper_service.h"

#include "core/codes/hall_codes.h"
#include "core/codes/helper_codes.h"
#include "core/evening/evening_steps.h"
#include "core/people/name_order.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <utility>

namespace core {
namespace {

/// A use that is written down no sooner after the last one keeps most requests from writing.
constexpr std::chrono::seconds betweenUses{60};

std::vector<Helper> helpersByName(Reader& stored)
{
    std::vector<Helper> helpers;
    for (auto& [id, helper] : stored.clubRecords().helpers) {
        helpers.push_back(helper);
    }
    std::sort(helpers.begin(), helpers.end(),
              [order = NameOrder(QLocale())](const Helper& left, const Helper& right) {
                  return order.isBefore(left.name, right.name);
              });
    return helpers;
}

/// What the code still opens: the standings are printed when the evening is over.
HelperRights rightsNow(const HelperRights& rights, HelperCodeState state)
{
    const bool mayPrint = state == HelperCodeState::Over && rights.contains(HelperRight::Papers);
    return state == HelperCodeState::Valid ? rights
           : mayPrint                      ? HelperRights{HelperRight::Papers}
                                           : HelperRights();
}

} // namespace

HelperService::HelperService(Store& store, TournamentService& tournaments,
                             TournamentService::Clock clock)
    : store_(store), tournaments_(tournaments), clock_(std::move(clock))
{}

bool HelperService::isEveningOver(TournamentId id)
{
    const auto tournament = tournaments_.tournament(id);
    return !tournament ||
           isOver(**tournament, store_.read().pendingEntries(id, {.isUnsettled = true}));
}

Result<std::vector<HelperService::NewCode>> HelperService::makeCodes(TournamentId id)
{
    auto transaction = store_.beginWrite();
    auto& stored = transaction->read();
    if (!stored.version(id)) {
        return Refusal{ClubFault::NoTournament, Pointer(), {QString::number(plain(id))}};
    }
    auto key = stored.hallKey(id);
    if (key.isEmpty()) {
        key = newHallKey();
        transaction->setHallKey(id, key);
    }
    std::vector<NewCode> made;
    std::vector<HelperCode> codes;
    for (const auto& helper : helpersByName(stored)) {
        made.push_back({helper, newHelperCode()});
        codes.push_back({helper.id, helperCodeDigest(key, made.back().code), timeOf(store_, clock_),
                         std::nullopt, std::nullopt});
    }
    if (made.empty()) {
        return Refusal{HelperFault::Nobody, Pointer(), {}};
    }
    for (const auto& [other, version] : stored.versions()) {
        auto old = stored.helperCodes(other);
        if (revokeAll(old, timeOf(store_, clock_))) {
            transaction->setHelperCodes(other, old);
        }
    }
    transaction->setHelperCodes(id, codes);
    note(*transaction, ClubAction::MakeHelperCodes, stored.tournaments(id).front().name);
    transaction->commit();
    return made;
}

void HelperService::note(WriteTransaction& transaction, ClubAction action, const QString& subject)
{
    transaction.recordClub({{action, subject}, {}, {}}, EntryKind::Done, std::nullopt,
                           {tournaments_.desk(), timeOf(store_, clock_)});
}

void HelperService::revoke(const HelperId& helper)
{
    auto transaction = store_.beginWrite();
    const auto now = timeOf(store_, clock_);
    bool isAny = false;
    for (const auto& [id, version] : transaction->read().versions()) {
        auto codes = transaction->read().helperCodes(id);
        const auto found = std::find_if(codes.begin(), codes.end(), [&helper](const auto& code) {
            return code.helper == helper && !code.revoked;
        });
        if (found != codes.end()) {
            found->revoked = now;
            transaction->setHelperCodes(id, codes);
            isAny = true;
        }
    }
    const auto helpers = transaction->read().clubRecords().helpers;
    if (const auto known = helpers.find(helper); isAny && known != helpers.end()) {
        note(*transaction, ClubAction::RevokeHelperCode, known->second.name);
    }
    transaction->commit();
}

std::vector<HelperService::Known> HelperService::helpers(TournamentId id)
{
    auto& stored = store_.read();
    const auto codes = stored.helperCodes(id);
    const bool isOver = !codes.empty() && isEveningOver(id);
    std::vector<Known> known;
    for (const auto& helper : helpersByName(stored)) {
        const auto code = std::find_if(codes.begin(), codes.end(), [&helper](const auto& one) {
            return one.helper == helper.id;
        });
        known.push_back({helper, std::nullopt, std::nullopt});
        if (code != codes.end()) {
            known.back().code = *code;
            known.back().state = stateOf(*code, isOver, timeOf(store_, clock_));
        }
    }
    return known;
}

template <typename IsMeant>
std::optional<HelperService::Admitted> HelperService::admitted(TournamentId id,
                                                               const IsMeant& isMeant)
{
    auto& stored = store_.read();
    const auto key = stored.hallKey(id);
    const auto codes = stored.helperCodes(id);
    const auto code = std::find_if(codes.begin(), codes.end(),
                                   [&](const HelperCode& one) { return isMeant(key, one); });
    if (key.isEmpty() || code == codes.end()) {
        return std::nullopt;
    }
    const auto helpers = stored.clubRecords().helpers;
    const auto helper = helpers.find(code->helper);
    if (helper == helpers.end()) {
        return std::nullopt;
    }
    const auto now = timeOf(store_, clock_);
    auto who = helper->second;
    who.rights = rightsNow(who.rights, stateOf(*code, isEveningOver(id), now));
    if (who.rights.empty()) {
        return std::nullopt;
    }
    if (!code->used || code->used->secsTo(now) >= betweenUses.count()) {
        rememberUse(id, *code);
    }
    const auto session = helperSession(key, code->digest);
    return Admitted{std::move(who), session, helperFormToken(key, session)};
}

/// Unless the code was replaced or revoked meanwhile.
void HelperService::rememberUse(TournamentId id, const HelperCode& code)
{
    auto transaction = store_.beginWrite();
    auto codes = transaction->read().helperCodes(id);
    const auto found = std::find(codes.begin(), codes.end(), code);
    if (found != codes.end()) {
        found->used = timeOf(store_, clock_);
        transaction->setHelperCodes(id, codes);
        transaction->commit();
    }
}

std::optional<HelperService::Admitted> HelperService::signIn(TournamentId id, const QString& code)
{
    return admitted(id, [&code](const QByteArray& key, const HelperCode& one) {
        return isSameSecret(helperCodeDigest(key, code), one.digest);
    });
}

std::optional<HelperService::Admitted> HelperService::admit(TournamentId id,
                                                            const QByteArray& session)
{
    return admitted(id, [&session](const QByteArray& key, const HelperCode& one) {
        return isSameSecret(helperSession(key, one.digest), session);
    });
}

} // namespace core

#include "core/club/erasing.h"

#include "core/model/bookings.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <variant>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// One of the signs.
QString anyOf(QStringView signs)
{
    return u'[' + QRegularExpression::escape(signs.toString()) + u']';
}

/// A letter in any spelling that sameKey() takes as the same.
QString patternOf(QChar letter)
{
    if (plainSign(letter) == apostrophes.front()) {
        return anyOf(apostrophes);
    }
    if (plainSign(letter) == hyphens.front()) {
        return anyOf(hyphens);
    }
    if (QStringView(u"iIİı").contains(letter)) {
        return u"[iİı]\u0307?"_s;
    }
    if (QStringView(u"ßẞ").contains(letter)) {
        return u"(?:ß|ẞ|ss)"_s;
    }
    const QString apart = QString(letter).normalized(QString::NormalizationForm_D);
    const auto composed = QRegularExpression::escape(QString(letter));
    return apart == letter ? composed
                           : u"(?:%1|%2)"_s.arg(composed, QRegularExpression::escape(apart));
}

QString patternOf(const QString& word)
{
    QString pattern;
    for (qsizetype at = 0; at < word.size(); ++at) {
        if (word.mid(at, 2).compare(u"ss", Qt::CaseInsensitive) == 0) {
            pattern += patternOf(u'ß');
            ++at;
        } else if (word[at].isHighSurrogate()) {
            pattern += word.mid(at, 2);
            ++at;
        } else {
            pattern += patternOf(word[at]);
        }
    }
    return pattern;
}

QStringList wordsOf(const QString& name)
{
    return name.normalized(QString::NormalizationForm_C)
        .replace(u',', u' ')
        .simplified()
        .split(u' ', Qt::SkipEmptyParts);
}

/// The words in any order, with or without a comma. Of very many words only the usual spellings.
QStringList orderedPatterns(const QString& spelling)
{
    constexpr qsizetype mostPermuted = 4;
    QStringList words;
    for (const auto& word : wordsOf(spelling)) {
        words << patternOf(word);
    }
    const auto between = u"(?:\\s*,\\s*|\\s+)"_s;
    if (words.size() > mostPermuted) {
        return {words.join(between)};
    }
    std::sort(words.begin(), words.end());
    QStringList patterns;
    do {
        patterns << words.join(between);
    } while (std::next_permutation(words.begin(), words.end()));
    return patterns;
}

/// Whole words only: "Anna Berger-Lang" is somebody else. Long ones first, as they may begin with
/// short ones.
QRegularExpression wholeWords(QStringList patterns)
{
    if (patterns.isEmpty()) {
        return {};
    }
    patterns.removeDuplicates();
    std::sort(patterns.begin(), patterns.end(), [](const QString& left, const QString& right) {
        return left.size() != right.size() ? left.size() > right.size() : left < right;
    });
    const auto dash = anyOf(hyphens);
    return QRegularExpression(
        u"(?<![\\p{L}\\p{N}\\p{M}])(?<![\\p{L}\\p{M}]%1)(?:%2)(?![\\p{L}\\p{N}\\p{M}]|%1\\p{L})"_s
            .arg(dash, patterns.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

QRegularExpression anyOrder(const QStringList& spellings)
{
    QStringList patterns;
    for (const auto& spelling : spellings) {
        patterns += orderedPatterns(spelling);
    }
    return wholeWords(patterns);
}

/// Each word of three letters or more.
QRegularExpression singleWords(const QStringList& spellings)
{
    constexpr qsizetype fewestLetters = 3;
    QStringList patterns;
    for (const auto& spelling : spellings) {
        for (const auto& word : wordsOf(spelling)) {
            if (word.size() >= fewestLetters) {
                patterns << patternOf(word);
            }
        }
    }
    return wholeWords(patterns);
}

bool matches(const QRegularExpression& pattern, const QString& text)
{
    return !pattern.pattern().isEmpty() && text.contains(pattern);
}

template <typename Key, typename Value>
void addValueStep(std::vector<Step>& steps, const Key& key, const Value& before, const Value& after)
{
    if (before != after) {
        steps.emplace_back(Exchange<Key, Value>{key, before, after});
    }
}

void addTableSteps(std::vector<Step>& steps, RoundNumber round, const Table& before,
                   const Table& after)
{
    addValueStep(steps, TableKey{round, before.number}, before.head, after.head);
    for (std::size_t game = 0; game < before.games.size(); ++game) {
        addValueStep(steps, GameKey{round, before.number, before.games[game].number},
                     before.games[game].outcome, after.games[game].outcome);
    }
}

} // namespace

QString erasedName()
{
    return u"N. N."_s;
}

QStringList spellingsOf(const QString& name, const QString& surname)
{
    QStringList spellings = {name.simplified()};
    const auto parts = partsOf(name, surname);
    if (!parts.forename.isEmpty()) {
        spellings << parts.forename + u' ' + parts.surname
                  << parts.surname + u", "_s + parts.forename;
    }
    spellings.removeDuplicates();
    return spellings;
}

Eraser::Eraser(const std::vector<Traces>& people)
{
    for (const auto& traces : people) {
        for (const auto& entry : traces.entries) {
            players_.emplace(entry, traces.person);
        }
        for (const auto& key : traces.enrolled) {
            enrolled_.emplace(key, traces.person);
        }
        outside_.insert(traces.spellings.begin(), traces.spellings.end());
        for (const auto& [name, surname] : traces.names) {
            spellings_ += spellingsOf(name, surname);
        }
    }
    spellings_.removeDuplicates();
    spellings_.removeAll(erasedName());
    pattern_ = anyOrder(spellings_);
    fullNames_ = anyOrder(spellings_.filter(u" "_s));
    words_ = singleWords(spellings_);
}

QString Eraser::erased(const QString& text) const
{
    QString result = text;
    return spellings_.isEmpty() || text.isEmpty() ? result : result.replace(pattern_, erasedName());
}

bool Eraser::isIn(const QString& text) const
{
    return matches(pattern_, text);
}

bool Eraser::mayBeIn(const QString& text) const
{
    return matches(words_, text);
}

void Eraser::eraseInTitle(QString& text) const
{
    if (!fullNames_.pattern().isEmpty()) {
        text.replace(fullNames_, erasedName());
    }
}

void Eraser::eraseInTitles(QStringList& texts) const
{
    for (auto& text : texts) {
        eraseInTitle(text);
    }
}

// ---- tournaments

void Eraser::eraseIn(TournamentId /*id*/, Settings& settings) const
{
    for (auto* const text :
         {&settings.name, &settings.venue, &settings.organiser, &settings.licence.rightsHolder,
          &settings.licence.address, &settings.licence.text, &settings.certificate.text}) {
        eraseInTitle(*text);
    }
    for (auto& feeClass : settings.feeClasses) {
        eraseInTitle(feeClass.name);
    }
    for (auto& prize : settings.prizes) {
        eraseInTitle(prize.name);
        eraseInTitle(prize.tag);
        eraseInTitles(prize.teams);
        if (auto* const goods = std::get_if<PrizeGoods>(&prize.places)) {
            eraseInTitles(*goods);
        }
    }
    for (auto& entry : settings.schedule) {
        if (auto* const pause = std::get_if<ScheduledBreak>(&entry.what)) {
            eraseInTitle(pause->name);
        }
    }
}

void Eraser::eraseIn(TournamentId id, Participant& participant) const
{
    const bool isOwn = enrolled_.contains({id, participant.uuid});
    if (isOwn) {
        participant.name = erasedName();
        participant.surname.clear();
    }
    eraseInTitles(participant.tags);
    for (auto& payment : participant.payments) {
        eraseIn(id, payment);
    }
}

void Eraser::eraseIn(TournamentId id, FeePayment& payment) const
{
    const bool isOwn = enrolled_.contains({id, payment.payer.participant});
    if (isOwn) {
        payment.payer.name = erasedName();
    }
    payment.note = isOwn ? QString() : erased(payment.note);
    eraseIn(payment.by);
    eraseInTitle(payment.way);
    eraseInTitle(payment.box);
}

void Eraser::eraseIn(TournamentId /*id*/, RoundHead& head) const
{
    eraseIn(head.reason);
}

void Eraser::eraseIn(TournamentId /*id*/, TableHead& head) const
{
    eraseIn(head.note);
}

void Eraser::eraseIn(std::vector<Substitution>& substitutions) const
{
    for (auto& substitution : substitutions) {
        if (auto* const name = std::get_if<Substitution::PlayedBy>(&substitution.by)) {
            eraseIn(*name);
        }
    }
}

void Eraser::eraseIn(TournamentId /*id*/, GameOutcome& outcome) const
{
    if (auto* const game = std::get_if<PlayedGame>(&outcome)) {
        eraseIn(game->substitutions);
    } else if (auto* const deal = std::get_if<PlayedDeal>(&outcome)) {
        eraseIn(deal->substitutions);
    } else {
        eraseIn(std::get<UnplayedGame>(outcome).reason);
    }
}

void Eraser::eraseIn(TournamentId /*id*/, std::vector<Penalty>& penalties) const
{
    for (auto& penalty : penalties) {
        eraseIn(penalty.reason);
    }
}

void Eraser::eraseIn(TournamentId /*id*/, std::vector<TieDecision>& decisions) const
{
    for (auto& decision : decisions) {
        eraseIn(decision.reason);
    }
}

void Eraser::eraseIn(TournamentId /*id*/, std::vector<Raffle>& raffles) const
{
    for (auto& raffle : raffles) {
        eraseIn(raffle.prize);
    }
}

Tournament Eraser::erased(TournamentId id, Tournament tournament) const
{
    eraseIn(id, tournament.settings);
    for (auto& participant : tournament.participants) {
        eraseIn(id, participant);
    }
    for (auto& round : tournament.rounds) {
        eraseIn(id, round.head);
        for (auto& table : round.tables) {
            eraseIn(id, table.head);
            for (auto& game : table.games) {
                eraseIn(id, game.outcome);
            }
        }
    }
    eraseIn(id, tournament.penalties);
    eraseIn(id, tournament.tieDecisions);
    eraseIn(id, tournament.raffles);
    for (auto& payment : tournament.formerPayments) {
        eraseIn(id, payment);
    }
    return tournament;
}

template <typename Key, typename Value>
void Eraser::eraseIn(TournamentId id, Exchange<Key, Value>& exchange) const
{
    for (auto* const value : {&exchange.before, &exchange.after}) {
        if (*value) {
            eraseIn(id, **value);
        }
    }
}

Change Eraser::erased(TournamentId id, Change change) const
{
    eraseIn(change.reason);
    for (auto& step : change.steps) {
        std::visit([this, id](auto& exchange) { this->eraseIn(id, exchange); }, step);
    }
    return change;
}

PendingEntry Eraser::erased(PendingEntry entry) const
{
    if (auto* const game = std::get_if<PendingGame>(&entry.action)) {
        eraseIn(TournamentId{}, game->outcome);
    }
    eraseIn(entry.sender.device);
    eraseIn(entry.reason);
    if (entry.settled) {
        eraseIn(entry.settled->reason);
    }
    return entry;
}

// ---- the club

void Eraser::eraseIn(Player& player) const
{
    if (isErased(player.id)) {
        player.name = erasedName();
        player.publicName = PublicName::Full;
    }
    eraseInTitles(player.tags);
}

void Eraser::eraseIn(PlayerId& player) const
{
    if (const auto found = players_.find(player); found != players_.end()) {
        player = found->second;
    }
}

void Eraser::eraseIn(ClosedSeriesLine& line) const
{
    const bool isOwn = line.player.value.isNull()
                           ? outside_.contains(spellingOf(line.name, line.club))
                           : isErased(line.player);
    if (isOwn) {
        line.name = erasedName();
        eraseIn(line.player);
    }
}

void Eraser::eraseIn(Series& series) const
{
    eraseInTitle(series.name);
    eraseInTitle(series.guestTag);
    for (auto& closed : series.closed) {
        eraseIn(closed.by);
        for (auto& line : closed.lines) {
            eraseIn(line);
        }
    }
}

void Eraser::eraseIn(CashMovement& movement) const
{
    eraseIn(movement.text);
    eraseIn(movement.by);
}

void Eraser::eraseIn(CashCount& count) const
{
    eraseIn(count.by);
}

/// The helper stays, with the rights, until the director gives another name.
void Eraser::eraseIn(Helper& helper) const
{
    eraseInTitle(helper.name);
}

ClubChange Eraser::erased(ClubChange change) const
{
    eraseIn(change.label.subject);
    eraseIn(change.reason);
    for (auto& step : change.steps) {
        std::visit(
            [this](auto& exchange) {
                for (auto* const value : {&exchange.before, &exchange.after}) {
                    if (*value) {
                        this->eraseIn(**value);
                    }
                }
            },
            step);
    }
    return change;
}

Player Eraser::erased(Player player) const
{
    eraseIn(player);
    return player;
}

ClubRecords Eraser::erased(ClubRecords records) const
{
    const auto eraseInAll = [this](auto& values) {
        for (auto& [key, value] : values) {
            this->eraseIn(value);
        }
    };
    eraseInAll(records.series);
    eraseInAll(records.cash);
    eraseInAll(records.cashCounts);
    eraseInAll(records.helpers);
    return records;
}

std::vector<PlayerLink> Eraser::erased(TournamentId id, const std::vector<PlayerLink>& links) const
{
    std::map<EnrolledKey, PlayerId> kept;
    for (auto [enrolled, player] : links) {
        eraseIn(player);
        kept.emplace(enrolled, player);
    }
    // A person known only by name would become everyone without a name, and one whom another copy
    // took for somebody else would give that person no name.
    for (const auto& [key, player] : enrolled_) {
        if (key.tournament == id) {
            kept.insert_or_assign(key, player);
        }
    }
    std::vector<PlayerLink> result;
    result.reserve(kept.size());
    for (const auto& [enrolled, player] : kept) {
        result.push_back({enrolled, player});
    }
    return result;
}

std::vector<Step> valueSteps(const Tournament& before, const Tournament& after)
{
    std::vector<Step> steps;
    addValueStep(steps, Whole(), before.settings, after.settings);
    for (std::size_t index = 0; index < before.participants.size(); ++index) {
        addValueStep(steps, before.participants[index].number,
                     withoutPayments(before.participants[index]),
                     withoutPayments(after.participants[index]));
    }
    const auto payments = paymentsOf(before);
    const auto changedPayments = paymentsOf(after);
    for (std::size_t index = 0; index < payments.size(); ++index) {
        addValueStep(steps, payments[index].number, payments[index], changedPayments[index]);
    }
    for (std::size_t index = 0; index < before.rounds.size(); ++index) {
        const auto& round = before.rounds[index];
        const auto& changed = after.rounds[index];
        addValueStep(steps, round.number, round.head, changed.head);
        for (std::size_t table = 0; table < round.tables.size(); ++table) {
            addTableSteps(steps, round.number, round.tables[table], changed.tables[table]);
        }
    }
    addValueStep(steps, Whole(), before.penalties, after.penalties);
    addValueStep(steps, Whole(), before.tieDecisions, after.tieDecisions);
    addValueStep(steps, Whole(), before.raffles, after.raffles);
    return steps;
}

} // namespace core

#include "app/hall/helper_second_pass.h"

#include "app/hall/form_parts.h"
#include "app/hall/slip_grid.h"
#include "app/hall/slip_sending.h"
#include "core/evening/second_pass.h"
#include "core/ranking/open_tables.h"
#include "core/texts/report_texts.h"
#include "core/use_cases/settling.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

class SecondPassPage
{
public:
    explicit SecondPassPage(const HelperTable& at)
        : at_(at),
          pass_(at.stored().tournament, at.stored().pending, at.stored().revisions),
          open_(pass_.enteredGames(at.stored().tournament.settings, at.round(), at.table()))
    {}

    /// `question`: what to ask about the game typed.
    [[nodiscard]] Response page(const TypedGame& typed = {}, const core::Refused& refused = {},
                                const Html& question = {}, int status = 200) const
    {
        const auto fault = at_.obstacle();
        std::vector<SlipRow> rows;
        for (const auto game :
             gamesOnSlip(at_.stored().tournament.settings, at_.round(), at_.table())) {
            rows.push_back(rowOf(game, fault.isEmpty()));
        }
        const SlipGrid grid(at_.stored().tournament, at_.key(), at_.names());
        const auto title = PageTexts::tr("%1, second pass", "a table").arg(at_.title());
        const auto game = fault.isEmpty() ? gameToType(typed) : std::nullopt;
        if (!game) {
            const auto done =
                fault.isEmpty() ? textElement("p", PageTexts::tr("All entered games are compared."))
                                : Html();
            return helperResponse(at_.visit(), title,
                                  alertPart(fault) + done + faultPart(refused) +
                                      grid.sheet(title, rows, {}) + backToSlips(),
                                  status);
        }
        const auto shown = typed.game.isEmpty() ? blank(*game) : typed;
        auto attributes = helperSlipAttributes(at_.stored().tournament.settings, refused);
        if (!question.isEmpty()) {
            attributes.front().value = u"slip refused"_s;
        }
        return helperResponse(
            at_.visit(), title,
            helperForm(at_.visit(), secondPassAddress(at_.slip()),
                       grid.sheet(title, rows, OpenRow{*game, shown, refused, question}) +
                           sendingPart(typed, refused, at_.revisioned(*game)),
                       attributes) +
                backToSlips(),
            status);
    }

    [[nodiscard]] Response store(const TypedGame& typed) const
    {
        if (!at_.obstacle().isEmpty()) {
            return page({}, {}, {}, 422);
        }
        auto typedEntry = entryOf(typed, at_.stored().tournament, at_.slip(), {at_.visit().desk});
        if (!typedEntry) {
            return page(typed, typedEntry.refused(), {}, 422);
        }
        auto& entry = *typedEntry;
        entry.reason = texts::secondPassText();
        const auto& game = *gameIn(entry);
        const auto* const stored = findGame(at_.table(), game.game);
        if (stored == nullptr) {
            return page({}, {}, {}, 422);
        }
        if (const auto faults = faultsOf(game); !faults.refusals.empty()) {
            return page(typed, faults, {}, 422);
        }
        const core::GameRevision seen{entry.seenRevision, {}, {}};
        const auto judged = core::judge(entry, at_.stored().tournament, seen);
        const bool differs = std::holds_alternative<core::Differs>(judged);
        const bool isTaken = typed.isRight || typed.isConfirmed;
        if (differs && typed.isStoredRight) {
            entry.action = core::PendingGame{game.slip, game.game, stored->outcome};
        } else if (differs && !isTaken) {
            return page(typed, {}, question(typed, game, stored->outcome), 422);
        }
        const bool isCorrected = differs && isTaken && at_.isOwn(stored->number);
        auto refused = isCorrected ? at_.enter(entry, typed.isConfirmed) : std::nullopt;
        refused = refused ? refused : at_.submit(entry, typed.isConfirmed || isCorrected);
        if (refused) {
            return page(typed, *refused, {}, 422);
        }
        const bool isLast = std::none_of(open_.begin(), open_.end(), [&](core::GameNumber one) {
            return one != stored->number;
        });
        return seeHelperPage(isLast ? helperSlipsPath : secondPassAddress(at_.slip()));
    }

private:
    [[nodiscard]] bool isOpen(core::GameNumber game) const
    {
        return std::find(open_.begin(), open_.end(), game) != open_.end();
    }

    [[nodiscard]] SlipRow rowOf(core::GameNumber game, bool canBeTyped) const
    {
        SlipRow row{game, PageTexts::tr("open")};
        if (isOpen(game)) {
            row.state = PageTexts::tr("to be typed again");
            row.isHidden = true;
            if (canBeTyped) {
                row.address =
                    secondPassAddress(at_.slip()) + u"?game="_s + QString::number(plain(game));
            }
        } else if (const auto* const stored = findGame(at_.table(), game)) {
            row.outcome = stored->outcome;
            row.state = PageTexts::tr("compared");
            row.kind = "taken";
            if (isToBeCorrected(at_.stored().tournament, at_.stored().pending, at_.keyOf(game))) {
                row.state = PageTexts::tr("a correction waits for the desk");
                row.kind = "changed";
            }
        }
        return row;
    }

    /// The one sent, else the one chosen, else the next.
    [[nodiscard]] std::optional<core::GameNumber> gameToType(const TypedGame& typed) const
    {
        const auto sent = numberIn(typed.game.section(u':', 0, 0));
        const auto wanted = sent ? sent : numberIn(at_.visit().request.game);
        if (wanted && isOpen(core::GameNumber{*wanted})) {
            return core::GameNumber{*wanted};
        }
        return open_.empty() ? std::nullopt : std::optional(open_.front());
    }

    /// With the substitutes, who are no numbers that could be misread.
    [[nodiscard]] TypedGame blank(core::GameNumber game) const
    {
        auto typed = at_.blank(game);
        const auto stored = typedAs(findGame(at_.table(), game)->outcome, at_.table().head);
        typed.substitutions = stored.substitutions;
        typed.substitutes = stored.substitutes;
        return typed;
    }

    /// Why it could not be a result, whatever is stored.
    [[nodiscard]] core::Refused faultsOf(const core::PendingGame& game) const
    {
        const core::EntryTerms anyTerms{true, true, {}, std::nullopt};
        const auto entered = core::gameEntry(at_.stored().tournament, gameOf(game), game.outcome,
                                             anyTerms, core::GameRevision());
        return entered ? core::Refused() : entered.refused();
    }

    /// Which one is right?
    [[nodiscard]] Html question(const TypedGame& typed, const core::PendingGame& game,
                                const core::GameOutcome& stored) const
    {
        const auto answer = [](const QString& text, const QString& value) {
            return element("p",
                           textElement("button", text,
                                       {{"type", "submit"}, {"name", "right"}, {"value", value}}));
        };
        const auto& head = at_.table().head;
        const auto& rules = at_.stored().tournament.settings.rules;
        const auto lines = QStringList{
            PageTexts::tr("Typed now: %1").arg(resultText(game.outcome, head, rules)),
            PageTexts::tr("Entered before: %1").arg(resultText(stored, head, rules)),
            at_.isOwn(game.game)
                ? PageTexts::tr("Look at the slip: which one is right?")
                : PageTexts::tr(
                      "Look at the slip: which one is right? If what was typed now is, the desk "
                      "decides.")};
        Html texts;
        for (const auto& line : lines) {
            texts += textElement("p", line, {{"class", "fault"}, {"role", "alert"}});
        }
        return texts + answer(PageTexts::tr("What was typed now is right"), signOf(typed)) +
               answer(PageTexts::tr("What was entered before is right"),
                      storedIsRightWord.toString());
    }

    const HelperTable& at_;
    core::SecondPass pass_;
    std::vector<core::GameNumber> open_; ///< Still to be compared.
};

} // namespace

Response helperSecondPass(const HelperTable& at, bool isWorth)
{
    const SecondPassPage page(at);
    const auto& request = at.visit().request;
    if (!request.isPost) {
        return page.page();
    }
    const auto typed = typedGame(QUrlQuery(QString::fromUtf8(request.body).replace(u'+', u' ')));
    return isWorth ? at.worth(typed) : page.store(typed);
}

} // namespace web

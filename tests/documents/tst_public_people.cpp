#include "core/service/sample_club.h"
#include "core/year/people_facts.h"
#include "memory_store.h"
#include "printed_evening.h"
#include "reports/documents/club_catalogue.h"
#include "reports/documents/public_people.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "reports/typeset/document.h"

#include <QRegularExpression>

namespace tst_public_people {

using namespace Qt::Literals::StringLiterals;
using documents::Choice;
using documents::Form;
using documents::Kind;
using documents::Trait;
using printed_evening::Game;
using printed_evening::Names;
using typeset::PaperSize;

namespace {

constexpr core::StartNumber longest{1};   ///< Wishes to be named in full …
constexpr core::StartNumber shortened{2}; ///< … a short one …
constexpr core::StartNumber numbered{3};  ///< … a number.

const core::PublicNames wishes = {{longest, core::PublicName::Full},
                                  {shortened, core::PublicName::Short},
                                  {numbered, core::PublicName::Number}};

core::Participant& personAt(core::Tournament& tournament, core::StartNumber number)
{
    return tournament.participants[static_cast<std::size_t>(plain(number)) - 1];
}

/// Three people with unique surnames, one of whom also substitutes for somebody.
core::Tournament evening(int participants, Game game)
{
    auto made = printed_evening::tournament(participants, Names::Plain, game);
    personAt(made, longest).name = u"Altenkirch, Ida"_s;
    personAt(made, shortened).name = u"Käthe Weißmantel"_s;
    personAt(made, shortened).club = u"Sonnenberg"_s;
    personAt(made, numbered).name = u"von der Zollbrücke, Uwe"_s;
    personAt(made, numbered).surname = u"Zollbrücke"_s;
    personAt(made, numbered).club = u"Sonnenberg"_s;
    personAt(made, numbered).setPaidCents(500);
    personAt(made, shortened).setPaidCents(500);
    for (auto& table : made.rounds.front().tables) {
        if (auto* const played = std::get_if<core::PlayedGame>(&table.games.front().outcome)) {
            played->substitutions = {{1, u"Weißmantel, Käthe"_s}};
        }
    }
    made.settings.plannedRounds = static_cast<std::int32_t>(made.rounds.size());
    made.settings.prizes = {{.name = u"Claims"_s,
                             .what = core::PrizeFor::Last,
                             .places = core::PrizeCents{500, 400, 300}}};
    made.rounds.back().tables.front().games.clear();
    return normalised(made);
}

/// The same with everything played, so that prizes are won.
core::Tournament finished(core::Tournament tournament)
{
    for (auto& table : tournament.rounds.back().tables) {
        table.games.clear();
        printed_evening::play(tournament.settings, table);
    }
    return tournament;
}

documents::Source sourceOf(const core::Tournament& tournament, const core::PublicNames& names)
{
    auto source = table_reading::sourceOf(tournament);
    source.corrections = printed_evening::corrections(tournament);
    source.publicNames = names;
    return source;
}

QStringList textsOn(const typeset::Sheets& sheets)
{
    QStringList texts;
    for (const auto& sheet : sheets) {
        for (const auto& mark : textMarks(sheet)) {
            texts << mark.text;
        }
    }
    return texts;
}

/// All its texts: for a table, the source of page and files.
QString textOf(const documents::Documents& made)
{
    QStringList texts;
    for (const auto& document : made) {
        const auto* const table = typeset::tableOf(document);
        texts += table != nullptr ? table_reading::texts(*table)
                                  : textsOn(typeset::sheetsOf({document}, PaperSize::A4));
    }
    return texts.join(u'\n');
}

QString textOf(const documents::Source& source, const Choice& choice)
{
    const auto made = compose(source, choice);
    return made ? textOf(*made) : QString();
}

bool tellsSurnames(const QString& text)
{
    return text.contains(u"mantel"_s) || text.contains(u"Zollbr"_s) ||
           text.contains(u"Sonnenberg"_s);
}

/// Public and private documents: of the kit only the first is for the wall.
bool isMixed(Kind kind)
{
    return kind == Kind::PaperKit;
}

} // namespace

/// People who want less of their names shown, on paper.
class TestPublicPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wallPapersNameAsWished_data();
    void wallPapersNameAsWished();
    void tablesForTheWallHaveTheTrait();
    void kitHangsNoSurname();
    void listsByNameFollowWhatIsShown();
    void pagesTellNumbersWhole();
    void clubsAreTeams();
    void papersOfTheClub();
};

void TestPublicPeople::wallPapersNameAsWished_data()
{
    QTest::addColumn<core::Tournament>("tournament");

    const auto stones = evening(8, Game::Stones);
    QTest::newRow("stones") << stones;
    QTest::newRow("stones, decided") << finished(stones);
    const auto cards = evening(22, Game::KnockOut);
    QTest::newRow("a knock-out") << cards;
    QTest::newRow("a knock-out, decided") << finished(cards);
    QTest::newRow("points with cards") << evening(8, Game::Points);
}

void TestPublicPeople::wallPapersNameAsWished()
{
    QFETCH(const core::Tournament, tournament);
    const auto wished = sourceOf(tournament, wishes);
    const auto usual = sourceOf(tournament, {});
    for (const auto kind : documents::kindsFor(tournament)) {
        for (const auto form : {std::optional<Form>(), documents::formOf(kind)}) {
            for (const int round : {1, 2}) {
                const Choice choice{.kind = kind, .round = core::RoundNumber{round}, .form = form};
                const auto text = textOf(wished, choice);
                const auto whole = textOf(usual, choice);
                const auto what = documents::idOf(kind) + u": "_s + text;
                QVERIFY2(isMixed(kind) || !is(kind, Trait::OnTheWall) || !tellsSurnames(text),
                         qPrintable(what));
                QVERIFY2(is(kind, Trait::OnTheWall) || isMixed(kind) || text == whole,
                         qPrintable(what));
                QCOMPARE(text.contains(u"Altenkirch"_s), whole.contains(u"Altenkirch"_s));
            }
        }
    }
}

void TestPublicPeople::tablesForTheWallHaveTheTrait()
{
    for (const auto game : {Game::Stones, Game::KnockOut}) {
        const auto tournament = evening(22, game);
        for (const auto kind : documents::kindsFor(tournament)) {
            const auto made = compose(sourceOf(tournament, {}), {kind});
            const auto* const table = typeset::tableOf(made->front());
            QVERIFY2(isMixed(kind) || table == nullptr ||
                         (table->use == typeset::Use::OnTheWall) == is(kind, Trait::OnTheWall),
                     qPrintable(documents::idOf(kind)));
        }
    }
}

void TestPublicPeople::kitHangsNoSurname()
{
    const auto tournament = evening(22, Game::Stones);
    const auto kit = compose(sourceOf(tournament, wishes), {Kind::PaperKit});
    for (const auto& document : *kit) {
        const auto* const table = typeset::tableOf(document);
        if (table != nullptr && table->use == typeset::Use::OnTheWall) {
            QVERIFY2(!tellsSurnames(textOf({document})), qPrintable(table->title));
        }
    }
    QVERIFY(textOf(*kit).contains(u"Weißmantel"_s)); // On the slips.
}

void TestPublicPeople::listsByNameFollowWhatIsShown()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const auto tournament = evening(22, Game::Stones);
    const auto table = table_reading::tableOf(
        sourceOf(tournament, wishes),
        {.kind = Kind::SeatingByName, .round = core::RoundNumber{1}, .form = Form::ByLetter});
    const auto names = table_reading::shown(table, u"name"_s);
    QCOMPARE(names.first(), u"Altenkirch, Ida"_s);
    QCOMPARE(names.at(names.size() - 2), u"Käthe W."_s);
    QCOMPARE(names.last(), u"No. 3"_s);
    QCOMPARE(table_reading::titles(table), (QStringList{u"A"_s, u"S"_s, u"W"_s, u"No."_s}));
    QVERIFY(textOf({typeset::Document{{}, table}}).contains(u"Käthe W."_s));
}

void TestPublicPeople::pagesTellNumbersWhole()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto tournament = evening(120, Game::Stones);
    core::PublicNames many = {{shortened, core::PublicName::Short}};
    many.emplace(core::StartNumber{117}, core::PublicName::Number);
    const auto sheets = typeset::sheetsOf(
        *compose(sourceOf(tournament, many), {Kind::SeatingByName, core::RoundNumber{1}}),
        PaperSize::A4);
    const auto heads = textsOn({sheets.back()});
    QVERIFY2(!heads.filter(QRegularExpression(u"^.* – 117$"_s)).isEmpty(),
             qPrintable(heads.join(u'|')));
}

/// The members of a winning club are known anyway.
void TestPublicPeople::clubsAreTeams()
{
    auto tournament = evening(22, Game::Stones);
    tournament.settings.prizes.push_back({.name = u"Clubs"_s,
                                          .what = core::PrizeFor::Team,
                                          .best = 2,
                                          .places = core::PrizeCents{1000}});
    const auto shown = documents::namedInPublic(tournament, wishes);
    QCOMPARE(findParticipant(shown, shortened)->club, u"Sonnenberg"_s);
    const auto table =
        table_reading::tableOf(sourceOf(finished(tournament), wishes), {Kind::Winners});
    QVERIFY(!table_reading::texts(table).filter(u"Käthe W."_s).isEmpty());
}

void TestPublicPeople::papersOfTheClub()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    MemoryStore store;
    QVERIFY(core::storeSampleClub(store));
    core::ClubEvenings evenings;
    evenings.read(store.read());
    const auto records = store.read().clubRecords();
    const auto directory = store.read().players();
    core::PeopleWishes all;
    for (const auto& player : directory) {
        all.emplace(player.id,
                    all.size() % 2 == 0 ? core::PublicName::Short : core::PublicName::Number);
    }
    const documents::ClubSource source{records, evenings, {}, {}, all};
    const auto someone = core::peopleOf(core::playedEvenings(evenings.all())).front().person;
    for (const auto kind : documents::allClubKinds()) {
        const documents::ClubChoice choice{kind, records.series.begin()->first, keyOf(someone),
                                           core::PersonKey()};
        const auto made = compose(source, choice);
        if (!made) {
            continue; // Nobody appears as the other player.
        }
        const auto* const table = typeset::tableOf(made->front());
        QVERIFY((table->use == typeset::Use::OnTheWall) ==
                is(kind, documents::ClubTrait::OnTheWall));
        const auto text = textOf(*made);
        const auto whole = textOf(*compose({records, evenings, {}}, choice));
        const bool isPublic = is(kind, documents::ClubTrait::OnTheWall);
        QVERIFY(isPublic || text == whole);
        for (const auto& player : directory) {
            QVERIFY2(!isPublic || !text.contains(player.name), qPrintable(text));
        }
        QVERIFY(!isPublic || text != whole);
    }
}

RUMMY_TEST(TestPublicPeople)

} // namespace tst_public_people

#include "tst_public_people.moc"

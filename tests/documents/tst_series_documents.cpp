#include "evening.h"
#include "memory_store.h"
#include "tests/suite.h"

#include "core/service/tournament_service.h"
#include "core/texts/translation.h"
#include "core/use_cases/series.h"
#include "reports/documents/club_catalogue.h"
#include "reports/typeset/table_writers.h"

#include <QTest>

namespace tst_series_documents {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using documents::ClubKind;

/// The tables of a series on paper.
class TestSeriesDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyDocumentHasAnId();
    void tableTellsRankAndTotal();
    void everyEveningIsAColumn();
    void provisionalWhileAnEveningIsPlayed();
    void withoutEveningsItSaysSo();
    void refusesWhatIsNotThere();
    void everyFormCanBeWritten();
    void closedYearStandsBesideCorrections();

private:
    [[nodiscard]] documents::ClubSource source() const
    {
        return {records_, evenings_, QDateTime({2026, 12, 31}, {21, 0}), corrections_};
    }
    [[nodiscard]] typeset::Document document(ClubKind kind) const
    {
        return compose(source(), {.kind = kind, .series = id_})->front();
    }
    [[nodiscard]] typeset::TableDocument table(ClubKind kind) const
    {
        return *typeset::tableOf(document(kind));
    }

    const texts::ThreadLanguage english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
    MemoryStore store_;
    QDateTime now_{{2026, 12, 31}, {20, 0}, Qt::UTC};
    core::TournamentService service_{store_, u"left"_s, [this] { return now_; }};
    std::vector<core::TournamentId> ids_;
    core::ClubEvenings evenings_;
    core::ClubRecords records_;
    core::SeriesId id_{QUuid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)};
    std::vector<core::LaterCorrection> corrections_;
};

namespace {

/// A column, row by row; `isFile`: as in files.
QStringList columnIn(const typeset::TableDocument& table, const QString& key, bool isFile = false)
{
    const auto found =
        std::find_if(table.columns.begin(), table.columns.end(),
                     [&key](const typeset::Column& column) { return column.key == key; });
    QStringList texts;
    for (const auto& block : table.blocks) {
        for (const auto& row : block.rows) {
            const auto place = static_cast<std::size_t>(found - table.columns.begin());
            const auto& cell = row.cells.at(place);
            texts << (isFile && !cell.value.isEmpty() ? cell.value : cell.text);
        }
    }
    return texts;
}

/// Four people at a table with one game.
core::Tournament eveningOn(int day, const char* stones)
{
    auto made = tournament(4);
    made.settings.date = QDate(2026, 1, day);
    made.settings.organiser = u"Eichenried e. V."_s;
    made.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played(stones)}})})};
    made.rounds.front().head.games = 1;
    return made;
}

} // namespace

void TestSeriesDocuments::initTestCase()
{
    for (const auto& [day, stones] :
         {std::pair{1, "0,7,8,9"}, std::pair{2, "0,7,8,9"}, std::pair{3, "9,8,7,0"}}) {
        ids_.push_back(*service_.import(eveningOn(day, stones)));
    }
    evenings_.read(store_.read());
    core::Series series;
    series.id = id_;
    series.name = u"Year 2026"_s;
    series.settings.best = 2;
    for (const auto& one : evenings_.all()) {
        series.evenings.push_back(one->evening.tournament);
    }
    records_.series.emplace(id_, series);
}

void TestSeriesDocuments::everyDocumentHasAnId()
{
    for (const auto kind : documents::allClubKinds()) {
        QVERIFY(documents::clubKindOf(documents::idOf(kind)) == kind);
        QVERIFY(!documents::kindOf(documents::idOf(kind)));
        QVERIFY(!documents::titleOf(kind).isEmpty());
    }
    QVERIFY(!documents::clubKindOf(u"standings"_s));
}

void TestSeriesDocuments::tableTellsRankAndTotal()
{
    const auto made = table(ClubKind::SeriesTable);
    QVERIFY(made.use == typeset::Use::OnTheWall);
    QCOMPARE(columnIn(made, u"rank"_s), (QStringList{u"1"_s, u"2"_s, u"=3"_s, u"=3"_s}));
    QCOMPARE(columnIn(made, u"rank"_s, true), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"3"_s}));
    QCOMPARE(columnIn(made, u"name"_s).first(), u"Person 1"_s);
    QCOMPARE(columnIn(made, u"total"_s), (QStringList{u"8"_s, u"6"_s, u"5"_s, u"5"_s}));
    QCOMPARE(columnIn(made, u"counted"_s).first(), u"2"_s);
    const auto frame = document(ClubKind::SeriesTable).frame;
    QCOMPARE(frame.event, u"Year 2026"_s);
    QCOMPARE(frame.organiser, u"Eichenried e. V."_s);
    QVERIFY(frame.rules.contains(u"The best 2 of 3 evenings count."_s));
}

void TestSeriesDocuments::everyEveningIsAColumn()
{
    const auto made = table(ClubKind::SeriesEvenings);
    // Discarded ones in brackets, which files do not need: they name the evening.
    QCOMPARE(columnIn(made, u"evening_2026-01-03"_s),
             (QStringList{u"(1)"_s, u"(2)"_s, u"3"_s, u"4"_s}));
    QCOMPARE(columnIn(made, u"evening_2026-01-03"_s, true),
             (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    QCOMPARE(columnIn(made, u"struck_out"_s).first(), u"evening_2026-01-03"_s);
    QVERIFY(made.notes.contains(u"In brackets: struck out."_s));
}

void TestSeriesDocuments::provisionalWhileAnEveningIsPlayed()
{
    QVERIFY(table(ClubKind::SeriesTable).state.isEmpty());
    auto running = eveningOn(4, "0,7,8,9");
    running.rounds.front().head.games = 2;
    const auto id = *service_.import(running);
    evenings_.read(store_.read());
    auto series = records_.series.at(id_);
    series.evenings.push_back(evenings_.all().front()->evening.tournament);
    const core::ClubRecords records{{{id_, series}}, {}, {}};
    const auto made = documents::compose({records, evenings_, QDateTime({2026, 12, 31}, {21, 0})},
                                         {.kind = ClubKind::SeriesTable, .series = id_});
    const auto* const shown = typeset::tableOf(made->front());
    QCOMPARE(shown->state, u"provisional"_s);
    QCOMPARE(shown->lead.size(), 1);
    QVERIFY(shown->lead.front().startsWith(u"Provisional: 1 "_s));
    QVERIFY(service_.remove(id).ok());
    evenings_.read(store_.read());
}

void TestSeriesDocuments::withoutEveningsItSaysSo()
{
    core::Series empty;
    empty.id = id_;
    empty.name = u"Next year"_s;
    const core::ClubRecords records{{{id_, empty}}, {}, {}};
    const core::ClubEvenings none;
    for (const auto kind : documents::allClubKinds()) {
        if (!is(kind, documents::ClubTrait::OfSeries)) {
            continue;
        }
        const auto made = documents::compose({records, none, {}}, {.kind = kind, .series = id_});
        QVERIFY(made.ok());
        QVERIFY(!typeset::tableOf(made->front())->nothing.isEmpty());
    }
}

void TestSeriesDocuments::refusesWhatIsNotThere()
{
    const core::Refusals expected = {refusal(core::SeriesFault::Unknown, "/series")};
    QCOMPARE(refusalsOf(compose(source(), {.kind = ClubKind::SeriesTable})), expected);
    QCOMPARE(refusalsOf(compose(source(), {.kind = ClubKind::ClosedSeries,
                                           .series = core::SeriesId{QUuid::createUuid()}})),
             expected);
}

void TestSeriesDocuments::everyFormCanBeWritten()
{
    const QLocale locale(QLocale::German, QLocale::Germany);
    for (const auto kind : {ClubKind::SeriesTable, ClubKind::SeriesEvenings}) {
        const auto made = document(kind);
        const auto& shown = *typeset::tableOf(made);
        QVERIFY(typeset::tableCsv(shown, locale).contains("Person 1"));
        QVERIFY(typeset::tableHtml(shown, made.frame, locale).contains("Person 1"));
        QVERIFY(typeset::tableXlsx(shown).has_value());
        QVERIFY(!typeset::sheetsOf({made}, typeset::PaperSize::A4).empty());
    }
}

void TestSeriesDocuments::closedYearStandsBesideCorrections()
{
    auto& series = records_.series.at(id_);
    series.closed = {core::closedTable(series, evenings_.of(series), now_, u"left"_s)};
    const auto before = table(ClubKind::ClosedSeries);
    QVERIFY(before.lead.contains(u"Nothing was corrected since."_s));
    QCOMPARE(columnIn(before, u"what"_s), QStringList(4, QString()));

    now_ = now_.addDays(1);
    core::EntryTerms terms;
    terms.correction = true;
    QVERIFY(service_.run(ids_[0], core::enterGame, {1_r, 1_t, 1_g}, played("7,0,8,9"), terms).ok());
    evenings_.read(store_.read());
    corrections_ =
        core::correctionsAfter(store_.read(), evenings_, series, series.closed.back().time);
    const auto after = table(ClubKind::ClosedSeries);
    // The closed table is kept, with the current one beside it.
    QCOMPARE(columnIn(after, u"total"_s), columnIn(before, u"total"_s));
    QCOMPARE(columnIn(after, u"total_now"_s).first(2), (QStringList{u"7"_s, u"7"_s}));
    QCOMPARE(columnIn(after, u"what"_s, true).first(2),
             (QStringList{u"corrected"_s, u"corrected"_s}));
    QCOMPARE(after.notes.size(), 1);
    QVERIFY(after.notes.front().startsWith(u"01/01/2026 · Evening: corrected after closing"_s));
}

RUMMY_TEST(TestSeriesDocuments)

} // namespace tst_series_documents

#include "tst_series_documents.moc"

#include "samples.h"
#include "scenes.h"

#include "app/desk/evening/reports/document_list.h"
#include "app/desk/evening/reports/reports_page.h"

#include <QTest>

using namespace Qt::StringLiterals;
using desk::PageId;
using documents::Kind;

namespace {

/// Shows the document in the preview, and waits for its pages.
void show(Stage& stage, Kind kind)
{
    auto& list = stage.part<desk::DocumentList>(u"documentList"_s);
    list.setCurrent(kind);
    Q_EMIT list.chosen(kind);
    // The pages arrive a moment later; old ones stay until then.
    constexpr int moment = 500;
    QTest::qWait(moment);
}

} // namespace

void takeReports(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(PageId::Reports);
    show(stage, Kind::Standings);
    stage.take(u"reports"_s);
    show(stage, Kind::ScoreSlips);
    stage.take(u"reports-slips"_s);
}

void takeReportDialogs(const Album& album)
{
    {
        Stage stage(album);
        stage.open(samples::runningEvening());
        stage.go(PageId::Reports);
        for (const auto& [kind, scene] :
             {std::pair{Kind::PersonalSheet, u"reports-personal-sheet"_s},
              std::pair{Kind::Certificate, u"reports-certificates"_s},
              std::pair{Kind::PaperKit, u"reports-paper-kit"_s}}) {
            show(stage, kind);
            stage.take(scene);
        }
    }
    {
        Stage stage(album);
        stage.open(samples::registrations());
        stage.go(PageId::Reports);
        show(stage, Kind::CheckInList);
        stage.take(u"reports-check-in-list"_s);
    }
    Stage stage(album);
    stage.open(samples::beforeTheFirst());
    stage.go(PageId::Reports);
    auto& list = stage.part<desk::DocumentList>(u"documentList"_s);
    list.setCurrent(Kind::ScoreSlips);
    Q_EMIT list.chosen(Kind::ScoreSlips);
    stage.take(u"reports-no-round"_s);
}

#include "scenes.h"

#include "app/desk/club/people/people_page.h"
#include "app/desk/widgets/segments.h"
#include "core/service/club_service.h"
#include "core/service/sample_club.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

using namespace Qt::StringLiterals;
using desk::PageId;
using desk::PeoplePage;

namespace {

/// The sample club's evenings, with one open.
void openSampleClub(Stage& stage)
{
    const auto club = core::sampleClub();
    const auto added = stage.session().runClub(core::addPlayers, club.directory);
    if (!added) {
        qFatal("the directory is refused");
    }
    for (const auto& evening : club.evenings) {
        stage.open(evening);
    }
    stage.go(PageId::People);
}

void show(Stage& stage, PeoplePage::View view)
{
    stage.part<desk::Segments>(u"peopleViews"_s).button(view)->click();
    Stage::settle();
}

void findPerson(Stage& stage, const QString& typed)
{
    stage.page().search();
    stage.write(typed);
    Stage::settle();
}

} // namespace

void takePeople(const Album& album)
{
    {
        Stage stage(album);
        stage.openSample(u"club-evening"_s);
        stage.go(PageId::People);
        stage.take(u"people-one-evening"_s);
    }
    Stage stage(album);
    openSampleClub(stage);
    findPerson(stage, u"dorf"_s);
    stage.take(u"people-evenings"_s);
    show(stage, PeoplePage::Met);
    stage.take(u"people-met"_s);
    show(stage, PeoplePage::Against);
    stage.part<QComboBox>(u"otherPerson"_s).setCurrentIndex(3);
    stage.take(u"people-head-to-head"_s);
    show(stage, PeoplePage::Records);
    stage.take(u"people-records"_s);
}

void takePeopleDialogs(const Album& album)
{
    Stage stage(album);
    openSampleClub(stage);
    for (const auto& [view, scene] : {std::pair{PeoplePage::Evenings, u"people-paper-evenings"_s},
                                      {PeoplePage::Met, u"people-paper-met"_s},
                                      {PeoplePage::Against, u"people-paper-head-to-head"_s},
                                      {PeoplePage::Records, u"people-paper-records"_s}}) {
        show(stage, view);
        stage.takeDialog(
            scene, [&stage] { stage.page().print(); }, Stage::waitForPaper);
    }
    show(stage, PeoplePage::Evenings);
    const auto erase = [&stage] { stage.click(u"peopleErase"_s); };
    stage.takeDialog(u"people-erase"_s, erase);
    // The question closes before the next dialog opens.
    QTimer waiting;
    QObject::connect(&waiting, &QTimer::timeout, &waiting, [&stage, &waiting] {
        auto* const dialog = QApplication::activeModalWidget();
        if (dialog != nullptr && dialog->objectName() == u"erasedDialog"_s) {
            waiting.stop();
            stage.take(u"people-erased"_s);
            dialog->close();
        }
    });
    stage.answer(erase, [&waiting](QWidget& question) {
        waiting.start(0);
        Stage::partOf<QAbstractButton>(question, u"yesButton"_s).click();
    });
}

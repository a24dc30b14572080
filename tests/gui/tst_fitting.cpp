#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/following_scroll.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace tst_fitting {

using namespace Qt::Literals::StringLiterals;

/// Parts of a page in little room, as with large text in a small window.
class TestFitting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }

    void headContinuesBelow()
    {
        desk::PageHead head(u"Standings"_s, nullptr);
        std::vector<QPushButton*> buttons;
        for (int count = 0; count < 6; ++count) {
            buttons.push_back(desk::makeButton(u"button%1"_s.arg(count), u"Do something"_s,
                                               desk::ButtonKind::Normal, &head));
            head.add(buttons.back());
        }
        const QString facts = u"so far: round 4, tables 2, 3, 6: results are missing · by TMP"_s;
        head.setFacts(facts);
        for (const int width : {1400, 300}) {
            head.resize(width, head.heightForWidth(width));
            head.show();
            QVERIFY(QTest::qWaitForWindowExposed(&head));
            for (const auto* const button : buttons) {
                QVERIFY(head.rect().contains(button->geometry()));
                QVERIFY(button->width() >= button->sizeHint().width());
            }
            QCOMPARE(buttons.front()->y() == buttons.back()->y(), width > 1000);
            const auto& label = labelOf(head, facts);
            QVERIFY(head.rect().contains(label.geometry()));
            QVERIFY(label.height() >= label.heightForWidth(label.width()));
        }
    }

    void headKeepsDetailsForTheToolTip()
    {
        desk::PageHead head(u"Rounds"_s, nullptr);
        head.setFacts(u"2 leave after round 2"_s, u"Lang, Uwe\nKaya, Can"_s);
        QCOMPARE(labelOf(head, u"2 leave after round 2"_s).toolTip(), u"Lang, Uwe\nKaya, Can"_s);
        head.setLow(true);
        QVERIFY(labelOf(head, u"2 leave after round 2"_s).isHidden());
        QVERIFY(labelOf(head, u"Rounds"_s).toolTip().contains(u"2 leave after"));
    }

    void flowFitsInItsHint()
    {
        QWidget row;
        auto* const flow = new desk::FlowLayout(&row, 8, 8);
        for (const int width : {40, 60}) {
            auto* const box = new QWidget(&row);
            box->setFixedSize(width, 20);
            flow->addWidget(box);
        }
        QCOMPARE(flow->sizeHint(), QSize(108, 20));
        QCOMPARE(flow->heightForWidth(flow->sizeHint().width()), 20);
    }

    void labelsFlowWithTheirFields()
    {
        QWidget row;
        auto* const flow = new desk::FlowLayout(&row, 8, 8);
        auto* const first = new QWidget(&row);
        auto* const label = new QLabel(&row);
        auto* const field = new QWidget(&row);
        first->setFixedSize(60, 20);
        label->setFixedSize(30, 20);
        field->setFixedSize(40, 20);
        label->setBuddy(field);
        for (auto* const widget : {first, static_cast<QWidget*>(label), field}) {
            flow->addWidget(widget);
        }
        flow->setGeometry({0, 0, 110, 60});
        QCOMPARE(label->pos(), QPoint(0, 28));
        QCOMPARE(field->pos(), QPoint(38, 28));
        flow->setGeometry({0, 0, 146, 60});
        QCOMPARE(field->pos(), QPoint(106, 0));
    }

    void labelSaysAllInTheToolTip()
    {
        const auto point = [](desk::ElidedLabel& label) {
            QHelpEvent event(QEvent::ToolTip, QPoint(1, 1), QPoint(1, 1));
            QCoreApplication::sendEvent(&label, &event);
            return label.toolTip();
        };
        desk::ElidedLabel label(nullptr);
        label.setText(u"3 tables open. Please enter them, also what was not played."_s);
        label.resize(80, 20);
        QVERIFY(label.isElided());
        QCOMPARE(point(label), label.text());
        label.resize(800, 20);
        QVERIFY(!label.isElided());
        QVERIFY(point(label).isEmpty());
    }

    /// A list of wrapped texts looks like the tables.
    void listsHaveOneSelection()
    {
        QListWidget list;
        list.setItemDelegate(new desk::RoomyDelegate(&list));
        list.addItems({u"2026"_s, u"2025"_s});
        list.setCurrentRow(0);
        list.resize(200, 120);
        page_test::show(list);
        list.setFocus();
        const QRect row = list.visualItemRect(list.item(0));
        const auto picture = list.viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(row.right() - 4, row.center().y()),
                 theme::colour(list.palette(), theme::Role::Tint));
        QCOMPARE(picture.pixelColor(row.left() + 1, row.center().y()),
                 theme::colour(list.palette(), theme::Role::Accent));
    }

    /// Where a dialog is too high for the screen, its fields are moved into a scroll area.
    void scrolledDialogKeepsItsFocus()
    {
        QDialog dialog;
        dialog.installEventFilter(new desk::DialogFitter(&dialog));
        auto* const column = desk::makeColumn(&dialog);
        auto* const tall = new QWidget(&dialog);
        tall->setFixedSize(100, 10'000);
        auto* const field = desk::makeField(u"field"_s, u"Field"_s, &dialog);
        auto* const save =
            desk::makeButton(u"save"_s, u"Save"_s, desk::ButtonKind::Primary, &dialog);
        column->addWidget(field);
        column->addWidget(tall);
        column->addWidget(save);
        field->setFocus();
        page_test::show(dialog);
        QVERIFY(dialog.findChild<desk::FollowingScroll*>() != nullptr);
        QVERIFY(field->hasFocus());
    }

private:
    static const QLabel& labelOf(const QWidget& head, const QString& text)
    {
        const auto labels = head.findChildren<QLabel*>();
        const auto found = std::find_if(labels.begin(), labels.end(),
                                        [&](const QLabel* label) { return label->text() == text; });
        if (found == labels.end()) {
            qFatal("no such label");
        }
        return **found;
    }
};

RUMMY_TEST(TestFitting)

} // namespace tst_fitting

#include "tst_fitting.moc"

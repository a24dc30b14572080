#pragma once

#include "app/setup/setup_page.h"
#include "desk_fixture.h"
#include "page_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

/// What the tests of the page of settings share.
namespace setup_test {

enum Part : int { TournamentPart, RulesPart, WishesPart, FeesPart, CertificatePart };

/// The page on a desk.
class Shown : public page_test::ShownPage<desk::SetupPage>
{
public:
    explicit Shown(DeskFixture& place) : ShownPage(place.desk()), fixture_(place) {}

    QLineEdit& field(const char* name) { return part<QLineEdit>(name); }
    QPushButton& button(const char* name) { return part<QPushButton>(name); }
    QLabel& label(const char* name) { return part<QLabel>(name); }
    void showPart(int part)
    {
        button(qPrintable(QStringLiteral("setupParts-%1").arg(part))).click();
    }

    /// Replaces what stands there, as somebody does who types.
    void type(const char* name, const QString& text)
    {
        auto& typed = field(name);
        typed.setFocus();
        typed.selectAll();
        QTest::keyClick(&typed, Qt::Key_Delete);
        QTest::keyClicks(&typed, text);
    }
    void choose(const char* name, int data)
    {
        auto& choice = part<QComboBox>(name);
        choice.setFocus();
        choice.setCurrentIndex(choice.findData(data));
        Q_EMIT choice.activated(choice.currentIndex());
    }
    [[nodiscard]] const core::Settings& stored() const
    {
        return fixture_.desk().tournament().settings;
    }

private:
    DeskFixture& fixture_;
};

} // namespace setup_test

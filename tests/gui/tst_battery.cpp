#include "app/desk/frame/status_line.h"
#include "app/platform/battery.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

namespace tst_battery {

using namespace Qt::Literals::StringLiterals;
using platform::Battery;

namespace {

/// A folder as Linux has it: each supply a folder with a file for each value.
class Supplies
{
public:
    /// "type=Battery status=Full".
    void add(const QString& name, const QString& values) const
    {
        const QDir supply(folder_.filePath(name));
        QVERIFY(QDir().mkpath(supply.path()));
        for (const auto& value : values.split(u' ')) {
            QFile file(supply.filePath(value.section(u'=', 0, 0)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(value.section(u'=', 1).toLatin1() + '\n');
        }
    }
    [[nodiscard]] QString path() const { return folder_.path(); }

private:
    QTemporaryDir folder_;
};

} // namespace

/// How long the battery lasts.
class TestBattery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void isRead_data();
    void isRead();
    void severalCountTogether();
    void windowSaysHowLong_data();
    void windowSaysHowLong();
};

void TestBattery::isRead_data()
{
    QTest::addColumn<QString>("values");
    QTest::addColumn<std::optional<Battery>>("battery");
    const auto row = [](const char* name, const QString& values,
                        const std::optional<Battery>& battery) {
        QTest::newRow(name) << values << battery;
    };
    row("energy",
        u"type=Battery status=Discharging energy_now=9000000 energy_full=50000000 power_now=9000000"_s,
        Battery{18, true, 60});
    row("charge",
        u"type=Battery status=Discharging charge_now=500000 charge_full=5000000 current_now=1000000"_s,
        Battery{10, true, 30});
    row("negative current",
        u"type=Battery status=Discharging charge_now=500000 charge_full=5000000 current_now=-1000000"_s,
        Battery{10, true, 30});
    row("only a share", u"type=Battery status=Discharging capacity=17"_s,
        Battery{17, true, std::nullopt});
    row("charging", u"type=Battery status=Charging energy_now=9 energy_full=50 power_now=9"_s,
        Battery{18, false, std::nullopt});
    row("nothing flows yet",
        u"type=Battery status=Discharging energy_now=9 energy_full=50 power_now=0"_s,
        Battery{18, true, std::nullopt});
    row("more than full", u"type=Battery status=Full energy_now=51 energy_full=50 power_now=0"_s,
        Battery{100, false, std::nullopt});
    row("the mains", u"type=Mains online=1"_s, std::nullopt);
    row("a mouse", u"type=Battery scope=Device status=Discharging capacity=5"_s, std::nullopt);
    row("an empty bay", u"type=Battery present=0 status=Unknown capacity=0"_s, std::nullopt);
    row("no values", u"type=Battery status=Discharging"_s, std::nullopt);
    row("no numbers", u"type=Battery status=Discharging capacity=full"_s, std::nullopt);
}

void TestBattery::isRead()
{
    QFETCH(const QString, values);
    QFETCH(const std::optional<Battery>, battery);
    const Supplies supplies;
    supplies.add(u"BAT0"_s, values);
    QVERIFY(platform::readBattery(supplies.path()) == battery);
}

void TestBattery::severalCountTogether()
{
    const Supplies supplies;
    QVERIFY(!platform::readBattery(supplies.path()));
    QVERIFY(!platform::readBattery(supplies.path() + u"/missing"_s));
    supplies.add(u"AC"_s, u"type=Mains online=0"_s);
    supplies.add(u"BAT0"_s,
                 u"type=Battery status=Unknown energy_now=1 energy_full=40 power_now=0"_s);
    supplies.add(u"BAT1"_s,
                 u"type=Battery status=Discharging energy_now=9 energy_full=10 power_now=5"_s);
    QVERIFY(platform::readBattery(supplies.path()) == (Battery{20, true, 120}));
}

void TestBattery::windowSaysHowLong_data()
{
    QTest::addColumn<std::optional<Battery>>("battery");
    QTest::addColumn<QString>("says");
    QTest::newRow("below a fifth")
        << std::optional(Battery{19, true, 42}) << u"Battery 19 %, about 42 minute(s) left"_s;
    QTest::newRow("unknown how long")
        << std::optional(Battery{7, true, std::nullopt}) << u"Battery 7 %"_s;
    QTest::newRow("a fifth") << std::optional(Battery{20, true, 50}) << QString();
    QTest::newRow("on the mains") << std::optional(Battery{5, false, std::nullopt}) << QString();
    QTest::newRow("none") << std::optional<Battery>() << QString();
}

void TestBattery::windowSaysHowLong()
{
    QFETCH(const std::optional<Battery>, battery);
    QFETCH(const QString, says);
    desk::StatusLine line;
    const auto& label = page_test::part<QLabel>(line, "batteryState");
    QVERIFY(label.isHidden());
    line.showBattery(battery);
    QCOMPARE(label.isHidden(), says.isEmpty());
    if (!says.isEmpty()) {
        QCOMPARE(label.text(), says);
    }
    line.showBattery({});
    QVERIFY(label.isHidden());
}

RUMMY_TEST(TestBattery)

} // namespace tst_battery

#include "tst_battery.moc"

#include "core/store/synced_folder.h"

#include "tests/suite.h"

#include <QTest>

namespace tst_synced_folder {

using namespace Qt::StringLiterals;

class TestSyncedFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void services_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("service"); // Empty: none.
        const auto row = [](const char* file, const char* service) {
            QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(service);
        };
        row("/home/anna/club.rummydb", "");
        row("/home/anna/OneDrive/club.rummydb", "OneDrive");
        row("/home/anna/OneDrive - SK Hof/Rummy/club.rummydb", "OneDrive");
        row("/home/anna/onedrive/club.rummydb", "OneDrive");
        row("/home/anna/Dropbox (Personal)/club.rummydb", "Dropbox");
        row("/home/anna/Google Drive/club.rummydb", "Google Drive");
        row("/home/anna/Nextcloud/club.rummydb", "Nextcloud");
        row("/home/anna/OneDriver/club.rummydb", "");
        row("/home/anna/My OneDrive/club.rummydb", "");
        row("/home/anna/OneDrive.rummydb", "");
    }
    void services()
    {
        QFETCH(const QString, file);
        QTEST(core::syncedBy(file).value_or(QString()), "service");
    }
};

RUMMY_TEST(TestSyncedFolder)

} // namespace tst_synced_folder

#include "tst_synced_folder.moc"

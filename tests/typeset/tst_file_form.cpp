#include "reports/typeset/file_form.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_file_form {

class TestFileForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suffixes_data();
    void suffixes();
};

void TestFileForm::suffixes_data()
{
    using typeset::FileForm;
    using Form = std::optional<FileForm>;
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<Form>("form");
    QTest::newRow("paper") << QStringLiteral("pdf") << Form(FileForm::Pdf);
    QTest::newRow("in capitals") << QStringLiteral("CSV") << Form(FileForm::Csv);
    QTest::newRow("page") << QStringLiteral("html") << Form(FileForm::Html);
    QTest::newRow("workbook") << QStringLiteral("xlsx") << Form(FileForm::Xlsx);
    QTest::newRow("another") << QStringLiteral("docx") << Form();
    QTest::newRow("none") << QString() << Form();
}

void TestFileForm::suffixes()
{
    QFETCH(QString, suffix);
    QFETCH(std::optional<typeset::FileForm>, form);
    QCOMPARE(typeset::fileFormOf(suffix), form);
    if (form) {
        QCOMPARE(typeset::suffixOf(*form), suffix.toLower());
    }
}

RUMMY_TEST(TestFileForm)

} // namespace tst_file_form

#include "tst_file_form.moc"

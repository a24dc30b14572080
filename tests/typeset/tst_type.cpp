#include "reports/typeset/type.h"
#include "tests/suite.h"

#include "reports/typeset/paper.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>

namespace tst_type {

using namespace typeset;

namespace {

constexpr Type plain{points(10)};
constexpr Type even{points(10), Weight::Regular, Digits::Even};

/// Dark dots of a text.
int inkOf(const QString& text)
{
    QImage image(400, 200, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    TypeMeasure measure({80});
    for (const auto& piece : measure.pieces(text)) {
        painter.setFont(measure.font(piece.setting));
        painter.drawText(QPointF(20 + piece.left, 120), piece.text);
    }
    painter.end();
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
    }
    return dark;
}

QString joined(const std::vector<QString>& lines)
{
    QString text;
    for (const auto& line : lines) {
        text += line + u'|';
    }
    return text;
}

} // namespace

bool isNearlyAsWide(const QString& digits, const QString& others)
{
    // From Inter 4.1 on, the space that may be beside a 1 does not make up for how narrow it is.
    const bool hasNarrowOne = textWidth(QStringLiteral("1"), plain) < 0.45 * plain.size;
    const qreal share = hasNarrowOne ? 0.13 : 0.03;
    const qreal width = textWidth(others, even);
    return qAbs(textWidth(digits, even) - width) <= share * width;
}

class TypeOnPaper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthIsWhatThePainterTakes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("German") << QStringLiteral("Straßburger, Hans-Jürgen");
        QTest::addRow("Vietnamese") << QStringLiteral("Nguyễn, Thị Minh Châu");
        QTest::addRow("decomposed") << QStringLiteral("Zden\u030cka");
        QTest::addRow("numbers") << QStringLiteral("−22½ 4-3-2-1 2x4 21:14");
        QTest::addRow("kerning") << QStringLiteral("AVATAR Te To LT");
        QTest::addRow("Hebrew") << QStringLiteral("שלום");
        QTest::addRow("Arabic") << QStringLiteral("محمد, علي");
        QTest::addRow("Devanagari") << QStringLiteral("श्रीमती");
        QTest::addRow("no glyph") << QStringLiteral("漢字");
    }
    void widthIsWhatThePainterTakes()
    {
        QFETCH(const QString, text);
        TypeMeasure measure(plain);
        qreal painted = 0;
        for (const auto& piece : measure.pieces(text)) {
            QVERIFY(qAbs(piece.left - painted) < 1);
            painted += QFontMetricsF(measure.font(piece.setting)).horizontalAdvance(piece.text);
        }
        QVERIFY(qAbs(measure.width(text) - painted) < 1);
    }

    void lettersAreKerned()
    {
        const auto width = [](const char* text) {
            return textWidth(QString::fromUtf8(text), plain);
        };
        QVERIFY(width("AVATAR") < width("A") * 3 + width("V") + width("T") + width("R") - 1);
    }

    /// If an installed typeface has the script: joined letters have different widths from single
    /// ones.
    void joinedScriptsAreShaped()
    {
        if (!QFontMetricsF(fontOf(plain)).inFont(QChar(u'م')) &&
            QFontDatabase::families(QFontDatabase::Arabic).isEmpty()) {
            QSKIP("No typeface has Arabic letters.");
        }
        const auto name = QStringLiteral("محمد");
        qreal single = 0;
        for (const auto letter : name) {
            single += textWidth(QString(letter), plain);
        }
        QVERIFY(qAbs(textWidth(name, plain) - single) > 1);
        QCOMPARE(TypeMeasure(plain).pieces(name).front().setting, Setting::Shaped);
    }

    /// A PDF could not map a typeface's alternative glyphs back to text.
    void digitsAndSignsStandSingly()
    {
        TypeMeasure measure(plain);
        for (const auto& text :
             {QStringLiteral("2x4"), QStringLiteral("4-3"), QStringLiteral("A-B")}) {
            for (const auto& piece : measure.pieces(text)) {
                QVERIFY(piece.setting == Setting::Single || piece.text.size() == 1);
            }
        }
    }

    void evenDigitsAreNearlyOfOneWidth()
    {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            QVERIFY(isNearlyAsWide(QString(digit), QStringLiteral("0")));
            QVERIFY(textWidth(QString(digit), even) >= textWidth(QString(digit), plain));
        }
        QVERIFY(textWidth(QStringLiteral("1"), plain) <
                0.9 * textWidth(QStringLiteral("0"), plain));
        QVERIFY(isNearlyAsWide(QStringLiteral("2131"), QStringLiteral("2000")));
        QCOMPARE(textWidth(QStringLiteral("−½"), even), textWidth(QStringLiteral("−½"), plain));
    }

    void evenDigitsAreOneWord()
    {
        // PDF readers treat a gap of a tenth of the type size as the end of a word.
        for (const auto weight : {Weight::Regular, Weight::Medium, Weight::Bold}) {
            TypeMeasure measure({even.size, weight, Digits::Even});
            for (int number = 10; number <= 99; ++number) {
                const auto pieces = measure.pieces(QString::number(number));
                const qreal end =
                    pieces[0].left + textWidth(pieces[0].text, {even.size, weight, Digits::Own});
                QVERIFY2(pieces[1].left - end < 0.1 * even.size,
                         qPrintable(QString::number(number)));
            }
        }
    }

    void piecesAreTheWholeText()
    {
        const auto text = QStringLiteral("= 21½ (3. Tisch 11)");
        TypeMeasure measure(even);
        QString whole;
        qreal left = -1;
        for (const auto& piece : measure.pieces(text)) {
            QVERIFY(piece.left > left);
            left = piece.left;
            whole += piece.text;
        }
        QCOMPARE(whole, text);
        QVERIFY(left < measure.width(text));
        QCOMPARE(TypeMeasure(plain).pieces(QStringLiteral("Özdemir, Gülay")).size(), 1U);
    }

    void everySignIsSeen_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("a letter") << QStringLiteral("m");
        QTest::addRow("no typeface has it") << QStringLiteral("漢");
        QTest::addRow("not assigned") << QStringLiteral("\u0378");
        QTest::addRow("private") << QStringLiteral("\ue123");
        QTest::addRow("control") << QString(QChar(u'\x07'));
        QTest::addRow("beyond the first plane") << QStringLiteral("\U0001f9ff");
        QTest::addRow("half a pair") << QString(QChar(u'\xd83e'));
    }
    void everySignIsSeen()
    {
        QFETCH(const QString, text);
        QVERIFY(inkOf(text) > 100);
        QVERIFY(textWidth(text, plain) > plain.size / 4);
    }

    void lineBreaksAreBlanks()
    {
        QCOMPARE(printable(QStringLiteral("a\nb\tc\u2028d")), QStringLiteral("a b c d"));
    }

    /// Rows are skipped where a font is installed.
    void signsOfNoFontAreReplaced_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addRow("Tangut") << QStringView(QChar::fromUcs4(0x17000)).toString();
        QTest::addRow("Devanagari") << QStringLiteral("अनुराधा");
        QTest::addRow("Balinese") << QStringLiteral("ᬩᬮᬶ");
    }
    void signsOfNoFontAreReplaced()
    {
        QFETCH(const QString, text);
        if (isWritten(text)) {
            QSKIP("A font here has this script.");
        }
        const auto shown = painted(QStringLiteral("Lang, ") + text);
        QVERIFY2(shown.startsWith(QStringLiteral("Lang, \ufffd")), qPrintable(shown));
        QCOMPARE(shown.count(QChar::ReplacementCharacter), shown.size() - 6);
    }

    void usualSignsAreWritten()
    {
        QVERIFY(isWritten(QStringLiteral("Иванова, Käthe – 3·½ \u2009")));
    }

    /// In the order of reading; isolates are added once, however often a text is prepared.
    void rightToLeftKeepsToItself()
    {
        const auto text = painted(QStringLiteral("A 3 \u05d0\u05d1 \u05d2, 20 B"));
        QCOMPARE(text, QStringLiteral("A 3 \u2068\u05d0\u05d1 \u05d2\u2069, 20 B"));
        QCOMPARE(painted(text), text);
        QCOMPARE(painted(QStringLiteral("3 \u05d0 4")), QStringLiteral("3 \u2068\u05d0\u2069 4"));
    }

    void wraps_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("characters");
        QTest::addColumn<QString>("lines");
        QTest::addRow("one line") << QStringLiteral("abc def") << 30 << QStringLiteral("abc def|");
        QTest::addRow("at blanks")
            << QStringLiteral("nnn nnn nnn") << 4 << QStringLiteral("nnn|nnn|nnn|");
        QTest::addRow("at hyphens")
            << QStringLiteral("nnn-nnn") << 4 << QStringLiteral("nnn-|nnn|");
        QTest::addRow("within a word")
            << QStringLiteral("nnnnnn") << 4 << QStringLiteral("nnnn|nn|");
        QTest::addRow("long word behind a short one")
            << QStringLiteral("n nnnnnn") << 4 << QStringLiteral("n|nnnn|nn|");
        QTest::addRow("narrower than a sign")
            << QStringLiteral("nnn") << 0 << QStringLiteral("n|n|n|");
        QTest::addRow("nothing") << QString() << 4 << QStringLiteral("|");
        QTest::addRow("blanks") << QStringLiteral("  nn  ") << 4 << QStringLiteral("nn|");
    }
    void wraps()
    {
        QFETCH(const QString, text);
        QFETCH(const int, characters);
        QFETCH(const QString, lines);
        const qreal width = textWidth(QStringLiteral("n").repeated(characters), plain);
        QCOMPARE(joined(wrapped(text, plain, width)), lines);
    }

    void wrappedLinesFit()
    {
        const auto text = QStringLiteral("Bei gleich vielen Steinen: Plätze/Punkte geteilt, "
                                         "Donaudampfschifffahrtsgesellschaft-Kapitän 1234567890 ")
                              .repeated(5);
        for (const auto& type : {plain, even}) {
            for (int step = 0; step < 55; ++step) {
                const qreal width = points(20 + 7 * step);
                QString whole;
                for (const auto& line : wrapped(text, type, width)) {
                    QVERIFY(textWidth(line, type) <= width);
                    whole += line;
                }
                QCOMPARE(whole.remove(u' '), QString(text).remove(u' '));
            }
        }
    }

    void fits()
    {
        const auto text = QStringLiteral("von der Heydebrinck, Margarethe");
        const qreal width = textWidth(text, plain);
        QCOMPARE(fitted(text, plain, width, 0.5), plain);
        for (int percent = 99; percent > 50; --percent) {
            const qreal part = percent / 100.0;
            const auto smaller = fitted(text, plain, width * part, 0.5);
            QVERIFY(textWidth(text, smaller) <= width * part);
            QVERIFY(smaller.size > plain.size * (part - 0.02));
        }
        QCOMPARE(fitted(text, plain, 1, 0.5), plain.scaled(0.5));
    }

    void elides()
    {
        const auto text = QStringLiteral("Rommé-Club Hof und Umgebung");
        QCOMPARE(elided(text, plain, textWidth(text, plain)), text);
        const qreal narrow = textWidth(text, plain) / 2;
        const auto shorter = elided(text, plain, narrow);
        QVERIFY(textWidth(shorter, plain) <= narrow);
        QVERIFY(shorter.startsWith(QStringLiteral("Rommé")) && shorter.endsWith(u'…'));
    }
};

RUMMY_TEST(TypeOnPaper)

} // namespace tst_type

#include "tst_type.moc"

#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/layout.h"
#include "core/model/enum_keys.h"
#include "core/model/picture.h"
#include "core/texts/certificate_texts.h"
#include "core/texts/member_texts.h"
#include "reports/documents/catalogue.h"

#include <QCoreApplication>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "{name}, {place}, …"
QString fieldList()
{
    QStringList fields;
    for (const auto& [field, word] : core::enumKeys<core::CertificateField>) {
        fields << texts::fieldText(field);
    }
    return fields.join(u", "_s);
}

/// What the field shows of a picture of the club.
constexpr auto pictureProperty = "picture";

class CertificateSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(CertificateSection)

public:
    explicit CertificateSection(QWidget* parent) : SetupSection(u"certificateSection"_s, parent)
    {
        addTextOfCertificates();
        addDesign();
        addOptionalNumber({tr("For the first places"),
                           tr("Everyone who shares a place gets one too."), u"certificate.places"_s,
                           u"certificatePlacesField"_s},
                          core::placesRange, tr("everybody who played"))
            .field()
            .setAccessibleName(tr("Certificates for the first places"));
        addPicture({tr("Background"),
                    tr("A picture for the whole page (PNG, JPEG, SVG), in place of the design."),
                    u"certificate.background"_s, u"backgroundField"_s});
        addPicture({tr("Logo"), tr("A picture above the text, such as the club's."),
                    u"certificate.logo"_s, u"logoField"_s});
        column().addStretch(1);
    }

private:
    void addTextOfCertificates()
    {
        constexpr int height = 226;
        const LineDescription line = {
            tr("Text"),
            tr("Empty: the text shown in grey. A line with only {name} or {place} is "
               "large, one that begins with # is the title. Fields: %1")
                .arg(fieldList()),
            u"certificate.text"_s, u"certificateTextField"_s};
        auto* part = new QWidget(this);
        auto* text = makeTextBlock(line, height, texts::withLocalFields, texts::withFileFields);
        text->setAccessibleName(tr("Text of certificates"));
        auto* begin = makeButton(u"beginWithDefaultButton"_s, tr("Begin with this text"),
                                 ButtonKind::Normal, part);
        connect(begin, &QPushButton::clicked, text, [text] {
            text->setPlainText(text->placeholderText());
            text->setFocus();
        });
        auto* column = makeColumn(part, distance::tight);
        column->addWidget(text);
        column->addWidget(begin, 0, Qt::AlignLeft);
        follow([text, begin](const core::Settings& settings) {
            text->setPlaceholderText(
                texts::withLocalFields(documents::defaultCertificateText(settings)));
            const bool isEmpty = settings.certificate.text.isEmpty();
            begin->setEnabled(isEmpty);
            begin->setToolTip(isEmpty ? QString() : tr("There is a text already."));
        });
        addLine(line, part, text);
    }

    void addDesign()
    {
        using enum core::CertificateDesign;
        const auto isDrawn = [](const core::Settings& settings) {
            return settings.certificate.background.isEmpty();
        };
        addChoice<core::CertificateDesign>(
            {tr("Design"), tr("Drawn around the text; bears the place, or frames the logo."),
             u"certificate.design"_s, u"certificateDesignChoice"_s, std::nullopt, isDrawn},
            {{tr("laurel"), static_cast<int>(Laurel)},
             {tr("stones"), static_cast<int>(Stones)},
             {tr("plain"), static_cast<int>(Plain)}});
        addFlag({tr("Page"),
                 {},
                 u"certificate.landscape"_s,
                 u"certificateLandscapeBox"_s,
                 std::nullopt,
                 isDrawn},
                tr("Landscape"));
    }

    /// A picture of the club has no name that says anything.
    static QString shownText(const QString& picture)
    {
        return core::isPictureName(picture) ? texts::wordText(u"certificate.logo"_s, picture)
                                            : QDir::toNativeSeparators(picture);
    }

    /// The path typed or chosen, or the name of the picture shown.
    static QString pictureIn(const QLineEdit& field)
    {
        const QString shown = field.property(pictureProperty).toString();
        const QString typed = field.text().trimmed();
        return typed == shownText(shown) ? shown : QDir::fromNativeSeparators(typed);
    }

    static void showPicture(QLineEdit& field, const QString& picture)
    {
        if (pictureIn(field) != picture) {
            field.setProperty(pictureProperty, picture);
            field.setText(shownText(picture));
        }
        field.setToolTip(field.text());
    }

    void choosePicture(QLineEdit& field)
    {
        const QString path =
            chooseFile(this, tr("Choose a picture"),
                       QStandardPaths::writableLocation(QStandardPaths::PicturesLocation),
                       tr("Pictures (*.png *.svg *.jpg *.jpeg)"));
        if (!path.isEmpty()) {
            showPicture(field, path);
            Q_EMIT chosen();
        }
    }

    /// A line with a picture: the path of a file, typed or chosen in a dialog, until the club has
    /// it.
    void addPicture(const LineDescription& line)
    {
        auto* part = new QWidget(this);
        auto* field = makeField(line.objectName, line.title, part);
        field->setClearButtonEnabled(true);
        auto* button =
            makeButton(line.objectName + u"Choose"_s, tr("Choose…"), ButtonKind::Normal, part);
        button->setAccessibleName(tr("Choose a picture: %1").arg(line.title));
        auto* row = makeRow(part);
        row->addWidget(field, 1);
        row->addWidget(button);
        part->setFocusProxy(field);
        connect(field, &QLineEdit::textEdited, this, &SetupSection::edited);
        connect(button, &QPushButton::clicked, this, [this, field] { choosePicture(*field); });
        addLine<QString>(
            line, part, field, [field](const QString& picture) { showPicture(*field, picture); },
            [field] { return pictureIn(*field); });
    }
};

} // namespace

SetupSection* makeCertificateSection(QWidget* parent)
{
    return new CertificateSection(parent);
}

} // namespace desk

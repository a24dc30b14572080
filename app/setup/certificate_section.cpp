#include "certificate_section.h"

#include "picture_field.h"
#include "tournament_section.h"

#include "app/documents/certificate_document.h"
#include "app/widgets/page_head.h"
#include "core/file/words.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>

namespace desk {
namespace {

/// "{name}, {place}, …"
QString fieldList()
{
    QStringList fields;
    for (const auto& word : core::allWords<core::CertificateField>()) {
        fields << u'{' + word + u'}';
    }
    return fields.join(QStringLiteral(", "));
}

} // namespace

CertificateSection::CertificateSection(QWidget* parent)
    : SetupSection(parent),
      text_(new QPlainTextEdit(this)),
      begin_(makeButton(QStringLiteral("beginWithDefaultButton"), tr("Begin with this text"),
                        ButtonKind::Normal, this)),
      places_(new QSpinBox(this)),
      background_(new PictureField(QStringLiteral("backgroundField"), tr("Background"), this)),
      logo_(new PictureField(QStringLiteral("logoField"), tr("Logo"), this))
{
    setObjectName(QStringLiteral("certificateSection"));
    text_->setObjectName(QStringLiteral("certificateTextField"));
    text_->setAccessibleName(tr("Text of certificates"));
    text_->setTabChangesFocus(true);
    constexpr int textHeight = 226;
    text_->setFixedHeight(textHeight);
    places_->setObjectName(QStringLiteral("certificatePlacesField"));
    places_->setAccessibleName(tr("Certificates for the first places"));
    places_->setRange(0, std::numeric_limits<int>::max());
    places_->setSpecialValueText(tr("everybody who played"));
    build();
    connect(text_, &QPlainTextEdit::textChanged, this, &SetupSection::edited);
    connect(begin_, &QPushButton::clicked, this, &CertificateSection::beginWithDefault);
    connect(places_, &QSpinBox::valueChanged, this, &SetupSection::edited);
    for (auto* picture : {background_, logo_}) {
        connect(picture, &PictureField::edited, this, &SetupSection::edited);
    }
}

void CertificateSection::build()
{
    addLine(tr("Text"),
            tr("Empty: the text shown in grey. A line that is {name} or {place} alone is large, "
               "one that begins with # is the title. Fields: %1")
                .arg(fieldList()),
            makeTextPart(), "/tournament/certificate/text", text_);
    addLine(tr("For the first places"), tr("Whoever shares a place gets one too."), places_,
            "/tournament/certificate/places");
    addLine(tr("Background"),
            tr("A picture for the whole page (PNG, JPEG, SVG). Without one there is a border."),
            background_, "/tournament/certificate/background", &background_->field());
    addLine(tr("Logo"), tr("A picture above the text, such as the club's."), logo_,
            "/tournament/certificate/logo", &logo_->field());
    column().addStretch(1);
}

QWidget* CertificateSection::makeTextPart()
{
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(text_);
    layout->addWidget(begin_, 0, Qt::AlignLeft);
    return part;
}

void CertificateSection::beginWithDefault()
{
    text_->setPlainText(default_);
    text_->setFocus();
}

void CertificateSection::display(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    const auto& wanted = draft.settings.certificate;
    default_ = documents::defaultCertificateText(draft.settings);
    text_->setPlaceholderText(default_);
    if (text_->toPlainText().trimmed() != wanted.text) {
        const QSignalBlocker quiet(text_);
        text_->setPlainText(wanted.text);
    }
    begin_->setEnabled(wanted.text.isEmpty());
    begin_->setToolTip(wanted.text.isEmpty() ? QString() : tr("There is a text already."));
    const QSignalBlocker quiet(places_);
    places_->setValue(wanted.places.value_or(0));
    background_->setPath(wanted.background);
    logo_->setPath(wanted.logo);
}

void CertificateSection::take(Wanted& draft)
{
    auto& wanted = draft.settings.certificate;
    wanted.text = text_->toPlainText().trimmed();
    wanted.places = places_->value() > 0 ? std::optional(places_->value()) : std::nullopt;
    wanted.background = background_->path();
    wanted.logo = logo_->path();
    begin_->setEnabled(wanted.text.isEmpty());
}

void CertificateSection::enter()
{
    text_->setFocus();
}

} // namespace desk

#pragma once

#include "setup_section.h"

class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace desk {

class PictureField;

/// What certificates say, for whom they are, and the club's pictures on them.
class CertificateSection : public SetupSection
{
    Q_OBJECT

public:
    explicit CertificateSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;

private:
    void build();
    [[nodiscard]] QWidget* makeTextPart();
    void beginWithDefault();

    QPlainTextEdit* text_;
    QPushButton* begin_;
    QSpinBox* places_;
    PictureField* background_;
    PictureField* logo_;
    QString default_; ///< What stands there without a text of one's own.
};

} // namespace desk

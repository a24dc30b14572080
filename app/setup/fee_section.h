#pragma once

#include "setup_section.h"

class QLineEdit;
class QPlainTextEdit;

namespace desk {

/// The club's start fee, and whom the licence fee is paid to.
class FeeSection : public SetupSection
{
    Q_OBJECT

public:
    explicit FeeSection(QWidget* parent = nullptr);

    void display(const core::Tournament& tournament, const Wanted& draft) override;
    void take(Wanted& draft) override;
    void enter() override;

private:
    void build();
    [[nodiscard]] QString typedIban() const;

    QLineEdit* startFee_;
    QLineEdit* holder_;
    QPlainTextEdit* address_;
    QLineEdit* iban_;
    QLineEdit* bic_;
    QLineEdit* text_;
    SettingLine* feeLine_ = nullptr;
    SettingLine* ibanLine_ = nullptr;
    SettingLine* bicLine_ = nullptr;
};

} // namespace desk

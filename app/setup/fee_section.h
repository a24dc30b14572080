#pragma once

#include "setup_section.h"

#include <vector>

class QLineEdit;
class QPlainTextEdit;

namespace desk {

class PrizeEditor;

/// The club's start fee, the prizes, and whom the licence fee is paid to.
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
    void buildLicence();
    void displayLicence(const core::Settings& settings);
    void takeLicence(core::Licence& licence);
    [[nodiscard]] QString typedIban() const;

    QLineEdit* startFee_;
    PrizeEditor* prizes_;
    QLineEdit* holder_;
    QPlainTextEdit* address_;
    QLineEdit* iban_;
    QLineEdit* bic_;
    QLineEdit* text_;
    std::vector<QWidget*> licenceParts_; ///< Not of Rommé 500, which has
    QWidget* nothingOwed_ = nullptr;     ///< this instead.
    SettingLine* feeLine_ = nullptr;
    SettingLine* prizeLine_ = nullptr;
    SettingLine* ibanLine_ = nullptr;
    SettingLine* bicLine_ = nullptr;
};

} // namespace desk

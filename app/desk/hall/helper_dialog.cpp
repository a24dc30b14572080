#include "app/desk/hall/helper_dialog.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/club/club_keys.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

QString rightText(core::HelperRight right)
{
    using enum core::HelperRight;
    static constexpr core::EnumTable<core::HelperRight, const char*> texts = {
        {CheckIn, QT_TRANSLATE_NOOP("desk::HelperDialog", "Check-in: say who has come")},
        {Fees, QT_TRANSLATE_NOOP("desk::HelperDialog", "Take start fees")},
        {Slips, QT_TRANSLATE_NOOP("desk::HelperDialog", "Type score slips")},
        {Papers,
         QT_TRANSLATE_NOOP("desk::HelperDialog", "Print seating, slips and released standings")},
        {SecondPass, QT_TRANSLATE_NOOP("desk::HelperDialog",
                                       "Type score slips again without seeing what was entered")},
    };
    return HelperDialog::tr(texts[right]);
}

} // namespace

HelperDialog::HelperDialog(const core::Helper& helper, QWidget* parent)
    : Question(parent, helper.id.value.isNull() ? tr("New helper") : tr("Change the helper"), {},
               helper.id.value.isNull() ? tr("Add") : tr("Apply")),
      helper_(helper),
      name_(makeField(u"helperName"_s, tr("Name"), this)),
      tables_(makeField(u"helperTables"_s, tr("Types slips of tables"), this))
{
    setObjectName(u"helperDialog"_s);
    name_->setText(helper.name);
    auto* const form = new QFormLayout;
    form->setSpacing(distance::small);
    form->addRow(tr("&Name"), name_);
    for (const auto& [right, key] : core::enumKeys<core::HelperRight>) {
        auto* const box = new QCheckBox(rightText(right), this);
        box->setObjectName(u"helperMay-"_s + QLatin1StringView(key));
        box->setAccessibleName(box->text());
        box->setChecked(helper.rights.contains(right));
        form->addRow(rights_.empty() ? tr("May", "a helper") : QString(), box);
        rights_.emplace(right, box);
    }
    tables_->setPlaceholderText(tr("all", "tables; such as 1-20"));
    tables_->setText(helper.tables ? core::tableRangeText(*helper.tables) : QString());
    form->addRow(tr("Types slips of &tables"), tables_);
    connect(tables_, &QLineEdit::textChanged, this, [this](const QString& text) {
        const bool isKnown = text.trimmed().isEmpty() || core::tableRangeIn(text);
        setReason(isKnown ? QString() : tr("A first and a last number, such as 1-20."));
    });
    body().addLayout(form);
    name_->setFocus();
    name_->selectAll();
}

core::Helper HelperDialog::wanted() const
{
    auto helper = helper_;
    helper.name = name_->text();
    helper.tables = core::tableRangeIn(tables_->text());
    helper.rights.clear();
    for (const auto& [right, box] : rights_) {
        if (box->isChecked()) {
            helper.rights.insert(right);
        }
    }
    return helper;
}

} // namespace desk

#pragma once

#include "app/desk/evening/setup/choices.h"
#include "app/desk/evening/setup/example.h"
#include "app/desk/evening/setup/setting_editor.h"
#include "app/desk/evening/setup/settings_draft.h"

#include "app/desk/widgets/controls.h"
#include "core/model/limits.h"
#include "core/model/refusal.h"
#include "core/model/settings_catalogue.h"

#include <QLineEdit>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QSpinBox;
class QVBoxLayout;

namespace desk {

/// One setting: title and explanation on the left, its control on the right with a refusal below.
class SettingLine : public QWidget
{
    Q_OBJECT

public:
    /// `field` is the control, or its part that gets focus and the outline of a refusal; `words`
    /// may be empty.
    SettingLine(const QString& title, const QString& words, QWidget* control, QWidget* field,
                QWidget* parent);

    [[nodiscard]] const QString& title() const { return title_; }
    [[nodiscard]] QWidget& field() const { return *field_; }
    void setWords(const QString& words);
    /// Empty: not refused.
    void setRefusal(const QString& text) { say(text, !text.isEmpty()); }
    [[nodiscard]] const QString& refusal() const { return refusal_; }
    /// A remark instead of a refusal; does not prevent storing.
    void setRemark(const QString& text) { say(text, false); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void say(const QString& text, bool refused);
    void revealComplaint();

    QTimer reveal_; ///< Fires once the complaint is laid out.
    QString title_;
    QString refusal_;
    QWidget* field_;
    QLabel* words_;
    QLabel* complaint_;
};

/// One line of a section, and the setting it shows.
struct LineDescription
{
    QString title;      ///< Also the accessible name of the control.
    QString words;      ///< May be empty.
    QString setting;    ///< Its path in core/model/settings_catalogue.h: "options.ties".
    QString objectName; ///< Of the control.
    /// Explained by the example while the line has focus.
    std::optional<Option> option = {};
    /// Otherwise the line is hidden, and its setting is neither read nor refused.
    Applies applies = {};
};

/// One segment of the page: lines that show some of the settings and store the input.
class SetupSection : public QWidget
{
    Q_OBJECT

public:
    explicit SetupSection(const QString& objectName, QWidget* parent = nullptr);

    /// Shows the draft; fields with an equivalent or unreadable text keep it.
    virtual void load(const core::Tournament& tournament, const Wanted& draft);
    /// Stores the input in the draft, and marks unreadable fields, whose settings stay unchanged.
    virtual void store(Wanted& draft);
    /// Focuses the first input.
    virtual void enter();
    /// The field of the setting with that path; nullptr if it has no line here.
    [[nodiscard]] QWidget* fieldOf(const QString& setting) const;
    /// Whether the section applies to tournaments with these settings.
    [[nodiscard]] virtual bool appliesTo(const core::Settings& /*settings*/) const { return true; }

    /// The first unreadable line, in words: "Date: …"; empty if none.
    [[nodiscard]] QString complaint() const;
    /// The field of the first line that is unreadable or refused; nullptr if none is.
    [[nodiscard]] QWidget* refusedField() const;
    /// Shows the refusal at its field; false if this section has none for it.
    bool showRefusal(const core::Refusal& refusal, const QString& text);
    /// Removes what showRefusal() showed.
    void clearRefusals();
    /// Removes every complaint, so that load() replaces unreadable input.
    void forget();

Q_SIGNALS:
    /// The user is typing.
    void edited();
    /// The user has chosen, added or removed something: complete as it is.
    void chosen();
    /// That option has focus; `tableSize` if in a scale's field.
    void optionEntered(desk::Option option, int tableSize);

protected:
    /// Lines and other contents of a section, top to bottom.
    [[nodiscard]] QVBoxLayout& column() const { return *column_; }
    void addTitle(const QString& title, const QString& words = {});

    /// Lines without a binding; `field` is the control's part that gets focus. Refusals of the
    /// setting, or part of it, are shown there.
    SettingLine& addLine(const LineDescription& line, QWidget* control, QWidget* field = nullptr);
    /// The caller connects the control's signal to edited(). If `read` returns nothing, `complaint`
    /// is shown and the setting is unchanged.
    template <typename Value>
    SettingLine& addLine(const LineDescription& line, QWidget* control, QWidget* field,
                         std::function<void(const Value&)> show,
                         std::function<std::optional<Value>()> read,
                         std::function<QString()> complaint = {});
    SettingLine& addEditor(const LineDescription& line, SettingEditor* editor);

    SettingLine& addText(const LineDescription& line);
    /// A typed value; `format` writes it so that `parse` can read it.
    template <typename Value>
    SettingLine& addTyped(const LineDescription& line,
                          std::function<std::optional<Value>(const QString&)> parse,
                          std::function<QString(const Value&)> format,
                          std::function<QString(const QString&)> complaint = {});
    /// A check box with that text.
    SettingLine& addFlag(const LineDescription& line, const QString& text);
    SettingLine& addNumber(const LineDescription& line, core::NumberRange range);
    /// Below the range means no number, shown as `none`.
    SettingLine& addOptionalNumber(const LineDescription& line, core::NumberRange range,
                                   const QString& none);
    template <typename Value>
    SettingLine& addChoice(const LineDescription& line, const ChoiceItems& items);

    // Lines shared by both rules sections; object names begin with `name`.
    void addScale(const QString& name, const QString& words, const Applies& applies = {});
    void addBye(const QString& name, const Applies& offersAverage, const Applies& applies = {});
    void addTieBreaks(const QString& name, TieBreaksOf of);

    using TextForm = QString (*)(const QString& text);
    static QString asItIs(const QString& text) { return text; }
    /// A multi-line text control bound to its setting: how it is shown, and how input is stored.
    QPlainTextEdit* makeTextBlock(const LineDescription& line, int height, TextForm shown = asItIs,
                                  TextForm kept = asItIs);

    struct Binding
    {
        std::function<void(const core::Settings&)> load;
        std::function<void(core::Settings&)> store;
    };
    /// How a line shows its setting and stores it; in the order of the calls.
    void bind(SettingLine& line, const Applies& applies, Binding binding);
    /// Called with the settings whenever they are shown or stored, in the order of the calls.
    void follow(const std::function<void(const core::Settings&)>& show);
    /// Shows a part of the section only for such settings.
    void showIf(QWidget* part, const Applies& applies);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSpinBox* makeNumberField(const LineDescription& line, core::NumberRange range);

    QVBoxLayout* column_;
    std::vector<Binding> bindings_;
    std::vector<std::pair<QString, SettingLine*>> lines_; ///< By pointer in the tournament file.
    std::map<QObject*, Option> options_;                  ///< Of the fields.
    std::set<SettingLine*> refusedByRules_;
};

template <typename Value>
SettingLine& SetupSection::addLine(const LineDescription& line, QWidget* control, QWidget* field,
                                   std::function<void(const Value&)> show,
                                   std::function<std::optional<Value>()> read,
                                   std::function<QString()> complaint)
{
    auto& added = addLine(line, control, field);
    const bool canFail = complaint != nullptr;
    bind(added, line.applies,
         {[&added, canFail, setting = line.setting,
           show = std::move(show)](const core::Settings& settings) {
              if (!canFail || added.refusal().isEmpty()) {
                  show(core::settingAt<Value>(settings, setting));
              }
          },
          [&added, setting = line.setting, read = std::move(read),
           complaint = std::move(complaint)](core::Settings& settings) {
              const auto typed = read();
              if (complaint) {
                  added.setRefusal(typed ? QString() : complaint());
              }
              if (typed) {
                  core::settingAt<Value>(settings, setting) = *typed;
              }
          }});
    return added;
}

template <typename Value>
SettingLine& SetupSection::addTyped(const LineDescription& line,
                                    std::function<std::optional<Value>(const QString&)> parse,
                                    std::function<QString(const Value&)> format,
                                    std::function<QString(const QString&)> complaint)
{
    auto* field = makeField(line.objectName, line.title, this);
    connect(field, &QLineEdit::textEdited, this, &SetupSection::edited);
    return addLine<Value>(
        line, field, field,
        [field, parse, format = std::move(format)](const Value& value) {
            // Setting the same text again would move the cursor.
            if (parse(field->text()) != value || field->text().isEmpty()) {
                field->setText(format(value));
            }
        },
        [field, parse] { return parse(field->text()); },
        complaint ? [field, complaint = std::move(complaint)] { return complaint(field->text()); }
                  : std::function<QString()>());
}

template <typename Value>
SettingLine& SetupSection::addChoice(const LineDescription& line, const ChoiceItems& items)
{
    auto* choice = makeChoice(line.objectName, line.title, items, this);
    connect(choice, &QComboBox::activated, this, &SetupSection::chosen);
    return addLine<Value>(
        line, choice, choice, [choice](const Value& value) { select(*choice, value); },
        [choice] { return selected<Value>(*choice); });
}

// The segments of the page.

/// Name, date and place, and how much is played.
SetupSection* makeTournamentSection(QWidget* parent);

/// Scoring and ranking of rummy: one of the rule texts, or individual options.
SetupSection* makeRulesSection(QWidget* parent);

/// The rules of Rommé 500: event, matches, table points, ranking, and chips.
SetupSection* makeCardRulesSection(QWidget* parent);

/// Pairs never seated together, fixed tables, and whether clubs are separated.
SetupSection* makeWishesSection(QWidget* parent);

/// The club's start fee, the prizes, and the payee of the licence fee.
SetupSection* makeFeeSection(QWidget* parent);

/// The text of certificates, who receives them, and the club's pictures on them.
SetupSection* makeCertificateSection(QWidget* parent);

} // namespace desk

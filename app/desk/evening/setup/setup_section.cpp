#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/scroll_area.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int controlWidth = 280;

/// Its place in the tournament file.
QString pointerOf(QString setting)
{
    return u"/tournament/"_s + setting.replace(u'.', u'/');
}

/// Keeps a text that means the same value.
void showValue(QSpinBox& field, int value)
{
    const QSignalBlocker quiet(field);
    if (field.value() != value) {
        field.setValue(value);
    }
}

} // namespace

SettingLine::SettingLine(const QString& title, const QString& words, QWidget* control,
                         QWidget* field, QWidget* parent)
    : QWidget(parent),
      title_(title),
      field_(field),
      words_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      complaint_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this))
{
    auto* name = makeLabel(title, 13, QFont::DemiBold, theme::Role::Text, this);
    name->setWordWrap(true);
    name->setBuddy(field);
    auto* left = makeColumn(nullptr, distance::none);
    left->addWidget(name);
    words_->setWordWrap(true);
    setWords(words);
    left->addWidget(words_);
    left->addStretch();
    control->setParent(this);
    control->setFixedWidth(controlWidth);
    complaint_->setObjectName(field->objectName() + QStringLiteral("Refusal"));
    complaint_->setWordWrap(true);
    complaint_->setFixedWidth(controlWidth);
    complaint_->hide();
    auto* right = makeColumn(nullptr, distance::tight);
    right->addWidget(control);
    right->addWidget(complaint_);
    right->addStretch();
    constexpr int edge = 10;
    auto* row = makeRow(this, distance::page, {0, edge, 0, edge});
    row->addLayout(left, 1);
    row->addLayout(right);
    reveal_.setSingleShot(true);
    connect(&reveal_, &QTimer::timeout, this, &SettingLine::revealComplaint);
}

void SettingLine::setWords(const QString& words)
{
    words_->setText(words);
    words_->setVisible(!words.isEmpty());
}

void SettingLine::say(const QString& text, bool refused)
{
    refusal_ = refused ? text : QString();
    complaint_->setText(text);
    auto ink = complaint_->palette();
    ink.setColor(QPalette::WindowText,
                 theme::colour(ink, refused ? theme::Role::Error : theme::Role::Muted));
    complaint_->setPalette(ink);
    complaint_->setVisible(!text.isEmpty());
    setFieldState(*field_, refusal_.isEmpty() ? FieldState::Normal : FieldState::Refused);
    field_->setAccessibleDescription(text);
    if (refused && field_->hasFocus()) {
        reveal_.start();
    }
}

void SettingLine::revealComplaint()
{
    auto* around = parentWidget();
    while (around != nullptr && qobject_cast<QScrollArea*>(around) == nullptr) {
        around = around->parentWidget();
    }
    if (auto* area = qobject_cast<QScrollArea*>(around)) {
        area->ensureWidgetVisible(complaint_);
    }
}

void SettingLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1),
                     theme::colour(palette(), theme::Role::Line));
}

SetupSection::SetupSection(const QString& objectName, QWidget* parent) : QWidget(parent)
{
    setObjectName(objectName);
    auto* inner = new QWidget(this);
    column_ = makeColumn(inner, distance::none, {0, 0, distance::large, 0});
    makeColumn(this)->addWidget(makeScrollArea({}, inner, this));
}

void SetupSection::load(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    for (const auto& binding : bindings_) {
        binding.load(draft.settings);
    }
}

void SetupSection::store(Wanted& draft)
{
    for (const auto& binding : bindings_) {
        binding.store(draft.settings);
    }
}

void SetupSection::enter()
{
    lines_.front().second->field().setFocus();
}

void SetupSection::bind(SettingLine& line, const Applies& applies, Binding binding)
{
    if (!applies) {
        bindings_.push_back(std::move(binding));
        return;
    }
    // Hidden fields must not prevent storing.
    bindings_.push_back({[&line, applies, binding](const core::Settings& settings) {
                             if (!applies(settings)) {
                                 line.setRefusal({});
                             }
                             binding.load(settings);
                         },
                         [&line, applies, binding](core::Settings& settings) {
                             if (applies(settings)) {
                                 binding.store(settings);
                             } else {
                                 line.setRefusal({});
                             }
                         }});
    showIf(&line, applies);
}

void SetupSection::follow(const std::function<void(const core::Settings&)>& show)
{
    bindings_.push_back({show, show});
}

void SetupSection::showIf(QWidget* part, const Applies& applies)
{
    follow(
        [part, applies](const core::Settings& settings) { part->setVisible(applies(settings)); });
}

SettingLine& SetupSection::addLine(const LineDescription& line, QWidget* control, QWidget* field)
{
    auto* added =
        new SettingLine(line.title, line.words, control, field != nullptr ? field : control, this);
    column_->addWidget(added);
    for (auto* part : added->findChildren<QWidget*>()) {
        const bool turns =
            qobject_cast<QComboBox*>(part) != nullptr || qobject_cast<QSpinBox*>(part) != nullptr;
        if (turns) {
            part->setFocusPolicy(Qt::StrongFocus);
        }
        if (turns || (line.option && qobject_cast<QLineEdit*>(part) != nullptr)) {
            part->installEventFilter(this);
        }
        if (line.option) {
            options_[part] = *line.option;
        }
    }
    lines_.emplace_back(pointerOf(line.setting), added);
    return *added;
}

void SetupSection::addTitle(const QString& title, const QString& words)
{
    column_->addSpacing(distance::medium);
    column_->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
    if (!words.isEmpty()) {
        auto* label = makeLabel(words, 12, QFont::Normal, theme::Role::Muted, this);
        label->setWordWrap(true);
        column_->addWidget(label);
    }
}

SettingLine& SetupSection::addText(const LineDescription& line)
{
    return addTyped<QString>(
        line, [](const QString& text) { return text.trimmed(); },
        [](const QString& text) { return text; });
}

QPlainTextEdit* SetupSection::makeTextBlock(const LineDescription& line, int height, TextForm shown,
                                            TextForm kept)
{
    auto* field = new QPlainTextEdit(this);
    field->setObjectName(line.objectName);
    field->setAccessibleName(line.title);
    field->setTabChangesFocus(true);
    field->setFixedHeight(height);
    const auto typed = [field, kept] { return kept(field->toPlainText().trimmed()); };
    bindings_.push_back(
        {[field, typed, shown, setting = line.setting](const core::Settings& settings) {
             const auto& text = core::settingAt<QString>(settings, setting);
             if (typed() != text) {
                 const QSignalBlocker quiet(field);
                 field->setPlainText(shown(text));
             }
         },
         [typed, setting = line.setting](core::Settings& settings) {
             core::settingAt<QString>(settings, setting) = typed();
         }});
    connect(field, &QPlainTextEdit::textChanged, this, &SetupSection::edited);
    return field;
}

SettingLine& SetupSection::addFlag(const LineDescription& line, const QString& text)
{
    auto* box = new QCheckBox(text, this);
    box->setObjectName(line.objectName);
    box->setAccessibleName(text);
    connect(box, &QCheckBox::toggled, this, &SetupSection::chosen);
    return addLine<bool>(
        line, box, box,
        [box](bool checked) {
            const QSignalBlocker quiet(box);
            box->setChecked(checked);
        },
        [box] { return box->isChecked(); });
}

QSpinBox* SetupSection::makeNumberField(const LineDescription& line, core::NumberRange range)
{
    auto* field = new QSpinBox(this);
    field->setObjectName(line.objectName);
    field->setAccessibleName(line.title);
    field->setRange(static_cast<int>(range.smallest), static_cast<int>(range.largest));
    connectNumber(*field, *this);
    return field;
}

SettingLine& SetupSection::addNumber(const LineDescription& line, core::NumberRange range)
{
    auto* field = makeNumberField(line, range);
    return addLine<std::int32_t>(
        line, field, field, [field](std::int32_t value) { showValue(*field, value); },
        [field] { return field->value(); });
}

SettingLine& SetupSection::addOptionalNumber(const LineDescription& line, core::NumberRange range,
                                             const QString& none)
{
    using Number = std::optional<std::int32_t>;
    auto* field = makeNumberField(line, {range.smallest - 1, range.largest});
    field->setSpecialValueText(none);
    return addLine<Number>(
        line, field, field, [field](const Number& value) { showValue(*field, value.value_or(0)); },
        [field] { return field->value() > 0 ? Number(field->value()) : Number(); });
}

SettingLine& SetupSection::addEditor(const LineDescription& line, SettingEditor* editor)
{
    auto& added = addLine(line, editor, &editor->field());
    connect(editor, &SettingEditor::edited, this, &SetupSection::edited);
    connect(editor, &SettingEditor::chosen, this, &SetupSection::chosen);
    bind(added, line.applies,
         {[&added, editor](const core::Settings& settings) {
              if (added.refusal().isEmpty()) {
                  editor->load(settings);
              }
          },
          [&added, editor](core::Settings& settings) {
              added.setRefusal(editor->store(settings));
          }});
    return added;
}

void SetupSection::addScale(const QString& name, const QString& words, const Applies& applies)
{
    addEditor({tr("Points by place"), words, u"options.scale"_s, QString(), Option::Scale, applies},
              makeScaleEditor(name, this));
}

void SetupSection::addBye(const QString& name, const Applies& offersAverage, const Applies& applies)
{
    addEditor({tr("Points for a bye"), tr("For each round in which somebody is not seated."),
               u"options.byeMatchPoints"_s, QString(), Option::Bye, applies},
              makeByeEditor(name, offersAverage, this));
}

void SetupSection::addTieBreaks(const QString& name, TieBreaksOf of)
{
    auto* const editor = makeTieBreakEditor(name, of, this);
    addEditor({tr("Tie-breaks"), tr("What decides in which order, where two have the same."),
               u"options.tieBreaks"_s, QString(), Option::TieBreaks},
              editor);
    // The choices depend on the event, which is chosen in the same section.
    follow([editor](const core::Settings& settings) { editor->load(settings); });
}

bool SetupSection::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        if (const auto found = options_.find(watched); found != options_.end()) {
            const auto tableSize = watched->property("tableSize");
            Q_EMIT optionEntered(found->second,
                                 tableSize.isValid() ? tableSize.toInt() : scoring::largestTable);
        }
    }
    // Scrolling the page must not change values under the pointer.
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QWidget* SetupSection::fieldOf(const QString& setting) const
{
    const auto pointer = pointerOf(setting);
    for (const auto& [place, line] : lines_) {
        // One line has both settings of first-round Rommé.
        if (pointer.startsWith(place)) {
            return &line->field();
        }
    }
    return nullptr;
}

QString SetupSection::complaint() const
{
    for (const auto& [pointer, line] : lines_) {
        if (!refusedByRules_.contains(line) && !line->refusal().isEmpty()) {
            //: A setting and what is wrong with it
            return tr("%1: %2").arg(line->title(), line->refusal());
        }
    }
    return {};
}

QWidget* SetupSection::refusedField() const
{
    for (const auto& [pointer, line] : lines_) {
        if (line->refusal().isEmpty()) {
            continue;
        }
        for (auto* const part : line->findChildren<QLineEdit*>()) {
            if (part->property("state") == u"refused"_s) { // One of several.
                return part;
            }
        }
        return &line->field();
    }
    return nullptr;
}

bool SetupSection::showRefusal(const core::Refusal& refusal, const QString& text)
{
    const auto* pointer = std::get_if<core::Pointer>(&refusal.place);
    if (pointer == nullptr) {
        return false;
    }
    for (const auto& [place, line] : lines_) {
        if (pointer->text() == place || pointer->text().startsWith(place + u'/')) {
            line->setRefusal(text);
            refusedByRules_.insert(line);
            return true;
        }
    }
    return false;
}

void SetupSection::forget()
{
    refusedByRules_.clear();
    for (const auto& [pointer, line] : lines_) {
        line->setRefusal({});
    }
}

void SetupSection::clearRefusals()
{
    for (auto* line : refusedByRules_) {
        line->setRefusal({});
    }
    refusedByRules_.clear();
}

} // namespace desk

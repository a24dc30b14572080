#include "app/desk/evening/clock/warnings_dialog.h"

#include "app/desk/evening/clock/bell.h"
#include "app/desk/evening/results/attention_tone.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_dialogs.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

} // namespace

WarningsDialog::WarningsDialog(Session& session, Bell& bell, QWidget* parent)
    : QDialog(parent), session_(session), bell_(bell)
{
    setObjectName(u"warningsDialog"_s);
    setWindowTitle(tr("Warnings and bell"));
    constexpr int width = 420;
    setMinimumWidth(width);
    auto* const column = makeColumn(this, distance::small, allAround(distance::large));
    buildWarnings(*column);
    buildBell(*column);
    buildAttention(*column);
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Primary, this);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
    connect(&bell_, &Bell::failed, this, [this](const QString& text) {
        notice_->setVisible(true);
        notice_->showError(text);
    });
    refresh();
}

void WarningsDialog::buildWarnings(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Warnings"), 15, QFont::DemiBold, Role::Text, this));
    auto* const words = makeLabel(tr("“Start no new game” on the hall display, with the bell."), 13,
                                  QFont::Normal, Role::Muted, this);
    words->setWordWrap(true);
    column.addWidget(words);
    const std::array names = {tr("First warning"), tr("Last warning")};
    for (std::size_t place = 0; place < warnings_.size(); ++place) {
        auto* const field = new QSpinBox(this);
        field->setObjectName(u"warningField%1"_s.arg(place + 1));
        field->setAccessibleName(names[place]);
        field->setRange(0, longestWarning);
        field->setSpecialValueText(tr("off"));
        field->setSuffix(tr(" min"));
        connect(field, &QSpinBox::valueChanged, this, &WarningsDialog::keepHabits);
        warnings_[place] = field;
        auto* const row = makeRow(nullptr);
        row->addWidget(makeLabel(names[place], 13, QFont::Normal, Role::Text, this), 1);
        row->addWidget(field);
        column.addLayout(row);
    }
}

void WarningsDialog::buildBell(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Bell"), 15, QFont::DemiBold, Role::Text, this));
    rings_ = new QCheckBox(tr("ring at each warning and at the end"), this);
    rings_->setObjectName(u"ringsBox"_s);
    connect(rings_, &QCheckBox::toggled, this, &WarningsDialog::keepHabits);
    volume_ = new QSlider(Qt::Horizontal, this);
    volume_->setObjectName(u"volumeSlider"_s);
    volume_->setAccessibleName(tr("Volume"));
    volume_->setRange(0, fullVolume);
    constexpr int sliderHeight = 24;
    volume_->setMinimumHeight(sliderHeight);
    connect(volume_, &QSlider::valueChanged, this, &WarningsDialog::keepHabits);
    sound_ = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
    sound_->setObjectName(u"soundLabel"_s);
    sound_->setWordWrap(true);
    auto* const choose =
        makeButton(u"soundFileButton"_s, tr("Own sound…"), ButtonKind::Normal, this);
    connect(choose, &QPushButton::clicked, this, &WarningsDialog::chooseSound);
    usual_ = makeButton(u"toneButton"_s, tr("Usual sound"), ButtonKind::Quiet, this);
    connect(usual_, &QPushButton::clicked, this, [this] {
        auto habits = clockHabits(session_.uiState());
        habits.soundFile.clear();
        keep(habits, session_.uiState());
        refresh();
    });
    test_ = makeButton(u"testBellButton"_s, tr("Test"), ButtonKind::Normal, this);
    connect(test_, &QPushButton::clicked, this,
            [this] { bell_.ring(clockHabits(session_.uiState())); });
    notice_ = new Notice(this);
    notice_->setObjectName(u"bellNotice"_s);
    auto* const volumeRow = makeRow(nullptr);
    volumeRow->addWidget(makeLabel(tr("Volume"), 13, QFont::Normal, Role::Text, this));
    volumeRow->addWidget(volume_, 1);
    auto* const buttons = makeRow(nullptr);
    buttons->addWidget(test_);
    buttons->addWidget(choose);
    buttons->addWidget(usual_);
    buttons->addWidget(sound_, 1);
    column.addWidget(rings_);
    column.addLayout(volumeRow);
    column.addLayout(buttons);
    column.addWidget(notice_);
}

void WarningsDialog::buildAttention(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Typing results"), 15, QFont::DemiBold, Role::Text, this));
    auto* const box = new QCheckBox(tr("short tone at a question or refusal"), this);
    box->setObjectName(u"attentionBox"_s);
    box->setChecked(AttentionTone::isOn(session_.uiState()));
    connect(box, &QCheckBox::toggled, this,
            [this](bool isOn) { AttentionTone::setOn(session_.uiState(), isOn); });
    column.addWidget(box);
}

void WarningsDialog::refresh()
{
    const auto habits = clockHabits(session_.uiState());
    for (std::size_t place = 0; place < warnings_.size(); ++place) {
        const QSignalBlocker quiet(warnings_[place]);
        warnings_[place]->setValue(habits.warnings[place]);
    }
    const QSignalBlocker quietBox(rings_);
    rings_->setChecked(habits.rings);
    const QSignalBlocker quietSlider(volume_);
    volume_->setValue(habits.volume);
    const QString own = QFileInfo(habits.soundFile).fileName();
    sound_->setText(own.isEmpty() ? tr("The usual sound") : own);
    sound_->setToolTip(habits.soundFile);
    usual_->setVisible(!own.isEmpty());
    const QString silence = WavePlayer::silence();
    test_->setEnabled(silence.isEmpty());
    test_->setToolTip(silence);
    notice_->setVisible(!silence.isEmpty());
    if (!silence.isEmpty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information, silence);
    }
}

void WarningsDialog::keepHabits()
{
    auto habits = clockHabits(session_.uiState());
    for (std::size_t place = 0; place < warnings_.size(); ++place) {
        habits.warnings[place] = warnings_[place]->value();
    }
    habits.rings = rings_->isChecked();
    habits.volume = volume_->value();
    keep(habits, session_.uiState());
}

void WarningsDialog::chooseSound()
{
    const QString path = FileDialogs(session_.uiState())
                             .openFile(this, FileDialogs::Purpose::Sound, tr("Sound of the bell"),
                                       tr("Sounds (%1)").arg(u"*.wav"_s));
    if (!path.isEmpty()) {
        auto habits = clockHabits(session_.uiState());
        habits.soundFile = path;
        keep(habits, session_.uiState());
        refresh();
    }
}

} // namespace desk

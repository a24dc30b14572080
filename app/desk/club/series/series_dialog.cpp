#include "app/desk/club/series/series_dialog.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/model/limits.h"
#include "core/texts/series_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::SeriesMeasure;
using core::SeriesTieBreak;

constexpr int noTieBreak = -1;
constexpr std::array allTieBreaks = {SeriesTieBreak::EveningsWon, SeriesTieBreak::BestEvening,
                                     SeriesTieBreak::Attendance, SeriesTieBreak::TotalPoints};

QSpinBox* makeSpin(const QString& name, const QString& spoken, const core::NumberRange& range,
                   QWidget* parent)
{
    auto* const spin = new QSpinBox(parent);
    spin->setObjectName(name);
    spin->setAccessibleName(spoken);
    spin->setRange(static_cast<int>(range.smallest), static_cast<int>(range.largest));
    return spin;
}

} // namespace

SeriesDialog::SeriesDialog(const core::Series& series, QWidget* parent)
    : Question(parent, series.id.value.isNull() ? tr("New series") : tr("Rules of the series"), {},
               series.id.value.isNull() ? tr("Create") : tr("Apply")),
      series_(series),
      name_(makeField(u"seriesName"_s, tr("Name"), this)),
      measure_(new QComboBox(this)),
      points_(makeField(u"seriesPoints"_s, tr("Points by place"), this)),
      value_(new QComboBox(this)),
      best_(new QCheckBox(tr("Only the best evenings count"), this)),
      bestCount_(makeSpin(u"seriesBestCount"_s, tr("How many of the best evenings count"),
                          core::seriesEveningsRange, this)),
      attendance_(makeSpin(u"seriesAttendance"_s, tr("Evenings needed for a place"),
                           {0, core::seriesEveningsRange.largest}, this)),
      guestTag_(makeField(u"seriesGuestTag"_s, tr("Group of guests"), this)),
      guestsCount_(new QCheckBox(tr("Evenings as a guest count"), this)),
      earlier_(makeSpin(u"seriesEarlier"_s, tr("How much the draw minds earlier evenings"),
                        core::percentRange, this)),
      meaning_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(u"seriesDialog"_s);
    buildFields();
    fill();
    refresh();
    name_->setFocus();
    name_->selectAll();
}

void SeriesDialog::buildFields()
{
    measure_->setObjectName(u"seriesMeasure"_s);
    setSpokenName(*measure_, tr("What an evening gives"));
    for (const auto measure : {SeriesMeasure::MatchPoints, SeriesMeasure::PlacePoints,
                               SeriesMeasure::BeatenPlaces, SeriesMeasure::Wins}) {
        measure_->addItem(texts::seriesMeasureName(measure), static_cast<int>(measure));
    }
    value_->setObjectName(u"seriesValue"_s);
    setSpokenName(*value_, tr("Added, or their mean"));
    value_->addItem(tr("added"), static_cast<int>(core::SeriesValue::Total));
    value_->addItem(tr("their mean"), static_cast<int>(core::SeriesValue::Mean));
    best_->setObjectName(u"seriesBest"_s);
    best_->setAccessibleName(best_->text());
    guestsCount_->setObjectName(u"seriesGuestsCount"_s);
    guestsCount_->setAccessibleName(guestsCount_->text());
    points_->setPlaceholderText(u"25, 18, 15, 12, 10"_s);
    guestTag_->setPlaceholderText(tr("none"));
    earlier_->setSuffix(u" %"_s);
    earlier_->setToolTip(tr("0: not at all. Nobody meets twice at an evening for its sake."));

    auto* const form = new QFormLayout;
    form->setSpacing(distance::small);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("An evening &gives"), measure_);
    form->addRow(tr("&Points by place"), points_);
    pointsLabel_ = qobject_cast<QLabel*>(form->labelForField(points_));
    form->addRow(tr("Evenings &are"), value_);
    auto* const best = makeRow(nullptr);
    best->addWidget(best_);
    best->addWidget(bestCount_);
    best->addStretch();
    form->addRow(QString(), best);
    form->addRow(tr("&Evenings needed for a place"), attendance_);
    for (std::size_t place = 0; place < allTieBreaks.size(); ++place) {
        auto* const box = new QComboBox(this);
        box->setObjectName(u"seriesTieBreak%1"_s.arg(place + 1));
        setSpokenName(*box, place == 0 ? tr("If level") : tr("Then"));
        box->addItem(tr("the place is shared"), noTieBreak);
        for (const auto tieBreak : allTieBreaks) {
            box->addItem(texts::seriesTieBreakChoice(tieBreak), static_cast<int>(tieBreak));
        }
        form->addRow(place == 0 ? tr("&If level") : tr("then"), box);
        connect(box, &QComboBox::activated, this, &SeriesDialog::refresh);
        tieBreaks_.push_back(box);
    }
    form->addRow(tr("&Group of guests"), guestTag_);
    form->addRow(QString(), guestsCount_);
    form->addRow(tr("The &draw minds earlier evenings"), earlier_);
    meaning_->setObjectName(u"seriesMeaning"_s);
    meaning_->setWordWrap(true);
    body().addLayout(form);
    body().addWidget(meaning_);

    for (auto* const field : {name_, points_, guestTag_}) {
        connect(field, &QLineEdit::textChanged, this, &SeriesDialog::refresh);
    }
    for (auto* const box : {measure_, value_}) {
        connect(box, &QComboBox::activated, this, &SeriesDialog::refresh);
    }
    for (auto* const box : {best_, guestsCount_}) {
        connect(box, &QCheckBox::toggled, this, &SeriesDialog::refresh);
    }
    for (auto* const spin : {bestCount_, attendance_, earlier_}) {
        connect(spin, &QSpinBox::valueChanged, this, &SeriesDialog::refresh);
    }
}

void SeriesDialog::fill()
{
    const auto& settings = series_.settings;
    name_->setText(series_.name);
    measure_->setCurrentIndex(measure_->findData(static_cast<int>(settings.measure)));
    QStringList points;
    for (const auto one : settings.placePoints) {
        points << QString::number(one);
    }
    points_->setText(points.join(u", "_s));
    value_->setCurrentIndex(value_->findData(static_cast<int>(settings.value)));
    best_->setChecked(settings.best.has_value());
    constexpr int usual = 8;
    bestCount_->setValue(settings.best.value_or(usual));
    attendance_->setValue(settings.leastAttendance);
    for (std::size_t place = 0; place < settings.tieBreaks.size(); ++place) {
        tieBreaks_[place]->setCurrentIndex(
            tieBreaks_[place]->findData(static_cast<int>(settings.tieBreaks[place])));
    }
    guestTag_->setText(series_.guestTag);
    guestsCount_->setChecked(settings.guestsCount);
    earlier_->setValue(series_.earlierMeetings);
}

std::optional<std::vector<std::int32_t>> SeriesDialog::placePoints() const
{
    std::vector<std::int32_t> points;
    static const QRegularExpression between(u"[\\s,;]+"_s);
    const auto parts = points_->text().split(between, Qt::SkipEmptyParts);
    for (const auto& part : parts) {
        bool isNumber = false;
        points.push_back(part.toInt(&isNumber));
        if (!isNumber) {
            return std::nullopt;
        }
    }
    return points;
}

core::Series SeriesDialog::wanted() const
{
    auto series = series_;
    auto& settings = series.settings;
    series.name = name_->text().simplified();
    settings.measure = static_cast<SeriesMeasure>(measure_->currentData().toInt());
    settings.placePoints = placePoints().value_or(settings.placePoints);
    settings.value = static_cast<core::SeriesValue>(value_->currentData().toInt());
    settings.best = best_->isChecked() ? std::optional(bestCount_->value()) : std::nullopt;
    settings.leastAttendance = attendance_->value();
    settings.tieBreaks.clear();
    for (const auto* const box : tieBreaks_) {
        const int chosen = box->currentData().toInt();
        if (chosen == noTieBreak) {
            break;
        }
        settings.tieBreaks.push_back(static_cast<SeriesTieBreak>(chosen));
    }
    series.guestTag = guestTag_->text().simplified();
    settings.guestsCount = guestsCount_->isChecked();
    series.earlierMeetings = earlier_->value();
    return series;
}

void SeriesDialog::refresh()
{
    const auto series = wanted();
    const bool byPlace = series.settings.measure == SeriesMeasure::PlacePoints;
    points_->setVisible(byPlace);
    pointsLabel_->setVisible(byPlace);
    bestCount_->setEnabled(best_->isChecked());
    guestsCount_->setEnabled(!series.guestTag.isEmpty());
    for (std::size_t place = 1; place < tieBreaks_.size(); ++place) {
        tieBreaks_[place]->setEnabled(series.settings.tieBreaks.size() >= place);
    }
    const bool isReadable = !byPlace || placePoints();
    setFieldState(*points_, isReadable ? FieldState::Normal : FieldState::Refused);
    meaning_->setText(texts::seriesRules(series, series.evenings.size()).join(u' '));
    setReason(series.name.isEmpty() ? tr("The series needs a name, such as the year.")
              : !isReadable         ? tr("Give whole numbers, separated by commas: 25, 18, 15.")
                                    : QString());
    clearNotice();
}

void SeriesDialog::showRefusal(const core::Refused& refused)
{
    showError(tr("Not stored."), textOf(refused));
}

} // namespace desk

#pragma once

#include "example.h"
#include "setting_line.h"
#include "settings_draft.h"

#include "core/refusal.h"
#include "core/tournament.h"

#include <QWidget>

#include <map>
#include <optional>
#include <set>

class QVBoxLayout;

namespace desk {

class ScaleEditor;

/// One segment of the page: shows a part of the settings and takes it back as typed.
class SetupSection : public QWidget
{
    Q_OBJECT

public:
    explicit SetupSection(QWidget* parent = nullptr);

    /// Shows what is wanted; what stands there already is left alone, so that typing goes on.
    virtual void display(const core::Tournament& tournament, const Wanted& draft) = 0;
    /// Puts what was typed into the settings, and marks what cannot be read at its field; such a
    /// setting is left as it is.
    virtual void take(Wanted& draft) = 0;
    /// Where one begins to type.
    virtual void enter() = 0;
    /// Whether it has anything of these settings; if not, it is not seen.
    [[nodiscard]] virtual bool concerns(const core::Settings& /*settings*/) const { return true; }

    /// The first thing that cannot be read, in words: "Date: …"; empty if all can.
    [[nodiscard]] QString complaint() const;
    /// Shows the refusal at its field; false if this section has none for it.
    bool showRefusal(const core::Refusal& refusal, const QString& text);
    /// Takes away what showRefusal() showed.
    void clearRefusals();
    /// Takes away every complaint, so that display() replaces what cannot be read.
    void forget();

Q_SIGNALS:
    /// By the user.
    void edited();
    /// The focus is at that option; `tableSize` where it is at a scale's field.
    void optionEntered(desk::Option option, int tableSize);

protected:
    /// Lines go into it from top to bottom.
    [[nodiscard]] QVBoxLayout& column() const { return *column_; }
    /// Adds a line; refusals at `pointer` (in the tournament file's form) belong to it.
    SettingLine& addLine(const QString& title, const QString& words, QWidget* control,
                         const char* pointer, QWidget* field = nullptr);
    void addTitle(const QString& title, const QString& words = {});
    /// The focus in `widget` means that option.
    void watch(QWidget* widget, Option option, int tableSize = scoring::largestTable);
    /// The same of a scale's choice and fields.
    void watchScale(const ScaleEditor& scale);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Watched
    {
        Option option;
        int tableSize;
    };

    QVBoxLayout* column_;
    std::vector<std::pair<QString, SettingLine*>> lines_;
    std::map<QObject*, Watched> watched_;
    std::set<SettingLine*> refusedByRules_;
};

} // namespace desk

#pragma once

#include "app/desk/frame/ui_state.h"
#include "reports/documents/usual_print.h"

#include <QStandardPaths>
#include <QStringList>

namespace desk {

/// This desk's print settings, kept between starts.
class PrintHabits
{
public:
    /// `uiState` outlives this.
    explicit PrintHabits(UiState& uiState) : uiState_(uiState) {}

    /// By default the country's usual size.
    [[nodiscard]] typeset::PaperSize paper() const
    {
        return documents::paperOf(text("paper")).value_or(documents::usualPaper());
    }
    void setPaper(typeset::PaperSize paper) { set("paper", documents::keyOf(paper)); }

    /// Of printed documents; by default the window's.
    [[nodiscard]] QLocale locale() const
    {
        return documents::usualLocale(text("language")).value_or(QLocale());
    }
    void setLanguage(QLocale::Language language)
    {
        const bool isOwn = language == QLocale().language();
        set("language", isOwn ? QVariant() : QVariant(QLocale::languageToCode(language)));
    }

    /// The last folder for saving; at first the user's documents.
    [[nodiscard]] QString folder() const
    {
        return text("folder", QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    }
    void setFolder(const QString& folder) { set("folder", folder); }

    /// Empty: none chosen yet.
    [[nodiscard]] QString printer() const { return text("printer"); }
    void setPrinter(const QString& name) { set("printer", name); }

    /// Whether the paper kit is written to its folder whenever a round is published.
    [[nodiscard]] bool writesKit() const { return uiState_.value(key("kit"), false).toBool(); }
    void setWritesKit(bool writes) { set("kit", writes); }
    [[nodiscard]] QString kitFolder() const { return text("kit-folder"); }
    void writeKitInto(const QString& folder)
    {
        set("kit-folder", folder);
        set("kit", true);
    }

    /// The ids of documents ticked on an occasion ("published", "repaired").
    [[nodiscard]] QStringList ticked(const QString& occasion, const QStringList& otherwise) const
    {
        const auto ids = uiState_.value(key("ticked-") + occasion);
        return ids.isValid() ? ids.toString().split(u' ', Qt::SkipEmptyParts) : otherwise;
    }
    void setTicked(const QString& occasion, const QStringList& ids)
    {
        uiState_.setValue(key("ticked-") + occasion, ids.join(u' '));
    }

private:
    static QString key(const char* name) { return QLatin1String("print/") + QLatin1String(name); }
    [[nodiscard]] QString text(const char* name, const QString& otherwise = {}) const
    {
        return uiState_.value(key(name), otherwise).toString();
    }
    void set(const char* name, const QVariant& value) { uiState_.setValue(key(name), value); }

    UiState& uiState_;
};

} // namespace desk

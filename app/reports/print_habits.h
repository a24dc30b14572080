#pragma once

#include "reports/paper.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace desk {

class Memory;

/// What this desk remembers of printing.
class PrintHabits
{
public:
    /// The memory outlives the habits.
    explicit PrintHabits(Memory& memory) : memory_(memory) {}

    /// At first what is usual in the country.
    [[nodiscard]] reports::PaperSize paper() const;
    void setPaper(reports::PaperSize paper);

    /// Of what is printed; the window's unless another was chosen.
    [[nodiscard]] QLocale locale() const;
    void setLanguage(QLocale::Language language);

    /// Where files were saved last; at first the user's documents.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);

    /// Empty: none was chosen yet.
    [[nodiscard]] QString printer() const;
    void setPrinter(const QString& name);

    /// The paper kit is written at each publishing, without being asked, into this folder.
    [[nodiscard]] bool writesKit() const;
    [[nodiscard]] QString kitFolder() const;
    void setWritesKit(bool writes);
    void setKitFolder(const QString& folder);

    /// The documents ticked on an occasion ("published", "repaired"), by their ids.
    [[nodiscard]] QStringList ticked(const QString& occasion, const QStringList& otherwise) const;
    void setTicked(const QString& occasion, const QStringList& ids);

private:
    Memory& memory_;
};

} // namespace desk

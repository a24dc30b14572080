#pragma once

#include "app/hall/page_parts.h"
#include "reports/hall/pages.h"
#include "reports/hall/stage.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace web {

/// The part of the hall that a television shows: names by their first letters, or tables.
class TelevisionPart
{
public:
    /// As in its address, such as "A" and "K", or "1" and "30"; both empty: everybody by name.
    TelevisionPart(const QString& from, const QString& until);

    [[nodiscard]] bool isWhole() const { return from_.isEmpty() && until_.isEmpty(); }
    [[nodiscard]] bool isOfTables() const { return first_ || last_; }
    [[nodiscard]] bool hasTable(std::int32_t number) const;
    /// Those without a letter are in each part: their place would tell it.
    [[nodiscard]] bool has(const hall::Person& person) const;

private:
    QString from_;
    QString until_;
    std::optional<std::int32_t> first_;
    std::optional<std::int32_t> last_;
};

/// Clock and notices beside who sits where, and released standings: those alone once the round is
/// over. Or what is on the stage.
Html televisionContents(const hall::Pages& pages, const hall::Stage& stage,
                        const TelevisionPart& part);

} // namespace web

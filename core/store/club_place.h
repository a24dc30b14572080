#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

namespace core {

/// Where a club database is: a file, or a database on a PostgreSQL server. Which of the two is
/// decided by parse() and nowhere else.
class ClubPlace
{
public:
    /// The name of a file, or an address: postgresql://USER@HOST:PORT/NAME. Nothing for an empty
    /// text. Whether an address is well formed shows when it is opened.
    static std::optional<ClubPlace> parse(const QString& text);

    [[nodiscard]] bool isServer() const { return isServer_; }
    /// Nothing: the club is on a server.
    [[nodiscard]] std::optional<QString> file() const
    {
        return isServer_ ? std::nullopt : std::optional(text_);
    }
    /// As it was parsed: for messages, and to be parsed again.
    [[nodiscard]] const QString& text() const { return text_; }

    friend bool operator==(const ClubPlace&, const ClubPlace&) = default;

private:
    ClubPlace(QString text, bool isServer) : text_(std::move(text)), isServer_(isServer) {}

    QString text_;
    bool isServer_;
};

/// What to do where there is no database yet.
enum class IfMissing : std::uint8_t {
    Refuse,
    Create, ///< Together with its folder.
};

} // namespace core

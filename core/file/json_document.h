#pragma once

#include "core/model/refusal.h"
#include "core/model/result.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace core {

class JsonValue;

/// The most values read: several times those of the largest tournament.
inline constexpr std::size_t mostJsonValues = 10'000'000;

/// A JSON text as a read-only tree. Numbers are kept as written, members in order; of members with
/// the same key only the first can be looked up.
class JsonDocument
{
public:
    /// Refused: a text that is too large, has too many values, is not UTF-8 or JSON (each at a
    /// Line), or nested too deep (at a Pointer). A byte-order mark is skipped.
    static Result<JsonDocument> read(const QByteArray& text,
                                     std::size_t mostValues = mostJsonValues);

    /// The document outlives its values.
    [[nodiscard]] JsonValue root() const;
    /// FileFault::DuplicateKey for every key that is repeated in an object.
    [[nodiscard]] const Refusals& duplicateKeys() const { return duplicateKeys_; }

private:
    friend class JsonValue;
    friend class JsonTreeBuilder;

    enum class Kind : std::uint8_t { Null, False, True, Number, Text, Array, Object };
    /// A piece of texts_.
    struct Piece
    {
        std::uint32_t start = 0;
        std::uint32_t length = 0;
    };
    /// Values are in the order of the text: an array or object is followed by its contents.
    struct Node
    {
        Kind kind = Kind::Null;
        std::uint32_t parent = 0;
        std::uint32_t end = 0;   ///< Past the last value in it.
        std::uint32_t index = 0; ///< Within the parent.
        Piece key;               ///< Of an object's member.
        Piece text;              ///< Of a Number or Text.
    };

    [[nodiscard]] QByteArrayView piece(Piece piece) const;

    std::vector<Node> nodes_;
    std::string texts_;
    Refusals duplicateKeys_;
};

/// A value in a document.
class JsonValue
{
public:
    [[nodiscard]] bool isNull() const { return kind() == JsonDocument::Kind::Null; }
    [[nodiscard]] bool isText() const { return kind() == JsonDocument::Kind::Text; }
    [[nodiscard]] bool isNumber() const { return kind() == JsonDocument::Kind::Number; }
    [[nodiscard]] bool isArray() const { return kind() == JsonDocument::Kind::Array; }
    [[nodiscard]] bool isObject() const { return kind() == JsonDocument::Kind::Object; }
    /// Nothing unless it is true or false.
    [[nodiscard]] std::optional<bool> truth() const;
    /// The contents of a text, the digits of a number as written.
    [[nodiscard]] QString text() const;

    /// The items of an array, the values of an object; none for all others.
    class Iterator;
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;
    [[nodiscard]] std::size_t size() const;

    /// The key of an object's member.
    [[nodiscard]] QString key() const;
    [[nodiscard]] bool hasKey(QLatin1StringView key) const;
    /// The member of an object; nothing if there is none or it is not an object.
    [[nodiscard]] std::optional<JsonValue> member(QLatin1StringView key) const;

    [[nodiscard]] Pointer pointer() const;

private:
    friend class JsonDocument;
    friend class JsonTreeBuilder;

    JsonValue(const JsonDocument& document, std::uint32_t position)
        : document_(&document), position_(position)
    {}

    [[nodiscard]] const JsonDocument::Node& node() const { return document_->nodes_[position_]; }
    [[nodiscard]] JsonDocument::Kind kind() const { return node().kind; }

    const JsonDocument* document_;
    std::uint32_t position_;
};

class JsonValue::Iterator
{
public:
    using value_type = JsonValue;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const JsonValue*;
    using reference = JsonValue;

    JsonValue operator*() const { return value_; }
    Iterator& operator++()
    {
        value_.position_ = value_.node().end;
        return *this;
    }
    bool operator==(const Iterator& other) const
    {
        return value_.position_ == other.value_.position_;
    }

private:
    friend class JsonValue;
    explicit Iterator(JsonValue value) : value_(value) {}

    JsonValue value_;
};

} // namespace core

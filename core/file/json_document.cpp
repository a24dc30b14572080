#include "core/file/json_document.h"

#include "core/file/plain_text.h"
#include "core/file/tournament_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {
namespace {

/// A text whose numbers were replaced by zeros of the same length, and the originals. The library
/// would convert them to binary: fractions would depend on the locale, long numbers would lose
/// digits, and the first excessive exponent would abort the parser.
struct TextWithoutNumbers
{
    std::string text;
    std::vector<std::string_view> numbers; ///< In order, including invalid ones.
};

constexpr std::string_view digits = "0123456789";
constexpr std::string_view numberCharacters = "+-.0123456789Ee";

Refusal tooManyValues(std::size_t most)
{
    return {FileFault::TooManyValues, Line{1}, {QString::number(most)}};
}

/// Removes leading digits and returns whether there were any.
bool cutDigits(std::string_view& text)
{
    const auto count = std::min(text.find_first_not_of(digits), text.size());
    text.remove_prefix(count);
    return count > 0;
}

bool cut(std::string_view& text, std::string_view oneOf)
{
    const bool found = !text.empty() && oneOf.find(text.front()) != std::string_view::npos;
    text.remove_prefix(found ? 1 : 0);
    return found;
}

bool isJsonNumber(std::string_view text)
{
    cut(text, "-");
    if (!cut(text, "0") && !cutDigits(text)) {
        return false;
    }
    if (cut(text, ".") && !cutDigits(text)) {
        return false;
    }
    if (cut(text, "eE")) {
        cut(text, "+-");
        if (!cutDigits(text)) {
            return false;
        }
    }
    return text.empty();
}

/// Past the string's closing quote, or the end of the text; `start` is at the opening one.
std::size_t endOfString(std::string_view text, std::size_t start)
{
    auto position = text.find_first_of("\"\\", start + 1);
    while (position != std::string_view::npos && text[position] == '\\') {
        position = text.find_first_of("\"\\", position + 2);
    }
    return position == std::string_view::npos ? text.size() : position + 1;
}

/// A JSON number of that length.
std::string zero(std::size_t length)
{
    switch (length) {
    case 1:
        return "0";
    case 2:
        return "-0";
    default:
        return "0." + std::string(length - 2, '0');
    }
}

/// Nothing if there are more numbers than that.
std::optional<TextWithoutNumbers> withoutNumbers(std::string_view text, std::size_t mostNumbers)
{
    TextWithoutNumbers result;
    result.text.reserve(text.size());
    std::size_t position = 0;
    while (position < text.size()) {
        const auto start = position;
        if (text[start] == '"') {
            position = endOfString(text, start);
            result.text += text.substr(start, position - start);
        } else if (text[start] == '-' || digits.find(text[start]) != std::string_view::npos) {
            position = std::min(text.find_first_not_of(numberCharacters, start), text.size());
            const auto number = text.substr(start, position - start);
            result.numbers.push_back(number);
            if (result.numbers.size() > mostNumbers) {
                return std::nullopt;
            }
            result.text += isJsonNumber(number) ? zero(number.size()) : number;
        } else {
            result.text += text[start];
            ++position;
        }
    }
    return result;
}

QByteArrayView view(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The beginning of a text found broken at its `count`th byte, or at its end: up to the character
/// that does not fit, or the last non-blank.
std::string_view upToFault(std::string_view text, std::size_t count)
{
    const bool atEnd = count > text.size() ||
                       text.find_first_not_of(" \t\r\n", count - 1) == std::string_view::npos;
    if (atEnd) {
        return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    }
    const auto isWithinCharacter = [text](std::size_t index) {
        return (static_cast<unsigned char>(text[index]) & 0xC0U) == 0x80U;
    };
    while (count < text.size() && isWithinCharacter(count)) {
        ++count;
    }
    return text.substr(0, text[count - 1] == '\n' ? count - 1 : count);
}

Refusal syntaxFault(std::string_view text, std::size_t count)
{
    const auto before = upToFault(text, count);
    const auto line = before.substr(before.rfind('\n') + 1);
    return {FileFault::Syntax,
            Line{1 + std::count(before.begin(), before.end(), '\n')},
            {lastShown(fromUtf8(view(line)).trimmed())}};
}

} // namespace

/// Receives the library's events.
class JsonTreeBuilder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    JsonTreeBuilder(std::string_view text, std::size_t mostValues)
        : text_(text), mostValues_(mostValues)
    {}

    Result<JsonDocument> build()
    {
        auto source = withoutNumbers(text_, mostValues_);
        if (!source) {
            return tooManyValues(mostValues_);
        }
        source_ = *std::move(source);
        if (!nlohmann::json::sax_parse(source_.text, this)) {
            return *refusal_;
        }
        return std::move(document_);
    }

    bool null() override { return add(Kind::Null); }
    bool boolean(bool value) override { return add(value ? Kind::True : Kind::False); }
    bool number_integer(number_integer_t /*value*/) override { return addNumber(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return addNumber(); }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override
    {
        return addNumber();
    }
    bool string(string_t& value) override { return add(Kind::Text, value); }
    bool binary(binary_t& /*value*/) override { return false; } // Only occurs in other formats.
    bool start_object(std::size_t /*elements*/) override { return open(Kind::Object); }
    bool key(string_t& value) override
    {
        key_ = keep(value);
        return true;
    }
    bool end_object() override
    {
        findDuplicateKeys();
        return close();
    }
    bool start_array(std::size_t /*elements*/) override { return open(Kind::Array); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string& /*lastToken*/,
                     const nlohmann::detail::exception& /*error*/) override
    {
        refusal_ = syntaxFault(text_, position);
        return false;
    }

private:
    using Kind = JsonDocument::Kind;

    struct OpenValue
    {
        std::uint32_t position;
        std::uint32_t items = 0;
    };

    static std::uint32_t narrow(std::size_t size) { return static_cast<std::uint32_t>(size); }

    JsonDocument::Piece keep(std::string_view text)
    {
        const JsonDocument::Piece piece{narrow(document_.texts_.size()), narrow(text.size())};
        document_.texts_ += text;
        return piece;
    }

    bool add(Kind kind, std::string_view text = {})
    {
        if (document_.nodes_.size() == mostValues_) {
            refusal_ = tooManyValues(mostValues_);
            return false;
        }
        JsonDocument::Node node;
        node.kind = kind;
        node.end = narrow(document_.nodes_.size()) + 1;
        node.text = keep(text);
        if (!open_.empty()) {
            node.parent = open_.back().position;
            node.index = open_.back().items;
            node.key = key_;
            ++open_.back().items;
        }
        document_.nodes_.push_back(node);
        return true;
    }

    bool addNumber()
    {
        const auto number = source_.numbers[numbersUsed_];
        ++numbersUsed_;
        return add(Kind::Number, number);
    }

    bool open(Kind kind)
    {
        if (!add(kind)) {
            return false;
        }
        open_.push_back({narrow(document_.nodes_.size()) - 1});
        if (open_.size() > static_cast<std::size_t>(deepestNesting)) {
            refusal_ = Refusal{FileFault::TooDeep,
                               JsonValue(document_, open_.back().position).pointer(),
                               {QString::number(deepestNesting)}};
            return false;
        }
        return true;
    }

    bool close()
    {
        document_.nodes_[open_.back().position].end = narrow(document_.nodes_.size());
        open_.pop_back();
        return true;
    }

    /// In the object that is about to be closed.
    void findDuplicateKeys()
    {
        const auto& nodes = document_.nodes_;
        const auto keyOf = [this, &nodes](std::uint32_t position) {
            const auto piece = nodes[position].key;
            return std::string_view(document_.texts_).substr(piece.start, piece.length);
        };
        members_.clear();
        for (auto position = open_.back().position + 1; position < nodes.size();
             position = nodes[position].end) {
            members_.push_back(position);
        }
        std::stable_sort(members_.begin(), members_.end(),
                         [&keyOf](auto left, auto right) { return keyOf(left) < keyOf(right); });
        for (std::size_t index = 1; index < members_.size() && !isFull(document_.duplicateKeys_);
             ++index) {
            if (keyOf(members_[index]) == keyOf(members_[index - 1])) {
                const JsonValue member(document_, members_[index]);
                addFault(document_.duplicateKeys_,
                         {FileFault::DuplicateKey, member.pointer(), {shownToken(member.key())}});
            }
        }
    }

    std::string_view text_;
    std::size_t mostValues_;
    TextWithoutNumbers source_;
    std::size_t numbersUsed_ = 0;
    JsonDocument document_;
    JsonDocument::Piece key_;
    std::vector<OpenValue> open_;
    std::vector<std::uint32_t> members_;
    std::optional<Refusal> refusal_;
};

Result<JsonDocument> JsonDocument::read(const QByteArray& text, std::size_t mostValues)
{
    if (text.size() > largestTournamentFile) {
        return Refusal{FileFault::TooLarge, Line{1}, {QString::number(largestTournamentFile)}};
    }
    if (const auto fault = textFault(text)) {
        return *fault;
    }
    return JsonTreeBuilder({text.constData(), static_cast<std::size_t>(text.size())}, mostValues)
        .build();
}

JsonValue JsonDocument::root() const
{
    return {*this, 0};
}

QByteArrayView JsonDocument::piece(Piece piece) const
{
    return view(std::string_view(texts_).substr(piece.start, piece.length));
}

std::optional<bool> JsonValue::truth() const
{
    if (kind() == JsonDocument::Kind::True || kind() == JsonDocument::Kind::False) {
        return kind() == JsonDocument::Kind::True;
    }
    return std::nullopt;
}

QString JsonValue::text() const
{
    return fromUtf8(document_->piece(node().text));
}

JsonValue::Iterator JsonValue::begin() const
{
    return Iterator(JsonValue(*document_, position_ + 1));
}

JsonValue::Iterator JsonValue::end() const
{
    return Iterator(JsonValue(*document_, node().end));
}

std::size_t JsonValue::size() const
{
    std::size_t size = 0;
    for (auto child = begin(); child != end(); ++child) {
        ++size;
    }
    return size;
}

QString JsonValue::key() const
{
    return fromUtf8(document_->piece(node().key));
}

bool JsonValue::hasKey(QLatin1StringView key) const
{
    return document_->piece(node().key) == QByteArrayView(key.data(), key.size());
}

std::optional<JsonValue> JsonValue::member(QLatin1StringView key) const
{
    if (isObject()) {
        for (const JsonValue child : *this) {
            if (child.hasKey(key)) {
                return child;
            }
        }
    }
    return std::nullopt;
}

Pointer JsonValue::pointer() const
{
    std::vector<JsonValue> path;
    for (JsonValue value = *this; value.position_ != 0;
         value = JsonValue(*document_, value.node().parent)) {
        path.push_back(value);
    }
    std::reverse(path.begin(), path.end());
    Pointer pointer;
    for (const JsonValue value : path) {
        const auto& node = value.node();
        const bool inObject = document_->nodes_[node.parent].kind == JsonDocument::Kind::Object;
        pointer = inObject ? pointer / value.key() : pointer / std::size_t{node.index};
    }
    return pointer;
}

} // namespace core

#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <cstdint>
#include <random>

/// Damages inputs like real file damage, and in ways suggested by their formats. The same seed does
/// the same on every machine.
class Mutator
{
public:
    /// `corpus` are sound and unsound inputs; at least one.
    Mutator(QByteArrayList corpus, std::uint32_t seed) : corpus_(std::move(corpus)), random_(seed)
    {}

    QByteArray next();

private:
    void change(QByteArray& input);
    void changeNumber(QByteArray& input, qsizetype place);
    void changeToken(QByteArray& input, qsizetype place);
    qsizetype below(qsizetype limit);
    /// A position in the input, or its end.
    qsizetype placeIn(const QByteArray& input) { return below(input.size() + 1); }
    const QByteArray& anyOf(const QByteArrayList& list) { return list[below(list.size())]; }

    QByteArrayList corpus_;
    std::mt19937 random_;
};

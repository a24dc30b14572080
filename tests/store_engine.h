#pragma once

#include "core/store/store.h"

#include <memory>

/// The engine for the store tests: each of their programs has its own.
namespace store_engine {

/// An empty club database that lives as long as this object.
class Club
{
public:
    Club();
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;
    Club(Club&&) = delete;
    Club& operator=(Club&&) = delete;
    ~Club();

    /// Can be called several times, as if by several desks.
    [[nodiscard]] std::unique_ptr<core::Store> open() const;

private:
    struct Place;
    std::unique_ptr<Place> place_;
};

/// How often to repeat something: less on a slower engine.
int times(int many);

/// The store of a separate club.
std::unique_ptr<core::Store> newStore();

} // namespace store_engine

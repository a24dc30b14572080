#pragma once

#include "core/store.h"

#include <memory>

/// The engine that the tests of the store run on: each of their programs has its own.
namespace store_engine {

/// A club database without anything, for as long as it lives.
class Club
{
public:
    Club();
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;
    Club(Club&&) = delete;
    Club& operator=(Club&&) = delete;
    ~Club();

    /// Can be called several times, as by several desks.
    [[nodiscard]] std::unique_ptr<core::Store> open() const;

private:
    struct Place;
    std::unique_ptr<Place> place_;
};

/// How often to do what could be done many times: less on an engine that takes longer.
int times(int many);

/// The store of a club of its own.
std::unique_ptr<core::Store> newStore();

} // namespace store_engine

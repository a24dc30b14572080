#include "core/seating/search.h"

#include "core/seating/annealer.h"
#include "core/seating/continuation.h"
#include "core/seating/index.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

namespace seating {
namespace {

using Clock = std::chrono::steady_clock;

/// One logical worker. Its result depends only on seed and slices, never on other workers.
class Worker
{
public:
    Worker(const Problem& problem, const Bounds& bounds, Start start, int number,
           std::uint64_t seed)
        : bounds_(bounds),
          repeatPrice_(static_cast<int>(pricesOf(problem).repeat)),
          ranked_(problem.ranked),
          number_(number),
          method_(start.method),
          annealer_(problem, bounds, std::move(start.arrangement),
                    Random(seed, 100 + static_cast<std::uint64_t>(number)))
    {}

    std::uint64_t runSlice(std::uint64_t swaps, const std::function<bool()>& mustEnd)
    {
        chooseTemperature();
        ++slice_;
        return annealer_.run(swaps, mustEnd);
    }

    /// For the rest of the search, if it left threes uneven that come before meetings.
    void insistOnThrees()
    {
        if (!insists_ && annealer_.isUneven()) {
            insists_ = true;
            annealer_.insistOnThrees();
            annealer_.evenOut();
        }
    }

    void evenOut() { annealer_.evenOut(); }

    const Annealer& annealer() const { return annealer_; }
    Method method() const { return method_; }

private:
    /// The temperature in percent of a repeat: falls from hot to cold, hotter for later workers.
    /// Once meetings are at their bound, gentle rounds improve the other goals; some workers keep
    /// searching for meetings and threes together, as not every such plan can be improved.
    void chooseTemperature()
    {
        constexpr int slicesPerCooling = 12;
        const int phase = slice_ % slicesPerCooling;
        const int cooling = slice_ / slicesPerCooling;
        const bool best = annealer_.bestTotals().c2 <= bounds_.c2Wanted;
        const bool polish = ranked_ || (best && (number_ < 2 || cooling % 4 == 0));
        if (phase == 0 && slice_ > 0 && (polish || (!best && cooling % 3 == 2))) {
            annealer_.restartFromBest();
        }
        const int hottest = ranked_ ? 6 + 6 * number_ : polish ? 2 + 3 * number_ : 34 + 4 * number_;
        const int coldest = ranked_ ? 0 : polish ? 1 : 14;
        const int percent = hottest - (hottest - coldest) * phase / (slicesPerCooling - 1);
        annealer_.setTemperature(repeatPrice_ * percent / 100);
        annealer_.preferThrees(polish);
        annealer_.weighThrees(polish || !best || ranked_ ? 1 : number_ * 2);
    }

    Bounds bounds_;
    int repeatPrice_;
    bool ranked_;
    int number_;
    Method method_;
    Annealer annealer_;
    int slice_ = 0;
    bool insists_ = false;
};

class Team
{
public:
    Team(const Problem& problem, const Bounds& bounds, const std::vector<Groups>& draft,
         const SearchOptions& options, const Hooks& hooks)
        : problem_(problem),
          bounds_(bounds),
          draft_(draft),
          options_(options),
          hooks_(hooks),
          workers_(logicalWorkers)
    {
        if (const auto* time = std::get_if<std::chrono::milliseconds>(&options.limit)) {
            half_ = Clock::now() + *time / 2;
            deadline_ = Clock::now() + *time;
        } else {
            stepsLeft_ = std::get<Steps>(options.limit).count;
        }
        if (options.mostSteps > 0) {
            stepsLeft_ = std::min(stepsLeft_.value_or(options.mostSteps), options.mostSteps);
        }
        halfOfSteps_ = stepsLeft_.value_or(0) / 2;
        if (options.followsPlan && draft.empty()) {
            Random random(options.seed, 40);
            continued_ = continuePlan(problem, random, {options.threads, hooks.stop});
        }
    }

    Found run()
    {
        hire(0);
        const bool keeps = options_.keepsPlan && continued_ && continued_->keepsPromise;
        if (!keeps && !workers_.front()->annealer().atGoal()) {
            onThreads([this](int number) { hire(number); });
            work();
            evenOut();
        }
        if (bestWorker().annealer().bestTotals().forbidden > 0) {
            hire(wishKeepingWorker, true);
        }
        const Worker& best = bestWorker();
        return {best.annealer().best(), best.method()};
    }

private:
    void hire(int number, bool atAnyTime = false)
    {
        auto& worker = workers_[at(number)];
        const bool late = number > 0 && !atAnyTime && mustEnd();
        if (worker || late) {
            return;
        }
        Random random(options_.seed, static_cast<std::uint64_t>(number));
        worker = std::make_unique<Worker>(problem_, bounds_,
                                          makeStart(problem_, draft_, continued_, number, random),
                                          number, options_.seed);
    }

    bool mustEnd() const
    {
        return hooks_.stop.stop_requested() || (deadline_ && Clock::now() >= *deadline_);
    }

    /// Whether half of the limit is used.
    bool isLate() const
    {
        return (deadline_ && Clock::now() >= *half_) || (stepsLeft_ && *stepsLeft_ <= halfOfSteps_);
    }

    /// Where the search stopped at people whose threes come before meetings.
    void evenOut()
    {
        if (bestWorker().annealer().isUneven()) {
            onThreads([this](int number) {
                if (workers_[at(number)]) {
                    workers_[at(number)]->evenOut();
                }
            });
        }
    }

    /// Compares only after all workers finished a slice, so that threads affect only the time.
    void work()
    {
        std::uint64_t done = 0;
        // A single round by standings needs little cooling.
        const std::uint64_t slice = problem_.ranked ? 5000 : 30000;
        while (!mustEnd() && !somebodyAtGoal()) {
            std::uint64_t perWorker = slice;
            if (isLate()) {
                onThreads([this](int number) {
                    if (workers_[at(number)]) {
                        workers_[at(number)]->insistOnThrees();
                    }
                });
            }
            if (stepsLeft_) {
                perWorker = std::min(slice, *stepsLeft_ / logicalWorkers);
                if (perWorker == 0) {
                    break;
                }
                *stepsLeft_ -= perWorker * logicalWorkers;
            }
            std::atomic<std::uint64_t> tried{0};
            onThreads([&](int number) {
                if (workers_[at(number)]) {
                    tried +=
                        workers_[at(number)]->runSlice(perWorker, [this] { return mustEnd(); });
                }
            });
            done += tried;
            if (hooks_.progress) {
                hooks_.progress({done, bestWorker().annealer().bestTotals().c2, bounds_.c2Wanted});
            }
            if (tried == 0) {
                break;
            }
        }
    }

    void onThreads(const std::function<void(int)>& task)
    {
        const int threads = std::clamp(options_.threads, 1, logicalWorkers);
        std::atomic<int> next{0};
        const auto takeTasks = [&] {
            for (int number = next++; number < logicalWorkers; number = next++) {
                task(number);
            }
        };
        std::vector<std::jthread> helpers;
        for (int i = 1; i < threads; ++i) {
            helpers.emplace_back(takeTasks);
        }
        takeTasks();
    }

    bool somebodyAtGoal() const
    {
        return std::any_of(workers_.begin(), workers_.end(), [](const auto& worker) {
            return worker && worker->annealer().atGoal();
        });
    }

    const Worker& bestWorker() const
    {
        const auto worse = [](const auto& a, const auto& b) {
            if (!a || !b) {
                return a == nullptr && b != nullptr;
            }
            return std::pair(!b->annealer().atGoal(), b->annealer().bestKey()) <
                   std::pair(!a->annealer().atGoal(), a->annealer().bestKey());
        };
        return **std::max_element(workers_.begin(), workers_.end(), worse);
    }

    const Problem& problem_;
    const Bounds& bounds_;
    const std::vector<Groups>& draft_;
    const SearchOptions& options_;
    const Hooks& hooks_;
    std::optional<Continuation> continued_; ///< Computed once, being slow.
    std::vector<std::unique_ptr<Worker>> workers_;
    std::optional<Clock::time_point> half_;
    std::optional<Clock::time_point> deadline_;
    std::optional<std::uint64_t> stepsLeft_;
    std::uint64_t halfOfSteps_ = 0;
};

} // namespace

Found search(const Problem& problem, const Bounds& bounds, const std::vector<Groups>& draft,
             const SearchOptions& options, const Hooks& hooks)
{
    return Team(problem, bounds, draft, options, hooks).run();
}

} // namespace seating

#include "suite.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
using Application = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using Application = QGuiApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace test_suite {
namespace {

/// By name, so that the order is independent of the linker.
std::map<std::string, Run>& registry()
{
    static std::map<std::string, Run> tests;
    return tests;
}

std::optional<int>& countGiven()
{
    static std::optional<int> count;
    return count;
}

/// Removes the count, which Qt Test would not understand.
void readCount(std::vector<char*>& arguments)
{
    const auto isOption = [](const char* argument) { return *argument == '-'; };
    const auto options = std::find_if(arguments.begin() + 1, arguments.end(), isOption);
    const auto given = std::find_if(arguments.begin() + 1, options, [](const char* argument) {
        return QByteArray(argument).toInt() > 0;
    });
    if (given != options) {
        countGiven() = QByteArray(*given).toInt();
        arguments.erase(given);
        qputenv("QTEST_FUNCTION_TIMEOUT", "86400000"); // A day, in milliseconds.
    }
}

int runOne(Run run, std::vector<char*> arguments)
{
    QLocale::setDefault(QLocale::system()); // Resets settings of the previous class.
    // In a program's second class Qt Test's handler raises a signal again endlessly.
    static char plainCrash[] = "-nocrashhandler";
    arguments.push_back(plainCrash);
    return run(static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

Registration::Registration(const char* name, Run run)
{
    registry().emplace(name, run);
}

int count(int few)
{
    return countGiven().value_or(few);
}

} // namespace test_suite

int main(int argc, char** argv)
{
    const Application application(argc, argv);
    std::vector<char*> arguments(argv, argv + argc);
    test_suite::readCount(arguments);
    const auto& tests = test_suite::registry();
    if (arguments.size() > 1) {
        if (const auto named = tests.find(arguments[1]); named != tests.end()) {
            arguments.erase(arguments.begin() + 1);
            return test_suite::runOne(named->second, arguments);
        }
    }
    int failed = 0;
    for (const auto& [name, run] : tests) {
        failed += test_suite::runOne(run, arguments) == 0 ? 0 : 1;
    }
    return failed;
}

#include "suite.h"

#include <map>
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

/// By name, so that the order does not depend on the linker.
std::map<std::string, Run>& registry()
{
    static std::map<std::string, Run> tests;
    return tests;
}

int runOne(Run run, std::vector<char*> arguments)
{
    QLocale::setDefault(QLocale::system()); // Whatever the class before has set.
    return run(static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

Registration::Registration(const char* name, Run run)
{
    registry().emplace(name, run);
}

} // namespace test_suite

int main(int argc, char** argv)
{
    const Application application(argc, argv);
    std::vector<char*> arguments(argv, argv + argc);
    const auto& tests = test_suite::registry();
    if (argc > 1) {
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

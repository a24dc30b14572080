#pragma once

#include <QtTest>

/// Several test classes in one program: RUMMY_TEST(TestX) replaces QTEST_MAIN(TestX). `tst_program`
/// runs every class; `tst_program TestX [ARGUMENT…]` runs one with Qt Test's arguments. A final
/// number, as in `tst_program 500` and `tst_program TestX 500`, is returned by count(): expensive
/// tests run more often.
namespace test_suite {

using Run = int (*)(int argc, char** argv);

struct Registration
{
    Registration(const char* name, Run run);
};

/// The count given on the command line, or `few`.
int count(int few);

} // namespace test_suite

#define RUMMY_TEST(TestClass)                                                                      \
    static const test_suite::Registration registered##TestClass(                                   \
        #TestClass, [](int argc, char** argv) {                                                    \
            TestClass test;                                                                        \
            return QTest::qExec(&test, argc, argv);                                                \
        });

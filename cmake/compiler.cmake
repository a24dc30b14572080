# Compile options of every target of this project; each links it privately.
add_library(rummy_warnings INTERFACE)
target_compile_options(rummy_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
        -Woverloaded-virtual -Wnon-virtual-dtor>
    $<$<CXX_COMPILER_ID:MSVC>:/W4 /permissive- /utf-8>)
# When optimising, g++ 12 wrongly reports moved std::optional and std::variant as uninitialised
# (core/change/change.cpp, app/cli/entry.cpp).
target_compile_options(rummy_warnings INTERFACE
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-maybe-uninitialized>)
if(RUMMY_WARNINGS_AS_ERRORS)
    target_compile_options(rummy_warnings INTERFACE
        $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Werror>
        $<$<CXX_COMPILER_ID:MSVC>:/WX>)
endif()
target_compile_definitions(rummy_warnings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS
    # The oldest Qt lacks what replaces later deprecations.
    QT_WARN_DEPRECATED_UP_TO=0x060400)

# Hardening, in every build so that the tests can check it. _FORTIFY_SOURCE needs optimisation.
include(CheckCXXCompilerFlag)
foreach(flag -fstack-protector-strong -fcf-protection)
    string(MAKE_C_IDENTIFIER "RUMMY_HAS${flag}" has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
        add_compile_options(${flag})
        # MinGW has the stack protector in a library of its own.
        add_link_options(${flag})
    endif()
endforeach()
add_compile_options(
    $<$<AND:$<CXX_COMPILER_ID:GNU,Clang>,$<CONFIG:Release>>:-U_FORTIFY_SOURCE$<SEMICOLON>-D_FORTIFY_SOURCE=2>)
include(CheckLinkerFlag)
check_linker_flag(CXX -Wl,-z,relro,-z,now RUMMY_HAS_BIND_NOW)
if(RUMMY_HAS_BIND_NOW)
    add_link_options(-Wl,-z,relro,-z,now)
endif()
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# lld links the test programs in a fraction of the time.
check_linker_flag(CXX -fuse-ld=lld RUMMY_HAS_LLD)
if(RUMMY_HAS_LLD AND CMAKE_BUILD_TYPE STREQUAL Debug)
    add_link_options(-fuse-ld=lld)
endif()

if(RUMMY_SANITIZE)
    add_compile_options(-fsanitize=${RUMMY_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${RUMMY_SANITIZE})
endif()

# rummy_library(name [LARGE] [BRIEF] [FOLDERS …] [EXCLUDE …] [LINKS …] [PRECOMPILE …]): one static library per room,
# of all sources in this folder and in FOLDERS below it, but EXCLUDE. LINKS are the rooms and
# libraries it may include; nothing else can be included. BRIEF: so little code runs that optimising
# it for the sanitizers takes longer than its tests. PRECOMPILE are headers from outside the
# project that most of its sources include.
function(rummy_library name)
    cmake_parse_arguments(ROOM "LARGE;BRIEF" "" "FOLDERS;EXCLUDE;LINKS;PRECOMPILE" ${ARGN})
    add_library(${name} STATIC)
    foreach(folder . ${ROOM_FOLDERS})
        file(GLOB sources CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
            ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
        list(REMOVE_ITEM sources ${ROOM_EXCLUDE})
        target_sources(${name} PRIVATE ${sources})
        rummy_join(${sources})
    endforeach()
    target_link_libraries(${name} PUBLIC ${ROOM_LINKS} PRIVATE rummy_warnings)
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
    # A unity build reads them a few times only, which costs less than precompiling them, except QtWidgets.
    if(NOT CMAKE_UNITY_BUILD OR ROOM_LARGE)
        target_precompile_headers(${name} PRIVATE ${ROOM_PRECOMPILE})
    endif()
    if(RUMMY_SANITIZE AND NOT ROOM_BRIEF)
        # Halves the time of its tests and hides nothing from the sanitizers.
        target_compile_options(${name} PRIVATE -O1)
    endif()
    # No room below the window has signals or slots.
    set_target_properties(${name} PROPERTIES AUTOMOC OFF UNITY_BUILD_MODE GROUP)
endfunction()

# rummy_join(sources): a unity build compiles the sources of a folder together, a dozen at a time.
function(rummy_join)
    list(FILTER ARGN INCLUDE REGEX "\\.cpp$")
    set(count 0)
    foreach(source ${ARGN})
        math(EXPR group "${count} / 12")
        get_filename_component(folder ${source} DIRECTORY)
        string(MAKE_C_IDENTIFIER "${folder}_${group}" name)
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name})
        math(EXPR count "${count} + 1")
    endforeach()
endfunction()

# rummy_small_program(target): for the programs of tests. The rooms they test are sanitized whole;
# the checks for undefined behaviour would triple the time that these take to compile.
function(rummy_small_program target)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF UNITY_BUILD_MODE GROUP)
    if(RUMMY_SANITIZE)
        target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
endfunction()

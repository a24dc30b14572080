# What every target of this project is compiled with; linked privately by each of them.
add_library(rummy_warnings INTERFACE)
target_compile_options(rummy_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
        -Woverloaded-virtual -Wnon-virtual-dtor>
    $<$<CXX_COMPILER_ID:MSVC>:/W4 /permissive- /utf-8>)
# When it optimises, g++ 12 takes std::optional and std::variant that are moved for uninitialised
# (core/change.cpp, app/cli/entry.cpp).
target_compile_options(rummy_warnings INTERFACE
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-maybe-uninitialized>)
if(RUMMY_WARNINGS_AS_ERRORS)
    target_compile_options(rummy_warnings INTERFACE
        $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Werror>
        $<$<CXX_COMPILER_ID:MSVC>:/WX>)
endif()
target_compile_definitions(rummy_warnings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS)

# There are many programs of tests to link; gold does it in two thirds of the time. Of each symbol of
# clang's sanitizers it has something to say.
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=gold RUMMY_HAS_GOLD)
if(RUMMY_HAS_GOLD AND CMAKE_BUILD_TYPE STREQUAL Debug AND NOT RUMMY_SANITIZE)
    add_link_options(-fuse-ld=gold)
endif()

if(RUMMY_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
endif()

# rummy_room(name SOURCES … [LINKS …] [PRECOMPILE …] [SEPARATE]): one static library per room.
# LINKS are the rooms and libraries it may include; what is not named there cannot be included.
# PRECOMPILE are headers of others that most of its sources include: they are read once. A unity
# build reads them a few times only, which costs less than to precompile them; SEPARATE rooms are
# left out of it, as their sources name things alike (the sizes that each of them paints with).
function(rummy_room name)
    cmake_parse_arguments(ROOM "SEPARATE" "" "SOURCES;LINKS;PRECOMPILE" ${ARGN})
    add_library(${name} STATIC ${ROOM_SOURCES})
    target_link_libraries(${name} PUBLIC ${ROOM_LINKS} PRIVATE rummy_warnings)
    if(ROOM_SEPARATE)
        set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
    endif()
    if(ROOM_SEPARATE OR NOT CMAKE_UNITY_BUILD)
        target_precompile_headers(${name} PRIVATE ${ROOM_PRECOMPILE})
    endif()
    if(RUMMY_SANITIZE)
        # The checks are in it all the same, and its tests take half the time.
        target_compile_options(${name} PRIVATE -O1)
    endif()
    # No room below the window has signals or slots.
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
endfunction()

# rummy_small_program(target): for the programs of tests. The rooms they test are sanitized whole;
# the checks for undefined behaviour would triple the time that these take to compile.
function(rummy_small_program target)
    set_target_properties(${target} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
    if(RUMMY_SANITIZE)
        target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
endfunction()

# rummy_precompiled(name LINKS … HEADERS …): headers that many small programs share.
function(rummy_precompiled name)
    cmake_parse_arguments(SHARED "" "" "LINKS;HEADERS" ${ARGN})
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(GENERATE OUTPUT ${source} CONTENT "")
    add_library(${name} OBJECT ${source})
    target_link_libraries(${name} PRIVATE ${SHARED_LINKS} rummy_warnings)
    target_precompile_headers(${name} PRIVATE ${SHARED_HEADERS})
    rummy_small_program(${name})
endfunction()

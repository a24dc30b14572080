# Writes HEADER with the commit of the git clone SOURCE, or with COMMIT if given.
cmake_minimum_required(VERSION 3.22)

if(COMMIT STREQUAL "" AND EXISTS ${SOURCE}/.git)
    execute_process(COMMAND git -C ${SOURCE} describe --always --abbrev=12 --exclude=* --dirty=+
        OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} CONTENT "#define RUMMY_COMMIT \"@COMMIT@\"\n" @ONLY)

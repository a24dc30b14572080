# rummy_program(target title): a program for people, installed with its icon, version and, on Windows, the
# settings of its process.
function(rummy_program target title)
    install(TARGETS ${target}
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
        BUNDLE DESTINATION .)
    if(WIN32)
        include(${PROJECT_SOURCE_DIR}/packaging/windows/program.cmake)
        rummy_windows_program(${target} "${title}")
    endif()
endfunction()

# rummy_pictures(target resource prefix files…): SVG pictures as a resource. Where Qt cannot read SVG they are
# drawn when the program is built, under the same names.
function(rummy_pictures target resource prefix)
    if(NOT CMAKE_CROSSCOMPILING)
        foreach(picture ${ARGN})
            get_filename_component(name ${picture} NAME)
            set_source_files_properties(${picture} PROPERTIES QT_RESOURCE_ALIAS ${name})
        endforeach()
        qt_add_resources(${target} ${resource} PREFIX ${prefix} FILES ${ARGN})
        return()
    endif()
    find_program(RUMMY_RSVG rsvg-convert REQUIRED)
    set(drawn)
    foreach(picture ${ARGN})
        get_filename_component(name ${picture} NAME)
        set(png ${CMAKE_CURRENT_BINARY_DIR}/${resource}/${name})
        add_custom_command(OUTPUT ${png} DEPENDS ${picture}
            COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/${resource}
            COMMAND ${RUMMY_RSVG} --width 128 --height 128 --keep-aspect-ratio --output ${png} ${picture}
            VERBATIM)
        set_source_files_properties(${png} PROPERTIES QT_RESOURCE_ALIAS ${name})
        list(APPEND drawn ${png})
    endforeach()
    qt_add_resources(${target} ${resource} PREFIX ${prefix} FILES ${drawn})
endfunction()

# The libraries for other projects: Tengen::rules and its neighbours, by find_package(Tengen) after
# `cmake --install`, or by add_subdirectory and FetchContent. Headers are <tengen/rules/position.h>.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)
include(cmake/public_headers.cmake)

set(public_libraries base rules clock sgf formats game judge gtp)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Tengen)

if(NOT PROJECT_IS_TOP_LEVEL)
  write_public_headers(${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/include "${public_libraries}")
  set(copied_headers ${PROJECT_BINARY_DIR}/include)
endif()
foreach(name ${public_libraries})
  add_library(Tengen::${name} ALIAS tengen_${name})
  set_target_properties(tengen_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(tengen_${name} INTERFACE
                             $<BUILD_INTERFACE:${copied_headers}>
                             $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  install(TARGETS tengen_${name} EXPORT Tengen
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
endforeach()

install(CODE "
  include(\"${PROJECT_SOURCE_DIR}/cmake/public_headers.cmake\")
  write_public_headers(\"${PROJECT_SOURCE_DIR}\"
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_INCLUDEDIR}\" \"${public_libraries}\")"
  COMPONENT dev)
install(EXPORT Tengen NAMESPACE Tengen:: FILE TengenTargets.cmake DESTINATION ${package}
        COMPONENT dev)
configure_package_config_file(cmake/TengenConfig.cmake.in TengenConfig.cmake
                              INSTALL_DESTINATION ${package})
write_basic_package_version_file(TengenConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TengenConfig.cmake
              ${PROJECT_BINARY_DIR}/TengenConfigVersion.cmake
        DESTINATION ${package} COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libtengen-dev
        RENAME copyright COMPONENT dev)

# What `cmake --install` puts where beside the libraries (package.cmake), and what `cpack` makes of it:
# a Debian package with the programs, and one with the libraries for those who write programs.
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)

install(TARGETS tengen RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${PROJECT_SOURCE_DIR}/docs/man/tengen.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${PROJECT_SOURCE_DIR}/data/net/tengen.net ${PROJECT_SOURCE_DIR}/data/net/MODEL.md
        DESTINATION ${CMAKE_INSTALL_DATADIR}/tengen/net)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/data/problems ${PROJECT_SOURCE_DIR}/data/lesson
        DESTINATION ${CMAKE_INSTALL_DATADIR}/tengen FILES_MATCHING PATTERN "*.sgf")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/tengen
        RENAME copyright)

if(TENGEN_DESKTOP)
  set(id org.tengen.Tengen)
  set(desktop_data ${PROJECT_SOURCE_DIR}/data/desktop)
  install(TARGETS tengen-desktop RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${PROJECT_SOURCE_DIR}/docs/man/tengen-desktop.1
          DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${desktop_data}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${desktop_data}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${desktop_data}/${id}.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${desktop_data}/icons/${size}x${size}/${id}.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps)
  endforeach()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tengen)
set(CPACK_PACKAGE_CONTACT "The Tengen authors <maintainers@tengen.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "play, read and count games of Go")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program dev)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME tengen)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
    "Tengen is a board for the game of Go (Weiqi, Baduk), in a window and in the
terminal. It plays at any level from beginner to strong amateur, enforces the
rules, counts games by area and by territory, reads SGF files of every kind,
and answers the Go Text Protocol.")
# dpkg-shlibdeps finds the libraries (the X11 plugin of Qt is in one of them); what is opened by
# name has to be named: a font, the other plugins.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "fonts-dejavu-core | fonts-noto-core")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS
    "libqt6svg6, qt6-wayland, qt6-translations-l10n, shared-mime-info")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "fonts-noto-cjk")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libtengen-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_DEV_DESCRIPTION
    "Libraries and headers of Tengen for programs in C++: the rules of Go, game
records in SGF, counting, and the Go Text Protocol, as a CMake package.")
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libicu-dev, zlib1g-dev")
include(CPack)

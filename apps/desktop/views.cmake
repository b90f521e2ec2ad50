# The board and the tree: widgets that know no controller, so they are built and tested alone.
add_library(tengen_views STATIC
  board/board_geometry.cpp board/board_ground.cpp board/board_markup.cpp board/board_overlay.cpp
  board/board_painter.cpp  board/board_picture.cpp board/board_theme.cpp board/board_widget.cpp
  board/overlay_painter.cpp board/stone_sprites.cpp board/wood.cpp

  tree/game_tree_source.cpp tree/tree_layout.cpp tree/tree_painter.cpp tree/tree_widget.cpp)
target_link_libraries(tengen_views PUBLIC tengen_options tengen_desktop_base tengen_game Qt6::Widgets)
tengen_compile_by_folder(tengen_views)

if(TENGEN_TESTS)
  add_executable(desktop_views_test views_test_main.cpp
    board/board_geometry_test.cpp board/board_painter_test.cpp board/board_widget_test.cpp board/overlay_painter_test.cpp
    tree/tree_layout_test.cpp tree/tree_widget_test.cpp)
  target_link_libraries(desktop_views_test PRIVATE tengen_views Qt6::Test GTest::gtest GTest::gmock)
  tengen_quick_to_build(desktop_views_test)
  add_test(NAME desktop_views COMMAND desktop_views_test)
  set_tests_properties(desktop_views PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
  tengen_tests_window(desktop_views)
endif()

include(bench/bench.cmake)

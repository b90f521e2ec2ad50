# desktop-bench: the window's figures beside their bars. Made when asked for by name.
add_executable(desktop-bench EXCLUDE_FROM_ALL bench/desktop_bench.cpp bench/library_figures.cpp)
target_link_libraries(desktop-bench PRIVATE tengen_desktop Qt6::Test)
add_dependencies(desktop-bench tengen-desktop)

# desktop-clock-games: what scripts/clock-games plays.
add_executable(desktop-clock-games EXCLUDE_FROM_ALL bench/clock_games.cpp)
target_link_libraries(desktop-clock-games PRIVATE tengen_desktop tengen_judge Qt6::Test)
add_dependencies(desktop-clock-games tengen)

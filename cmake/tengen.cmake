# The shape of every library, test and program here, said once.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
  endif()
endif()

find_program(TENGEN_CCACHE ccache)
if(TENGEN_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${TENGEN_CCACHE})
endif()

# What our own code is compiled with. Nobody who uses the libraries inherits it.
add_library(tengen_options INTERFACE)
target_include_directories(tengen_options INTERFACE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
target_compile_options(tengen_options INTERFACE -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Wpedantic)
if(TENGEN_WERROR)
  target_compile_options(tengen_options INTERFACE -Werror)
endif()
if(TENGEN_SANITIZE)
  set(sanitizers address,undefined)
elseif(TENGEN_SANITIZE_THREADS)
  set(sanitizers thread)
endif()
if(DEFINED sanitizers)
  target_compile_options(tengen_options INTERFACE -g1)  # lines for reports; -g takes a third longer
  target_compile_options(tengen_options INTERFACE $<IF:$<BOOL:$<TARGET_PROPERTY:TENGEN_QUICK>>,-O0,-O1>
                         -fno-omit-frame-pointer -fsanitize=${sanitizers} -fno-sanitize-recover=all)
  target_link_options(tengen_options INTERFACE -fsanitize=${sanitizers})
endif()
if(TENGEN_LIBFUZZER)
  target_compile_options(tengen_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Compiling is mostly reading large headers. Without a cache that remembers what was compiled
# before, the files of a folder are compiled in one go, except for the fuzzers by clang, which warns of
# names that files of a folder share.
function(tengen_compile_by_folder target)
  if(TENGEN_CCACHE OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    return()
  endif()
  get_target_property(files ${target} SOURCES)
  foreach(file ${files})
    get_filename_component(folder ${file} DIRECTORY)
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP "_${folder}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # It takes every file but the one that includes them for a header.
  target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
endfunction()

# tengen_library(NAME FILES... [USES libraries...]): src/NAME as a static library.
function(tengen_library name)
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_library(tengen_${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_compile_features(tengen_${name} PUBLIC cxx_std_20)
  target_link_libraries(tengen_${name} PRIVATE $<BUILD_INTERFACE:tengen_options> PUBLIC ${ARG_USES})
  tengen_compile_by_folder(tengen_${name})
endfunction()

# All tests of the libraries under src/: what ./check runs a second time under sanitizers.
# Those of everything that has threads: what scripts/tsan runs.
if(TENGEN_TESTS)
  add_custom_target(library_tests)
  add_custom_target(threaded_tests)
endif()

# Code whose speed nobody feels is compiled for the patience of whoever builds it. Under sanitizers
# optimising a test costs as much as all the rest of compiling it.
function(tengen_quick_to_build target)
  set_target_properties(${target} PROPERTIES TENGEN_QUICK ON)
  target_compile_options(${target} PRIVATE -O1)
endfunction()

# tengen_test(NAME FILES... [USES libraries...]): the tests that stand beside a library's code,
# one program a library, registered with CTest as one test.
function(tengen_test name)
  if(NOT TENGEN_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
  add_executable(${name}_test ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name}_test PRIVATE tengen_options ${ARG_USES} GTest::gtest_main GTest::gmock)
  tengen_quick_to_build(${name}_test)
  add_test(NAME ${name} COMMAND ${name}_test)
  if(CMAKE_CURRENT_SOURCE_DIR MATCHES "^${PROJECT_SOURCE_DIR}/src/")
    # One unit each: most of the time goes into reading headers, and ./check compiles them three times.
    set_target_properties(${name}_test PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    add_dependencies(library_tests ${name}_test)
    set_tests_properties(${name} PROPERTIES LABELS library)
  endif()
endfunction()

# tengen_has_threads(NAME): the tests of this name are worth running under ThreadSanitizer.
function(tengen_has_threads name)
  if(TENGEN_TESTS)
    add_dependencies(threaded_tests ${name}_test)
    set_property(TEST ${name} APPEND PROPERTY LABELS threads)
  endif()
endfunction()

# Headers as others see them. Our own includes are rooted at src/ ("rules/board.h"); in a stranger's
# project such a name could be a file of theirs, so copies say "tengen/rules/board.h".

# write_public_headers(SOURCE INTO LIBRARIES): SOURCE/src/NAME/**.h as INTO/tengen/NAME/**.h. What is
# there already and right is left alone, or all that includes it would be compiled again.
function(write_public_headers source into libraries)
  list(JOIN libraries "|" names)
  foreach(library ${libraries})
    file(GLOB_RECURSE headers RELATIVE ${source}/src ${source}/src/${library}/*.h)
    # Only tests use these.
    list(FILTER headers EXCLUDE REGEX "/(slow_board|random_edits|fixed_judge|temporary_folder)\\.h$|_test_kit\\.h$|_for_test\\.h$")
    foreach(header ${headers})
      file(READ ${source}/src/${header} text)
      string(REGEX REPLACE "#include \"((${names})/)" "#include \"tengen/\\1" text "${text}")
      set(present "")
      if(EXISTS ${into}/tengen/${header})
        file(READ ${into}/tengen/${header} present)
      endif()
      if(NOT present STREQUAL text)
        file(WRITE ${into}/tengen/${header} "${text}")
      endif()
    endforeach()
  endforeach()
endfunction()

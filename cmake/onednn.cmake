# oneDNN computes the convolutions of the network: TENGEN_ONEDNN is its library. Its own CMake package
# would ask for OpenCL, which is not used.
find_library(TENGEN_ONEDNN dnnl)
find_path(TENGEN_ONEDNN_HEADERS oneapi/dnnl/dnnl_version.h)
mark_as_advanced(TENGEN_ONEDNN TENGEN_ONEDNN_HEADERS)

set(wanted "Tengen needs oneDNN 2 or 3 (libdnnl-dev in Debian)")
if(NOT TENGEN_ONEDNN OR NOT TENGEN_ONEDNN_HEADERS)
  message(FATAL_ERROR "${wanted}; there is none here.")
endif()
file(STRINGS ${TENGEN_ONEDNN_HEADERS}/oneapi/dnnl/dnnl_version.h version REGEX "VERSION_(MAJOR|MINOR) ")
string(REGEX REPLACE "[^0-9;]" "" version "${version}")
list(JOIN version "." version)
if(NOT version MATCHES "^[23]\\.")
  message(FATAL_ERROR "${wanted}; this is oneDNN ${version} in ${TENGEN_ONEDNN_HEADERS}.")
endif()

// The fields of a query of the analysis protocol, read one by one. The first that is wrong is kept;
// what comes after it does not matter.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gtp/command.h"
#include "rules/move.h"
#include "rules/point.h"

#include "apps/cli/analysis/analysis_query.h"
#include "apps/cli/gtp/gtp_game.h"

namespace tengen::cli {

class QueryFields {
 public:
  explicit QueryFields(const Json& query) : query_(query) {}

  void fail(const std::string& field, const std::string& why);
  const std::optional<QueryError>& error() const { return error_; }

  std::vector<std::string> names() const;

  // Absent and null are the same.
  const Json* find(const std::string& field, bool required = false);

  // Values: nothing where there is none, or a wrong one, which is told under the name of the field.
  std::optional<double> number(const Json* value, const std::string& field, double low,
                               double high);
  std::optional<int> integer(const Json* value, const std::string& field, int low, int high);
  bool truth(const std::string& field);
  std::optional<Color> color(const Json* value, const std::string& field);
  std::optional<Move> move(const Json& value, const std::string& field, BoardSize size);
  // An empty one where there is none, or more than so many.
  const Json& list(const Json* value, const std::string& field, size_t most);
  // [["B", "Q4"], ...]
  std::vector<Turn> turns(const std::string& field, bool required, BoardSize size);

 private:
  const Json& query_;
  std::optional<QueryError> error_;
};

}  // namespace tengen::cli

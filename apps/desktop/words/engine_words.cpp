#include "apps/desktop/words/engine_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace tengen::desktop::words {
namespace {

using engine::EngineError;
using Kind = EngineError::Kind;

#define WORDS(text) QT_TRANSLATE_NOOP("EngineWords", text)

QString said(const char* text) {
  return QCoreApplication::translate("EngineWords", text);
}

QString quoted(const std::string& text) {
  return QString::fromStdString(text).simplified();
}

// What is known to help: where the command line and what the engine said match, and all that must
// not be there is missing. The first that fits is taken.
struct Remedy {
  const char* program;    // a pattern for the command line
  const char* complaint;  // and one for what it said
  const char* missing;    // a pattern that the command line does not match; empty: any
  const char* words;
};
constexpr Remedy kRemedies[] = {
    {"", "error while loading shared libraries", "",
     WORDS("The system lacks a library this engine needs: install the package that has it.")},
    {"~/", "", "", WORDS("“~” is not understood here: write the whole path.")},
    {"katago", "", "\\bgtp\\b", WORDS("KataGo speaks GTP with gtp as its first argument: add it.")},
    {"katago", "model|neural net|\\.bin\\.gz", "-model",
     WORDS("KataGo needs a network: add -model FILE.")},
    {"katago", "model|neural net|\\.bin\\.gz", "",
     WORDS("KataGo cannot read its network: check the file behind -model.")},
    {"katago", "config|\\.cfg", "-config",
     WORDS("KataGo needs a configuration: add -config FILE.")},
    {"katago", "config|\\.cfg", "",
     WORDS("KataGo cannot read its configuration: check the file behind -config.")},
    {"leelaz", "", "--gtp|-g\\b", WORDS("Leela Zero speaks GTP with --gtp: add it.")},
    {"leelaz", "weights|network", "-w\\b|--weights",
     WORDS("Leela Zero needs a network: add --weights FILE.")},
    {"gnugo", "", "--mode[ =]gtp", WORDS("GNU Go speaks GTP with --mode gtp: add it.")},
    {"", "OpenCL|CUDA|cuDNN|no GPU|GPU device", "",
     WORDS("It finds no graphics card it can use: take the version of this engine for the "
           "processor.")},
    {"", "bad_alloc|out of memory|cannot allocate", "",
     WORDS("Its memory does not suffice: take a smaller network or fewer threads.")},
    {"", "unrecognized option|unknown option|invalid option|Couldn't find match for argument", "",
     WORDS("It does not know one of its arguments.")},
};

bool matches(const char* pattern, const QString& text) {
  return QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption)
      .match(text)
      .hasMatch();
}

QString knownRemedy(const QString& complaint, const QString& commandLine) {
  for (const Remedy& remedy : kRemedies) {
    if (!matches(remedy.program, commandLine) || !matches(remedy.complaint, complaint)) continue;
    if (*remedy.missing && matches(remedy.missing, commandLine)) continue;
    return said(remedy.words);
  }
  return {};
}

QString startRemedy(const std::error_code& code) {
  if (code == std::errc::no_such_file_or_directory) {
    return said(WORDS("Is it installed? Choose the program with the button beside its field."));
  }
  if (code == std::errc::permission_denied) {
    return said(WORDS("It is no program, or may not be run: check the file's permissions."));
  }
  if (code == std::errc::executable_format_error) {
    return said(WORDS("It was made for another kind of machine: take the version for yours."));
  }
  return {};
}

// What an engine said, so that another sentence may follow.
QString asSentence(const QString& text) {
  static const QRegularExpression end(QStringLiteral("[.!?…。！？:]$"));
  return text.isEmpty() || end.match(text).hasMatch() ? text : text + '.';
}

QString refusalWords(const EngineError& error) {
  return said(WORDS("It refused “%1”: %2"))
      .arg(quoted(error.command), asSentence(quoted(error.detail)));
}

}  // namespace

QString engineTrouble(const EngineError& error) {
  const QString command = quoted(error.command);
  switch (error.kind) {
    case Kind::BadCommandLine:
      return said(WORDS("A quotation mark in its arguments has no end."));
    case Kind::CannotStart:
      return said(WORDS("“%1” cannot be started: %2."))
          .arg(command, QString::fromStdString(error.code.message()));
    case Kind::Died:
      return said(WORDS("It ended by itself."));
    case Kind::Silent:
      return said(WORDS("It does not answer."));
    case Kind::Endless:
      return said(WORDS("It talks without an end, and answers nothing."));
    case Kind::Stopped:
      return said(WORDS("It was stopped."));
    case Kind::Refused:
      return refusalWords(error);
    case Kind::Nonsense:
      return said(WORDS("It answered what makes no sense here: “%1”.")).arg(quoted(error.detail));
    case Kind::NoSuchSize:
      return said(WORDS("It does not play on a board of this size."));
    case Kind::NoSuchTime:
      return said(WORDS("It does not know this kind of clock."));
    case Kind::NoSuchPosition:
      return said(WORDS("It cannot be told this position."));
    case Kind::NoAnalysis:
      return said(WORDS("It cannot think aloud: it plays, but does not analyse."));
  }
  return {};
}

QString engineComplaint(const EngineError& error) {
  const QStringList lines = QString::fromStdString(error.lastWords).split('\n', Qt::SkipEmptyParts);
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (matches("error|exception|fail|cannot|could not|unable|not found|no such|required|missing",
                *line)) {
      return line->simplified();
    }
  }
  return lines.isEmpty() ? QString() : lines.back().simplified();
}

QString engineRemedy(const EngineError& error, const QString& commandLine) {
  if (error.kind == Kind::CannotStart) {
    return commandLine.contains(QLatin1String("~/")) ? knownRemedy({}, commandLine)
                                                     : startRemedy(error.code);
  }
  if (!error.isFatal()) return {};
  const QString known = knownRemedy(QString::fromStdString(error.lastWords), commandLine);
  if (!known.isEmpty()) return known;
  if (error.command == "name") {
    return said(WORDS("Does it need an argument to speak GTP? Its manual tells."));
  }
  return {};
}

#undef WORDS

}  // namespace tengen::desktop::words

#include "apps/desktop/panels/edit_bar.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <array>

#include "apps/desktop/base/palette.h"
#include "apps/desktop/panels/icons.h"

namespace tengen::desktop {
namespace {

struct ToolRow {
  EditTool tool;
  Glyph glyph;
  const char* name;
  bool gapBefore = false;
};

#define WORDS(text) QT_TRANSLATE_NOOP("tengen::desktop::EditBar", text)
constexpr std::array kTools = {
    ToolRow{EditTool::Black, Glyph::BlackStone, WORDS("Black stones")},
    ToolRow{EditTool::White, Glyph::WhiteStone, WORDS("White stones")},
    ToolRow{EditTool::Empty, Glyph::Eraser, WORDS("Remove stones")},
    ToolRow{EditTool::ToPlay, Glyph::SideToPlay, WORDS("Side to play")},
    ToolRow{EditTool::Triangle, Glyph::Triangle, WORDS("Triangles"), true},
    ToolRow{EditTool::Square, Glyph::Square, WORDS("Squares")},
    ToolRow{EditTool::Circle, Glyph::Circle, WORDS("Circles")},
    ToolRow{EditTool::Cross, Glyph::Cross, WORDS("Crosses")},
    ToolRow{EditTool::Selected, Glyph::Selected, WORDS("Selected points")},
    ToolRow{EditTool::Letter, Glyph::Letter, WORDS("Letters"), true},
    ToolRow{EditTool::Number, Glyph::Number, WORDS("Numbers")},
    ToolRow{EditTool::Arrow, Glyph::Arrow, WORDS("Arrows: drag from point to point")},
    ToolRow{EditTool::Line, Glyph::Line, WORDS("Lines: drag from point to point")},
    ToolRow{EditTool::Dim, Glyph::Dim, WORDS("Dim points: click or drag"), true},
    ToolRow{EditTool::View, Glyph::View, WORDS("Show a part of the board: drag")},
    ToolRow{EditTool::BlackTerritory, Glyph::BlackTerritory, WORDS("Black territory")},
    ToolRow{EditTool::WhiteTerritory, Glyph::WhiteTerritory, WORDS("White territory")},
};
#undef WORDS

}  // namespace

EditBar::EditBar(QWidget* parent)
    : QFrame(parent), tools_(new QButtonGroup(this)), done_(new QPushButton(this)) {
  setObjectName("editBar");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(2 * kStep, kStep, 2 * kStep, kStep);
  row->setSpacing(1);
  for (const ToolRow& tool : kTools) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tool%1").arg(static_cast<int>(tool.tool)));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setIconSize(QSize(20, 20));
    button->setFocusPolicy(Qt::TabFocus);
    if (tool.gapBefore) row->addSpacing(2 * kStep);
    row->addWidget(button);
    tools_->addButton(button, static_cast<int>(tool.tool));
  }
  row->addStretch();
  done_->setObjectName("editDone");
  done_->setFocusPolicy(Qt::TabFocus);
  row->addWidget(done_);
  connect(tools_, &QButtonGroup::idClicked, this,
          [this](int id) { emit toolChosen(static_cast<EditTool>(id)); });
  connect(done_, &QPushButton::clicked, this, &EditBar::doneWanted);
  repaintIcons();
  retranslate();
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  hide();
}

void EditBar::showTool(EditTool tool) {
  tools_->button(static_cast<int>(tool))->setChecked(true);
}

void EditBar::repaintIcons() {
  for (const ToolRow& tool : kTools) {
    tools_->button(static_cast<int>(tool.tool))->setIcon(glyphIcon(tool.glyph, palette()));
  }
}

void EditBar::retranslate() {
  for (const ToolRow& tool : kTools) {
    const QString name = tr(tool.name);
    QAbstractButton* button = tools_->button(static_cast<int>(tool.tool));
    button->setToolTip(name);
    button->setAccessibleName(name);
  }
  done_->setText(tr("Done"));
  done_->setToolTip(tr("Leave edit mode"));
}

void EditBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) repaintIcons();
  QFrame::changeEvent(event);
}

}  // namespace tengen::desktop

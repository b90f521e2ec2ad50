// What is the same in every page of a game: its frame, its looks, and how it is stepped through.
#pragma once

namespace tengen::drawing {

constexpr const char* kPageHead = R"page(<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
)page";

constexpr const char* kPageStyle = R"page(<style>
:root { color-scheme: light dark; --ink: #26221c; --paper: #faf7f1; --line: #d9d0c1; --accent: #b3401f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4da; --paper: #1d1b18; --line: #3c3831; --accent: #ff8a66; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(16rem, 24rem); gap: 1.5rem; max-width: 84rem;
  margin: 0 auto; padding: 1.5rem; height: 100vh; }
#board { min-height: 0; display: flex; justify-content: center; }
#board svg { width: 100%; height: 100%; max-height: calc(100vh - 3rem); touch-action: manipulation; cursor: pointer; }
section { display: flex; flex-direction: column; min-height: 0; }
h1 { font-size: 1.25rem; margin: 0; }
#facts { margin: .25rem 0 1rem; opacity: .75; }
nav { display: flex; gap: .5rem; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .5rem;
  padding: .4rem .8rem; min-width: 2.75rem; min-height: 2.75rem; cursor: pointer; }
nav button { flex: 1; }
button:hover:enabled { border-color: var(--accent); }
button:disabled { opacity: .35; cursor: default; }
button:focus-visible { outline: 2px solid var(--accent); }
#name { font-weight: 600; margin: 1rem 0 .25rem; }
#ways { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .25rem 0; }
#ways button.on { border-color: var(--accent); color: var(--accent); }
#comment { white-space: pre-wrap; overflow: auto; overflow-wrap: anywhere; flex: 1; padding-top: .5rem; }
@media (max-width: 52rem) {
  main { grid-template-columns: 1fr; height: auto; padding: .75rem; gap: .75rem; }
  #board svg { max-height: 80vh; }
}
</style>
)page";

constexpr const char* kPagePanel = R"page(<nav>
<button data-go="first" aria-label="|◀">|◀</button>
<button data-go="back" aria-label="◀">◀</button>
<button data-go="on" aria-label="▶">▶</button>
<button data-go="last" aria-label="▶|">▶|</button>
</nav>
<p id="name" aria-live="polite"></p>
<div id="ways"></div>
<div id="comment"></div>
)page";

constexpr const char* kPageScript = R"page(const nodes = game.nodes;
nodes.forEach((node, i) => { node.children = []; if (i) nodes[node.parent].children.push(i); });
const svg = document.querySelector("#board svg");
svg.removeAttribute("width");
svg.removeAttribute("height");
const layer = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
const find = id => document.getElementById(id);
const place = n => game.margin + n * game.cell;
let at = 0;
const chosen = [];  // which way was gone last at a node

function paint(kind, attributes, text) {
  const element = document.createElementNS(svg.namespaceURI, kind);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  if (text !== undefined) element.textContent = text;
  layer.append(element);
}

function stonesAt(node) {
  const path = [];
  for (let i = node; i !== undefined; i = nodes[i].parent) path.unshift(i);
  const stones = new Map();
  for (const i of path) for (const [x, y, stone] of nodes[i].changes) stones.set(x + "," + y, stone);
  return stones;
}

const shapes = { triangle: "M0-11 9.5 6.5H-9.5z", square: "M-8-8H8V8H-8z",
  circle: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", cross: "M-7.5-7.5 7.5 7.5M7.5-7.5-7.5 7.5" };

function paintMark([kind, x, y, text], stones) {
  const stone = stones.get(x + "," + y) || 0;
  const ink = stone === 1 ? "#fdfaf3" : "#2b1d0e";
  const transform = `translate(${place(x)} ${place(y)})`;
  if (kind === "black" || kind === "white") {
    paint("rect", { x: -6, y: -6, width: 12, height: 12, rx: 1.5, transform, fill: kind === "black" ? "#111114" : "#fbfaf6",
      stroke: "#8d8878" });
  } else if (kind === "label") {
    if (!stone) paint("circle", { r: 14, transform, fill: "#e3b76d" });
    paint("text", { transform, y: 7, "font-size": text.length > 2 ? 14 : 20, "text-anchor": "middle", fill: ink,
      "font-family": "Helvetica,Arial,sans-serif" }, text);
  } else {
    paint("path", { d: shapes[kind], transform, fill: "none", stroke: ink, "stroke-width": 2.6, "stroke-linejoin": "round" });
  }
}

function show() {
  const node = nodes[at];
  const stones = stonesAt(at);
  layer.replaceChildren();
  for (const symbol of ["#s", null]) {
    for (const [point, stone] of stones) {
      if (!stone) continue;
      const [x, y] = point.split(",").map(Number);
      paint("use", { href: symbol || (stone === 1 ? "#b" : "#w"), x: place(x), y: place(y) });
    }
  }
  const marks = node.marks || [];
  const marked = new Set(marks.map(mark => mark[1] + "," + mark[2]));
  if (node.last && !marked.has(node.last.join())) {
    paint("circle", { cx: place(node.last[0]), cy: place(node.last[1]), r: 7, fill: "#f0533a" });
  }
  marks.forEach(mark => paintMark(mark, stones));
  find("name").textContent = node.name;
  find("comment").textContent = node.comment || "";
  find("comment").scrollTop = 0;
  showWays(node);
  document.querySelectorAll("nav button").forEach(button => {
    const back = button.dataset.go === "first" || button.dataset.go === "back";
    button.disabled = back ? at === 0 : node.children.length === 0;
  });
  history.replaceState(null, "", at ? "#" + at : location.pathname + location.search);
}

function showWays(node) {
  const ways = find("ways");
  ways.replaceChildren();
  if (node.children.length < 2) return;
  ways.append(game.variations);
  node.children.forEach((child, i) => {
    const button = document.createElement("button");
    button.textContent = nodes[child].name;
    if (i === (chosen[at] || 0)) button.className = "on";
    button.onclick = () => { chosen[at] = i; go(child); };
    ways.append(button);
  });
}

function go(node) { at = node; show(); }
const next = node => nodes[node].children[chosen[node] || 0];
const moves = {
  first: () => go(0),
  back: () => { if (at) go(nodes[at].parent); },
  on: () => { if (next(at) !== undefined) go(next(at)); },
  last: () => { let node = at; while (next(node) !== undefined) node = next(node); go(node); },
};
document.querySelectorAll("nav button").forEach(button => { button.onclick = moves[button.dataset.go]; });
svg.addEventListener("click", event => {
  const box = svg.getBoundingClientRect();
  (event.clientX < box.left + box.width / 3 ? moves.back : moves.on)();
});
svg.addEventListener("wheel", event => { event.preventDefault(); (event.deltaY < 0 ? moves.back : moves.on)(); },
  { passive: false });
addEventListener("keydown", event => {
  const move = { ArrowLeft: "back", ArrowUp: "back", ArrowRight: "on", ArrowDown: "on", Home: "first", End: "last" }[event.key];
  if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  moves[move]();
});
const wanted = Number(location.hash.slice(1));
go(wanted > 0 && wanted < nodes.length ? Math.floor(wanted) : 0);
)page";

}  // namespace tengen::drawing

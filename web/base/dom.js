// Builds elements from plain values. Text is always text: nothing here, and nothing above, ever
// turns a string into markup.

// h('button', {class: 'big', onclick: play}, 'Play')
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

function set(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith('on'))
    node.addEventListener(name.slice(2), value);
  else
    node.setAttribute(name, value === true ? '' : String(value));
}

// Touches the page only where something changed, so that no screen reader repeats itself.
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function show(node, visible) {
  if (node.hidden === visible) node.hidden = !visible;
}

const kSvg = 'http://www.w3.org/2000/svg';

export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(kSvg, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

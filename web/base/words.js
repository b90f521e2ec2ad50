// What the page says, in the language of whoever reads it. English is always there; another
// language is a file of the same keys in words/.
import english from '../words/en.js';

export const kLanguages = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  ja: '日本語',
  ko: '한국어'
};

let words = english;
let language = 'en';
let plural = new Intl.PluralRules('en');

// The first language of the reader that we speak.
export function languageFor(wanted) {
  const known = wanted.map((code) => code.toLowerCase().split('-')[0]);
  return known.find((code) => code in kLanguages) ?? 'en';
}

export async function speak(code) {
  if (!(code in kLanguages)) return;
  words = code === 'en' ? english : (await import(`../words/${code}.js`)).default;
  language = code;
  plural = new Intl.PluralRules(code);
}

export const currentLanguage = () => language;

// say('captured', {n: 2}): a word with its gaps filled. Where numbers bend it, the word has a form
// for each, chosen by n.
export function say(key, values = {}) {
  let text = words[key] ?? english[key] ?? key;
  if (typeof text !== 'string') text = text[plural.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (gap, name) => (name in values ? String(values[name]) : gap));
}

export const isWord = (key) => key in english;

// "B" + "lack": the two colours are in so many words that they are chosen here.
export const colored = (key, color) => key + (color === 'black' ? 'Black' : 'White');
export const sayColor = (key, color, values) => say(colored(key, color), values);

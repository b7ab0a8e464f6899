import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// Fails if nothing uses a class of a CSS module or of shared.css, or a component names one that its module or ui/theme
// lacks. A reason in the line before is needed for a style that names left or right: "... direction."; for sizes of type,
// weights and spaces that are no tokens: "... outside the scale."; for colours that are no tokens: "... outside the
// theme."; and for a state of a control that a feature draws: "... control of its own."

const CLIENT = 'frontend/src';
const IMPORTS = /^import (?:(\w+) from )?'(\.{1,2}\/[^']+\.css)'/gm;

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).map((file) => join(CLIENT, file));
const read = (file) => readFileSync(file, 'utf8');
const sources = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

function classesOf(sheet) {
  const css = read(sheet).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

/** Components by the module that they import. */
const usersOf = new Map();
const found = [];
for (const source of sources) {
  const code = read(source);
  for (const [, styles, path] of code.matchAll(IMPORTS)) {
    const module = normalize(join(dirname(source), path));
    usersOf.set(module, [...(usersOf.get(module) ?? []), source]);
    for (const [, name] of code.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g')))
      if (!classesOf(module).has(name)) found.push(`${source}: ${path} lacks .${name}`);
  }
}

const SHARED = join(CLIENT, 'ui/theme/shared.css');
const shared = classesOf(SHARED);
const plainSheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
const plain = new Set(plainSheets.flatMap((sheet) => [...classesOf(sheet)]));
const CLASS_NAME = /\b\w*[cC]lassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g;

/** The classes that a component names itself, not by its module. */
function namedBy(code) {
  return [...code.matchAll(CLASS_NAME)].flatMap(([, text, expression = '']) => {
    const strings = expression.replace(/\w+\['[^']*'\]|=== '[^']*'/g, '').matchAll(/'([^']*)'|`([^`]*)`/g);
    const texts = [...strings].map(([, quoted, template]) => quoted ?? template.replace(/\$\{[^}]*\}/g, ''));
    return [text ?? '', ...texts].join(' ').split(/\s+/).filter(Boolean);
  });
}

const named = new Set();
for (const source of sources)
  for (const name of namedBy(read(source))) {
    named.add(name);
    if (!plain.has(name)) found.push(`${source}: ui/theme lacks .${name}`);
  }
for (const module of files.filter((file) => file.endsWith('.module.css'))) {
  const code = (usersOf.get(module) ?? []).map(read).join('\n');
  for (const [, names] of read(module).matchAll(/composes: (.+) from global/g))
    for (const name of names.split(' '))
      if (plain.has(name)) named.add(name);
      else found.push(`${module}: ui/theme lacks .${name}`);
  for (const name of classesOf(module))
    if (!code.includes(`'${name}'`)) found.push(`${module}: nothing uses .${name}`);
}

const texts = files
  .filter((file) => /\.(?:ts|tsx)$/.test(file))
  .map(read)
  .join('\n');
for (const name of shared)
  if (!named.has(name) && !new RegExp(`['" ]${name}['" ]`).test(texts))
    found.push(`${SHARED}: nothing uses .${name}`);

const NAMES_SIDE = [
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)\b[\w-]*:/,
  /^border-(?:top|bottom)-(?:left|right)-/,
  /^(?:text-align|float|clear): (?:left|right)\b/,
];
const SHORTHAND =
  /^(?:margin|padding|inset|border-(?:width|style|color|radius)|scroll-(?:margin|padding)): (.*);$/;
const BRACKETS = /\([^()]*\)/g;

/** Whether a declaration differs between left and right. */
function namesSide(line) {
  if (NAMES_SIDE.some((pattern) => pattern.test(line))) return true;
  let value = SHORTHAND.exec(line)?.[1] ?? '';
  while (/\(/.test(value)) value = value.replace(BRACKETS, (inner) => inner.replace(/\W/g, '_'));
  const [first, second = first, third = first, fourth = second] = value.split(' ');
  return line.startsWith('border-radius') ? first !== second || third !== fourth : second !== fourth;
}

const FONTS = [
  /^(?:italic )?(?:400|560|640) var\(--[td]\d\d\) var\(--text\)$/,
  /^560 var\(--[td]\d\d\) var\(--display\)$/,
  /^inherit$/,
];
/** 100 900 is what the files of fonts have. */
const WEIGHT = /^(?:400|560|640|inherit|100 900)$/;
const SPACE = /^(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?)$/;
/** 1 and 2 px are optical, 44 px a target or the room of an icon. */
const LENGTH = /(?<![\w.-])-?(?!(?:1|2|44)px)[\d.]+(?:px|r?em)/;

/** Whether a declaration has a size of type, a weight or a space that is no token. */
function leavesScale(name, value) {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (property === 'font') return !FONTS.some((font) => font.test(value));
  if (property === 'font-weight') return !WEIGHT.test(value);
  return (
    property === 'font-size' || property === 'line-height' || (SPACE.test(property) && LENGTH.test(value))
  );
}

const DECLARATION = {
  css: /^ *([a-z-]+): (.*);$/g,
  // Also { base: '8px', md: '16px' }.
  ts: /\b(\w+): (?:'([^']*)'|(\{[^{}]*\}|[^',{}]+))/g,
};

/** Adds the declarations of a file that leave the scale. */
function checkScale(file, lines, declaration) {
  for (const [index, line] of lines.entries())
    for (const [, name, quoted, bare] of line.matchAll(declaration))
      if (leavesScale(name, quoted ?? bare.trim()) && !/outside the scale\b/.test(lines[index - 1] ?? ''))
        found.push(`${file}:${index + 1}: ${name} leaves the scale of ui/theme/tokens.css`);
}

const sheets = readdirSync('frontend/site', { encoding: 'utf8' }).map((file) => join('frontend/site', file));
for (const sheet of [...files, ...sheets].filter((file) => file.endsWith('.css'))) {
  const lines = read(sheet).split('\n');
  checkScale(sheet, lines, DECLARATION.css);
  for (const [index, line] of lines.entries())
    if (namesSide(line.trim()) && !/direction\. \*\/$/.test(lines[index - 1] ?? ''))
      found.push(`${sheet}:${index + 1}: names left or right, where start or end turn with the language`);
}
for (const recipe of files.filter((file) => file.endsWith('.recipe.ts'))) {
  checkScale(recipe, read(recipe).split('\n'), DECLARATION.ts);
  if (
    /(?:margin|padding|border)(?:Left|Right)|\b(?:left|right):|textAlign: '(?:left|right)'/.test(read(recipe))
  )
    found.push(`${recipe}: names left or right, where start or end turn with the language`);
}

const COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/i;

/** The line before a colour, or before several in a row. */
function lineBeforeColors(lines, index) {
  const line = lines[index - 1] ?? '';
  return COLOR.test(line) ? lineBeforeColors(lines, index - 1) : line;
}

for (const file of [...files, ...sheets].filter(
  (path) => /(?<!\.test)\.(?:css|tsx)$/.test(path) && !/\/ui\/(?:theme|scenes)\//.test(path),
)) {
  const lines = read(file).split('\n');
  for (const [index, line] of lines.entries())
    if (COLOR.test(line) && !/outside the theme\b/.test(lineBeforeColors(lines, index)))
      found.push(`${file}:${index + 1}: a colour that is no token of ui/theme/tokens.css`);
}

const STATE = /:(?:hover|focus|checked|active|disabled)|\[aria-(?:pressed|selected|expanded|disabled)/;
const LOOKS = join(CLIENT, 'ui/theme/controls.css');
const PAINT = /^ *(?:background|border|box-shadow|color|fill|font|outline|text-decoration)\b/m;

for (const module of files.filter(
  (file) => file.endsWith('.module.css') && !file.startsWith(`${CLIENT}/ui/`),
))
  for (const [, before, body] of read(module).matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const [selector, ...reason] = before.split('*/').reverse();
    if (STATE.test(selector) && PAINT.test(body) && !/control of its own\. $/.test(reason[0] ?? ''))
      found.push(`${module}: draws ${selector.trim()}, which data-control does (${LOOKS})`);
  }

const looks = read(LOOKS);
for (const source of sources)
  for (const [attribute, look] of read(source).matchAll(/data-control="(\w+)"/g))
    if (!looks.includes(`[data-control='${look}']`)) found.push(`${source}: ${LOOKS} lacks ${attribute}`);

for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;

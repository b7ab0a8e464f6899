// What is wrong with the translations: missing, left over, or with other values than the English text.
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const problems = [];
const CASES = String.raw`(?:[^{}]|\{\w+(?:, number)?\})*`;
const CHOSEN = new RegExp(String.raw`\{\w+, (plural|select),(?: ?(?:=\d+|\w+) ?\{${CASES}\})+\s*\}`, 'g');
const CASE = new RegExp(String.raw` (?:=\d+|\w+) ?\{(${CASES})\}`, 'g');
/** Readers are friends: du, tú, tu. Words that only a polite form has. */
const POLITE = { es: /\b(?:usted|ustedes)\b/i, fr: /\b(?:votre|vos|veuillez)\b/i };
for (const catalog of await getCatalogs(getConfig())) {
  const messages = (await catalog.collect()) ?? {};
  for (const locale of catalog.locales) check(locale, messages, (await catalog.read(locale)) ?? {});
}
for (const problem of problems.slice(0, 50)) console.error(problem);
if (problems.length > 0) {
  console.error(
    `${problems.length} translations are missing or wrong. "npm run texts" lists them in locales/.`,
  );
  process.exitCode = 1;
}

function check(locale, messages, translations) {
  for (const [id, { message, context }] of Object.entries(messages)) {
    const translation = translations[id]?.translation ?? '';
    const source = message ?? id;
    if (translation === '') problems.push(`${locale}: missing: ${source}${context ? ` (${context})` : ''}`);
    else if (namesIn(source) !== namesIn(translation))
      problems.push(`${locale}: not the same values: ${source} / ${translation}`);
    else if (casesIn(source) !== casesIn(translation))
      problems.push(`${locale}: not the same cases: ${source} / ${translation}`);
    else if (source.endsWith('{binding}') && !translation.endsWith('{binding}'))
      problems.push(`${locale}: phones read the code in the last line alone: ${translation}`);
    else if (POLITE[locale]?.test(translation))
      problems.push(`${locale}: too polite (docs/glossary/): ${translation}`);
    else if (!isReadable(translation)) problems.push(`${locale}: cannot be read: ${translation}`);
  }
  for (const id of Object.keys(translations))
    if (messages[id] === undefined) problems.push(`${locale}: no longer said: ${id}`);
}

/** Names in braces and tags, each once. */
function namesIn(text) {
  // A case of one word looks like a value: `one {trip}`.
  const opened = text.replaceAll(CHOSEN, (all) => all.replaceAll(CASE, ' ($1)'));
  const names = [...opened.matchAll(/\{(\w+)(?=[,}])|(<\d+)(?=\/?>)/g)].map(([, name, tag]) => name ?? tag);
  return [...new Set(names)].sort().join(' ');
}

/** Names that a select tells apart; those of plurals are each language's own. */
function casesIn(text) {
  const selects = [...text.matchAll(CHOSEN)].filter(([, kind]) => kind === 'select');
  const names = selects.flatMap(([all]) => [...all.matchAll(CASE)].map(([one]) => one.split('{')[0].trim()));
  return [...new Set(names)].sort().join(' ');
}

/** Quotes escape braces in ICU MessageFormat; what is written here needs none. */
function isReadable(text) {
  const rest = text
    .replaceAll(CHOSEN, (all) => (/\bother ?\{/.test(all) ? '' : '{'))
    .replaceAll(/\{\w+(, number)?\}/g, '');
  return !/[{}]/.test(rest) && !/'[{}#|]/.test(text);
}

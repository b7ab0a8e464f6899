import { extractFromFileWithBabel } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { readFileSync } from 'node:fs';

const file = new URL('domain/text/data/languages.json', import.meta.url);
const { languages } = JSON.parse(readFileSync(file, 'utf8'));
const [{ code: SOURCE }] = languages;

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
/** Ids and sources are literals (backend/test/texts/messages.test.ts). */
const MESSAGES = new RegExp(String.raw`\b(?:msg|fieldMsg)\(\s*'([^']+)',\s*${LITERAL}`, 'g');

/** Finds Lingui's macros, and the messages of rules and services (domain/text/message.ts). */
const extractor = {
  match: (filename) => /\.tsx?$/.test(filename) && !/\.(?:test|generated)\.tsx?$/.test(filename),
  async extract(filename, code, onMessage, context) {
    if (code.includes("/macro'"))
      await extractFromFileWithBabel(filename, code, onMessage, context, { plugins: ['typescript', 'jsx'] });
    for (const { 1: id, 2: literal, index } of code.matchAll(MESSAGES)) {
      const message = literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
      const line = code.slice(0, index).split('\n').length;
      // The source is the only help that a translator has.
      onMessage({ id, message, origin: [filename, line, 0], comment: message, placeholders: {} });
    }
  },
};

/** @type {import('@lingui/conf').LinguiConfig} */
export default {
  sourceLocale: SOURCE,
  locales: languages.map(({ code }) => code).filter((code) => code !== SOURCE),
  catalogs: [
    { path: 'locales/{locale}', include: ['frontend/src', 'frontend/site', 'domain', 'backend/src'] },
  ],
  extractors: [extractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
};

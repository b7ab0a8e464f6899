// Writes the server's catalogues: translations by the ids of messages of rules and services.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, SOURCE } from './languages.mjs';

const root = new URL('../../', import.meta.url);
const catalogues = new URL('dist/locales/', root);

rmSync(catalogues, { recursive: true, force: true });
mkdirSync(catalogues, { recursive: true });
for (const language of LANGUAGES.filter((one) => one !== SOURCE)) {
  const file = `locales/${language}.po`;
  const context = { locale: language, sourceLocale: SOURCE, filename: file };
  const messages = await formatter().parse(readFileSync(new URL(file, root), 'utf8'), context);
  const texts = Object.entries(messages).filter(([, message]) => isOfServer(message));
  const json = JSON.stringify(Object.fromEntries(texts.map(([id, { translation }]) => [id, translation])));
  writeFileSync(new URL(`${language}.json`, catalogues), json);
}

/** Texts of screens are their own ids, so they have a source beside it. */
function isOfServer({ message, translation, origin = [], obsolete }) {
  return (
    message === undefined &&
    translation !== '' &&
    !obsolete &&
    origin.some(([file]) => /^(?:domain|backend)\//.test(file))
  );
}

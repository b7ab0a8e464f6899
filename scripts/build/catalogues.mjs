// Writes the server's catalogues: translations by the ids of messages of rules and services.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { DIST, LANGUAGES, LOCALES, SOURCE } from './languages.mjs';

const catalogues = new URL('locales/', DIST);

rmSync(catalogues, { recursive: true, force: true });
mkdirSync(catalogues, { recursive: true });
for (const language of LANGUAGES.filter((one) => one !== SOURCE)) {
  const file = new URL(`${language}.po`, LOCALES);
  const context = { locale: language, sourceLocale: SOURCE, filename: file.pathname };
  const messages = await formatter().parse(readFileSync(file, 'utf8'), context);
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

// npm run build:pseudo: the built product once more in .cache/pseudo, where German is a language that nobody speaks. A text
// in English letters is one that has no translation.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { runnerImport } from 'vite';

const LANGUAGE = 'de';
const folder = resolve('.cache/pseudo');

const { module } = await runnerImport('./backend/test/texts/pseudoText.ts', { logLevel: 'error' });
const [catalogue] = await getCatalogs(getConfig());
const messages = await catalogue.collect();
const texts = Object.entries(messages).map(([id, message]) => [
  id,
  { ...message, translation: module.pseudo(message.message ?? id) },
]);

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'locales'), { recursive: true });
const context = { locale: LANGUAGE, sourceLocale: 'en' };
writeFileSync(
  join(folder, `locales/${LANGUAGE}.po`),
  await formatter().serialize(Object.fromEntries(texts), context),
);
for (const part of ['bundle', 'client', 'documents.json'])
  cpSync(join('dist', part), join(folder, 'dist', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.languages'),
  });
for (const args of [['scripts/build/buildClient.mjs', LANGUAGE], ['scripts/build/catalogues.mjs']]) {
  // Importing the module above has set it to development.
  const env = { ...process.env, NODE_ENV: 'production', BUILD_DIR: folder };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clientDir, LANGUAGES, SOURCE } from './languages.mjs';

/** Languages to add to what is built; by default all is built. */
const added = process.argv.slice(2);
const languages = added.length > 0 ? added : LANGUAGES;

if (added.length === 0) run(['node_modules/@graphql-codegen/cli/esm/bin.js']);
for (const language of languages) {
  const env = { ...process.env, APP_LANGUAGE: language };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config'];
  run([...vite, 'frontend/vite.config.ts'], env);
  run([...vite, 'frontend/prerender.config.ts'], env);
  run(['scripts/build/prerender.mjs'], env);
  // Lists the files built before.
  run([...vite, 'frontend/vite.worker.config.ts'], env);
}
for (const language of languages.filter((one) => one !== SOURCE)) gatherAssets(clientDir(language));
if (added.length === 0) {
  run(['scripts/build/docs.mjs']);
  run(['scripts/build/packAssets.mjs']);
}

function run(args, env = process.env) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

/** Names contain a hash of the content: languages share one folder, and the files that have no texts. */
function gatherAssets(dir) {
  const [from, to] = [dir, clientDir(SOURCE)].map((one) => join(one, 'assets'));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
  rmSync(from, { recursive: true });
}

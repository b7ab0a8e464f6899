// Writes the typed hooks of the client's documents, builds the client with them, and prerenders what needs no script.
import { spawnSync } from 'node:child_process';

const vite = ['node_modules/vite/bin/vite.js', 'build', '--config'];
for (const args of [
  ['node_modules/@graphql-codegen/cli/esm/bin.js'],
  [...vite, 'frontend/vite.config.ts'],
  [...vite, 'frontend/prerender.config.ts'],
  ['scripts/build/prerender.mjs'],
  // The worker names the files of the others.
  [...vite, 'frontend/vite.worker.config.ts'],
  ['scripts/build/packAssets.mjs'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

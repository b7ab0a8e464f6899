import { spawnSync } from 'node:child_process';

const vite = ['node_modules/vite/bin/vite.js', 'build', '--config'];
for (const args of [
  ['node_modules/@graphql-codegen/cli/esm/bin.js'],
  [...vite, 'frontend/vite.config.ts'],
  [...vite, 'frontend/prerender.config.ts'],
  ['scripts/build/prerender.mjs'],
  // Lists the files built before.
  [...vite, 'frontend/vite.worker.config.ts'],
  ['scripts/build/packAssets.mjs'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

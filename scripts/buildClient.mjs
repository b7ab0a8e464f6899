// Writes the typed hooks of the client's documents, and builds the client with them.
import { spawnSync } from 'node:child_process';

for (const args of [
  ['node_modules/@graphql-codegen/cli/esm/bin.js'],
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'frontend/vite.config.ts'],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

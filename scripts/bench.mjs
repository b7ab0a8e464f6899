// npm run bench: the product against a hand-written server with the same answers, as ratios side by side;
// npm run bench -- admin: the admin dashboard over a large generated installation.
import { argv, chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshInstall();
await freshBuild();
await import(
  argv.includes('admin') ? '../dist/backend/bench/adminBench.js' : '../dist/backend/bench/bench.js'
);

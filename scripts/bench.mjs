// npm run bench: the product against a hand-written server with the same answers, as ratios side by side.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshInstall();
await freshBuild();
await import('../dist/backend/bench/bench.js');

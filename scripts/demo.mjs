// npm run demo: npm start with a believable trip in it, on data of its own.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { endWithParent } from './endWithParent.mjs';
import { requireFreePort } from './freePort.mjs';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
endWithParent();
chdir(fileURLToPath(new URL('..', import.meta.url)));
await requireFreePort('npm run demo');
await freshInstall();
await freshBuild();
process.env.DATA_DIR ??= './data/demo';
process.env.ADMIN_PHONES ??= '(415) 555-0101';
process.argv.push('--demo');
await import('../dist/bundle/server/main.js');

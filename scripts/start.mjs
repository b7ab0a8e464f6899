// npm start: everything from a fresh checkout to a running server; it asks for Node and npm alone.
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
await requireFreePort('npm start');
await freshInstall();
await freshBuild();
// In this process: a signal, also one that cannot be caught, meets the server itself.
await import('../dist/bundle/server/main.js');

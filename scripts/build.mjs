// npm run build: builds what is stale, for those who start the server by themselves.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshInstall();
await freshBuild();

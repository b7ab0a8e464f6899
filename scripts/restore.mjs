// npm run restore -- FILE: checks a backup whole and puts it in the place of the present data.
import { chdir } from 'node:process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
// npm runs this in the checkout; the file is meant from where the command was typed.
const file = process.argv[2] && resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2]);
chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshInstall();
await freshBuild();
process.argv.splice(2, process.argv.length, 'restore', ...(file ? [file] : []));
await import('../dist/backend/src/backup/backupCommand.js');

// npm run backup -- FILE: writes the whole database into a file, also while the server runs.
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
process.argv.splice(2, process.argv.length, 'backup', ...(file ? [file] : []));
await import('../dist/backend/src/backup/backupCommand.js');

// npm run backup -- FILE: writes the whole database into a file, also while the server runs.
// npm run restore -- FILE: checks a backup whole and puts it in the place of the present data.
import { resolve } from 'node:path';
import { prepare } from './prepare.mjs';

// npm runs this in the checkout; the file is meant from where the command was typed.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const [command, file] = process.argv.splice(2);
process.argv.push(command, ...(file ? [resolve(typedIn, file)] : []));
prepare();
await import('../../dist/backend/src/backup/backupCommand.js');

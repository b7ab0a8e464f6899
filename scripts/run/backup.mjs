// npm run backup -- FILE: dumps the database, even of a running server. npm run restore -- FILE: verifies it and
// replaces all data.
import { resolve } from 'node:path';
import { prepare } from './prepare.mjs';

// npm changes to the checkout; FILE is relative to the caller's folder.
const typedIn = process.env.INIT_CWD ?? process.cwd();
const [command, file] = process.argv.splice(2);
process.argv.push(command, ...(file ? [resolve(typedIn, file)] : []));
prepare();
await import('../../dist/bundle/server/backup.js');

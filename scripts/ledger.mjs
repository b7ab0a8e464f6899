// npm run ledger -- PHONE: prints what somebody was granted and has spent, and checks that all books are right.
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { freshBuild } from './freshBuild.mjs';
import { freshInstall } from './freshInstall.mjs';
import { requireNode } from './nodeVersion.mjs';

requireNode();
// A number may be typed with spaces and without quotes.
const phone = process.argv.slice(2).join(' ');
chdir(fileURLToPath(new URL('..', import.meta.url)));
await freshInstall();
await freshBuild();
process.argv.splice(2, process.argv.length, ...(phone === '' ? [] : [phone]));
await import('../dist/backend/src/credit/ledgerCommand.js');

// npm run ledger -- PHONE: prints an account's credits, checks all ledgers.
import { prepare } from './prepare.mjs';

// May contain spaces.
const phone = process.argv.splice(2).join(' ');
if (phone !== '') process.argv.push(phone);
prepare();
await import('../../dist/bundle/server/ledger.js');

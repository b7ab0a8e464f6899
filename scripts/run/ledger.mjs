// npm run ledger -- PHONE: prints what somebody was granted and has spent, and checks that all books are right.
import { prepare } from './prepare.mjs';

// A number may be typed with spaces and without quotes.
const phone = process.argv.splice(2).join(' ');
if (phone !== '') process.argv.push(phone);
prepare();
await import('../../dist/backend/src/credit/ledgerCommand.js');

// npm run demo: npm start with demo trips, on separate data.
import { endWithParent } from './endWithParent.mjs';
import { prepare } from './prepare.mjs';

endWithParent();
prepare();
process.env.DATA_DIR ??= './data/demo';
process.env.ADMIN_PHONES ??= '(415) 555-0101';
process.argv.push('--demo');
await import('../../dist/bundle/server/main.js');

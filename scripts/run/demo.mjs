// npm run demo: npm start with a believable trip in it, on data of its own.
import { endWithParent } from './endWithParent.mjs';
import { prepare } from './prepare.mjs';

endWithParent();
prepare();
process.env.DATA_DIR ??= './data/demo';
process.env.ADMIN_PHONES ??= '(415) 555-0101';
process.argv.push('--demo');
await import('../../dist/bundle/server/main.js');

// npm start: everything from a fresh checkout to a running server.
import { endWithParent } from './endWithParent.mjs';
import { prepare } from './prepare.mjs';

endWithParent();
prepare();
// In this process: a signal, also one that cannot be caught, meets the server itself.
await import('../../dist/bundle/server/main.js');

import { endWithParent } from './endWithParent.mjs';
import { prepare } from './prepare.mjs';

endWithParent();
prepare();
// In this process, so that even SIGKILL ends the server.
await import('../../dist/bundle/server/main.js');

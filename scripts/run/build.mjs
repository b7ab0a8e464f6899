// npm run build: installs, and builds what is stale, for those who start the server by themselves.
import { prepare } from './prepare.mjs';

prepare();

// npm run distribute: distributes the tables of trips over the machines of a Citus database.
import { prepare } from './prepare.mjs';

prepare();
await import('../../dist/bundle/server/distribute.js');

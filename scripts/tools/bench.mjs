// npm run bench: ratios to a hand-written server with the same answers; -- streams: the same beside a thousand idle
// streams; -- admin: the admin dashboard on generated data; -- blocks: what hot statements read at three sizes of the
// database; -- live: how soon others see a purchase; -- live idle: the memory of a thousand idle streams for ten minutes;
// -- table: a trip with a full table; -- recipes: searches over 10,000 recipes.
import { argv } from 'node:process';
import { prepare } from '../run/prepare.mjs';

const BENCHES = { admin: 'adminBench', blocks: 'blocks', live: 'live', recipes: 'recipeBench' };

prepare();
const [, name = 'bench'] = Object.entries(BENCHES).find(([argument]) => argv.includes(argument)) ?? [];
await import(argv.includes('table') ? './tableSpeed.mjs' : `../../dist/backend/bench/${name}.js`);

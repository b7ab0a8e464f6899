// npm run bench: ratios to a hand-written server with the same answers; -- admin: the admin dashboard on generated
// data.
import { argv } from 'node:process';
import { prepare } from '../run/prepare.mjs';

prepare();
await import(
  argv.includes('admin') ? '../../dist/backend/bench/adminBench.js' : '../../dist/backend/bench/bench.js'
);

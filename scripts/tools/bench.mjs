// npm run bench: the product against a hand-written server with the same answers, as ratios side by side;
// npm run bench -- admin: the admin dashboard over a large generated installation.
import { argv } from 'node:process';
import { prepare } from '../run/prepare.mjs';

prepare();
await import(
  argv.includes('admin') ? '../../dist/backend/bench/adminBench.js' : '../../dist/backend/bench/bench.js'
);

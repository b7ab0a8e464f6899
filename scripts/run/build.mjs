import { prepare } from './prepare.mjs';

prepare(process.argv[2]);

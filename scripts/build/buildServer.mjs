// Compiles the server, and puts it and its packages into few files: reading a thousand small ones is most of
// what a start takes.
import { spawnSync } from 'node:child_process';
import { builtinModules } from 'node:module';
import { build } from 'vite';

// Types are checked by npm test; without that this takes a quarter of the time.
const compile = ['node_modules/typescript/bin/tsc', '-p', 'backend/tsconfig.build.json', '--noCheck'];
const { status } = spawnSync(process.execPath, compile, { stdio: 'inherit' });
if (status !== 0) process.exit(1);

// What packages could use and we do not have: other databases, mostly.
const absent =
  /^(pg-native|class-validator|mysql|sqlite|sql\.js|mongodb|redis|ioredis|oracledb|mssql|@sap|hdb-)/;

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  resolve: { mainFields: ['main'] },
  // As Node resolves it, so that no package is there twice.
  ssr: { noExternal: true, resolve: { conditions: ['node'] } },
  build: {
    ssr: true,
    // As deep as the compiled server, which finds the client from where it stands.
    outDir: 'dist/bundle/server',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: 'dist/backend/src/main.js',
      // Apollo's createhash finds Node's own crypto only where it can require it, and else hashes in JavaScript.
      external: [/^node:/, ...builtinModules, absent, 'pino', '@apollo/utils.createhash'],
      // Entities and types of the schema are known by their classes' names.
      output: { keepNames: true, entryFileNames: 'main.js' },
      logLevel: 'silent',
    },
  },
});

// Bundles the server: reading a thousand small files is most of a start.
import { spawnSync } from 'node:child_process';
import { builtinModules } from 'node:module';
import { build } from 'vite';

// Types are checked by npm test; --noCheck saves three quarters of the time.
const compile = ['node_modules/typescript/bin/tsc', '-p', 'backend/tsconfig.build.json', '--noCheck'];
const { status } = spawnSync(process.execPath, compile, { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('./catalogues.mjs');

// Optional dependencies that we lack.
const absent =
  /^(pg-native|class-validator|mysql|sqlite|sql\.js|mongodb|redis|ioredis|oracledb|mssql|@sap|hdb-)/;

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  // Bundled, createhash would hash in JavaScript.
  resolve: { mainFields: ['main'], alias: { '@apollo/utils.createhash': 'node:crypto' } },
  // Else packages are bundled twice.
  ssr: { noExternal: true, resolve: { conditions: ['node'] } },
  build: {
    ssr: true,
    // As deep as the compiled server, for its path to the client.
    outDir: 'dist/bundle/server',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'dist/backend/src/main.js',
        readingThread: 'dist/backend/src/recipes/import/thread/readingThread.js',
        backup: 'dist/backend/src/backup/backupCommand.js',
        ledger: 'dist/backend/src/payment/credit/ledgerCommand.js',
        distribute: 'dist/backend/src/db/connection/distributeCommand.js',
      },
      external: [/^node:/, ...builtinModules, absent],
      // Entities are looked up by class name.
      output: { keepNames: true, entryFileNames: '[name].js' },
      logLevel: 'silent',
    },
  },
});

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { lockFileHash } from './freshInstall.mjs';
import { mustRun } from './progress.mjs';

const node = process.execPath;
/** Neither tests nor what the build itself writes: the typed hooks beside their documents. */
const isSource = (name) => !/\.(test|generated)\.tsx?$/.test(name) && name !== 'e2e' && name !== 'test';

/** The parts of the product that are built: out of what, into what, how. */
const parts = [
  {
    label: 'Building the server',
    inputs: [
      'backend/src',
      'backend/bench',
      'domain',
      'backend/tsconfig.json',
      'backend/tsconfig.build.json',
      'tsconfig.base.json',
      'scripts/buildServer.mjs',
    ],
    results: ['dist/bundle/server/main.js'],
    // The compiler leaves the output of a file that is gone, and without its notes it writes everything.
    outputs: ['dist/backend', 'dist/domain', 'dist/bundle', 'dist/backend.tsbuildinfo'],
    stamp: 'dist/server.stamp',
    args: ['scripts/buildServer.mjs'],
  },
  {
    label: 'Building the client',
    inputs: [
      'frontend',
      'domain',
      'schema.graphql',
      'codegen',
      'codegen.yml',
      'tsconfig.base.json',
      'scripts/buildClient.mjs',
      'scripts/packAssets.mjs',
      'scripts/prerender.mjs',
    ],
    results: ['dist/client/.pages/landing.html', 'frontend/src/gql/schema.generated.ts'],
    outputs: ['dist/client', 'dist/prerender'],
    stamp: 'dist/client.stamp',
    args: ['scripts/buildClient.mjs'],
  },
];

const stampOf = ({ inputs }) => `${fingerprint(inputs, isSource)} ${lockFileHash()}`;

function isFresh(part) {
  return (
    [...part.results, part.stamp].every((path) => existsSync(path)) &&
    readFileSync(part.stamp, 'utf8') === stampOf(part)
  );
}

async function build(part) {
  // Taken before: a file that changes during the build makes the result stale.
  const stamp = stampOf(part);
  for (const path of [part.stamp, ...part.outputs]) rmSync(path, { recursive: true, force: true });
  await mustRun(part.label, node, part.args, { env: { NODE_ENV: 'production' } });
  writeFileSync(part.stamp, stamp);
}

/** Builds what is missing or older than its sources, the server and the client at the same time. */
export async function freshBuild() {
  if (parts.every(isFresh)) return;
  await withCheckoutLock(async () => {
    mkdirSync('dist', { recursive: true });
    await Promise.all(parts.filter((part) => !isFresh(part)).map(build));
  });
}

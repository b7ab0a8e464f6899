import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';

/** npm writes it at the end of each install. */
const INSTALLED = 'node_modules/.package-lock.json';
const WIREIT = 'node_modules/wireit/bin/wireit.js';

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Grub Club needs Node 20.19 or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * Runs npm and ends the process when npm fails.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function npm(args, options = {}) {
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell, ...options });
  if (status !== 0) process.exit(1);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has installed what the lock file asks for; packages for other systems may be missing. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/** Goes to the root of the checkout and installs the packages unless they are there. Needs Node and npm alone. */
export function install() {
  requireNode();
  chdir(fileURLToPath(new URL('../..', import.meta.url)));
  if (isInstalled()) return;
  console.log('Installing the packages');
  // With NODE_ENV=production npm would leave out the compilers.
  npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
}

/** Installs, and builds what is stale: package.json names the inputs and outputs for Wireit. */
export function prepare() {
  install();
  // As `npm run build:all` starts it; npm itself would take a third of a second.
  const asNpm = { npm_lifecycle_event: 'build:all', npm_package_json: resolve('package.json') };
  // Wireit would keep a copy of each build.
  const env = { ...process.env, ...asNpm, WIREIT_CACHE: 'none' };
  const { status } = spawnSync(process.execPath, [WIREIT], { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

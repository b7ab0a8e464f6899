import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withCheckoutLock } from './checkoutLock.mjs';
import { mustRun } from './progress.mjs';

const stampFile = 'node_modules/.installed-for';

/** What an install depends on. @returns {string} in hex */
export function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform)
    .digest('hex');
}

/** Whether what npm says it installed is what the lock file asks for; packages for other systems are left out. */
function holdsWhatIsLocked() {
  const installedList = 'node_modules/.package-lock.json';
  if (!existsSync(installedList)) return false;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

function isFresh() {
  if (!existsSync('node_modules')) return false;
  const hash = lockFileHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  // Somebody may have installed by hand.
  if (!holdsWhatIsLocked()) return false;
  writeFileSync(stampFile, hash);
  return true;
}

/** How npm is called on this system. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return { command: process.execPath, before: [script], options: {} };
  // On Windows npm is a batch file, which only a shell runs.
  return { command: 'npm', before: [], options: { shell: process.platform === 'win32' } };
}

/** Installs the packages when node_modules is missing or is not what the lock file asks for. */
export async function freshInstall() {
  if (isFresh()) return;
  await withCheckoutLock(async () => {
    if (isFresh()) return;
    const { command, before, options } = npmCommand();
    // With NODE_ENV=production npm would leave out the compilers.
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
    await mustRun('Installing the packages', command, [...before, ...args], options);
    writeFileSync(stampFile, lockFileHash());
  });
}

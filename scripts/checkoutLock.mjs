import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const lockFile = '.cache/working.lock';
const staleAfterMs = 20 * 60_000;

function holder() {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    // A pid can be used again; nothing that the lock guards takes this long.
    if (Date.now() - statSync(lockFile).mtimeMs > staleAfterMs) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? 0 : undefined;
  }
}

function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Runs the work while no other process installs or builds in this checkout, and waits for one that does.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withCheckoutLock(work) {
  mkdirSync('.cache', { recursive: true });
  let isWaiting = false;
  while (!take()) {
    if (holder() === undefined) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!isWaiting) console.log('Another process is installing or building in this folder; waiting for it');
    isWaiting = true;
    await sleep(200);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

import { spawn } from 'node:child_process';
import { platform } from 'node:process';

const hasGroups = platform !== 'win32';

/**
 * Starts a program of Node with a process group of its own, for what starts programs itself and dies without ending
 * them: a signal to `tsc` leaves the compiler behind that it waits for.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startGroup(args, options) {
  return spawn(process.execPath, args, { ...options, detached: hasGroups });
}

/**
 * Asks a program and all that it has started to end.
 * @param {import('node:child_process').ChildProcess} child as {@link startGroup} gave it
 */
export function endGroup({ pid }) {
  try {
    process.kill(hasGroups ? -pid : pid, 'SIGTERM');
  } catch (error) {
    // Nothing of it runs any more.
    if (error.code !== 'ESRCH') throw error;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(__dirname, '../../../scripts/processGroup.mjs')).href;
const MAX_TRIES = 100;
/** A program that waits, deaf, for another, as `tsc` does; the other one says its process id. */
const WAITS = `const other = 'console.log(process.pid); setInterval(() => undefined, 1000)';
  require('node:child_process').execFileSync(process.execPath, ['-e', other], { stdio: 'inherit' });`;
/** Starts it, and ends it when a line comes in. */
const STARTS = `import { endGroup, startGroup } from ${JSON.stringify(MODULE)};
  const child = startGroup(['-e', ${JSON.stringify(WAITS)}], { stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('exit', () => process.exit());
  process.stdin.once('data', () => endGroup(child));`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what a program has started ends with it', async () => {
  const starter = spawn(process.execPath, ['--input-type=module', '-e', STARTS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(starter, 'exit');
  const [line] = (await once(createInterface(starter.stdout), 'line')) as [string];
  const pid = Number(line);
  expect(isRunning(pid)).toBe(true);
  starter.stdin.write('\n');
  await exited;
  for (let tries = 0; isRunning(pid) && tries < MAX_TRIES; tries++) await sleep(20);
  const isLeft = isRunning(pid);
  if (isLeft) process.kill(pid);
  expect(isLeft).toBe(false);
});

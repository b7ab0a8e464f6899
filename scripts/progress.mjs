import { spawn } from 'node:child_process';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const reminderMs = 15_000;

/** What runs at this moment: label → when it began, in ms. @type {Map<string, number>} */
const running = new Map();
let frame = 0;
let spinner;
let reminder;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(since > Date.now() - 10_000 ? 1 : 0)} s`;

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

function draw() {
  const all = [...running].map(([label, since]) => `${label} ${seconds(since)}`).join(' · ');
  frame += 1;
  clearLine();
  process.stdout.write(`${frames[frame % frames.length]} ${all}`.slice(0, process.stdout.columns - 1));
}

// An exit, unlike a signal, also ends the commands that run.
const onInterrupt = () => process.exit(130);
const onTerminate = () => process.exit(143);

function begin(label) {
  if (running.size === 0) process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
  running.set(label, Date.now());
  if (process.stdout.isTTY) spinner ??= setInterval(draw, frameMs);
  else {
    console.log(`… ${label}`);
    reminder ??= setInterval(() => {
      for (const [each, since] of running) console.log(`… ${each} (${seconds(since)} so far)`);
    }, reminderMs);
  }
}

function end(label, mark) {
  const since = running.get(label) ?? Date.now();
  running.delete(label);
  if (running.size === 0) {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
    clearInterval(spinner);
    clearInterval(reminder);
    spinner = undefined;
    reminder = undefined;
  }
  clearLine();
  console.log(`${mark} ${label} (${seconds(since)})`);
}

/**
 * Runs a command with a line of progress. Its output is kept back and comes out in full when it fails.
 * @param {string} label what it does, for people
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ isOk: boolean, output: string }>}
 */
export async function runWithProgress(label, command, args, options = {}) {
  begin(label);
  let output = '';
  const code = await new Promise((resolve) => {
    const env = { ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...process.env, ...options.env };
    const child = spawn(command, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.stdout.on('data', (piece) => (output += piece));
    child.stderr.on('data', (piece) => (output += piece));
    child.once('error', (error) => {
      output += String(error);
      resolve(1);
    });
    child.once('close', (exitCode) => {
      process.off('exit', stop);
      resolve(exitCode ?? 1);
    });
  });
  const isOk = code === 0;
  end(label, isOk ? '✓' : '✗');
  if (!isOk) process.stdout.write(`\n${output.trim()}\n\n`);
  return { isOk, output };
}

/** Like runWithProgress, and ends the process when the command fails: there is no way on without it. */
export async function mustRun(label, command, args, options) {
  const { isOk } = await runWithProgress(label, command, args, options);
  if (!isOk) process.exit(1);
}

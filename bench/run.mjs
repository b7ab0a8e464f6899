// npm run bench -- [SCENARIO …]: measures the scenarios in turn and fails above their goals, which it does not judge on a
// busy machine; by default "reads". Another name lists them.
import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parse } from 'node:path';
import { prepare } from '../scripts/run/prepare.mjs';

const BUSY_LOAD = 3;

prepare();
const files = new Map(readdirSync('bench/scenarios').map((file) => [parse(file).name, file]));
const asked = process.argv.slice(2);
// Before the first scenario, which makes a load of its own.
const isBusy = loadavg()[0] > BUSY_LOAD;
if (asked.every((name) => files.has(name)))
  for (const name of asked.length > 0 ? asked : ['reads']) await measure(name);
else {
  for (const name of files.keys()) console.log(`${name}: ${(await scenarioOf(name)).measures}`);
  process.exitCode = 1;
}

/** TypeScript is compiled with the server. */
async function scenarioOf(name) {
  const file = files.get(name);
  const { scenario } = await import(
    file.endsWith('.ts') ? `../dist/bench/scenarios/${name}.js` : `./scenarios/${file}`
  );
  return scenario;
}

async function measure(name) {
  const { measures, goals, run } = await scenarioOf(name);
  console.log(`\n── ${name}: ${measures}`);
  sayLoad();
  const figures = await run();
  sayLoad();
  for (const [what, most] of Object.entries(goals)) {
    const figure = figures[what];
    // What was not measured is missed, too.
    const isMet = figure <= most;
    if (!isMet && !isBusy) process.exitCode = 1;
    const mark = isBusy ? '?' : isMet ? '✓' : '✗';
    console.log(`${mark} ${what}: ${Number(figure?.toFixed(1))} (goal: at most ${most})`);
  }
  if (isBusy) console.log(`Not judged: the load was above ${BUSY_LOAD} before it began.`);
}

function sayLoad() {
  console.log(`Load average ${loadavg()[0].toFixed(1)}`);
}

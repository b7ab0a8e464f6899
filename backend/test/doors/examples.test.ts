import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookDataReader } from '../../src/http/webhooks/webhookData.ts';
import { startWebhookWorker } from '../../src/account/webhooks/webhookWorker.ts';
import { buildItem, buildMeal, buildPerson, buildTrip, type Person } from '../build.ts';
import { json, startLocalServer } from '../providers/localServer.ts';
import { createWorld, type World } from '../world.ts';
import type { Trip } from '../../src/entities/trip.entity.ts';

let world: World;
let maya: Person;
let trip: Trip;
let settings: Readonly<Record<string, string>>;
let folder: string;
beforeAll(async () => {
  world = await createWorld({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya, { name: 'Crater Lake' });
  const asked = { name: 'Examples', scopes: ['trips:read'], tripId: trip.id, days: 1 };
  const { body } = await maya.client.rest('POST', '/api/auth/me/tokens', asked);
  // The answer has this shape.
  const { secret } = body as { readonly secret: string };
  settings = { GRUB_CLUB: world.url, TOKEN: secret, TRIP: trip.id, PORT: '0' };
  folder = await mkdtemp(join(tmpdir(), 'grub-club-examples-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await world.close();
});

/** A running example, and what it has printed line by line. */
interface Running {
  readonly child: ChildProcess;
  readonly lines: AsyncIterator<string>;
}

function start(
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(process.execPath, [join('examples', name), ...args], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // An example that hangs ends with its test.
    timeout: 60_000,
  });
  return { child, lines: linesOf(child) };
}

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<string> {
  let rest = '';
  for await (const part of stdout?.setEncoding('utf8') ?? []) {
    const lines = `${rest}${String(part)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function nextLine({ lines }: Running): Promise<string> {
  const line: IteratorResult<string, unknown> = await lines.next();
  if (line.done === true) throw new Error('The example has ended.');
  return line.value;
}

async function end({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** What a program printed that ended by itself. */
async function printedBy(running: Running): Promise<string> {
  const ended = once(running.child, 'exit');
  const line = await nextLine(running);
  const [code] = (await ended) as [number];
  expect(code).toBe(0);
  return line;
}

test('the sensor tells what is still to buy', async () => {
  await buildItem(world, trip, { name: 'Charcoal', quantity: '2', unit: 'bags' });
  const swapped = { alternatives: ['Margarine'], selectedAlternative: 1, quantity: null, unit: null };
  await buildItem(world, trip, { name: 'Butter', ...swapped });
  await buildItem(world, trip, { name: 'Salt', staple: { by: null, at: '2026-06-01', answer: 'have' } });
  const sensor = start('listSensor.mjs');
  const answer = await fetch(await nextLine(sensor));
  expect(await answer.json()).toEqual({
    trip: 'Crater Lake',
    state: 2,
    lines: ['Margarine', '2 bags Charcoal'],
  });
  await end(sensor);
});

test('the sheet holds the receipts', async () => {
  await maya.client.rest('POST', `/api/trips/${trip.id}/receipts`, {
    label: 'Gas',
    amount: '45.50',
    date: trip.startDate,
    kind: 'other',
  });
  const file = join(folder, 'costs.csv');
  expect(await printedBy(start('costsSheet.mjs', [file]))).toBe(`${file} is written.`);
  const sheet = await readFile(file, 'utf8');
  expect(sheet.startsWith('\uFEFF')).toBe(true);
  expect(sheet).toContain('Gas');
});

test("the bot posts tonight's dinner", async () => {
  const chat = await startLocalServer(json(200, {}));
  const env = { CHAT_URL: chat.url };
  expect(await printedBy(start('dinnerBot.mjs', [trip.startDate], env))).toMatch(/nothing is planned/);
  await buildMeal(world, trip, { name: 'Bean chili' });
  await printedBy(start('dinnerBot.mjs', [trip.startDate], env));
  expect(chat.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { text: 'Crater Lake: nothing is planned for tonight yet.' },
    { text: 'Crater Lake, tonight: Bean chili.' },
  ]);
  await chat.close();
});

test('the receiver prints what changed, and refuses what is not signed', async () => {
  // The port before the secret: the webhook is made for its address.
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}/hook`;
  const { body } = await maya.client.rest('POST', '/api/auth/me/webhooks', { url, kinds: ['TRIP'] });
  const { secret } = body as { readonly secret: string };
  const receiver = start('webhookReceiver.mjs', [], { WEBHOOK_SECRET: secret, PORT: port });
  await nextLine(receiver);
  // Receivers refuse what is old.
  const now = () => new Date();
  const readData = webhookDataReader(world.deps);
  const worker = startWebhookWorker({ ...world.deps, db: world.dataSource.manager, readData, now });
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
  await maya.client.rest('PUT', `/api/trips/${trip.id}`, {
    name: 'Rim',
    location: 'Oregon',
    startDate: trip.startDate,
    endDate: trip.endDate,
  });
  expect(await nextLine(receiver)).toMatch(new RegExp(`^TRIP ${trip.id} at revision \\d+$`));
  await worker.stop();
  await end(receiver);
});

async function freePort(): Promise<number> {
  const server = await startLocalServer(json(200, {}));
  const port = Number(new URL(server.url).port);
  await server.close();
  return port;
}

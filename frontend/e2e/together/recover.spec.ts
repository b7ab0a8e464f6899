import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import getPort from 'get-port';
import pg from 'pg';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import type { EmbeddedConnection } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ping.ts';
import { findRunningEmbeddedPostgres } from '../../../backend/src/embeddedPostgres/embeddedPostgres.ts';
import { expect, newPhone, test } from '../support/journey.ts';
import { startLineProxy, type LineProxy } from '../support/lineProxy.ts';
import { startProcess, urlOf, type ServerProcess } from '../support/serverProcess.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
/** The promise is ten; a busy machine gets more. */
const RECOVERS_WITHIN_MS = 20_000;

interface Stage {
  /** Another person's server: it has the database, and is never disturbed. */
  readonly steady: ServerProcess;
  readonly database: EmbeddedConnection;
  readonly proxy: LineProxy;
  /** Behind the proxy. */
  server: ServerProcess;
  startServer(): Promise<ServerProcess>;
  stop(): Promise<void>;
}

async function setStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-recover-'));
  const log = createWriteStream(process.env['E2E_TERMINAL'] ?? '', { flags: 'a' });
  const shared = { DATA_DIR: join(dataDir, 'data'), CODE_PEPPER: randomUUID() };
  const steady = await startProcess(shared, log);
  const database = await findRunningEmbeddedPostgres(shared.DATA_DIR);
  if (database === undefined) throw new Error('The product has no embedded database.');
  const port = await getPort();
  const proxy = await startLineProxy(port);
  const startServer = () =>
    startProcess(
      {
        ...shared,
        DATABASE_URL: urlOf(database),
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${proxy.port}`,
      },
      log,
    );
  const stage: Stage = {
    steady,
    database,
    proxy,
    startServer,
    server: await startServer(),
    stop: async () => {
      await proxy.stop();
      await stage.server.stop();
      await steady.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return stage;
}

/** What the other person does, at the undisturbed server. */
class Other {
  readonly #request: APIRequestContext;
  readonly #mealId: string;
  readonly names: string[] = [];

  constructor(request: APIRequestContext, mealId: string) {
    this.#request = request;
    this.#mealId = mealId;
  }

  /** Until the server takes it. */
  async add(name: string): Promise<void> {
    const path = `/api/meals/${this.#mealId}/ingredients`;
    await expect
      .poll(async () => (await this.#request.post(path, { data: { name } })).status(), { timeout: 30_000 })
      .toBe(201);
    this.names.push(name);
  }

  async purchased(name: string): Promise<boolean> {
    const meal = (await (await this.#request.get(`/api/meals/${this.#mealId}/ingredients`)).json()) as {
      readonly name: string;
      readonly purchased: boolean;
    }[];
    return meal.find((one) => one.name === name)?.purchased ?? false;
  }
}

async function expectSeen(page: Page, other: Other, fault: string): Promise<void> {
  const possibleAt = performance.now();
  const last = other.names.at(-1) ?? '';
  await expect(page.getByRole('checkbox', { name: last })).toBeVisible({ timeout: RECOVERS_WITHIN_MS });
  const seconds = ((performance.now() - possibleAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'recovered', description: `${fault}: ${seconds} s` });
  for (const name of other.names) await expect(page.getByRole('checkbox', { name })).toBeVisible();
}

test('a page recovers from each loss of its line, server or database, and misses nothing', async ({
  journey,
  browser,
}) => {
  test.slow();
  const stage = await setStage();
  const { proxy, steady } = stage;
  const phone = newPhone();
  const outside = await browser.newContext({ baseURL: steady.url });
  const inside = await browser.newContext({
    baseURL: `http://127.0.0.1:${proxy.port}`,
    viewport: LAPTOP.viewport,
    hasTouch: LAPTOP.hasTouch,
  });
  try {
    // Not the journey's own page: browsers report lost sockets on the console.
    const page = await inside.newPage();
    await journey.signUp('Maya Torres', newPhone(), await outside.newPage());
    const { request } = outside;
    const created = await request.post('/api/trips', {
      data: {
        name: 'Lake Wallowa Weekend',
        location: 'Joseph, Oregon',
        startDate,
        endDate: addDays(startDate, 2),
        invitePhones: [phone],
      },
    });
    const { id: tripId } = (await created.json()) as { id: string };
    const meal = { tripId, date: startDate, type: 'dinner', name: 'Fish tacos' };
    const { id: mealId } = (await (await request.post('/api/meals', { data: meal })).json()) as {
      id: string;
    };
    const other = new Other(request, mealId);
    await journey.signUp('Sam Okafor', phone, page);
    await journey.acceptInvitation(page);
    await other.add('limes');
    const connected = page.waitForEvent('websocket', { timeout: 0 });
    await page.goto(`/trips/${tripId}/shopping`);
    await (await connected).waitForEvent('framereceived');
    await other.add('feta');
    await expectSeen(page, other, 'no fault');

    proxy.cut();
    await other.add('corn');
    await expectSeen(page, other, 'lines cut');

    proxy.forget();
    await other.add('rice');
    await expectSeen(page, other, 'lines forgotten silently');

    proxy.swallow();
    await other.add('beans');
    await page.getByRole('checkbox', { name: 'limes' }).check();
    await expect(page.getByRole('button', { name: 'Offline, 1 change waits' })).toBeVisible({
      timeout: 60_000,
    });
    await other.add('salsa');
    proxy.restore();
    await expectSeen(page, other, 'network silent until changes are counted');
    await expect(page.getByText('1 change sent')).toBeVisible();
    await expect.poll(() => other.purchased('limes'), { timeout: RECOVERS_WITHIN_MS }).toBe(true);

    await stage.server.kill();
    await other.add('cabbage');
    await expect(page.getByRole('button', { name: 'Offline', exact: true })).toBeVisible({ timeout: 60_000 });
    stage.server = await stage.startServer();
    await expectSeen(page, other, 'server killed');

    const client = new pg.Client(stage.database);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer as pid",
    );
    await client.end();
    process.kill(rows[0]?.pid ?? 0, 'SIGINT');
    await other.add('cilantro');
    await expectSeen(page, other, 'Postgres restarted');

    await other.add('onions');
    await expectSeen(page, other, 'no fault');
  } finally {
    await inside.close();
    await outside.close();
    await stage.stop();
  }
});

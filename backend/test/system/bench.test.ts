import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createHandWritten } from '../../../bench/server/handWritten.ts';
import { requireSameAnswer } from '../../../bench/server/requireSameAnswer.ts';
import { comparisons, type Comparison } from '../../../bench/server/comparisons.ts';
import { seed, type Size } from '../../../bench/server/seed.ts';
import { createWorld, type World } from '../world.ts';

/** As in the bench: each meal has ingredients, the viewer has two trips, and no participant is pending. */
const SMALL: Size = {
  trips: 60,
  ingredientsPerTrip: 30,
  tripsOfRegular: 3,
  mealsOfCart: 6,
  ingredientsOfCart: 24,
};

let world: World;
let pool: pg.Pool;
let all: readonly Comparison[];
beforeAll(async () => {
  world = await createWorld();
  pool = new pg.Pool(world.connection);
  all = comparisons(await seed(world.dataSource, SMALL));
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

/** Runs work with the address of a server, then closes the server. */
async function withAddress(server: Server, work: (url: string) => Promise<void>): Promise<void> {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  try {
    // A listening server has an address with a port.
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((settle) => server.close(settle));
  }
}

test('the hand-written server answers like the product in every comparison, whoever ticked before', async () => {
  expect(all.map(({ name }) => name)).toContain('trip, GraphQL');
  const ticks = all.find(({ name }) => name === 'tick, REST')?.requests ?? [];
  const [ticked, unticked] = [ticks.slice(0, ticks.length / 2), ticks.slice(ticks.length / 2)];
  await withAddress(createHandWritten(pool), async (url) => {
    for (const ticker of [world.url, url]) {
      for (const { path, body = null, ...request } of [...unticked, ...ticked])
        await (await fetch(ticker + path, { ...request, body })).text();
      for (const comparison of all) await requireSameAnswer(world.url, url, comparison);
    }
  });
});

test('a comparison with two different answers is refused', async () => {
  const empty = createServer((_request, response) => response.end('{}'));
  await withAddress(empty, async (url) => {
    for (const comparison of all)
      await expect(requireSameAnswer(world.url, url, comparison)).rejects.toThrow(
        `${comparison.name}: the two answers differ.`,
      );
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createHandWritten } from '../../bench/handWritten.ts';
import { requireSameAnswer } from '../../bench/requireSameAnswer.ts';
import { scenarios, type Scenario } from '../../bench/scenarios.ts';
import { seed, type Size } from '../../bench/seed.ts';
import { createWorld, type World } from '../world.ts';

/**
 * Enough that the viewer has made two trips, and that each meal of a plan and of the cart has ingredients. As in the
 * bench, nobody is only invited to the trips that are looked at.
 */
const SMALL: Size = {
  ...{ trips: 60, ingredientsPerTrip: 30, tripsOfRegular: 3 },
  ...{ mealsOfCart: 6, ingredientsOfCart: 24 },
};

let world: World;
let pool: pg.Pool;
let all: readonly Scenario[];
beforeAll(async () => {
  world = await createWorld();
  pool = new pg.Pool(world.connection);
  all = scenarios(await seed(world.dataSource, SMALL));
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

/** Lets a server listen for as long as the work with its address takes. */
async function withAddress(server: Server, work: (url: string) => Promise<void>): Promise<void> {
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  try {
    // What listens on a port has an address with one.
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((settle) => server.close(settle));
  }
}

test('what the product is measured against answers the same in every scenario of the bench', async () => {
  expect(all.map(({ name }) => name)).toContain('trip, GraphQL');
  await withAddress(createHandWritten(pool), async (url) => {
    for (const scenario of all) await requireSameAnswer(world.url, url, scenario);
  });
});

test('a scenario with two different answers is not compared', async () => {
  const empty = createServer((_request, response) => response.end('{}'));
  await withAddress(empty, async (url) => {
    for (const scenario of all)
      await expect(requireSameAnswer(world.url, url, scenario)).rejects.toThrow(
        `${scenario.name}: the two answers differ.`,
      );
  });
});

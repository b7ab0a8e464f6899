import { call, cookieOf, onCamps } from '../browser/onCamps.mjs';
import { openPage } from '../browser/onDemo.mjs';

const LEAST = { dishes: 1, eaters: 75, copies: 1 };
const NAMES = { dishes: 'dishes', eaters: 'eaters', copies: 'ingredients' };
const FACTORS = [2, 4];
/** Of a goal that is a ratio. */
const NOISE = 1.1;
const WARM_UP = 20;
const CALLS = 10;
/** Other work on the machine only makes them longer: the least of them counts. */
const ROUNDS = 3;

const SIZES = [
  LEAST,
  ...Object.keys(NAMES).flatMap((what) =>
    FACTORS.map((factor) => ({ ...LEAST, [what]: factor * LEAST[what] })),
  ),
];
const BLOCKS = 'blocks of the trip';
const ANSWERS = ['trip page', 'trip, REST', 'verdicts, REST'];
const ratioOf = (answer, what, factor) => `${answer}: times the least, ${factor} times the ${NAMES[what]}`;
const RATIOS = [BLOCKS, ...ANSWERS].flatMap((answer) =>
  Object.keys(NAMES).flatMap((what) =>
    FACTORS.map((factor) => ({ answer, what, factor, name: ratioOf(answer, what, factor) })),
  ),
);

/** @type {import('../scenario.ts').Scenario} */
export const scenario = {
  measures:
    'what reading costs as trips become many, by blocks of 8 KB, and as dishes, eaters and ingredients of one become many, by CPU',
  goals: Object.fromEntries(RATIOS.map(({ name, factor }) => [name, factor * NOISE])),
  run: async () => {
    await sayBlocksByTrips();
    return onCamps(SIZES, async (browser, server, camps) => {
      const costs = new Map([[BLOCKS, camps.map(({ blocks }) => blocks)]]);
      const asks = asksOf(server, await tripQueryOf(browser, server, camps[0]));
      for (const [answer, ask] of Object.entries(asks)) costs.set(answer, await leastCpu(server, camps, ask));
      for (const [answer, all] of costs)
        console.log(`${answer}: ${all.map((cost) => Number(cost.toFixed(1))).join(', ')}`);
      return Object.fromEntries(
        RATIOS.map(({ answer, what, factor, name }) => {
          const of = (size) => costs.get(answer)[SIZES.indexOf(size)];
          return [name, of(SIZES.find((size) => size[what] === factor * LEAST[what])) / of(LEAST)];
        }),
      );
    });
  },
};

async function sayBlocksByTrips() {
  // Built with the server.
  const { blocksByTrips, TRIP_COUNTS } = await import('../../dist/bench/server/blocksByTrips.js');
  const { row } = await import('../../dist/bench/scenario.js');
  const line = (what, counts) => row(what, ...counts.map((count) => count.toLocaleString('en')));
  const blocks = await blocksByTrips();
  console.log(line('', TRIP_COUNTS));
  for (const [what, counts] of blocks) console.log(line(what, counts));
}

function asksOf(server, { of, query }) {
  return {
    'trip page': (camp) =>
      call(server, camp, 'POST', '/graphql', JSON.parse(query.replaceAll(of.tripId, camp.tripId))),
    'trip, REST': (camp) => call(server, camp, 'GET', `/api/trips/${camp.tripId}`),
    'verdicts, REST': (camp) => call(server, camp, 'GET', `/api/trips/${camp.tripId}/verdicts`),
  };
}

/** The trip's query as its page sends it. */
async function tripQueryOf(browser, server, of) {
  const page = await openPage(browser, server, cookieOf(of), { serviceWorkers: 'block' });
  const isAsked = (request) =>
    request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === 'Trip';
  const [request] = await Promise.all([
    page.waitForRequest(isAsked),
    page.goto(`${server.url}/trips/${of.tripId}`),
  ]);
  const query = request.postData();
  await page.context().close();
  return { of, query };
}

/** The server's CPU for an answer by camp, in turns, so that a slow moment hits all. */
async function leastCpu(server, camps, ask) {
  const least = camps.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, camp] of camps.entries()) {
      if (round === 0) await repeat(WARM_UP, () => ask(camp));
      const before = await server.usage();
      await repeat(CALLS, () => ask(camp));
      const after = await server.usage();
      least[index] = Math.min(least[index], (after.cpuMs - before.cpuMs) / CALLS);
    }
  return least;
}

async function repeat(times, work) {
  for (let time = 0; time < times; time += 1) await work();
}

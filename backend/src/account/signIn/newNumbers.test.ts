import { buildParticipant, buildPerson, buildTrip, newPhone } from '../../../test/build.ts';
import { post } from '../../../test/signIn.ts';
import { createWorld, type World } from '../../../test/world.ts';

const HOURLY_LIMIT = 100;

let world: World;
beforeEach(async () => {
  world = await createWorld({ TRUST_PROXY: '1', SMS_HOURLY_LIMIT: String(HOURLY_LIMIT) });
});
afterEach(() => world.close());

/** Asks for a code from an address, and says whether it was sent. */
async function asks(phone: string, ip: string): Promise<boolean> {
  const answer = await post(world.visitor(), 'request-code', { phone }, { 'x-forwarded-for': ip });
  if (answer.status !== 200) expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  return answer.status === 200;
}

/** Limits give texts back while a slow test runs: in an hour, all. */
function expectSent(sent: readonly boolean[], limit: number, since: number): void {
  const back = Math.floor((limit * (Date.now() - since)) / 3_600_000);
  const count = sent.filter(Boolean).length;
  expect(count).toBeGreaterThanOrEqual(limit);
  expect(count).toBeLessThanOrEqual(limit + back);
}

/** Numbers of other area codes than the builders'. */
function strangers(area: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `+1${area}55501${String(index).padStart(2, '0')}`);
}

test('numbers that nobody knows use up half of the texts, and accounts and invited numbers still get theirs', async () => {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const invited = newPhone();
  await buildParticipant(world, trip, null, { phone: invited, inviteStatus: 'pending' });
  const start = Date.now();
  const sent: boolean[] = [];
  for (const [index, area] of ['212', '303', '503', '718'].entries())
    for (const phone of strangers(area, 30)) sent.push(await asks(phone, `203.0.${index}.1`));
  expectSent(sent, HOURLY_LIMIT / 2, start);
  expect(await asks(maya.user.phone, '198.51.100.7')).toBe(true);
  expect(await asks(invited, '198.51.100.7')).toBe(true);
  await world.passSeconds(3601);
  expect(await asks('+16175550100', '203.0.9.1')).toBe(true);
});

test('outside North America they use up half of a country’s texts, and known numbers of it still get theirs', async () => {
  const anna = await buildPerson(world, { phone: '+493023125999' });
  const start = Date.now();
  const sent: boolean[] = [];
  for (let index = 0; index < 60; index += 1)
    sent.push(await asks(`+4930231250${String(index).padStart(2, '0')}`, `203.0.${index}.1`));
  // A country has half of all texts.
  expectSent(sent, HOURLY_LIMIT / 4, start);
  expect(await asks(anna.user.phone, '198.51.100.7')).toBe(true);
});

test('one network and one area code have a share of their own', async () => {
  const start = Date.now();
  const fromNetwork: boolean[] = [];
  for (const [index, phone] of [...strangers('212', 24), ...strangers('303', 24)].entries())
    fromNetwork.push(await asks(phone, `203.0.113.${index % 4}`));
  expectSent(fromNetwork, 45, start);
  expect(await asks('+15035550100', '203.0.113.99')).toBe(false);
  expect(await asks('+15035550100', '203.0.114.1')).toBe(true);
});

test('a text that was not sent is given back to every limit it counts against', async () => {
  world.setSendOutcome({ kind: 'not_sent', reason: 'http_500' });
  const answer = await post(world.visitor(), 'request-code', { phone: '+12125550100' });
  expect(answer.status).toBe(502);
  const rows = await world.dataSource.query<{ key: string; points: number }[]>(
    "select key, points from rate_limits where key like 'new_numbers%' and points <> 0",
  );
  expect(rows).toEqual([]);
});

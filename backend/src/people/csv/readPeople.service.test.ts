import { readFileSync } from 'node:fs';
import { LIMITS } from '../../../../domain/limits.ts';
import { buildCompanion, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { recordedBy } from '../../../test/tripChanges.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya, { startDate: '2026-06-12', endDate: '2026-06-20' }));

const CAMP = readFileSync('domain/testdata/camp.csv');

interface Listed {
  readonly number: number;
  readonly name: string;
  readonly problems: readonly string[];
  readonly doubt: string | null;
}
interface List {
  readonly people: readonly Listed[];
  readonly notes: readonly string[];
}

const pathOf = (rest: string) => `/api/trips/${trip.id}/eaters${rest}`;

/** By REST, as bytes. */
async function read(body: Uint8Array<ArrayBuffer>, cookie = maya.client.sessionCookie ?? '') {
  const headers = { 'content-type': 'text/csv', cookie };
  const answer = await fetch(world.url + pathOf('/read-file'), { method: 'POST', headers, body });
  // The shape of the row's operation, or of a refusal.
  const {
    people = [],
    notes = [],
    ...refusal
  } = (await answer.json()) as Partial<List> & { readonly message?: string };
  return { status: answer.status, people, notes, message: refusal.message };
}
const bytesOf = (text: string) => new TextEncoder().encode(text);

const add = ({ client }: Person, body: unknown, key?: string) =>
  client.rest('POST', pathOf('/batch'), body, key === undefined ? {} : { 'Idempotency-Key': key });

const companions = () =>
  world.dataSource.manager.find(Eater, {
    where: { tripId: trip.id, isCompanion: true },
    order: { id: 'asc' },
  });

describe('a list of people', () => {
  it('is read line by line, and nobody is added', async () => {
    const list = await read(bytesOf('Name;Avoids;Phone\nAna;coeliac;555-0101\n;;\nMaya Torres;soon;'));
    expect(list.status).toBe(200);
    expect(list.notes).toEqual(['This column is not read: Phone.']);
    expect(list.people).toEqual([
      {
        number: 2,
        name: 'Ana',
        group: null,
        portion: 1,
        eatsEverything: false,
        note: null,
        arrives: null,
        leaves: null,
        avoids: [{ kind: 'DIET', value: 'gluten-free', strictness: 'ALLERGY' }],
        problems: [],
        doubt: null,
      },
      expect.objectContaining({ number: 4, doubt: 'Maya Torres is on this trip already.' }),
    ]);
    expect(await companions()).toEqual([]);
  });

  it('of a camp is added by one call, and one change', async () => {
    const { people } = await read(CAMP);
    expect(people).toHaveLength(40);
    expect(
      people.flatMap(({ problems, doubt }) => [...problems, ...(doubt === null ? [] : [doubt])]),
    ).toEqual([]);
    const listed = people.map(({ number: _number, problems: _problems, doubt: _doubt, ...person }) => person);
    const [event, ...more] = await recordedBy(world, () => add(maya, { companions: listed }));
    expect(event).toMatchObject({ kind: 'TABLE', ids: (await companions()).map(({ id }) => id) });
    expect(more).toEqual([]);
    expect((await companions()).map(({ name }) => name)).toEqual(people.map(({ name }) => name));
    expect(new Set((await companions()).map(({ group }) => group))).toEqual(
      new Set(['Foxes', 'Owls', 'Bears']),
    );
    const again = await read(CAMP);
    expect(again.people.every(({ doubt }) => doubt !== null)).toBe(true);
  });

  it('is the same over GraphQL', async () => {
    const query = `query ($input: ReadPeopleInput!) {
      readPeople(input: $input) { people { number name problems doubt } notes } }`;
    const input = { tripId: trip.id, text: 'Vorname;Name;Foo\nAna;Weber;1\n;;x' };
    const { data } = await maya.client.graphql(query, { input });
    const { people, notes } = await read(bytesOf(input.text));
    const inShort = people.map(({ number, name, problems, doubt }) => ({ number, name, problems, doubt }));
    expect(data).toEqual({ readPeople: { people: inShort, notes } });
  });

  it.each([
    ['nothing', '', 'There is nothing to read: the list is empty.'],
    ['a header', 'Name;Avoids\n', 'The list names its columns, but no people.'],
    [
      'a spreadsheet',
      'PK\u0003\u0004\0',
      'This is no CSV file. In a spreadsheet, save the sheet as CSV and choose that file.',
    ],
  ])('is refused if it is %s', async (_what, text, message) => {
    expect(await read(bytesOf(text))).toMatchObject({ status: 400, message });
  });

  it('is read 60 times an hour', async () => {
    const text = bytesOf('Name\nAna');
    for (let count = 0; count < 60; count++) expect((await read(text)).status).toBe(200);
    expect((await read(text)).status).toBe(429);
  });

  it('of more than 1 MB is refused, and not read before signing in', async () => {
    const large = new Uint8Array(10 * 1024 * 1024);
    expect((await read(large)).status).toBe(413);
    expect((await read(large, '')).status).toBe(401);
  });
});

describe('several companions are added', () => {
  const ANA = { name: 'Ana', portion: 0.5, avoids: [{ text: 'no nuts', strictness: 'ALLERGY' }] };

  it('once for an Idempotency-Key', async () => {
    const first = await add(maya, { companions: [ANA, { name: 'Cem' }] }, 'camp');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject([
      { name: 'Ana', portion: 0.5 },
      { name: 'Cem', portion: 1 },
    ]);
    const again = await add(maya, { companions: [ANA, { name: 'Cem' }] }, 'camp');
    expect(again.body).toEqual(first.body);
    expect((await add(maya, { companions: [ANA] }, 'camp')).status).toBe(409);
    expect(await companions()).toHaveLength(2);
  });

  it('in groups that the trip has, or that the first of them names', async () => {
    await add(maya, { companions: [{ name: 'Ana', group: 'Sea otters' }] });
    await add(maya, {
      companions: [
        { name: 'Bo', group: 'sea  OTTERS' },
        { name: 'Cem', group: 'Foxes' },
        { name: 'Dia', group: 'FOXES' },
      ],
    });
    const groups = (await companions()).map(({ group }) => group);
    expect(groups).toEqual(['Sea otters', 'Sea otters', 'Foxes', 'Foxes']);
  });

  it('and the account does not remember them', async () => {
    await add(maya, { companions: [ANA] });
    expect((await maya.client.rest('GET', '/api/auth/me/companions')).body).toEqual([]);
  });

  it.each([
    ['a name is missing', { name: ' ' }, 'companions.1.name'],
    ['a portion is none', { name: 'Cem', portion: 9 }, 'companions.1.portion'],
    [
      'one leaves before arriving',
      {
        name: 'Cem',
        arrives: { date: '2026-06-14', type: 'LUNCH' },
        leaves: { date: '2026-06-13', type: 'LUNCH' },
      },
      'companions.1.leaves',
    ],
    [
      'one avoids and eats everything',
      { name: 'Cem', eatsEverything: true, avoids: [{ text: 'nuts', strictness: 'DIET' }] },
      'eatsEverything',
    ],
  ])('or none of them: if %s', async (_what, second, field) => {
    const refuse = async () => {
      const answer = await add(maya, { companions: [ANA, second, { name: 'Dia' }] });
      expect(answer).toMatchObject({ status: 400, body: { field } });
    };
    expect(await recordedBy(world, refuse)).toEqual([]);
    expect(await companions()).toEqual([]);
  });

  it('or none of them: if the last has no seat', async () => {
    const own = await world.dataSource.manager.findOneByOrFail(Eater, { tripId: trip.id });
    const count = LIMITS.tripEaters - 2;
    for (let index = 0; index < 3; index++)
      await buildCompanion(world, { id: own.participantId, tripId: trip.id });
    const all = Array.from({ length: count }, (_, index) => ({ name: `Cem ${index}` }));
    expect(await add(maya, { companions: all })).toMatchObject({
      status: 400,
      body: { message: `At most ${LIMITS.tripEaters} people can eat on a trip.` },
    });
    expect(await companions()).toHaveLength(3);
    expect((await add(maya, { companions: all.slice(2) })).status).toBe(201);
  });
});

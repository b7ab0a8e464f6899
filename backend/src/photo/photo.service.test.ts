import { buildParticipant, buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { cut, drip, html, json, noAnswer, type Answer } from '../../test/providers/localServer.ts';
import {
  exhausted,
  refusal,
  startLocalUnsplash,
  UNSPLASH_KEY,
  type LocalUnsplash,
} from '../../test/providers/localUnsplash.ts';
import { createWorld, type World } from '../../test/world.ts';
import { poolOf } from '../db/pool.ts';

const HOUR = 3600;

let unsplash: LocalUnsplash;
let world: World;
let maya: Person;

beforeEach(async () => {
  unsplash = await startLocalUnsplash();
  world = await createWorld({
    UNSPLASH_ACCESS_KEY: UNSPLASH_KEY,
    UNSPLASH_API_URL: unsplash.url,
    PUBLIC_URL: 'http://food.example.org',
    PRODUCT_NAME: 'Camp Kitchen',
  });
  maya = await buildPerson(world);
});

afterEach(async () => {
  await world.close();
  await unsplash.close();
});

const FOUND = {
  urls: {
    regular: 'https://images.unsplash.com/photo-1?ixid=abc&w=1080',
    small: 'https://images.unsplash.com/photo-1?ixid=abc&w=400',
  },
  attribution: {
    photographer: 'Jeff Sheldon',
    photographerUrl: 'https://unsplash.com/@ugmonk?utm_source=camp_kitchen&utm_medium=referral',
    unsplashUrl: 'https://unsplash.com/photos/eOLpJytrbsQ?utm_source=camp_kitchen&utm_medium=referral',
  },
  isDrawn: false,
};

function drawn(scene: string) {
  const url = `http://food.example.org/scenes/${scene}.svg`;
  return {
    urls: { regular: url, small: url },
    attribution: { photographer: 'Camp Kitchen', photographerUrl: null, unsplashUrl: null },
    isDrawn: true,
  };
}

async function image(location: string, client = maya.client): Promise<unknown> {
  const { status, body } = await client.rest('GET', `/api/locations/${encodeURIComponent(location)}/image`);
  expect(status).toBe(200);
  return body;
}

/** Matches any answer with this `isDrawn`. */
const drawnOrNot = (isDrawn: boolean): unknown => expect.objectContaining({ isDrawn });

describe('the photo of a trip', () => {
  test('is Unsplash’s own address with the photographer, over GraphQL and REST, and is searched once', async () => {
    const trip = await buildTrip(world, maya, { location: ' Crater  Lake ' });
    const rest = await maya.client.rest('GET', `/api/trips/${trip.id}/photo`);
    expect(rest).toMatchObject({ status: 200, body: FOUND });
    const { data } = await maya.client.graphql(
      `query ($id: ID!) { trip(id: $id) { photo {
        urls { regular small } attribution { photographer photographerUrl unsplashUrl } isDrawn } } }`,
      { id: trip.id },
    );
    expect(data).toEqual({ trip: { photo: FOUND } });
    expect(unsplash.searched()).toEqual(['crater lake']);
  });

  test('is shown only to accepted participants', async () => {
    const trip = await buildTrip(world, maya);
    const [pending, outsider] = await Promise.all([buildPerson(world), buildPerson(world)]);
    await buildParticipant(world, trip, pending, { inviteStatus: 'pending' });
    const clients = [world.visitor(), outsider.client, pending.client];
    const answers = await Promise.all(clients.map((c) => c.rest('GET', `/api/trips/${trip.id}/photo`)));
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404]);
    expect(unsplash.seen).toEqual([]);
  });

  test('costs one statement for all trips of a list', async () => {
    const places = ['Bend', 'Moab', 'Reno', 'Salem', 'Boise', 'Vail', 'Taos'];
    const statements = async () => {
      const spy = jest.spyOn(poolOf(world.dataSource.manager), 'query');
      const { data } = await maya.client.graphql('{ trips { photo { isDrawn urls { small } } } }');
      const count = spy.mock.calls.length;
      spy.mockRestore();
      return { count, trips: (data as { trips: { photo: { isDrawn: boolean } }[] }).trips };
    };
    for (const location of places) await image(location);
    for (const location of places.slice(0, 2)) await buildTrip(world, maya, { location });
    const few = await statements();
    for (const location of places.slice(2)) await buildTrip(world, maya, { location });
    const many = await statements();
    expect(few.trips).toHaveLength(2);
    expect(many.trips).toHaveLength(7);
    expect(many.trips.every(({ photo }) => !photo.isDrawn)).toBe(true);
    expect(many.count).toBe(few.count);
    expect(unsplash.searched()).toHaveLength(places.length);
  });

  test('in several trips to one new place is searched once', async () => {
    for (let i = 0; i < 4; i += 1) await buildTrip(world, maya, { location: 'Bend' });
    const { data } = await maya.client.graphql('{ trips { photo { isDrawn } } }');
    const photo = { isDrawn: false };
    expect(data).toEqual({ trips: [{ photo }, { photo }, { photo }, { photo }] });
    expect(unsplash.searched()).toEqual(['bend']);
  });
});

describe('the picture of a place', () => {
  test('is the small photo, cached for any spelling of the name', async () => {
    const small = { urls: { small: FOUND.urls.small }, isDrawn: false };
    expect(await image('Joseph, Oregon')).toEqual(small);
    expect(await image('  joseph,   OREGON ')).toEqual(small);
    expect(unsplash.searched()).toEqual(['joseph, oregon']);
  });

  test('is cached for a day on every server, and then searched again', async () => {
    const sibling = await world.sibling();
    await image('Bend');
    const there = await buildPerson(sibling);
    expect(await image('Bend', there.client)).toEqual(drawnOrNot(false));
    await world.passSeconds(24 * HOUR - 60);
    await image('Bend');
    expect([unsplash.searched().length, unsplash.reported()]).toEqual([1, 1]);
    await world.passSeconds(120);
    await image('Bend', there.client);
    expect([unsplash.searched().length, unsplash.reported()]).toEqual([2, 2]);
    await sibling.close();
  });

  test('is searched once and reported once for ten concurrent requests at two servers', async () => {
    const sibling = await world.sibling();
    const there = await buildPerson(sibling);
    const { search } = unsplash;
    let answerNow: () => void = () => undefined;
    const tenHaveAsked = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    unsplash.search = (response, request) => void tenHaveAsked.then(() => search(response, request));
    let claims = 0;
    for (const { dataSource } of [world, sibling]) {
      const pool = poolOf(dataSource.manager);
      const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
      jest.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
        claims += Number((args[0] as { name?: string }).name === 'claim_photo');
        if (claims === 10) answerNow();
        return query(...args);
      });
    }
    const images = await Promise.all(
      Array.from({ length: 10 }, (_, i) => image('Bend', i % 2 === 0 ? maya.client : there.client)),
    );
    expect(images).toEqual(Array.from({ length: 10 }, () => drawnOrNot(false)));
    expect([unsplash.searched(), unsplash.reported()]).toEqual([['bend'], 1]);
    await sibling.close();
  });

  test('is searched by another server after the first was killed while searching', async () => {
    await world.dataSource.query(
      "insert into place_photos (place, claimed_until) values ('bend', now() + interval '1 second')",
    );
    expect(await image('Bend')).toEqual(drawnOrNot(false));
    expect(unsplash.searched()).toEqual(['bend']);
  });

  test.each([
    ['blank', '%20', 'Please enter a location.'],
    ['too long', 'x'.repeat(201), 'Location can have at most 200 characters.'],
    ['with a null byte', 'a%00', 'The text contains characters that cannot be stored. Please remove them.'],
  ])('with a name that is %s is refused', async (_what, location, message) => {
    const { status, body } = await maya.client.rest('GET', `/api/locations/${location}/image`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'location', message },
    });
    expect(unsplash.seen).toEqual([]);
  });

  test('whose name grows when normalized is found in the cache', async () => {
    const long = '\uFDFA'.repeat(200);
    await image(long);
    expect(await image(long)).toEqual(drawnOrNot(false));
    expect(unsplash.searched()).toHaveLength(1);
  });

  test('is drawn after sixty new places an hour, over GraphQL and REST; cached places do not count', async () => {
    for (let i = 0; i < 59; i += 1) await image(`Place ${i}`);
    for (let i = 0; i < 3; i += 1) await image('Place 0');
    expect(await image('Bend')).toEqual(drawnOrNot(false));
    const { data } = await maya.client.graphql('{ locationImage(location: "Moab") { isDrawn } }');
    expect(data).toEqual({ locationImage: { isDrawn: true } });
    expect(await image('Place 0')).toEqual(drawnOrNot(false));
    const jonas = await buildPerson(world);
    expect(await image('Moab', jonas.client)).toEqual(drawnOrNot(false));
    await world.passSeconds(HOUR + 1);
    expect(await image('Reno')).toEqual(drawnOrNot(false));
  });

  test('is drawn when the search counter fails', async () => {
    await world.dataSource.query('alter table rate_limits rename to rate_limits_gone');
    expect(await image('Moab')).toEqual(drawnOrNot(true));
    await world.dataSource.query('alter table rate_limits_gone rename to rate_limits');
    expect(await image('Moab')).toEqual(drawnOrNot(false));
    expect(unsplash.searched()).toEqual(['moab']);
  });
});

describe('when Unsplash fails', () => {
  test.each<[string, Answer]>([
    ['no results', json(200, { total: 0, total_pages: 0, results: [] })],
    ['a wrong key', refusal(401, 'OAuth error: The access token is invalid')],
    ['an exhausted limit', exhausted],
    ['too many requests', refusal(429, 'Too many requests')],
    ['an error', refusal(500, 'Something went wrong')],
    ['HTML', html(200)],
    ['a cut connection', cut],
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('with %s, the page has a drawing for an hour', async (_what, answer) => {
    const { search } = unsplash;
    unsplash.search = answer;
    const trip = await buildTrip(world, maya, { location: 'Moab, Utah' });
    const photo = () => maya.client.rest('GET', `/api/trips/${trip.id}/photo`);
    expect(await photo()).toMatchObject({ status: 200, body: drawn('desert') });
    unsplash.search = search;
    await world.passSeconds(HOUR - 60);
    expect((await photo()).body).toEqual(drawn('desert'));
    expect([unsplash.searched(), unsplash.reported()]).toEqual([['moab, utah'], 0]);
    await world.passSeconds(120);
    expect((await photo()).body).toEqual(FOUND);
  });

  test('to connect, the page has a drawing, and the log has the reason without the key', async () => {
    await unsplash.close();
    expect(await image('Cannon Beach')).toEqual({
      urls: { small: drawn('coast').urls.small },
      isDrawn: true,
    });
    const line = world.logLines.find((text) => text.includes('search for a photo failed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ reason: 'ECONNREFUSED' });
    expect(world.logLines.join()).not.toContain(UNSPLASH_KEY);
  });

  test('five times in a row, the breaker opens: a drawing is shown, and is not cached', async () => {
    const { search } = unsplash;
    unsplash.search = exhausted;
    for (const place of ['Bend', 'Moab', 'Reno', 'Salem', 'Boise']) await image(place);
    unsplash.search = search;
    expect(await image('Vail')).toEqual(drawnOrNot(true));
    expect(unsplash.searched()).toHaveLength(5);
    const sibling = await world.sibling();
    const there = await buildPerson(sibling);
    expect(await image('Vail', there.client)).toEqual(drawnOrNot(false));
    expect(await image('Bend', there.client)).toEqual(drawnOrNot(true));
    await sibling.close();
  });

  test('to record a use, the photo is still shown', async () => {
    unsplash.download = refusal(500, 'Something went wrong');
    expect(await image('Bend')).toEqual(drawnOrNot(false));
    expect(unsplash.reported()).toBe(1);
  });
});

describe('without an access key', () => {
  test('places are drawn, clients are informed, and nothing is cached', async () => {
    const keyless = await createWorld();
    const { client } = await buildPerson(keyless);
    expect(await image('Crater Lake', client)).toMatchObject({ isDrawn: true });
    const { body } = await client.rest('GET', '/api/features');
    expect(body).toMatchObject({ photosEnabled: false });
    const rows: unknown = await keyless.dataSource.query('select place from place_photos');
    await keyless.close();
    expect(rows).toEqual([]);
  });

  test('the content security policy allows images from Unsplash only with a key', async () => {
    const keyless = await createWorld();
    const imageSources = async ({ url }: World) => {
      const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
      return /img-src [^;]*/.exec(policy)?.[0];
    };
    expect(await imageSources(keyless)).toBe("img-src 'self' data:");
    expect(await imageSources(world)).toBe(
      "img-src 'self' data: https://images.unsplash.com https://plus.unsplash.com",
    );
    await keyless.close();
  });
});

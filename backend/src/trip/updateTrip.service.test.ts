import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../test/build.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';
import type { Trip } from '../entities/trip.entity.ts';

const UPDATE = `mutation ($input: UpdateTripInput!) {
  updateTrip(input: $input) {
    trip {
      name location startDate endDate includeDinners includeSnacks isCompleted viewerCan
      plannedMealCount totalMealCount mealsOutsidePlanCount meals { date type name }
    }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));

const fields = (overrides: object = {}) => ({
  name: ' Lake Wallowa, again ',
  location: 'Enterprise, Oregon',
  startDate: '2026-06-13',
  endDate: '2026-06-15',
  ...overrides,
});
const put = (overrides: object = {}, person = maya) =>
  person.client.rest('PUT', `/api/trips/${trip.id}`, fields(overrides));

test('over GraphQL, fields that are left out stay, also without a version', async () => {
  const rename = (change: object) =>
    maya.client.graphql(UPDATE, { input: { id: trip.id, name: 'Lake Week', ...change } });
  const { location, startDate, endDate } = trip;
  expect((await rename({})).data).toMatchObject({
    updateTrip: { trip: { name: 'Lake Week', location, startDate, endDate } },
  });
  expect(await rename({ location: null })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'location' });
  expect(await rename({ endDate: '2026-06-01' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'endDate' });
});

test('without a version, all of the trip is read before it is looked for', async () => {
  const stranger = await buildPerson(world);
  const edit = (change: object) => stranger.client.rest('PUT', `/api/trips/${trip.id}`, change);
  const { name, location, startDate, endDate } = trip;
  expect(await edit({ startDate: 'x', location, endDate })).toMatchObject({
    status: 400,
    body: { field: 'name' },
  });
  expect(await edit({ name, location, startDate: endDate, endDate: startDate })).toMatchObject({
    status: 400,
    body: { field: 'endDate' },
  });
  expect(await edit({ name, location, startDate, endDate })).toMatchObject({ status: 404 });
});

describe('an edit that is based on a version', () => {
  const edit = (body: object, person = maya) => person.client.rest('PUT', `/api/trips/${trip.id}`, body);
  let jonas: Person;
  beforeEach(async () => {
    jonas = await buildPerson(world);
    await buildParticipant(world, trip, jonas, { isOrganizer: true });
  });

  test('keeps what others changed in other fields', async () => {
    expect(await edit({ version: 1, location: 'Enterprise, Oregon' })).toMatchObject({ status: 200 });
    expect(await edit({ version: 1, name: 'Lake Week' }, jonas)).toMatchObject({
      status: 200,
      body: { name: 'Lake Week', location: 'Enterprise, Oregon', startDate: trip.startDate, version: 3 },
    });
  });

  test('is refused with the current values where it would overwrite a later change', async () => {
    await edit({ version: 1, name: 'Lake Week', includeSnacks: true });
    const refused = await edit({ version: 1, name: 'Our Week', location: 'Enterprise' }, jonas);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        conflict: {
          version: 2,
          fields: ['name'],
          current: {
            name: 'Lake Week',
            location: trip.location,
            mealTypes: ['breakfast', 'lunch', 'dinner', 'snack'],
          },
        },
      },
    });
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect(body).toMatchObject({ name: 'Lake Week', location: trip.location });
  });

  test('of one day is refused after a change of the other', async () => {
    await edit({ version: 1, startDate: '2026-06-12' });
    expect(await edit({ version: 1, endDate: '2026-06-16' }, jonas)).toMatchObject({
      status: 409,
      body: { conflict: { fields: ['endDate'], current: { startDate: '2026-06-12' } } },
    });
  });

  test('compares its days with those of the trip', async () => {
    expect(await edit({ version: 1, endDate: '2026-06-01' })).toMatchObject({
      status: 400,
      body: { field: 'endDate', message: 'End date must be after start date.' },
    });
  });
});

describe('editing a trip', () => {
  test('answers 200 with the same trip as a later read, texts trimmed', async () => {
    const edited = await put({ includeSnacks: true });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: 'Lake Wallowa, again', location: 'Enterprise, Oregon', includeSnacks: true },
    });
    expect(edited.body).toEqual((await maya.client.rest('GET', `/api/trips/${trip.id}`)).body);
  });

  test('keeps a meal type that is absent or null', async () => {
    await put({ includeDinners: false, includeDesserts: true });
    expect(await put({ includeSnacks: null })).toMatchObject({
      body: { includeBreakfasts: true, includeDinners: false, includeSnacks: false, includeDesserts: true },
    });
  });

  test('changes dietary restrictions, and keeps them when absent or null', async () => {
    const texts = ['vegan', 'no mushrooms'];
    expect(await put({ dietaryRestrictions: texts })).toMatchObject({ body: { dietaryRestrictions: texts } });
    expect(await put()).toMatchObject({ body: { dietaryRestrictions: texts } });
    expect(await put({ dietaryRestrictions: null })).toMatchObject({ body: { dietaryRestrictions: texts } });
    expect(await put({ dietaryRestrictions: [] })).toMatchObject({ body: { dietaryRestrictions: [] } });
  });

  test.each([
    ['an unreadable text', ['vegan', 'penut alergy'], /^We do not understand “penut alergy”/],
    ['a number', [7], 'Dietary restriction has to be text.'],
    ['an object', { vegan: true }, 'Dietary restriction has to be text.'],
    ['a null byte', ['\0'], 'The text contains characters that cannot be stored. Please remove them.'],
    ['a long text', ['no mushrooms, '.repeat(50)], 'Dietary restriction can have at most 500 characters.'],
    ['more than 30', new Array(31).fill('vegan'), 'There can be at most 30 dietary restrictions.'],
  ])('refuses %s for a diet, and changes nothing', async (_what, dietaryRestrictions, message) => {
    expect(await put({ dietaryRestrictions })).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_USER_INPUT',
        field: 'dietaryRestrictions',
        message: expect.stringMatching(message) as unknown,
      },
    });
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect(body).toMatchObject({ name: trip.name, dietaryRestrictions: [] });
  });

  test('is allowed for a co-organizer', async () => {
    const jonas = await buildPerson(world);
    await buildParticipant(world, trip, jonas, { isOrganizer: true });
    expect((await put({}, jonas)).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter a trip name.'],
    [{ location: undefined }, 'location', 'Please enter a trip location.'],
    [{ startDate: null }, 'startDate', 'Please select a start date.'],
    [{ endDate: '' }, 'endDate', 'Please select an end date.'],
    [{ endDate: '2026-06-13' }, 'endDate', 'End date must be after start date.'],
    [{ endDate: '2026-08-12' }, 'endDate', 'A trip can last at most 60 days.'],
    [{ includeSnacks: 'yes' }, 'includeSnacks', 'Snacks has to be true or false.'],
  ])('refuses %j with the message of that field, and changes nothing', async (wrong, field, message) => {
    expect(await put(wrong)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field, message } });
    expect(await maya.client.rest('GET', `/api/trips/${trip.id}`)).toMatchObject({
      body: { name: trip.name },
    });
  });

  test('into the past completes the trip, and locks it', async () => {
    const dates = { startDate: '2026-05-01', endDate: '2026-05-03' };
    const { data } = await maya.client.graphql(UPDATE, { input: fields({ ...dates, id: trip.id }) });
    expect(data).toMatchObject({
      updateTrip: {
        trip: { isCompleted: true, viewerCan: ['VIEW', 'VOTE', 'ADD_RECEIPTS', 'EXPORT', 'EDIT_RECEIPTS'] },
      },
    });
    expect(await put()).toMatchObject({ status: 409, body: { code: 'TRIP_COMPLETED' } });
  });

  test('applies two concurrent edits whole, one after the other', async () => {
    const [one, other] = [
      { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-05' },
      { name: 'Zion', location: 'Springdale', startDate: '2026-08-01', endDate: '2026-08-02' },
    ];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([put({ ...one, includeSnacks: true }), put(other)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
      const { name } = Object(body) as Trip;
      expect(body).toMatchObject({ ...(name === 'Moab' ? one : other), includeSnacks: true });
    }
  });
});

describe('removing days or a meal type', () => {
  const shorten = async () => {
    const input = { ...fields({ endDate: '2026-06-14', includeDinners: false }), id: trip.id };
    const { data } = await maya.client.graphql(UPDATE, { input });
    return data;
  };
  const lastDay = (type: 'breakfast' | 'lunch' | 'dinner', overrides: object = {}) =>
    buildMeal(world, trip, { date: '2026-06-15', type, name: '', ...overrides });

  test('keeps meals with content outside the plan, and counts them separately', async () => {
    await buildMeal(world, trip, { date: '2026-06-13', type: 'lunch', name: 'Soup' });
    await buildMeal(world, trip, { date: '2026-06-13', type: 'dinner', name: 'Chili' });
    await lastDay('breakfast', { recipe: 'Grandmother' });
    await buildIngredient(world, await lastDay('lunch', { status: 'not_needed' }));
    expect(await shorten()).toMatchObject({
      updateTrip: {
        trip: {
          plannedMealCount: 1,
          totalMealCount: 4,
          mealsOutsidePlanCount: 3,
          meals: [{ name: 'Soup' }, { name: 'Chili' }, { type: 'BREAKFAST' }, { type: 'LUNCH' }],
        },
      },
    });
    expect((await maya.client.graphql('{ trips { plannedMealCount mealsOutsidePlanCount } }')).data).toEqual({
      trips: [{ plannedMealCount: 1, mealsOutsidePlanCount: 3 }],
    });
  });

  test('deletes empty slots outside the plan, including not-needed ones', async () => {
    await lastDay('breakfast');
    await lastDay('lunch', { status: 'not_needed' });
    await buildMeal(world, trip, { date: '2026-06-13', type: 'lunch', name: '', status: 'not_needed' });
    expect(await shorten()).toMatchObject({
      updateTrip: { trip: { mealsOutsidePlanCount: 0, meals: [{ date: '2026-06-13', type: 'LUNCH' }] } },
    });
  });

  test('does not count a meal outside the plan once it is empty', async () => {
    const { id } = await lastDay('lunch', { name: 'Soup' });
    await shorten();
    await maya.client.rest('PATCH', `/api/meals/${id}`, { name: '' });
    expect(await maya.client.rest('GET', `/api/trips/${trip.id}`)).toMatchObject({
      body: { mealsOutsidePlanCount: 0 },
    });
  });

  test('can be undone: the meals return to the plan', async () => {
    await lastDay('dinner', { name: 'Chili' });
    await shorten();
    expect((await put({ includeDinners: true })).body).toMatchObject({
      mealsOutsidePlanCount: 0,
      plannedMealCount: 1,
    });
  });

  test('loses no ingredient that is concurrently added to an empty meal', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await lastDay('lunch', { status: 'not_needed' });
      const [added] = await Promise.all([
        maya.client.rest('POST', `/api/meals/${id}/ingredients`, { name: 'Salt' }),
        put({ endDate: '2026-06-14' }),
      ]);
      const kept = await maya.client.rest('GET', `/api/meals/${id}`);
      expect([added.status, kept.status]).toEqual(added.status === 201 ? [201, 200] : [404, 404]);
      await world.dataSource.query('delete from meals where id = $1', [id]);
      await put();
    }
  });

  test('leaves no empty meal that is concurrently added to a removed day', async () => {
    for (let round = 0; round < 10; round++) {
      const slot = { tripId: trip.id, date: '2026-06-15', type: 'lunch', status: 'not_needed' };
      const [created] = await Promise.all([
        maya.client.rest('POST', '/api/meals', slot),
        put({ endDate: '2026-06-14' }),
      ]);
      expect([201, 400]).toContain(created.status);
      expect(await maya.client.rest('GET', `/api/trips/${trip.id}`)).toMatchObject({ body: { meals: [] } });
      await put();
    }
  });
});

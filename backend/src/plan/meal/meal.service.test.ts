import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildTrip,
  buildVote,
} from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { leaveUserTrip } from '../../access/userTrips.sql.ts';
import { Participant } from '../../entities/participant.entity.ts';

const UPDATE = `mutation ($input: UpdateMealInput!) {
  updateMeal(input: $input) {
    meal { name description recipe instructions assignedToId assignedTo { name isViewer } status ingredientCount }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const jonas = eachTest(async () =>
  buildParticipant(world, trip, await buildPerson(world, { name: 'Jonas Weber' })),
);

const slot = (overrides: object = {}) => ({
  tripId: trip.id,
  date: '2026-06-14',
  type: 'dinner',
  ...overrides,
});

describe('adding a meal to a slot', () => {
  test('answers 201 with the meal and its cook', async () => {
    const fields = slot({
      name: ' Cast-iron chili ',
      description: 'Mild',
      recipe: '',
      assignedToId: jonas.id,
    });
    expect(await maya.client.rest('POST', '/api/meals', fields)).toMatchObject({
      status: 201,
      body: {
        tripId: trip.id,
        date: '2026-06-14',
        type: 'dinner',
        name: 'Cast-iron chili',
        description: 'Mild',
        instructions: [],
        recipe: null,
        assignedToId: jonas.id,
        assignedTo: { name: 'Jonas Weber' },
        status: 'planned',
        isAiGenerated: false,
        createdAt: '2026-06-01T12:00:00.000Z',
      },
    });
  });

  test('marks an empty slot as not needed', async () => {
    const answer = await maya.client.rest('POST', '/api/meals', slot({ status: 'not_needed' }));
    expect(answer).toMatchObject({ status: 201, body: { name: '', status: 'not_needed' } });
  });

  test('accepts one of two concurrent calls', async () => {
    const answers = await Promise.all(
      ['Chili', 'Tacos'].map((name) => maya.client.rest('POST', '/api/meals', slot({ name }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'This slot already has a meal.',
      messageId: 'meal.slotTaken',
      code: 'CONFLICT',
    });
  });

  test('names the message of a refused field, and its values', async () => {
    const { body } = await maya.client.rest('POST', '/api/meals', slot({ name: 'x'.repeat(121) }));
    expect(body).toMatchObject({
      messageId: 'text.tooLong',
      values: { label: { id: 'field.mealName', message: 'Meal name' }, max: 120 },
    });
  });

  test.each([
    [{ date: '2026-06-16' }, 'date', 'The date has to be a day of the trip.'],
    [{ date: '2026-02-30' }, 'date', 'Date has to be a calendar date such as 2026-06-13.'],
    [{ type: 'brunch' }, 'type', 'Meal type has to be one of breakfast, lunch, dinner, snack, dessert.'],
    [{ name: 'x'.repeat(121) }, 'name', 'Meal name can have at most 120 characters.'],
    [
      { description: 'a\0b' },
      'description',
      'The text contains characters that cannot be stored. Please remove them.',
    ],
    [{ assignedToId: 'Jonas' }, 'assignedToId', 'Assignee is not a valid id.'],
    [{ tripId: 17 }, 'tripId', 'Trip id is not a valid id.'],
  ])('refuses %j with the message of that field', async (wrong, field, message) => {
    const answer = await maya.client.rest('POST', '/api/meals', slot(wrong));
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field, message } });
  });

  test('refuses a cook who is pending or in another trip', async () => {
    const pending = await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
    const elsewhere = await buildParticipant(world, await buildTrip(world, maya), null);
    for (const { id } of [pending, elsewhere])
      expect(await maya.client.rest('POST', '/api/meals', slot({ assignedToId: id }))).toMatchObject({
        status: 400,
        body: { field: 'assignedToId', message: 'Please choose an accepted participant of this trip.' },
      });
  });

  test('is refused once the trip is completed', async () => {
    const past = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    const fields = { tripId: past.id, date: '2026-05-02', type: 'lunch' };
    expect(await maya.client.rest('POST', '/api/meals', fields)).toMatchObject({
      status: 409,
      body: { code: 'TRIP_COMPLETED' },
    });
  });
});

describe('changing a meal', () => {
  test('keeps absent fields and clears null ones', async () => {
    const { id } = await buildMeal(world, trip, {
      description: 'Mild',
      recipe: 'Grandmother',
      assignedToId: jonas.id,
      instructions: ['Simmer'],
    });
    const first = await maya.client.graphql(UPDATE, { input: { id, name: 'Tacos', recipe: null } });
    expect(first.data).toMatchObject({
      updateMeal: {
        meal: {
          name: 'Tacos',
          description: 'Mild',
          recipe: null,
          instructions: ['Simmer'],
          assignedTo: { name: 'Jonas Weber', isViewer: false },
          ingredientCount: 0,
        },
      },
    });
    const second = await maya.client.rest('PATCH', `/api/meals/${id}`, {
      assignedToId: null,
      description: '',
    });
    expect(second).toMatchObject({
      status: 200,
      body: { name: 'Tacos', description: null, assignedToId: null, assignedTo: null },
    });
  });

  test.each([
    ['name', true],
    ['description', true],
    ['recipe', true],
    ['assignedToId', true],
    ['status', false],
    ['instructions', false],
    ['date', false],
    ['type', false],
  ])('accepts null for %s: %s', async (field, isTaken) => {
    const { id } = await buildMeal(world, trip, { description: 'Mild', assignedToId: jonas.id });
    const answer = await maya.client.graphql(UPDATE, { input: { id, [field]: null } });
    expect(answer).toMatchObject(isTaken ? { status: 200, code: null } : { status: 400, field });
  });

  test('changes planned to not needed and back', async () => {
    const { id } = await buildMeal(world, trip);
    for (const status of ['not_needed', 'planned'])
      expect((await maya.client.rest('PATCH', `/api/meals/${id}`, { status })).body).toMatchObject({
        status,
      });
  });

  test('without fields changes nothing', async () => {
    const meal = await buildMeal(world, trip);
    expect(await maya.client.rest('PATCH', `/api/meals/${meal.id}`, {})).toMatchObject({
      status: 200,
      body: { name: meal.name },
    });
  });

  test('keeps two concurrent changes of different fields', async () => {
    const { id } = await buildMeal(world, trip);
    await Promise.all([
      maya.client.rest('PATCH', `/api/meals/${id}`, { name: 'Tacos' }),
      maya.client.rest('PATCH', `/api/meals/${id}`, { description: 'With lime' }),
    ]);
    const { data } = await maya.client.graphql(`{ meal(id: "${id}") { name description } }`);
    expect(data).toEqual({ meal: { name: 'Tacos', description: 'With lime' } });
  });

  test('refuses an unknown status over GraphQL and REST', async () => {
    const { id } = await buildMeal(world, trip);
    expect((await maya.client.rest('PATCH', `/api/meals/${id}`, { status: 'eaten' })).status).toBe(400);
    const answer = await maya.client.graphql(UPDATE, { input: { id, status: 'EATEN' } });
    expect(answer.code).toBe('BAD_USER_INPUT');
  });
});

describe('moving a meal', () => {
  const move = (id: string, place: object) => maya.client.rest('PATCH', `/api/meals/${id}`, place);
  const taken = { status: 409, body: { code: 'CONFLICT', message: 'This slot already has a meal.' } };

  test('keeps its cook, ingredients and votes', async () => {
    const meal = await buildMeal(world, trip, { assignedToId: jonas.id });
    const { id } = await buildIngredient(world, meal);
    await buildVote(world, meal, jonas, 'up');
    expect(await move(meal.id, { date: '2026-06-15', type: 'lunch' })).toMatchObject({
      status: 200,
      body: { id: meal.id, date: '2026-06-15', type: 'lunch', assignedToId: jonas.id, upVotes: 1 },
    });
    const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
    expect(body).toMatchObject([{ id }]);
    expect((await maya.client.rest('POST', '/api/meals', slot({ date: '2026-06-13' }))).status).toBe(201);
  });

  test('by type or by day alone keeps the other one', async () => {
    const { id } = await buildMeal(world, trip);
    expect((await move(id, { type: 'lunch' })).body).toMatchObject({ date: '2026-06-13', type: 'lunch' });
    expect((await move(id, { date: '2026-06-14' })).body).toMatchObject({
      date: '2026-06-14',
      type: 'lunch',
    });
  });

  test.each([
    ['a meal', { name: 'Tacos' }],
    ['a not-needed mark', { name: '', status: 'not_needed' as const }],
    ['only a description', { name: '', description: 'Something light' }],
  ])('is refused when the slot contains %s', async (_, content) => {
    const { id } = await buildMeal(world, trip);
    const other = await buildMeal(world, trip, { date: '2026-06-14', ...content });
    expect(await move(id, { date: '2026-06-14' })).toMatchObject(taken);
    expect((await maya.client.rest('GET', `/api/meals/${other.id}`)).status).toBe(200);
  });

  test('replaces an empty row in the slot, unless that has an ingredient', async () => {
    const { id } = await buildMeal(world, trip);
    const leftOver = await buildMeal(world, trip, { date: '2026-06-14', name: '' });
    const shopped = await buildMeal(world, trip, { date: '2026-06-15', name: '' });
    await buildIngredient(world, shopped);
    expect(await move(id, { date: '2026-06-15' })).toMatchObject(taken);
    expect((await move(id, { date: '2026-06-14' })).status).toBe(200);
    expect((await maya.client.rest('GET', `/api/meals/${leftOver.id}`)).status).toBe(404);
  });

  test('out of the trip is refused, and back into it is allowed', async () => {
    const { id } = await buildMeal(world, trip);
    expect(await move(id, { date: '2026-06-16' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'date', message: 'The date has to be a day of the trip.' },
    });
    const outside = await buildMeal(world, trip, { date: '2026-06-20' });
    expect((await move(outside.id, { date: '2026-06-20', name: 'Trout' })).status).toBe(200);
    expect(await move(outside.id, { type: 'lunch' })).toMatchObject({ status: 400, body: { field: 'date' } });
    expect((await move(outside.id, { date: '2026-06-15' })).status).toBe(200);
  });

  test('to the slot of another concurrent move succeeds for one, and the other stays in place', async () => {
    for (let round = 0; round < 10; round += 1) {
      const fresh = await buildTrip(world, maya);
      const [one, two] = [
        await buildMeal(world, fresh, { type: 'breakfast' }),
        await buildMeal(world, fresh, { type: 'lunch' }),
      ];
      await buildMeal(world, fresh, { name: '' });
      const answers = await Promise.all([move(one.id, { type: 'dinner' }), move(two.id, { type: 'dinner' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { body } = await maya.client.rest('GET', `/api/trips/${fresh.id}`);
      expect(body).toMatchObject({ meals: { length: 2, 1: { type: 'dinner' } } });
    }
  });

  test('loses no ingredient that is added to the empty row in its slot', async () => {
    for (let round = 0; round < 10; round += 1) {
      const fresh = await buildTrip(world, maya);
      const meal = await buildMeal(world, fresh);
      const leftOver = await buildMeal(world, fresh, { type: 'lunch', name: '' });
      const [addition, change] = await Promise.all([
        maya.client.rest('POST', `/api/meals/${leftOver.id}/ingredients`, { name: 'Limes' }),
        move(meal.id, { type: 'lunch' }),
      ]);
      expect([`${addition.status} ${change.status}`]).toEqual([expect.stringMatching(/^(201 409|404 200)$/)]);
    }
  });
});

describe('deleting a meal', () => {
  const DELETE_MEAL = `mutation ($input: DeleteMealInput!) {
    deleteMeal(input: $input) { id trip { id plannedMealCount meals { id } } }
  }`;

  test('deletes its ingredients and frees its slot', async () => {
    const meal = await buildMeal(world, trip);
    const ingredient = await buildIngredient(world, meal);
    expect(await maya.client.rest('DELETE', `/api/meals/${meal.id}`)).toMatchObject({
      status: 204,
      body: null,
    });
    expect((await maya.client.rest('GET', `/api/meals/${meal.id}`)).status).toBe(404);
    expect((await maya.client.rest('DELETE', `/api/ingredients/${ingredient.id}`)).status).toBe(404);
    const { date, type } = meal;
    expect((await maya.client.rest('POST', '/api/meals', slot({ date, type, name: 'Tacos' }))).status).toBe(
      201,
    );
  });

  test('answers with the trip without it', async () => {
    const meal = await buildMeal(world, trip, { name: 'Chili' });
    const other = await buildMeal(world, trip, { name: 'Tacos', date: '2026-06-15' });
    const { data } = await maya.client.graphql(DELETE_MEAL, { input: { id: meal.id } });
    expect(data).toEqual({
      deleteMeal: { id: meal.id, trip: { id: trip.id, plannedMealCount: 1, meals: [{ id: other.id }] } },
    });
  });

  test('succeeds once of two concurrent calls; a concurrent change or ingredient comes first or gets 404', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await buildMeal(world, trip);
      const answers = await Promise.all([
        maya.client.rest('DELETE', `/api/meals/${id}`),
        maya.client.rest('DELETE', `/api/meals/${id}`),
        maya.client.rest('PATCH', `/api/meals/${id}`, { name: 'Tacos' }),
        maya.client.rest('POST', `/api/meals/${id}/ingredients`, { name: 'Limes' }),
      ]);
      const [first, second, change, addition] = answers.map(({ status }) => status);
      expect([first, second].sort()).toEqual([204, 404]);
      expect([200, 404]).toContain(change);
      expect([201, 404]).toContain(addition);
      expect((await maya.client.rest('GET', `/api/meals/${id}`)).status).toBe(404);
    }
  });
});

test('a member who is removed while a deletion waits deletes nothing', async () => {
  const sam = await buildPerson(world, { name: 'Sam' });
  const own = await buildParticipant(world, trip, sam);
  const meal = await buildMeal(world, trip);
  const { status } = await callWhileLocked(
    world,
    () => sam.client.rest('DELETE', `/api/meals/${meal.id}`),
    async (rival) => {
      await rival.query('select from trips where id = $1 for no key update', [trip.id]);
      await rival.delete(Participant, { id: own.id });
      await leaveUserTrip(rival, own);
    },
  );
  await buildPortions(world, trip.id);
  expect(status).toBe(404);
  expect((await maya.client.rest('GET', `/api/meals/${meal.id}`)).status).toBe(200);
});

describe('minutes of a meal', () => {
  const minutesAfter = async (meal: { readonly id: string }, change: object) => {
    const { body } = await maya.client.rest('PATCH', `/api/meals/${meal.id}`, change);
    return (body as { minutes: number | null }).minutes;
  };

  test('are those that its recipe says, until people give others', async () => {
    const added = await maya.client.rest('POST', '/api/meals', slot({ recipe: 'Takes 45 minutes.' }));
    const meal = added.body as { readonly id: string; readonly minutes: number };
    expect(meal.minutes).toBe(45);
    expect(await minutesAfter(meal, { recipe: '1 hour.' })).toBe(60);
    expect(await minutesAfter(meal, { minutes: 50 })).toBe(50);
    expect(await minutesAfter(meal, { recipe: '1 hour. Stir.' })).toBe(50);
    expect(await minutesAfter(meal, { recipe: 'Stir.' })).toBeNull();
  });

  test('are whole, and at most four days', async () => {
    for (const minutes of [0, 5761, 1.5])
      expect(await maya.client.rest('POST', '/api/meals', slot({ minutes }))).toMatchObject({
        status: 400,
        body: { field: 'minutes' },
      });
  });
});

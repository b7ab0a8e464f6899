import fc from 'fast-check';
import { tripExportFile } from '../../../../domain/trip/transfer/tripExport.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { ForWhom } from '../../../../domain/plan/forWhom.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildReceipt,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const VEGAN: EaterAvoid = { kind: 'diet', value: 'vegan', strictness: 'diet' };
const NO_GLUTEN: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };
const SLOT_VERDICTS = `query ($id: ID!, $date: Date) {
  trip(id: $id) { slotVerdicts(date: $date) { date type verdict withoutDish } }
}`;
const UPDATE = `mutation ($input: UpdateMealInput!) {
  updateMeal(input: $input) { meal { forWhom { eaterIds group cannotEat } portions } }
}`;

const world = testWorld();
let maya: Person;
let trip: Trip;
let own: Participant;
/** Maya, and Leo and Mia, whom she brings. */
let eaters: Readonly<Record<'maya' | 'leo' | 'mia', string>>;
let tacos: Meal;
beforeEach(() => arrange());

async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  const { manager } = world.dataSource;
  const [row] = await manager.findBy(Eater, { tripId: trip.id });
  own = await manager.findOneByOrFail(Participant, { tripId: trip.id });
  const [leo, mia] = [await buildCompanion(world, own), await buildCompanion(world, own, { name: 'Mia' })];
  eaters = { maya: row?.id ?? '', leo: leo.id, mia: mia.id };
  tacos = await buildMeal(world, trip, { name: 'Fish tacos', servingsQuarters: 4 });
}

const patch = (id: string, more: object) => maya.client.rest('PATCH', `/api/meals/${id}`, more);
const change = (eaterId: string, more: object) =>
  maya.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${eaterId}`, more);

async function beside(name: string, more: object = {}): Promise<{ readonly id: string }> {
  const slot = { tripId: trip.id, date: tacos.date, type: tacos.type, beside: true };
  const { status, body } = await maya.client.rest('POST', '/api/meals', { ...slot, name, ...more });
  expect(status).toBe(201);
  // As the presenter makes it.
  return body as { id: string };
}

async function read({ id }: { readonly id: string }): Promise<unknown> {
  return (await maya.client.rest('GET', `/api/meals/${id}`)).body;
}

async function verdicts(): Promise<unknown> {
  const { data } = await maya.client.graphql(SLOT_VERDICTS, { id: trip.id, date: tacos.date });
  const rest = await maya.client.rest('GET', `/api/trips/${trip.id}/slot-verdicts?date=${tacos.date}`);
  expect(data).toEqual({ trip: { slotVerdicts: rest.body } });
  return rest.body;
}

describe('whom a dish is for', () => {
  test('is people by name, a group, or those who cannot eat something', async () => {
    await change(eaters.mia, { group: 'Otters' });
    await change(eaters.leo, { avoids: [VEGAN] });
    const elsewhere = await buildTrip(world, maya);
    const [stranger] = await world.dataSource.manager.findBy(Eater, { tripId: elsewhere.id });
    for (const [forWhom, eaterIds, portions] of [
      [{ eaterIds: [eaters.mia, eaters.mia, stranger?.id] }, [eaters.mia], 1],
      [{ eaterIds: [] }, [], 0],
      [{ group: ' otters ' }, [eaters.mia], 1],
      [{ cannotEat: 'Cod', group: null }, [eaters.leo], 1],
      [{ cannotEat: 'Rice' }, [], 0],
    ] as const) {
      const { status, body } = await patch(tacos.id, { forWhom });
      expect([status, body]).toMatchObject([200, { forWhom: { eaterIds }, portions }]);
      const input = { id: tacos.id, forWhom: null };
      expect(await maya.client.graphql(UPDATE, { input })).toMatchObject({
        data: { updateMeal: { meal: { forWhom: null, portions: 3 } } },
      });
      const again = { input: { id: tacos.id, forWhom } };
      expect(await maya.client.graphql(UPDATE, again)).toMatchObject({
        data: { updateMeal: { meal: { forWhom: { eaterIds }, portions } } },
      });
    }
  });

  test.each([
    [{ group: 'Otters', cannotEat: 'Fish' }],
    [{ eaterIds: [], group: 'Otters' }],
    [{}],
    [{ group: ' ' }],
    [{ cannotEat: null }],
    ['Otters'],
  ])('is one of them: not %j', async (forWhom) => {
    const slot = { tripId: trip.id, date: '2026-06-14', type: 'dinner', name: 'Soup', forWhom };
    for (const answer of [
      await patch(tacos.id, { forWhom }),
      await maya.client.rest('POST', '/api/meals', slot),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('portions and amounts', () => {
  test('follow a new vegan, from the fish to the beans and back', async () => {
    const beans = await beside('Bean tacos', { forWhom: { cannotEat: 'Cod' }, isInstead: true, servings: 1 });
    const cod = await buildIngredient(world, tacos, { name: 'Cod', quantity: '200', unit: 'g' });
    const added = await maya.client.rest('POST', `/api/meals/${beans.id}/ingredients`, {
      name: 'Black beans',
      quantity: '150',
      unit: 'g',
    });
    expect(added.status).toBe(201);
    const both = async () => [await read(tacos), await read(beans)];
    const dish = (portions: number, quantity: string | null) => ({
      portions,
      ingredients: [{ amount: quantity === null ? {} : { quantity, unit: 'g' } }],
    });
    expect(await both()).toMatchObject([dish(3, '600'), dish(0, null)]);
    await change(eaters.leo, { avoids: [VEGAN] });
    expect(await both()).toMatchObject([dish(2, '400'), dish(1, '150')]);
    await change(eaters.mia, { avoids: [{ ...VEGAN, value: 'vegetarian' }], portion: 2 });
    expect(await both()).toMatchObject([dish(1, '200'), dish(3, '450')]);
    await change(eaters.leo, { avoids: [{ ...VEGAN, strictness: 'dislike' }] });
    expect(await both()).toMatchObject([dish(2, '400'), dish(2, '300')]);
    await maya.client.rest('DELETE', `/api/meals/${beans.id}`);
    expect(await read(tacos)).toMatchObject(dish(4, '800'));
    expect(cod.portionQuarters ?? null).toBeNull();
  });

  test('of all dishes are on the list, on any table', async () => {
    const part = fc.constantFrom<ForWhom | null>(
      null,
      { group: 'Otters' },
      { cannotEat: 'Cod' },
      { cannotEat: 'Wheat bread' },
      { eaterIds: ['leo'] },
    );
    const dish = fc.record({ forWhom: part, isInstead: fc.boolean(), grams: fc.constantFrom(50, 100) });
    const person = fc.record({
      avoids: fc.subarray([VEGAN, NO_GLUTEN]),
      group: fc.constantFrom(null, 'Otters'),
      portionQuarters: fc.constantFrom(0, 4, 8),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(person, person, person),
        fc.array(dish, { minLength: 1, maxLength: 3 }),
        async (people, dishes) => {
          await arrange();
          const { manager } = world.dataSource;
          const ids = Object.values(eaters);
          for (const [index, id] of ids.entries()) await manager.update(Eater, { id }, people[index] ?? {});
          const built: Meal[] = [];
          for (const [position, { forWhom, isInstead, grams }] of dishes.entries()) {
            const meant = forWhom !== null && 'eaterIds' in forWhom ? { eaterIds: [eaters.leo] } : forWhom;
            const slot = { date: '2026-06-14', position, servingsQuarters: 4, name: `Dish ${position}` };
            const meal = await buildMeal(world, trip, {
              ...slot,
              forWhom: meant,
              isInstead: isInstead && position > 0,
            });
            await buildIngredient(world, meal, { name: 'Rice', quantity: `${grams}`, unit: 'g' });
            built.push(meal);
          }
          await buildPortions(world, trip.id);
          const gets = (eater: number, { forWhom }: (typeof dishes)[number]) => {
            const one = people[eater];
            if (one === undefined || forWhom === null) return true;
            if ('eaterIds' in forWhom) return eater === 1;
            if ('group' in forWhom) return one.group === forWhom.group;
            return one.avoids.includes(forWhom.cannotEat === 'Cod' ? VEGAN : NO_GLUTEN);
          };
          const quarters = dishes.map((one, place) =>
            ids.reduce((sum, _id, eater) => {
              const instead = dishes.some(
                (other, at) => at > 0 && other.isInstead && gets(eater, other) && place === 0,
              );
              return sum + (gets(eater, one) && !instead ? (people[eater]?.portionQuarters ?? 0) : 0);
            }, 0),
          );
          const grams = dishes.map((one, place) => (one.grams * (quarters[place] ?? 0)) / 4);
          const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
          const [exported] = tripExportFile.parse(body).trips;
          const lines = (exported?.shoppingList ?? []).flatMap(({ items }) => items);
          const answers = await Promise.all(built.map(read));
          expect(answers.map((meal) => (meal as { portions: number }).portions * 4)).toEqual(quarters);
          const listed = lines.flatMap(({ amounts }) => amounts).map((text) => text.split(' '));
          expect(listed.map(([amount, unit]) => Number(amount) * (unit === 'kg' ? 1_000 : 1))).toEqual([
            grams.reduce((sum, one) => sum + one, 0),
          ]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('a slot', () => {
  beforeEach(async () => {
    await buildIngredient(world, tacos, { name: 'Cod' });
  });

  test('with fish is a conflict for a vegan until there are beans instead', async () => {
    await change(eaters.leo, { avoids: [VEGAN] });
    const dinner = { date: tacos.date, type: 'DINNER', withoutDish: [] };
    expect(await verdicts()).toEqual([{ ...dinner, verdict: 'CONFLICT' }]);
    const beans = await beside('Black beans', { forWhom: { cannotEat: 'Cod' }, isInstead: true });
    await maya.client.rest('POST', `/api/meals/${beans.id}/ingredients`, { name: 'Black beans' });
    expect(await verdicts()).toEqual([{ ...dinner, verdict: 'SAFE' }]);
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`);
    expect(body).toMatchObject([
      { mealId: tacos.id, verdict: 'SAFE' },
      { mealId: beans.id, verdict: 'SAFE' },
    ]);
  });

  test('says who has nothing to eat', async () => {
    await patch(tacos.id, { forWhom: { eaterIds: [eaters.maya, eaters.leo] } });
    expect(await verdicts()).toMatchObject([{ verdict: 'CONFLICT', withoutDish: [eaters.mia] }]);
    await beside('Rice', { forWhom: { eaterIds: [eaters.mia] } });
    expect(await verdicts()).toMatchObject([{ verdict: 'SAFE', withoutDish: [] }]);
  });

  test('is not judged without a planned dish, and on other days not for this one', async () => {
    await patch(tacos.id, { date: '2026-06-14' });
    expect(await verdicts()).toEqual([]);
  });
});

test.each(['', '/verdicts', '/slot-verdicts', '/eaters'])(
  'many dishes take as many statements as few: GET /api/trips/{id}%s',
  async (path) => {
    const statements = () =>
      countStatements(async () => {
        expect((await maya.client.rest('GET', `/api/trips/${trip.id}${path}`)).status).toBe(200);
      });
    await beside('Bean tacos', { forWhom: { cannotEat: 'Cod' }, isInstead: true });
    const few = await statements();
    for (const forWhom of [null, { group: 'Otters' }, { eaterIds: [eaters.leo] }, { cannotEat: 'Rice' }])
      await beside('Soup', { forWhom });
    expect(await statements()).toBe(few);
  },
);

test('a receipt for a dish is shared by those who get it, and one for all meals counts the slot once', async () => {
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  const cook = await buildParticipant(world, trip, jonas);
  const beans = await beside('Bean tacos', { forWhom: { eaterIds: [eaters.leo] }, isInstead: true });
  const { id } = await buildReceipt(world, own, { mealIds: [tacos.id], amountCents: 3_000 });
  const sharesOf = async () => {
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/receipts`);
    // As the presenter makes it.
    const receipts = body as { id: string; shares: { participantId: string; portions: number }[] }[];
    const shares = receipts.find((one) => one.id === id)?.shares ?? [];
    return Object.fromEntries(shares.map(({ participantId, portions }) => [participantId, portions]));
  };
  // Maya and Mia, and Jonas, get the fish.
  expect(await sharesOf()).toEqual({ [own.id]: 2, [cook.id]: 1 });
  const choose = (mealIds: readonly string[]) =>
    maya.client.rest('PATCH', `/api/trips/${trip.id}/receipts/${id}`, { mealIds });
  await choose([beans.id]);
  expect(await sharesOf()).toEqual({ [own.id]: 1 });
  await choose([]);
  expect(await sharesOf()).toEqual({ [own.id]: 3, [cook.id]: 1 });
});

import { buildIngredients, buildItem, buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));
const trip = allTests(() => buildTrip(world, maya));

const NO_DETAILS = { message: null, shop: null, asked: null };

test('cans of what is also sold fresh are another line, with the canned goods', async () => {
  const stocked = await buildTrip(world, maya);
  const chili = await buildMeal(world, stocked, { date: stocked.startDate, type: 'dinner', name: 'Chili' });
  const ingredients = await buildIngredients(world, [
    [chili, { name: 'Tomatoes', quantity: '4', unit: null }],
    [chili, { name: 'tomatoes', quantity: '2', unit: 'cans' }],
    [chili, { name: 'Canned tomatoes', quantity: '1', unit: 'can' }],
  ]);
  const { data } = await maya.client.graphql(
    `query ($id: ID!) { trip(id: $id) { shoppingList { name section amountText } } }`,
    { id: stocked.id },
  );
  expect(data).toEqual({
    trip: {
      shoppingList: [
        { name: 'Tomatoes', section: 'Produce', amountText: '4' },
        { name: 'Canned tomatoes', section: 'Pantry & Dry Goods', amountText: '3 cans' },
      ],
    },
  });
  expect(ingredients).toHaveLength(3);
});

test('the list has a line for each food, with what is left to buy and the dishes that need it', async () => {
  const { startDate: date, endDate } = trip;
  const toast = await buildMeal(world, trip, { date, type: 'lunch', name: 'Toast' });
  const stew = await buildMeal(world, trip, { date: endDate, type: 'lunch', name: 'Stew' });
  const dropped = await buildMeal(world, trip, { date: '2031-01-01', name: 'Dropped' });
  const off = await buildMeal(world, trip, { date, type: 'dinner', name: 'Off', status: 'not_needed' });
  const stamp = { by: null, at: world.deps.now().toISOString() };
  const amount = { quantity: '2', unit: 'cans' };
  await buildIngredients(world, [
    [toast, { name: 'Beans', ...amount }],
    [stew, { name: 'beans', quantity: '1', unit: 'can' }],
    [stew, { name: 'Milk', purchased: true }],
    [stew, { name: 'Salt', staple: { ...stamp, answer: 'have' } }],
    [stew, { name: 'Saffron', unavailable: { ...stamp, ...NO_DETAILS, kind: 'left_out' } }],
    [dropped, { name: 'Rice' }],
    [off, { name: 'Quinoa' }],
  ]);
  await buildItem(world, trip, { name: 'Charcoal' });

  const read = async (day: string | null) => {
    const { data } = await maya.client.graphql(
      `query ($id: ID!, $date: Date) { trip(id: $id) { shoppingList(date: $date) {
        name section amountText isPurchased openIngredientIds ingredients { id } meals { name } } } }`,
      { id: trip.id, date: day },
    );
    return (data as { trip: { shoppingList: { ingredients: { id: string }[] }[] } }).trip.shoppingList;
  };
  const all = await read(null);
  expect(all).toMatchObject([
    { name: 'Milk', section: 'Dairy & Eggs', isPurchased: true, openIngredientIds: [] },
    {
      name: 'Beans',
      section: 'Pantry & Dry Goods',
      amountText: '3 cans',
      isPurchased: false,
      meals: [{ name: 'Toast' }, { name: 'Stew' }],
    },
    { name: 'Charcoal', isPurchased: false, meals: [] },
  ]);
  expect(all[1]).toMatchObject({ openIngredientIds: all[1]?.ingredients.map(({ id }) => id) });
  expect(await read(date)).toMatchObject([{ name: 'Beans', amountText: '2 cans' }, { name: 'Charcoal' }]);

  const program = await withToken(world, maya, ['trips:read']);
  const { body } = await program.rest('GET', `/api/trips/${trip.id}/shopping-list?date=${date}`);
  expect(body).toMatchObject([{ name: 'Beans', amountText: '2 cans' }, { name: 'Charcoal' }]);
});

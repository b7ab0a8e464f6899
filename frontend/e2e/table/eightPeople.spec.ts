import { expect, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { portionsOf, present, type Dish, type Person } from './ownTrip.ts';
import {
  buy,
  changeTimes,
  DAYS,
  expectGrid,
  expectList,
  expectPlan,
  expectPreview,
  expectVerdicts,
  LAST,
  slotAt,
  SLOT_KEYS,
  cellName,
  SLOTS,
  startDate,
} from './tableScreens.ts';

const [, LAPTOP] = VIEWPORTS;

const [PASTA, PANCAKES, BEANS] = [2, 3, 8];
const OWN_DISHES = [
  {
    slot: PASTA,
    name: 'Pasta night',
    servings: 4,
    rows: ['1 lb Spaghetti', '2 cans Canned tomatoes', '4 oz Parmesan', '1 bunch Basil'],
  },
  {
    slot: PANCAKES,
    name: 'Pancakes',
    servings: 4,
    rows: ['3 cups All-purpose flour', '3 Eggs', '2 cups Whole milk', '1/4 cup Canola oil'],
  },
  {
    slot: BEANS,
    name: 'Bean pot',
    servings: 6,
    rows: ['3 cans Kidney beans', '2 Red onions', "2 tbsp Grandma's secret mix"],
  },
];

/** Lines that are ticked. */
const SHOPPED = ['Canned tomatoes', 'Spaghetti', 'Red onions', 'Kidney beans'];

function person(name: string, portions: number, note: Person['note'] = null): Person {
  return { name, portions, note, from: 0, until: LAST, missed: [] };
}

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('eight people, then ten: every amount, verdict and list follows who eats', async ({ page, journey }) => {
  test.slow();
  let people: readonly Person[] = [
    person('Maya Torres', 1),
    person('Noa', 0.5),
    person('Ben', 0.5),
    person('Jonas Weber', 1, 'celiac'),
    person('Ida', 0.25),
    person('Priya Nair', 1, 'vegan'),
    person('Ravi', 1.5, 'vegan'),
    person('Sam Okafor', 1),
  ];
  const change = (name: string, to: Partial<Person>) => {
    people = people.map((one) => (one.name === name ? { ...one, ...to } : one));
  };
  const tripId = await seat(journey, people);
  for (const dish of OWN_DISHES) await plan(journey, tripId, dish);

  // Suggestions of the cookbook fill the rest, for everybody who is there.
  await page.goto(`/trips/${tripId}?dialog=suggest-meals`);
  await page.getByRole('button', { name: `Suggest ${SLOTS - OWN_DISHES.length} meals` }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  let dishes = await dishesOf(journey, tripId);
  expect(dishes).toHaveLength(SLOTS);
  for (const { name, slot, servings } of dishes)
    if (!OWN_DISHES.some((own) => own.name === name))
      expect(servings, name).toBe(Math.ceil(portionsOf(present(people, slot))));
  await expectPlan(page, tripId, people);
  await expectVerdicts(page, tripId, dishes, people);
  await expectList(page, tripId, dishes, people, new Map());

  // A separate plate for one, another cheese for all.
  await page.goto(`/trips/${tripId}/people?dialog=all-meals`);
  await page.getByRole('button', { name: 'Fix: Pasta night' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('button', { name: 'Use gluten-free pasta for Jonas, with a separate pan and tools' })
    .click();
  await sheet.getByRole('button', { name: 'Use nutritional yeast' }).click();
  await expect(sheet.getByText(/^Works for everybody/)).toBeVisible();
  await page.keyboard.press('Escape');
  dishes = await dishesOf(journey, tripId);
  const pasta = dishes.find(({ name }) => name === 'Pasta night');
  expect(pasta?.rows.map(({ name, only }) => [name, only])).toEqual([
    ['Spaghetti', []],
    ['Canned tomatoes', []],
    ['nutritional yeast', []],
    ['Basil', []],
    ['gluten-free pasta', ['Jonas Weber']],
  ]);
  await expectVerdicts(page, tripId, dishes, people);
  await expectList(page, tripId, dishes, people, new Map());

  // One arrives late, one leaves early; each time the sheet says before what changes.
  for (const { name, label, slot, to } of [
    { name: 'Sam Okafor', label: 'First meal', slot: 4, to: { from: 4 } },
    { name: 'Ravi', label: 'Last meal', slot: 7, to: { until: 7 } },
  ] as const) {
    const before = people;
    change(name, to);
    await page.goto(`/trips/${tripId}/people`);
    await changeTimes(page, { name, label, slot }, (preview) =>
      expectPreview(preview, dishes, before, people, new Map()),
    );
  }

  // A child is not at one dinner.
  await page.goto(`/trips/${tripId}/people?dialog=who-eats-when`);
  await page.getByRole('button', { name: cellName('Noa', 5, 'eats') }).click();
  change('Noa', { missed: [5] });
  await expectGrid(page, people);
  await expectPlan(page, tripId, people);
  await expectVerdicts(page, tripId, dishes, people);
  await expectList(page, tripId, dishes, people, new Map());

  // A part of the list is bought.
  const bought = await buy(page, dishes, people, SHOPPED);
  await expectList(page, tripId, dishes, people, bought);

  // Two more come: what was bought does not suffice any more.
  const lena = { ...person('Lena', 1, 'vegetarian'), from: 7 };
  const otto = { ...person('Otto', 1.5), from: 1 };
  await page.goto(`/trips/${tripId}/people`);
  for (const [one, portion, diet] of [
    [lena, 'Adult', 'Vegetarian'],
    [otto, 'Hungry', null],
  ] as const) {
    await page.getByRole('button', { name: 'Somebody you’re bringing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who are you bringing?' });
    await dialog.getByLabel('Name').fill(one.name);
    await dialog.getByRole('radio', { name: new RegExp(portion) }).check();
    if (diet !== null) await dialog.getByRole('checkbox', { name: diet, exact: true }).check();
    await dialog.getByRole('radio', { name: 'Other times' }).check();
    await dialog.getByLabel('First meal').selectOption(SLOT_KEYS[one.from] ?? '');
    await dialog.getByRole('button', { name: `Add ${one.name}` }).click();
    const preview = page.getByRole('dialog', { name: `${one.name} comes along` });
    await expectPreview(preview, dishes, people, [...people, one], bought);
    await preview.getByRole('button', { name: `Add ${one.name}` }).click();
    await expect(preview).toBeHidden();
    people = [...people, one];
  }
  await expectPlan(page, tripId, people);
  await expectVerdicts(page, tripId, dishes, people);
  await expectList(page, tripId, dishes, people, bought);
  await expect(page.getByText(/\d.* bought$/).first()).toBeVisible();
  await page.goto(`/trips/${tripId}/people?dialog=who-eats-when`);
  await expectGrid(page, people);
});

/** Creates the trip with its people, by the API. */
async function seat(journey: Journey, people: readonly Person[]): Promise<string> {
  await journey.signUp('Maya Torres');
  const invited = ['Jonas Weber', 'Priya Nair', 'Sam Okafor'];
  const { id } = await journey.trip({
    name: 'Lake Wallowa',
    startDate,
    days: DAYS,
    invitees: invited.map((name) => ({ name, phone: newPhone() })),
  });
  const eaters = await journey.rest<{ id: string; name: string; participantId: string }[]>(
    'GET',
    `/api/trips/${id}/eaters`,
  );
  const brings: Record<string, string> = {
    Noa: 'Maya Torres',
    Ben: 'Maya Torres',
    Ida: 'Jonas Weber',
    Ravi: 'Priya Nair',
  };
  const avoids = {
    celiac: [{ kind: 'diet', value: 'gluten-free', strictness: 'allergy' }],
    vegan: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }],
    vegetarian: [{ kind: 'diet', value: 'vegetarian', strictness: 'diet' }],
  };
  for (const { name, portions: portion, note } of people) {
    const own = { portion, avoids: note === null ? [] : avoids[note] };
    const eater = eaters.find((one) => one.name === (brings[name] ?? name));
    if (name in brings)
      await journey.rest('POST', `/api/trips/${id}/eaters`, {
        ...own,
        name,
        participantId: eater?.participantId,
      });
    else await journey.rest('PATCH', `/api/trips/${id}/eaters/${eater?.id}`, own);
  }
  return id;
}

async function plan(journey: Journey, tripId: string, dish: (typeof OWN_DISHES)[number]): Promise<void> {
  const { date, type } = slotAt(dish.slot);
  const { id } = await journey.meal({ tripId, date, type, name: dish.name, servings: dish.servings });
  const ingredients = dish.rows.map((row) => {
    const [, quantity = '', unit = '', name = ''] =
      /^(\S+) (?:(cans|lb|oz|cups?|tbsp|bunch) )?(.+)$/.exec(row) ?? [];
    return { name, quantity, unit: unit === '' ? null : unit };
  });
  await journey.rest('POST', `/api/meals/${id}/ingredients/batch`, { ingredients });
}

interface MealOfTrip {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly type: string;
  readonly servings: number | null;
  readonly ingredients: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: string | null;
    readonly unit: string | null;
    readonly alternatives: readonly string[];
    readonly selectedAlternative: number;
    readonly apartOfId: string | null;
    readonly apartEaterIds: readonly string[];
  }[];
}

/** What is typed of each dish, in the order of the plan; no amount of the answer is used. */
async function dishesOf(journey: Journey, tripId: string): Promise<Dish[]> {
  const { meals } = await journey.rest<{ meals: readonly MealOfTrip[] }>('GET', `/api/trips/${tripId}`);
  const eaters = await journey.rest<{ id: string; name: string }[]>('GET', `/api/trips/${tripId}/eaters`);
  const nameOf = new Map(eaters.map(({ id, name }) => [id, name]));
  return meals
    .map(({ id, name, servings, ingredients, ...meal }) => ({
      id,
      name,
      servings,
      slot: SLOT_KEYS.indexOf(`${meal.date}.${meal.type}`),
      rows: ingredients.map(({ quantity, unit, ...row }) => ({
        id: row.id,
        name: row.alternatives[row.selectedAlternative - 1] ?? row.name,
        typed: [quantity, unit].filter((part) => part !== null).join(' '),
        insteadOf: row.apartOfId,
        only: row.apartEaterIds.map((eaterId) => nameOf.get(eaterId) ?? ''),
      })),
    }))
    .toSorted((one, other) => one.slot - other.slot);
}

import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { buildRecipe, buildShare } from '../../../test/buildRecipe.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();

const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));

interface Result {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly sourceName: string | null;
  readonly verdict: {
    readonly verdict: string;
    readonly reason: string | null;
    readonly swaps: unknown;
  } | null;
}

const SEARCH = `query ($search: String, $mealType: MealType, $equipment: [CookingEquipment!], $maxMinutes: Int, $slot: SlotInput,
    $mealId: ID, $everybody: Boolean, $sources: [RecipeSource!], $limit: Int, $after: String) {
  recipes(search: $search, mealType: $mealType, equipment: $equipment, maxMinutes: $maxMinutes, slot: $slot, mealId: $mealId,
      everybody: $everybody, sources: $sources, limit: $limit, after: $after) {
    recipes { id name source sourceName verdict { verdict reason swaps { index ingredient name isAlternative } } } next
  }
}`;
const enumOf = (text: string | undefined) => text?.toUpperCase().replaceAll('-', '_');
const listOf = (text: string | undefined) => text?.split(',').map(enumOf);
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Over GraphQL, which has pages, by the parameters of the REST route. */
async function search(query: string, person = maya): Promise<{ recipes: Result[]; next: string | null }> {
  const { tripId, date, type, ...given }: Record<string, string | undefined> = Object.fromEntries(
    new URLSearchParams(query),
  );
  const { data, message } = await person.client.graphql(SEARCH, {
    search: given['search'],
    mealId: given['mealId'],
    after: given['after'],
    mealType: enumOf(given['mealType']),
    equipment: listOf(given['equipment']),
    sources: listOf(given['sources']),
    everybody: given['everybody'] === 'true',
    limit: numberOf(given['limit']),
    maxMinutes: numberOf(given['maxMinutes']),
    slot: tripId === undefined ? undefined : { tripId, date, type: enumOf(type) },
  });
  expect(message).toBeNull();
  // As the query asks; enum values as the domain writes them.
  return lowerCase(data) as { recipes: Result[]; next: string | null };
}

function lowerCase(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(Reflect.get(Object(data), 'recipes')).replaceAll(
      /"(source|verdict)":"(\w+)"/g,
      (_, key: string, value: string) => `"${key}":"${value.toLowerCase()}"`,
    ),
  );
}

const names = async (query: string, person = maya) =>
  (await search(query, person)).recipes.map(({ name }) => name);

async function avoid(eater: Partial<Eater>, ...avoids: EaterAvoid[]): Promise<void> {
  await world.dataSource.manager.update(Eater, eater, { avoids });
}

const ingredients = (...list: readonly (readonly [name: string, ...alternatives: string[]])[]) =>
  list.map(([name, ...alternatives]) => ({ name, quantity: '1', unit: null, notes: null, alternatives }));

describe('a search', () => {
  it('lists own recipes, shared ones, what was cooked, and the cookbook', async () => {
    const sam = await buildPerson(world, { name: 'Sam' });
    const samRow = await buildParticipant(world, trip, sam);
    await buildRecipe(world, maya, { name: 'Zebra cake' });
    await buildShare(world, await buildRecipe(world, sam, { name: 'Zebra bars' }), samRow);
    await buildRecipe(world, sam, { name: 'Zebra secrets' });
    await buildIngredient(world, await buildMeal(world, trip, { name: 'Zebra soup' }));
    const { recipes } = await search('search=zebra');
    expect(recipes.map(({ name, source }) => [name, source])).toEqual([
      ['Zebra cake', 'own'],
      ['Zebra bars', 'shared'],
      ['Zebra soup', 'meal'],
    ]);
    expect(await names('search=zebra&sources=meal,shared')).toEqual(['Zebra bars', 'Zebra soup']);
    const outsider = await buildPerson(world);
    expect(await names('search=zebra', outsider)).toEqual([]);
    expect((await search('sources=cookbook&limit=1', outsider)).recipes).toMatchObject([
      { source: 'cookbook' },
    ]);
  });

  it('lists a dish of several trips once, the newest', async () => {
    const other = await buildTrip(world, maya, { startDate: '2026-07-03', endDate: '2026-07-05' });
    const dishes = [
      await buildMeal(world, trip, { name: 'Zebra soup' }),
      await buildMeal(world, other, { name: 'zebra Soup' }),
      await buildMeal(world, other, { name: 'Zebra soup', type: 'lunch' }),
    ] as const;
    await buildIngredient(world, dishes[0], { name: 'Leeks' });
    await buildIngredient(world, dishes[1], { name: 'leeks' });
    await buildIngredient(world, dishes[2], { name: 'Potatoes' });
    const { recipes } = await search('search=zebra');
    expect(recipes.map(({ id }) => id).sort()).toEqual([dishes[1].id, dishes[2].id].sort());
  });

  it('names the trip that a dish was cooked on', async () => {
    const earlier = await buildTrip(world, maya, { name: 'Lake Wallowa' });
    await buildIngredient(world, await buildMeal(world, earlier, { name: 'Zebra soup' }));
    expect((await search('search=zebra')).recipes).toMatchObject([{ sourceName: 'Lake Wallowa' }]);
  });

  it('leaves out meals without ingredients and steps, and the meal of the slot itself', async () => {
    const meal = await buildMeal(world, trip, { name: 'Zebra soup', instructions: ['Boil it.'] });
    await buildMeal(world, trip, { name: 'Zebra plan', type: 'lunch' });
    expect(await names('search=zebra')).toEqual(['Zebra soup']);
    expect(await names(`search=zebra&mealId=${meal.id}`)).toEqual([]);
    const other = await buildTrip(world, maya, { startDate: '2026-05-03', endDate: '2026-05-05' });
    await buildMeal(world, other, { name: 'Zebra soup', instructions: ['Boil it.'] });
    expect(await names(`search=zebra&mealId=${meal.id}`)).toEqual(['Zebra soup']);
  });

  it('finds meals by chosen ingredients, also misspelled names', async () => {
    const meal = await buildMeal(world, trip, { name: 'Zucchini boats' });
    await buildIngredient(world, meal, { name: 'Beef', alternatives: ['Quorn'], selectedAlternative: 1 });
    expect(await names('search=quorn')).toEqual(['Zucchini boats']);
    expect((await names('search=zuchini')).slice(0, 1)).toEqual(['Zucchini boats']);
  });

  it('for a first letter looks at the names of dishes that were cooked', async () => {
    await buildIngredient(world, await buildMeal(world, trip, { name: 'Zebra soup' }), { name: 'Xigua' });
    expect(await names('search=z&sources=meal')).toEqual(['Zebra soup']);
    expect(await names('search=x&sources=meal')).toEqual([]);
    expect(await names('search=xi&sources=meal')).toEqual(['Zebra soup']);
  });

  it('finds misspelled ingredients that the cookbook knows, after names that are spelled alike', async () => {
    await buildRecipe(world, maya, { name: 'Zebra bake', ingredients: ingredients(['Broccoli'], ['Milk']) });
    await buildRecipe(world, maya, { name: 'Broccolini', ingredients: ingredients(['Salt']) });
    await buildRecipe(world, maya, { name: 'Zebra soup', ingredients: ingredients(['Leeks']) });
    expect(await names('search=brocoli&sources=own')).toEqual(['Broccolini', 'Zebra bake']);
    expect(await names('search=brocoli+zebra&sources=own')).toEqual(['Zebra bake']);
    expect(await names('search=xyzzy&sources=own')).toEqual([]);
  });

  it('keeps to meal type, minutes and equipment', async () => {
    await buildRecipe(world, maya, {
      name: 'Zebra one',
      mealTypes: ['lunch'],
      minutes: 20,
      equipment: ['fire-pit'],
    });
    await buildRecipe(world, maya, { name: 'Zebra two', mealTypes: [], minutes: 45, equipment: [] });
    await buildRecipe(world, maya, {
      name: 'Zebra six',
      mealTypes: ['dinner'],
      minutes: null,
      equipment: ['rv-kitchen'],
    });
    expect(await names('search=zebra&mealType=lunch')).toEqual(['Zebra one', 'Zebra two']);
    expect(await names('search=zebra&maxMinutes=30')).toEqual(['Zebra one']);
    expect(await names('search=zebra&equipment=rv-kitchen')).toEqual(['Zebra six', 'Zebra two']);
    expect(await names('search=zebra&equipment=no-cooking,fire-pit')).toEqual(['Zebra one', 'Zebra two']);
  });

  it('without words ends with what is on the trip already, unless asked for what was cooked', async () => {
    const [day, other] = ['2026-06-13', '2026-06-14'];
    for (const name of ['Aardvark', 'Zebra soup'])
      await buildRecipe(world, maya, { name, mealTypes: ['dinner'] });
    const cooked = await buildMeal(world, trip, { name: 'Aardvark', date: day, type: 'dinner' });
    await buildIngredient(world, cooked);
    const slot = `tripId=${trip.id}&date=${other}&type=dinner`;
    expect(await names(`sources=own,meal&${slot}`)).toEqual(['Zebra soup', 'Aardvark', 'Aardvark']);
    expect(await names(`sources=meal&${slot}`)).toEqual(['Aardvark']);
    expect((await names(`search=aardvark&sources=own,meal&${slot}`))[0]).toBe('Aardvark');
  });

  it('without words starts with what fits the slot', async () => {
    await buildRecipe(world, maya, { name: 'Aardvark', mealTypes: ['breakfast'] });
    await buildRecipe(world, maya, { name: 'Zebra', mealTypes: ['dinner'] });
    const slot = `tripId=${trip.id}&date=2026-06-14&type=dinner`;
    expect(await names('limit=2&sources=own')).toEqual(['Aardvark', 'Zebra']);
    expect(await names(`limit=2&sources=own&${slot}`)).toEqual(['Zebra', 'Aardvark']);
  });

  it('is read page by page to its end, each recipe once', async () => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: { recipes: Result[]; next: string | null } = await search(
        `sources=cookbook&limit=50${next === null ? '' : `&after=${next}`}`,
      );
      seen.push(...page.recipes.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect(seen.length).toBeGreaterThan(270);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(['limit=51', 'limit=x', 'mealType=brunch', 'sources=web', 'maxMinutes=0', 'mealId=x', 'tripId=x'])(
    'refuses %s',
    async (query) => {
      expect((await maya.client.rest('GET', `/api/recipes?${query}`)).status).toBe(400);
    },
  );

  it('refuses a page that no search answered with', async () => {
    expect((await maya.client.graphql(SEARCH, { after: '-1' })).code).toBe('BAD_USER_INPUT');
  });

  it('takes any letters for words', async () => {
    for (const text of ["'", '\\', ':*', '& | !', '(', '<->', 'the', '%', '🍕', 'ÄÖ'])
      await search(`search=${encodeURIComponent(text)}`);
  });

  it('for a slot of a trip of others finds none', async () => {
    const outsider = await buildPerson(world);
    const path = `/api/recipes?tripId=${trip.id}&date=2026-06-14&type=dinner`;
    expect((await outsider.client.rest('GET', path)).status).toBe(404);
  });
});

describe('a verdict of a search', () => {
  const dinner = () => `tripId=${trip.id}&date=2026-06-14&type=dinner`;

  it('names the eater and the ingredient, and a swap that fits everybody', async () => {
    await avoid({ tripId: trip.id }, { kind: 'diet', value: 'vegan', strictness: 'diet' });
    await buildRecipe(world, maya, {
      name: 'Zebra A',
      instructions: [],
      ingredients: ingredients(['Oats'], ['Honey', 'Maple syrup']),
    });
    await buildRecipe(world, maya, {
      name: 'Zebra B',
      instructions: [],
      ingredients: ingredients(['Oats'], ['Apples']),
    });
    await buildRecipe(world, maya, {
      name: 'Zebra C',
      instructions: [],
      ingredients: ingredients(['Oats'], ['Zorbleflux']),
    });
    await buildRecipe(world, maya, { name: 'Zebra D', ingredients: [] });
    const { recipes } = await search(`search=zebra&${dinner()}`);
    expect(recipes.map(({ verdict }) => verdict)).toEqual([
      {
        verdict: 'conflict',
        reason: 'Maya Torres (vegan): Honey',
        swaps: [{ index: 1, ingredient: 'Honey', name: 'Maple syrup', isAlternative: true }],
      },
      { verdict: 'safe', reason: null, swaps: [] },
      { verdict: 'unknown', reason: 'Maya Torres (vegan): Zorbleflux', swaps: [] },
      { verdict: 'unknown', reason: 'Maya Torres (vegan): there are no ingredients to check', swaps: [] },
    ]);
  });

  it('looks at notes and steps, and so does the filter for everybody', async () => {
    await avoid({ tripId: trip.id }, { kind: 'diet', value: 'nut-free', strictness: 'allergy' });
    const dates = ingredients(['Dates']);
    const stuffed = dates.map((one) => ({ ...one, notes: 'stuffed with almonds' }));
    await buildRecipe(world, maya, { name: 'Zebra A', instructions: [], ingredients: stuffed });
    await buildRecipe(world, maya, { name: 'Zebra B', instructions: ['Add nuts.'], ingredients: dates });
    await buildRecipe(world, maya, { name: 'Zebra C', instructions: ['Chop.'], ingredients: dates });
    const { recipes } = await search(`search=zebra&${dinner()}`);
    expect(recipes.map(({ verdict }) => verdict?.verdict)).toEqual(['conflict', 'unknown', 'safe']);
    const { recipes: safe } = await search(`search=zebra&everybody=true&${dinner()}`);
    expect(safe.map(({ name }) => name)).toEqual(['Zebra C']);
  });

  it('is by who is there', async () => {
    await avoid({ tripId: trip.id }, { kind: 'content', value: 'egg', strictness: 'allergy' });
    await world.dataSource.manager.update(
      Eater,
      { tripId: trip.id },
      { leavesDate: '2026-06-13', leavesType: 'dinner' },
    );
    await buildRecipe(world, maya, { name: 'Zebra', ingredients: ingredients(['Eggs']) });
    const verdictOn = async (date: string) =>
      (await search(`search=zebra&tripId=${trip.id}&date=${date}&type=dinner`)).recipes[0]?.verdict?.verdict;
    expect(await verdictOn('2026-06-13')).toBe('conflict');
    expect(await verdictOn('2026-06-14')).toBe('safe');
  });

  it('knows no swap where one of two ingredients has none', async () => {
    await avoid(
      { tripId: trip.id },
      { kind: 'word', value: 'honey', strictness: 'diet' },
      { kind: 'word', value: 'rhubarb', strictness: 'diet' },
    );
    await buildRecipe(world, maya, {
      name: 'Zebra',
      ingredients: ingredients(['Rhubarb'], ['Honey', 'Maple syrup']),
    });
    expect((await search(`search=zebra&${dinner()}`)).recipes[0]?.verdict).toMatchObject({
      verdict: 'conflict',
      swaps: [],
    });
  });

  it('finds the alternatives of a dish that was cooked', async () => {
    await avoid({ tripId: trip.id }, { kind: 'content', value: 'beef', strictness: 'diet' });
    const meal = await buildMeal(world, trip, { name: 'Zebra chili' });
    await buildIngredient(world, meal, { name: 'Ground beef', alternatives: ['Lentils'] });
    expect((await search(`search=zebra&${dinner()}`)).recipes[0]?.verdict?.swaps).toEqual([
      { index: 0, ingredient: 'Ground beef', name: 'Lentils', isAlternative: true },
    ]);
  });

  it('is safe for every result that everybody can eat, in the order of the ranking, page by page', async () => {
    await avoid({ tripId: trip.id }, { kind: 'diet', value: 'vegan', strictness: 'diet' });
    const all: Result[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: { recipes: Result[]; next: string | null } = await search(
        `sources=cookbook&mealType=dinner&limit=50&${dinner()}${next === '' ? '' : `&after=${next}`}`,
      );
      all.push(...page.recipes);
      ({ next } = page);
    }
    const safe = all.filter(({ verdict }) => verdict?.verdict === 'safe').map(({ id }) => id);
    const found: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: { recipes: Result[]; next: string | null } = await search(
        `sources=cookbook&mealType=dinner&limit=7&everybody=true&${dinner()}${next === '' ? '' : `&after=${next}`}`,
      );
      expect(page.recipes.every(({ verdict }) => verdict?.verdict === 'safe')).toBe(true);
      found.push(...page.recipes.map(({ id }) => id));
      ({ next } = page);
    }
    expect(safe.length).toBeGreaterThan(10);
    expect(safe.length).toBeLessThan(all.length);
    expect(found).toEqual(safe);
  });
});

test('a search for a meal takes as many statements for many recipes as for few', async () => {
  const counts: number[] = [];
  for (const size of [1, 30]) {
    const person = await buildPerson(world);
    const trips = await Promise.all(Array.from({ length: size }, () => buildTrip(world, person)));
    for (const one of trips) {
      const meal = await buildMeal(world, one, { name: 'Zebra soup' });
      await buildIngredient(world, meal, { name: `Leek ${one.id}` });
      const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: one.id });
      await buildShare(world, await buildRecipe(world, person, { name: 'Zebra stew' }), row);
    }
    const slot = `tripId=${trips[0]?.id}&date=2026-06-14&type=dinner`;
    // The first list over several places asks whether the database is distributed.
    await search(`search=zebra&${slot}`, person);
    counts.push(
      await countStatements(async () => {
        const { recipes } = await search(`search=zebra&limit=50&${slot}`, person);
        expect(recipes.length).toBeGreaterThanOrEqual(Math.min(50, 2 * size));
      }),
    );
  }
  const [few, many] = counts;
  expect(many).toBe(few);
});

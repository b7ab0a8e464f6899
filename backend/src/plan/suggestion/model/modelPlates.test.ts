import { readingOf } from '../../../../../domain/food/restriction/restrictionReading.ts';
import { buildParticipant, buildPerson } from '../../../../test/build.ts';
import { mealsAnswer, modelMeal } from '../../../../test/providers/localOpenAi.ts';
import { ModelScene, SLOTS } from '../../../../test/providers/modelScene.ts';
import { readModelMeals } from './modelMeals.ts';
import type { Place } from '../planning/planMeals.ts';
import type { SuggestionRequest } from '../planning/suggestion.ts';

const request: SuggestionRequest = {
  avoids: [],
  restrictionTexts: [],
  skill: 'beginner',
  budget: 'moderate',
  equipment: [],
  hasFridge: true,
  preferences: null,
  peopleCount: 5,
  sideDishes: false,
};

const PEOPLE = { ana: 'gluten-free', priya: 'vegan', tom: 'no mushrooms' };
type Person = keyof typeof PEOPLE;

interface Dish {
  readonly name?: string;
  readonly ingredients: readonly [name: string, alternatives?: readonly unknown[], notes?: string][];
  readonly instructions?: readonly string[];
}

/** The ingredients that are read from an answer, as "couscous, millet for ana"; null: the meal is refused. */
function platesOf(
  { ingredients, ...dish }: Dish,
  who: readonly Person[],
  place: Partial<Place> & { readonly rules?: string; readonly hasFridge?: boolean } = {},
): string[] | null {
  const { rules: rulesText = '', hasFridge = true, ...where } = place;
  const rules = readingOf([rulesText]).avoids;
  const eaters = who.map((id) => ({ id, avoids: readingOf([PEOPLE[id]]).avoids, portions: 1 }));
  const slot: Place = {
    date: '2026-06-14',
    type: 'dinner',
    day: 1,
    isFree: true,
    mainIngredient: null,
    group: {
      peopleCount: 5,
      avoids: readingOf([rulesText, ...who.map((id) => PEOPLE[id])].filter(Boolean)).avoids,
      few: { rules, eaters, eaterCount: 5, portions: 5, platesApart: true, secondDish: false },
    },
    ...where,
  };
  const meal = modelMeal('2026-06-14 dinner', {
    name: 'Dinner',
    instructions: ['Serve.'],
    ...dish,
    ingredients: ingredients.map(([name, alternatives = [], notes = null]) => ({
      name,
      amount: 80,
      unit: 'g',
      notes,
      alternatives,
    })),
  });
  const [read] = readModelMeals({ meals: [meal] }, { ...request, hasFridge, avoids: rules }, [slot]);
  if (read === undefined) return null;
  return read.meal.ingredients.map(({ name, apart = [] }) =>
    [name, ...apart.map((plate) => `${plate.name} for ${plate.eaterIds.join(' and ')}`)].join(', '),
  );
}

const SALAD: Dish['ingredients'] = [
  ['couscous', ['millet', 'quinoa']],
  ['feta', ['tofu', 'goat cheese']],
  ['zucchini', ['eggplant']],
];

describe('a meal of the model with separate plates', () => {
  test.each<[string, readonly Person[], Dish, readonly string[]]>([
    [
      'a few get alternatives',
      ['ana'],
      { ingredients: SALAD },
      ['couscous, millet for ana', 'feta', 'zucchini'],
    ],
    [
      'each gets their own',
      ['ana', 'priya'],
      { ingredients: SALAD },
      ['couscous, millet for ana', 'feta, tofu for priya', 'zucchini'],
    ],
    [
      'steps name what is listed',
      ['ana'],
      {
        ingredients: SALAD,
        instructions: ['Pour hot water over the couscous.', 'Crumble the feta over it.'],
      },
      ['couscous, millet for ana', 'feta', 'zucchini'],
    ],
    [
      'the first alternative that fits is taken',
      ['ana'],
      { ingredients: [['couscous', ['bulgur', 'grandma’s grains', 'millet']]] },
      ['couscous, millet for ana'],
    ],
    ['everybody can eat it', ['ana', 'priya'], { ingredients: [['rice', ['quinoa']]] }, ['rice']],
  ])('%s', (_, who, dish, plates) => {
    expect(platesOf(dish, who)).toEqual(plates);
  });

  test.each<[string, readonly Person[], Dish]>([
    ['without alternatives', ['ana'], { ingredients: [['couscous', []]] }],
    ['with alternatives that do not fit', ['ana'], { ingredients: [['couscous', ['bulgur', 'farro']]] }],
    ['with alternatives of unknown food', ['ana'], { ingredients: [['couscous', ['grandma’s grains']]] }],
    [
      'with alternatives that are no names',
      ['ana'],
      { ingredients: [['couscous', [7, null, '<b>millet</b>']]] },
    ],
    [
      'with a fitting alternative of one ingredient only',
      ['priya'],
      {
        ingredients: [
          ['feta', ['tofu']],
          ['honey', ['butter']],
        ],
      },
    ],
    [
      'with a food in the steps that is not listed',
      ['priya'],
      {
        ingredients: [['feta', ['tofu']]],
        instructions: ['Crumble the feta.', 'Fry the bacon and scatter it over.'],
      },
    ],
    [
      'with a food in a note',
      ['ana'],
      {
        ingredients: [
          ['couscous', ['millet']],
          ['rice', [], 'or bulgur'],
        ],
      },
    ],
    [
      'with an avoided word in its name',
      ['tom'],
      { name: 'Mushroom rice', ingredients: [['mushrooms', ['zucchini']], ['rice']] },
    ],
    [
      'that half of the people cannot eat',
      ['ana', 'priya', 'tom'],
      { ingredients: [...SALAD, ['mushrooms', ['zucchini']]] },
    ],
  ])('is refused %s', (_, who, dish) => {
    expect(platesOf(dish, who)).toBeNull();
  });

  test('the rules for everybody have no separate plate', () => {
    expect(platesOf({ ingredients: SALAD }, ['ana'], { rules: 'vegan' })).toBeNull();
    const vegan: Dish = { ingredients: [['couscous', ['millet']], ['tofu']] };
    expect(platesOf(vegan, ['ana'], { rules: 'vegan' })).toEqual(['couscous, millet for ana', 'tofu']);
  });

  test('an alternative that spoils before its day is no plate', () => {
    const dish: Dish = { ingredients: [['lentils'], ['couscous', ['ground beef', 'millet']]] };
    const plates = (day: number) => platesOf(dish, ['ana'], { day, hasFridge: false });
    expect(plates(0)).toEqual(['lentils', 'couscous, ground beef for ana']);
    expect(plates(3)).toEqual(['lentils', 'couscous, millet for ana']);
  });
});

describe('suggestions of the model with separate plates', () => {
  let scene: ModelScene;
  beforeAll(async () => {
    scene = await ModelScene.start();
  });
  afterAll(() => scene.end());
  beforeEach(() => scene.begin());

  const couscous = { name: 'couscous', amount: 80, unit: 'g', notes: null, alternatives: ['millet'] };

  /** Ana, of three, does not eat gluten. */
  async function seatAna(): Promise<string> {
    for (const name of ['Ana Lindqvist', 'Jonas Weber'])
      await buildParticipant(scene.world, scene.trip, await buildPerson(scene.world, { name }), { name });
    const eaters = (await scene.maya.client.rest('GET', `/api/trips/${scene.trip.id}/eaters`)).body as {
      id: string;
      name: string;
    }[];
    const ana = eaters.find(({ name }) => name === 'Ana Lindqvist')?.id ?? '';
    const avoids = [{ kind: 'content', value: 'gluten', strictness: 'allergy' }];
    await scene.maya.client.rest('PATCH', `/api/trips/${scene.trip.id}/eaters/${ana}`, { avoids });
    return ana;
  }

  const verdicts = async () =>
    (await scene.maya.client.rest('GET', `/api/trips/${scene.trip.id}/verdicts`)).body as {
      verdict: string;
    }[];

  test('are written as separate plates, and everybody can eat', async () => {
    const ana = await seatAna();
    scene.openAi.complete = mealsAnswer((meals) =>
      meals.map((meal) => ({ ...meal, ingredients: [couscous] })),
    );
    expect(await scene.suggest({ platesApart: true })).toMatchObject({ status: 200 });
    expect(await scene.fromModel()).toBe(SLOTS);
    const [breakfast] = await scene.plan();
    const original = breakfast?.ingredients.find(({ name }) => name === 'couscous');
    expect(breakfast?.ingredients).toContainEqual(
      expect.objectContaining({ name: 'millet', apartOfId: original?.id, apartEaterIds: [ana] }),
    );
    expect((await verdicts()).map(({ verdict }) => verdict)).toEqual(new Array(SLOTS).fill('SAFE'));
  });

  test('come from the cookbook where no plate fits', async () => {
    await seatAna();
    scene.openAi.complete = mealsAnswer(([first, ...others]) => [
      { ...first, ingredients: [{ ...couscous, alternatives: ['bulgur'] }] },
      ...others,
    ]);
    await scene.suggest({ platesApart: true });
    const calls = scene.openAi.asked().length;
    expect(await scene.fromModel()).toBe(SLOTS - calls);
    expect((await verdicts()).map(({ verdict }) => verdict)).toEqual(new Array(SLOTS).fill('SAFE'));
  });

  test('get a second dish from the cookbook where no plate fits and one is asked for', async () => {
    const ana = await seatAna();
    scene.openAi.complete = mealsAnswer(([first, ...others]) => [
      { ...first, ingredients: [{ ...couscous, alternatives: ['bulgur'] }] },
      ...others,
    ]);
    await scene.suggest({ platesApart: true, secondDish: true });
    const calls = scene.openAi.asked().length;
    const { body } = await scene.maya.client.rest('GET', `/api/trips/${scene.trip.id}`);
    // The answer of a trip contains its meals.
    const { meals } = body as { meals: { isInstead: boolean; forWhom: unknown }[] };
    expect(meals).toHaveLength(SLOTS + calls);
    expect(meals.filter(({ isInstead }) => isInstead).map(({ forWhom }) => forWhom)).toEqual(
      new Array(calls).fill({ eaterIds: [ana], group: null, cannotEat: 'couscous' }),
    );
    expect(new Set((await verdicts()).map(({ verdict }) => verdict))).toEqual(new Set(['SAFE']));
  });
});

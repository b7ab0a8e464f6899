import fc from 'fast-check';
import { addDays } from '../../../../../domain/time/calendarDate.ts';
import { eatersBySlot } from '../../../../../domain/people/eater/attendance.ts';
import type { EaterAvoid } from '../../../../../domain/people/eater/eater.ts';
import { slotVerdict } from '../../../../../domain/people/dish/slotVerdict.ts';
import { mealVerdict, worstOpen } from '../../../../../domain/people/verdict/verdict.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import type { SeatedEater } from '../../../people/eater/withEaters.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import { slotGroups } from '../slotGroups.ts';
import type { Place } from './planMeals.ts';
import type { SuggestedDish, SuggestedMeal, SuggestionRequest } from './suggestion.ts';
import { suggestFromCookbook } from './suggestFromCookbook.ts';

const AVOIDS: readonly EaterAvoid[] = [
  { kind: 'diet', value: 'vegan', strictness: 'diet' },
  { kind: 'diet', value: 'vegetarian', strictness: 'diet' },
  { kind: 'content', value: 'gluten', strictness: 'allergy' },
  { kind: 'content', value: 'fish', strictness: 'allergy' },
  { kind: 'content', value: 'dairy', strictness: 'allergy' },
  { kind: 'word', value: 'mushroom', strictness: 'diet' },
  { kind: 'word', value: 'beef', strictness: 'dislike' },
];

interface Scene {
  readonly eaters: readonly SeatedEater[];
  readonly request: SuggestionRequest;
  readonly places: readonly Place[];
}

interface Options {
  readonly platesApart: boolean;
  readonly secondDish: boolean;
  readonly sideDishes: boolean;
}

function sceneOf(avoids: readonly (readonly EaterAvoid[])[], options: Options, likes = ''): Scene {
  const eaters = avoids.map((own, index): SeatedEater => ({
    id: `e${index}`,
    participantId: `p${index}`,
    isCompanion: false,
    portionQuarters: 2 + (index % 4),
    avoids: own,
    eatsEverything: false,
    arrives: null,
    leaves: null,
  }));
  const groupAt = slotGroups(eatersBySlot(eaters, []), { rules: null, peopleCount: null, ...options });
  const places = [0, 1].flatMap((day) =>
    (['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[]).map((type): Place => {
      const date = addDays('2026-06-13', day);
      const group = groupAt({ date, type });
      return {
        date,
        type,
        day,
        isFree: group !== null,
        mainIngredient: null,
        ...(group !== null && { group }),
      };
    }),
  );
  return {
    eaters,
    places,
    request: {
      avoids: [],
      restrictionTexts: [],
      skill: 'advanced',
      budget: 'premium',
      equipment: [],
      hasFridge: true,
      preferences: likes,
      peopleCount: 4,
      sideDishes: options.sideDishes,
    },
  };
}

const anyTable = fc.array(fc.subarray([...AVOIDS], { maxLength: 2 }), { minLength: 1, maxLength: 9 });
const anyOptions = fc.record({
  platesApart: fc.boolean(),
  secondDish: fc.boolean(),
  sideDishes: fc.boolean(),
});

/** As a meal of the trip, with what each eater gets of it. */
function judged(dish: SuggestedDish, eaters: readonly SeatedEater[]) {
  const rows = dish.ingredients.flatMap(({ name, notes, alternatives, apart = [] }) => [
    row(name, { notes, alternatives }),
    ...apart.map((plate) => row(plate.name, { apartOfId: name, apartEaterIds: plate.eaterIds })),
  ]);
  const { name, instructions } = dish;
  const meal = { id: name, name, status: 'planned' as const, instructions, rows };
  return { eaters, verdict: { reasons: mealVerdict(meal, eaters)?.reasons ?? [] } };
}

function row(name: string, more: object) {
  return {
    id: name,
    name,
    alternatives: [],
    selectedAlternative: 0,
    notes: null,
    apartOfId: null,
    apartEaterIds: [],
    ...more,
  };
}

/** Who gets which dish of a slot. */
function served({ beside, ...first }: SuggestedMeal, eaters: readonly SeatedEater[]) {
  const instead = beside.flatMap(({ insteadFor }) => insteadFor ?? []);
  return [
    judged(
      first,
      eaters.filter(({ id }) => !instead.includes(id)),
    ),
    ...beside.map(({ insteadFor, ...dish }) =>
      judged(
        dish,
        eaters.filter(({ id }) => insteadFor === null || insteadFor.includes(id)),
      ),
    ),
  ];
}

function suggested({ request, places }: Scene, seed = 1): readonly SuggestedMeal[] {
  return suggestFromCookbook(request, places, [], seed).meals;
}

const SOME = [[], [], [], [], [AVOIDS[0]], [AVOIDS[2]]].map((own) => own.flatMap((one) => one ?? []));
const BOTH = { platesApart: true, secondDish: true, sideDishes: false };

describe('the dishes that a slot is suggested', () => {
  it('leave nobody there without something safe, and the second is for just those who cannot eat the first', () => {
    fc.assert(
      fc.property(anyTable, anyOptions, fc.constantFrom('', 'beef', 'pasta'), (table, options, likes) => {
        const scene = sceneOf(table, options, likes);
        const ids = scene.eaters.map(({ id }) => id);
        for (const meal of suggested(scene)) {
          const verdict = slotVerdict(scene.eaters, served(meal, scene.eaters));
          expect(verdict).toEqual({ verdict: 'safe', withoutDish: [] });
          const { beside, ...first } = meal;
          const { reasons } = judged(first, scene.eaters).verdict;
          const cannot = ids.filter(
            (id) => worstOpen(reasons.filter(({ eaterId }) => eaterId === id)) !== 'safe',
          );
          expect(beside.flatMap(({ insteadFor }) => insteadFor ?? [])).toEqual(cannot);
          expect(cannot.length * 2).toBeLessThan(ids.length);
          if (!options.secondDish) expect(cannot).toEqual([]);
          const sides = beside.filter(({ insteadFor }) => insteadFor === null);
          expect(sides.length).toBeLessThanOrEqual(options.sideDishes && meal.type !== 'breakfast' ? 1 : 0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are two now and then where that is asked for; what everybody can eat stays the most', () => {
    const camp = [...Array.from({ length: 12 }, () => []), ...SOME];
    for (const table of [SOME, camp]) {
      const meals = [1, 2, 3, 4, 5].flatMap((seed) => suggested(sceneOf(table, BOTH), seed));
      const count = meals.filter(({ beside }) => beside.length > 0).length;
      expect(count).toBeGreaterThan(meals.length / 15);
      expect(count).toBeLessThan(meals.length / 2);
    }
  });

  it('are written for the portions of those who get them', () => {
    const scene = sceneOf(SOME, BOTH, 'beef');
    const meal = suggested(scene).find(({ beside }) => beside.length > 0);
    expect(meal).toBeDefined();
    const portions = (all: readonly SeatedEater[]) =>
      all.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0) / 4;
    for (const { insteadFor, peopleCount } of meal?.beside ?? []) {
      const few = scene.eaters.filter(({ id }) => insteadFor?.includes(id));
      expect(peopleCount).toBe(Math.ceil(portions(few)));
      expect(meal?.peopleCount).toBe(Math.ceil(portions(scene.eaters) - portions(few)));
    }
  });

  it('are one, and the same as before, where nothing else is asked for', () => {
    const off = { platesApart: false, secondDish: false, sideDishes: false };
    const alone = suggested(sceneOf(SOME, off));
    expect(alone.flatMap(({ beside }) => beside)).toEqual([]);
    const withSides = suggested(sceneOf(SOME, { ...off, sideDishes: true }));
    expect(withSides.map(({ beside: _beside, ...first }) => first)).toEqual(
      alone.map(({ beside: _beside, ...first }) => first),
    );
  });
});

describe('side dishes', () => {
  const sides = cookbook().filter(({ kind }) => kind === 'side');

  it('stand beside each lunch and dinner that something goes with, and are no meal of their own', () => {
    const names = new Set(sides.map(({ name }) => name));
    for (const seed of [1, 2, 3]) {
      const meals = suggested(sceneOf(SOME, { ...BOTH, sideDishes: true }), seed);
      expect(meals.filter(({ name }) => names.has(name))).toEqual([]);
      for (const { type, beside } of meals) {
        const beneath = beside.filter(({ insteadFor }) => insteadFor === null).map(({ name }) => name);
        expect(beneath).toHaveLength(type === 'breakfast' ? 0 : 1);
        expect(beneath.every((name) => names.has(name))).toBe(true);
      }
    }
  });

  it('are no more than a side: most of them without fire, and for vegans without gluten, too', () => {
    expect(sides.length).toBeGreaterThanOrEqual(10);
    expect(sides.filter(({ contains }) => contains.length === 0).length).toBeGreaterThanOrEqual(8);
    expect(sides.filter(({ method }) => method === 'no cooking').length).toBeGreaterThanOrEqual(5);
  });
});

import type { Place } from '../planning/planMeals.ts';
import { modelQuestion } from './modelQuestion.ts';

const TRIP = { location: 'Lake Tahoe', startDate: '2026-06-13' };
const GLUTEN = [{ kind: 'content', value: 'gluten' }] as const;

test('the question contains the number of people, and what suits a crowd', () => {
  const { instructions, data } = modelQuestion(
    TRIP,
    {
      avoids: [],
      restrictionTexts: [],
      sideDishes: false,
      skill: 'beginner',
      budget: 'moderate',
      equipment: [],
      hasFridge: true,
      preferences: null,
      peopleCount: 40,
    },
    [],
    [],
  );
  expect(JSON.parse(data)).toMatchObject({ people: 40 });
  expect(instructions).toMatch(/More than 15\s+people eat from pots, from the grill or cold/);
});

/** The data of a question for one slot with this group. */
function slotData(group: NonNullable<Place['group']>): unknown {
  const place = { date: '2026-06-13', type: 'dinner', day: 0, isFree: true, mainIngredient: null } as const;
  const request: Parameters<typeof modelQuestion>[1] = {
    avoids: [],
    restrictionTexts: [],
    sideDishes: false,
    skill: 'beginner',
    budget: 'moderate',
    equipment: [],
    hasFridge: true,
    preferences: null,
    peopleCount: 40,
  };
  const { data } = modelQuestion(TRIP, request, [{ ...place, group }], []);
  // Written by the product.
  return (JSON.parse(data) as { slots: unknown[] }).slots[0];
}

test('a slot with its own table has its people and what they do not eat', () => {
  const data = slotData({ peopleCount: 7, avoids: GLUTEN, few: null });
  expect(data).toMatchObject({ people: 7, doesNotEat: { diets: [], contents: ['gluten'], words: [] } });
  expect(data).not.toHaveProperty('apart');
});

test('a slot has what somebody would rather not have', () => {
  const dislikes = [{ kind: 'word', value: 'mushroom' }] as const;
  const data = slotData({ peopleCount: 7, avoids: GLUTEN, dislikes, few: null });
  expect(data).toMatchObject({ ratherNot: { words: ['mushroom'] } });
});

test('for separate plates it has the rules for everybody, and the others by what they do not eat, without ids', () => {
  const rules = [{ kind: 'content', value: 'pork' }] as const;
  const eaters = [
    { id: 'ana', avoids: GLUTEN, portions: 1 },
    { id: 'priya', avoids: [{ kind: 'diet', value: 'vegan' }] as const, portions: 1 },
    { id: 'tom', avoids: GLUTEN, portions: 1 },
  ];
  const few = { rules, eaters, eaterCount: 8, portions: 7, platesApart: true, secondDish: false };
  const data = slotData({ peopleCount: 7, avoids: GLUTEN, few });
  expect(data).toMatchObject({
    people: 7,
    eaters: 8,
    doesNotEat: { diets: [], contents: ['pork'], words: [] },
    apart: [
      { eaters: 2, doesNotEat: { diets: [], contents: ['gluten'], words: [] } },
      { eaters: 1, doesNotEat: { diets: ['vegan'], contents: [], words: [] } },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('ana');
  expect(data).not.toHaveProperty('secondDish');
  const second = slotData({ peopleCount: 7, avoids: GLUTEN, few: { ...few, secondDish: true } });
  expect(second).toMatchObject({ secondDish: true });
});

import type { Place } from '../planning/planMeals.ts';
import { modelQuestion } from './modelQuestion.ts';

test('the question contains the number of people, and what suits a crowd', () => {
  const trip = { location: 'Lake Tahoe', startDate: '2026-06-13' };
  const { instructions, data } = modelQuestion(
    trip,
    {
      restrictions: { diets: [], avoidedContents: [], avoidedWords: [] },
      ...{ restrictionTexts: [], skill: 'beginner', budget: 'moderate', equipment: [] },
      ...{ hasFridge: true, preferences: null, peopleCount: 40 },
    },
    [],
    [],
  );
  expect(JSON.parse(data)).toMatchObject({ people: 40 });
  expect(instructions).toMatch(/More than 15\s+people eat from pots, from the grill or cold/);
});

test('a slot with its own table has its people and what they do not eat', () => {
  const restrictions = { diets: [], avoidedContents: ['gluten' as const], avoidedWords: [] };
  const place: Place = {
    ...{ date: '2026-06-13', type: 'dinner', day: 0, isFree: true, mainIngredient: null },
    group: { peopleCount: 7, restrictions, apart: null },
  };
  const { data } = modelQuestion(
    { location: 'Lake Tahoe', startDate: '2026-06-13' },
    {
      restrictions: { diets: [], avoidedContents: [], avoidedWords: [] },
      ...{ restrictionTexts: [], skill: 'beginner', budget: 'moderate', equipment: [] },
      ...{ hasFridge: true, preferences: null, peopleCount: 40 },
    },
    [place],
    [],
  );
  expect(JSON.parse(data)).toMatchObject({
    slots: [{ people: 7, doesNotEat: { diets: [], contents: ['gluten'], words: [] } }],
  });
});

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

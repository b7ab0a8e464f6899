import fc from 'fast-check';
import examples from '../../../../domain/testdata/contentExamples.json' with { type: 'json' };
import { UNDERSTOOD_RULES } from '../../../../domain/testdata/understoodRules.ts';
import { readingOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { eatersBySlot } from '../../../../domain/people/eater/attendance.ts';
import { ruleAvoids } from '../../../../domain/people/verdict/restrictionParts.ts';
import { everybodysAvoids, tripRules, withRules } from '../../../../domain/people/verdict/tripRules.ts';
import { mealVerdict } from '../../../../domain/people/verdict/verdict.ts';
import type { SeatedEater } from '../../people/eater/withEaters.ts';
import { cookbook, type Recipe } from './cookbook/cookbook.ts';
import { fittingRecipesAt } from './planning/fittingRecipes.ts';
import type { SuggestionRequest } from './planning/suggestion.ts';
import { slotGroups } from './slotGroups.ts';

const DINNER = { date: '2026-06-13', type: 'dinner' } as const;
const ANA: SeatedEater = {
  id: 'ana',
  participantId: 'ana',
  isCompanion: false,
  portionQuarters: 4,
  avoids: [],
  eatsEverything: false,
  arrives: null,
  leaves: null,
};
const REQUEST: SuggestionRequest = {
  avoids: [],
  restrictionTexts: [],
  skill: 'advanced',
  budget: 'premium',
  equipment: [],
  hasFridge: true,
  preferences: null,
  peopleCount: 4,
  sideDishes: false,
};

function recipeOf(foods: readonly string[]): Recipe {
  const [recipe] = cookbook();
  if (recipe === undefined) throw new Error('The cookbook is empty.');
  const ingredients = foods.map((name) => ({ name, amount: 1, unit: null, notes: null, alternatives: [] }));
  return { ...recipe, name: 'Dinner', description: 'Plain.', ingredients, instructions: [] };
}

/** Whether a dish of these foods may be suggested for a slot where Ana eats. */
function isSuggested(foods: readonly string[], rules: readonly string[]): boolean {
  const groupAt = slotGroups(eatersBySlot([ANA], []), {
    rules: tripRules(everybodysAvoids(readingOf(rules).avoids)),
    peopleCount: null,
    platesApart: false,
    secondDish: false,
  });
  const group = groupAt(DINNER);
  return group !== null && fittingRecipesAt([recipeOf(foods)], REQUEST)({ group }).length > 0;
}

function verdictOf(foods: readonly string[], rules: readonly string[]) {
  const rows = foods.map((name, index) => ({
    id: String(index),
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  }));
  const meal = { id: 'meal', name: 'Dinner', status: 'planned', rows, instructions: [] } as const;
  return mealVerdict(meal, withRules([ANA], tripRules(ruleAvoids(rules))))?.verdict;
}

test('a dish is suggested exactly where its verdict by the rules of the trip is safe', () => {
  const foods = fc.array(fc.constantFrom(...examples.foods.flatMap(({ names }) => names)), {
    minLength: 1,
    maxLength: 4,
  });
  const rules = fc.uniqueArray(fc.constantFrom(...UNDERSTOOD_RULES), { maxLength: 3 });
  fc.assert(
    fc.property(foods, rules, (some, texts) => {
      expect(isSuggested(some, texts)).toBe(verdictOf(some, texts) === 'safe');
    }),
    { numRuns: 500 },
  );
});

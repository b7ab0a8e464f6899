import fc from 'fast-check';
import examples from '../../../domain/testdata/contentExamples.json' with { type: 'json' };
import { UNDERSTOOD_RULES } from '../../../domain/testdata/understoodRules.ts';
import { readingOf } from '../../../domain/food/restriction/restrictionReading.ts';
import { ruleAvoids } from '../../../domain/people/verdict/restrictionParts.ts';
import { tripRules, withRules } from '../../../domain/people/verdict/tripRules.ts';
import { mealVerdict } from '../../../domain/people/verdict/verdict.ts';
import { conflictLine } from './dietConflict.ts';

describe("the conflict of an ingredient with the group's restrictions", () => {
  test.each([
    ['Trout', ['vegan'], 'Contains fish: not vegan'],
    ['Ground beef', ['vegetarian', 'vegan'], 'Contains beef: not vegetarian or vegan'],
    ['Peanut butter', ['no peanuts'], 'Contains peanuts'],
    ['Portobello mushrooms', ['vegan', 'no mushrooms'], 'Contains mushroom'],
    ['Milk chocolate with eggs and honey', ['vegan'], 'Contains dairy, egg and more: not vegan'],
    ['Ground beef with cheddar', ['kosher-style'], 'Meat with dairy: not kosher-style'],
    ['Fish with bread', ['vegan', 'gluten-free'], 'Contains fish and gluten: not vegan or gluten-free'],
  ])('of %j for %j reads "%s"', (line, texts, text) => {
    expect(conflictLine(line, readingOf(texts).avoids)).toBe(text);
  });

  test.each([
    ['Black beans', ['vegan']],
    ['Grandma’s secret paste', ['vegan']],
    ['Trout', []],
  ])('of %j for %j is none', (line: string, texts: string[]) => {
    expect(conflictLine(line, readingOf(texts).avoids)).toBeNull();
  });
});

function verdictOf(name: string, rules: readonly string[]) {
  const row = { id: 'row', name, notes: null, alternatives: [], selectedAlternative: 0 };
  const rows = [{ ...row, apartOfId: null, apartEaterIds: [] }];
  const meal = { id: 'meal', name: 'Dinner', status: 'planned', rows, instructions: [] } as const;
  return mealVerdict(meal, withRules([{ id: 'ana', avoids: [] }], tripRules(ruleAvoids(rules))))?.verdict;
}

test('an ingredient is marked exactly where the verdict by the rules of the trip is a conflict', () => {
  const foods = fc.constantFrom(...examples.foods.flatMap(({ names }) => names));
  const rules = fc.uniqueArray(fc.constantFrom(...UNDERSTOOD_RULES), { maxLength: 3 });
  fc.assert(
    fc.property(foods, rules, (name, texts) => {
      const isMarked = conflictLine(name, readingOf(texts).avoids) !== null;
      expect(isMarked).toBe(verdictOf(name, texts) === 'conflict');
    }),
    { numRuns: 500 },
  );
});

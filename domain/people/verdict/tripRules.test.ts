import fc from 'fast-check';
import { asText } from '../../text/asText.ts';
import { rendered } from '../../text/rendered.ts';
import examples from '../../testdata/contentExamples.json' with { type: 'json' };
import { avoidedName, CONTENTS } from '../../food/content.ts';
import { DIETS } from '../../food/diets.ts';
import { readAvoids } from '../eater/avoidReading.ts';
import { ruleAvoids } from './restrictionParts.ts';
import { openSentence } from './openSentence.ts';
import { allergyCard } from './allergyCard.ts';
import { TRIP_RULES, tripRules, withRules } from './tripRules.ts';
import type { JudgedMeal } from './judgedMeal.ts';
import { mealVerdict, VERDICTS, type JudgedEater } from './verdict.ts';

function mealOf(names: readonly string[], apartEaterIds: readonly string[] = []): JudgedMeal {
  const rows = names.map((name, index) => ({
    id: `row ${index}`,
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: index > 0 && apartEaterIds.length > 0 ? 'row 0' : null,
    apartEaterIds: index === 0 ? [] : apartEaterIds,
  }));
  return { id: 'meal', name: 'Dinner', status: 'planned', rows, instructions: [] };
}

const people = (count: number): JudgedEater[] =>
  Array.from({ length: count }, (_, index) => ({ id: `eater ${index}`, avoids: [] }));

const rulesIn = (...texts: readonly string[]) => tripRules(ruleAvoids(texts));

const judged = (names: readonly string[], rules: string, present: readonly JudgedEater[]) =>
  mealVerdict(mealOf(names), withRules(present, rulesIn(rules)));

const anyRule = fc.oneof(
  fc.constantFrom(...DIETS),
  fc.constantFrom(...CONTENTS).map((content) => `no ${asText(avoidedName(content))}`),
  fc.constantFrom(
    'no mushrooms',
    'mushrooms',
    'no histamine',
    'histamine',
    'low FODMAP',
    'Ana is vegan',
    'keto',
    'nut allergy, kiwi',
    'no penuts',
    'keine Nüsse',
    'Tom doesn’t eat fish',
    'not too spicy',
    'beef',
    'no peanuts; Ana carries an EpiPen',
    'Sulfa drugs',
    'allergic to soy sauce and eggs',
    '🥜',
  ),
);
const foods = fc.array(fc.constantFrom(...examples.foods.flatMap(({ names }) => names)), {
  minLength: 1,
  maxLength: 5,
});

describe('rules of a trip', () => {
  test.each([
    ['peanuts for people without avoids', ['Peanut butter', 'Rice'], 'no peanuts', 2, 'conflict'],
    ['food that fits', ['Rice'], 'no peanuts', 2, 'safe'],
    ['cream on a vegan trip', ['Cream'], 'vegan', 1, 'conflict'],
    ['what nobody knows', ['Grandma’s surprise'], 'no peanuts', 1, 'unknown'],
    ['words that nobody understands', ['Rice'], 'keto', 1, 'unknown'],
    ['a food alone, as an eater would say it', ['Mushrooms'], 'mushrooms', 1, 'conflict'],
    ['a half that is understood', ['Cream'], 'Ana is vegan', 1, 'conflict'],
    ['nobody at the table', ['Peanut butter'], 'no peanuts', 0, 'safe'],
  ])('judge %s', (_, names, rules, count, verdict) => {
    expect(judged(names, rules, people(count))?.verdict).toBe(verdict);
  });

  test('judge a meal no better than the same words of each eater, whatever is said and eaten', () => {
    fc.assert(
      fc.property(foods, fc.array(anyRule, { minLength: 1, maxLength: 3 }), (names, texts) => {
        const rules = rulesIn(...texts);
        const own = readAvoids(texts.map((text) => ({ text, strictness: 'allergy' })));
        const meal = mealOf(names);
        const byRules = mealVerdict(meal, withRules(people(2), rules))?.verdict ?? 'safe';
        const byEaters =
          mealVerdict(
            meal,
            people(2).map((one) => ({ ...one, avoids: own })),
          )?.verdict ?? 'safe';
        expect(VERDICTS.indexOf(byRules)).toBeGreaterThanOrEqual(VERDICTS.indexOf(byEaters));
      }),
      { numRuns: 200 },
    );
  });

  test('hold for separate plates, too', () => {
    const meal = mealOf(['Rice', 'Peanut butter'], ['eater 0']);
    expect(mealVerdict(meal, withRules(people(2), rulesIn('no peanuts')))?.verdict).toBe('conflict');
  });

  test('are told once, for any number of people', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `Peanut butter ${index}`);
    const reasons = judged(names, 'no peanuts', people(100))?.reasons ?? [];
    expect(reasons).toHaveLength(1000);
    expect(new Set(reasons.map(({ eaterId }) => eaterId))).toEqual(new Set([TRIP_RULES]));
  });

  test('are named on the plan and on the card for the kitchen', () => {
    const reasons = judged(['Peanut butter'], 'no peanuts', people(2))?.reasons ?? [];
    expect(rendered(openSentence(reasons, []))).toBe('Nobody here eats peanut butter.');
    const named = people(1).map((one) => ({ ...one, name: 'Ana' }));
    expect(rendered(allergyCard(withRules(named, rulesIn('no peanuts'))).people)).toMatchObject([
      { name: 'Rule of the trip', avoids: [{ label: 'Allergy: peanuts' }] },
    ]);
  });

  test('are none without restrictions', () => {
    expect(tripRules([])).toBeNull();
    expect(withRules(people(2), null)).toHaveLength(2);
  });
});

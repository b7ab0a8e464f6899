import { contentsOf } from '../../../../../domain/food/foodContents.ts';
import { shoppingKey } from '../../../../../domain/shopping/list/shopping.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import { JUDGED_FRESH, keepsWithoutFridge, readKeepings } from './keeping.ts';

describe('without a fridge', () => {
  test.each([
    ['whole milk', 0],
    ['turkey breast', 0],
    ['pork tenderloin', 0],
    ['frozen shrimp', 0],
    ['halibut', 0],
    ['arugula', 1],
    ['asparagus', 1],
    ['milk', 0],
    ['tomato', 2],
    ['potatoes', 'trip'],
    ['canned tuna', 'trip'],
    ['beef jerky', 'trip'],
    ['penne', 'trip'],
    ['a thing that no shop has', 'trip'],
  ])('%s keeps for %s', (name, keeping) => {
    expect(keepsWithoutFridge([name])).toBe(keeping);
    expect(keepsWithoutFridge(['rice', name, 'salt'])).toBe(keeping);
  });

  /** Preserved food of animal origin, and food with only a little of it. */
  const PRESERVED =
    /\b(?:canned|jerky|dried|powdered|instant|mix|chips?|chocolate|marshmallows?|honey|mayonnaise|dressing|bread|brioche|rolls?|buns?|muffins?|bagel|cookies|crackers?|noodles|spaetzle|pasta|sauce|pesto|miso|curry paste|granola|kimchi|gnocchi|breadcrumbs)\b/i;

  test('all fresh meat, fish, eggs and milk of the cookbook have a keeping time', () => {
    const fromAnimals = [
      'meat',
      'beef',
      'pork',
      'lamb',
      'poultry',
      'fish',
      'crustacean',
      'egg',
      'dairy',
    ] as const;
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .flatMap(({ name, alternatives }) => [name, ...alternatives])
          .filter((name) => fromAnimals.some((content) => contentsOf(name).contains.has(content)))
          .filter((name) => !PRESERVED.test(name) && !JUDGED_FRESH.has(shoppingKey(name))),
      ),
    ).toEqual([]);
  });
});

test('an invalid keeping time is refused with file and line', () => {
  const text = 'food,days\napple,trip\nfirm tofu,soon\n';
  expect(() => readKeepings({ path: 'keeping.csv', text })).toThrow(
    'keeping.csv:3: "soon" is none of 0, 1, 2, trip.',
  );
});

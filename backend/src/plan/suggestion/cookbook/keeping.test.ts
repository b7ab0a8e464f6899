import { contentsOf } from '../../../../../domain/food/foodContents.ts';
import { listedLife } from '../../../../../domain/shopping/days/shelfLife.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import { keepsWithoutFridge } from './keeping.ts';

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
    ['potatoes', 30],
    ['canned tuna', Infinity],
    ['beef jerky', Infinity],
    ['penne', Infinity],
    ['a thing that no shop has', Infinity],
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
          .filter((name) => !PRESERVED.test(name) && listedLife(name) === null),
      ),
    ).toEqual([]);
  });
});

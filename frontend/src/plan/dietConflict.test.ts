import { conflictLine, restrictionsLine } from './dietConflict.ts';
import { readRestrictionList } from '../../../domain/food/restriction/restrictionText.ts';

describe("the conflict of a meal with the group's restrictions", () => {
  test.each([
    [['Trout', 'Lemon'], ['vegan'], 'Contains fish: not vegan'],
    [['Ground beef', 'Beans'], ['vegetarian', 'vegan'], 'Contains beef: not vegetarian or vegan'],
    [['Peanut butter', 'Jelly'], ['no peanuts'], 'Contains peanuts'],
    [['Portobello mushrooms'], ['vegan', 'no mushrooms'], 'Contains mushroom'],
    [['Butter', 'Eggs', 'Honey'], ['vegan'], 'Contains dairy, egg and more: not vegan'],
    [['Ground beef', 'Cheddar'], ['kosher-style'], 'Meat with dairy: not kosher-style'],
    [['Trout', 'Bread'], ['vegan', 'gluten-free'], 'Contains fish and gluten: not vegan or gluten-free'],
  ])('of %j for %j reads "%s"', (names, texts, line) => {
    expect(conflictLine(names, readRestrictionList(texts))).toBe(line);
  });

  test.each([
    [['Rice', 'Black beans'], ['vegan']],
    [['Grandma’s secret paste'], ['vegan']],
    [[], ['vegan']],
    [['Trout'], []],
  ])('of %j for %j is none', (names: string[], texts: string[]) => {
    expect(conflictLine(names, readRestrictionList(texts))).toBeNull();
  });
});

test("the group's restrictions are listed as understood", () => {
  expect(restrictionsLine(readRestrictionList(['vegan', 'allergic to peanuts; no mushrooms']))).toBe(
    'vegan, no peanuts, no mushroom',
  );
  expect(restrictionsLine(readRestrictionList([]))).toBe('');
});

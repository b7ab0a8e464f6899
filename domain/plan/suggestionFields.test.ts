import { peopleCountFrom, suggestionFields } from './suggestionFields.ts';
import { defaultPeopleCount } from '../people/inviteStatus.ts';

const read = (input: unknown) => suggestionFields.parse(input);
const refusal = (input: unknown) => suggestionFields.safeParse(input).error?.issues[0]?.message;

describe('a request for suggestions', () => {
  test('may be empty', () => {
    expect(read({})).toEqual({
      dietaryRestrictions: undefined,
      cookingSkill: 'beginner',
      budget: 'moderate',
      cookingEquipment: [],
      peopleCount: null,
      platesApart: false,
      secondDish: false,
      sideDishes: false,
    });
    expect(
      read({
        dietaryRestrictions: null,
        cookingSkill: null,
        budget: null,
        preferences: null,
        cookingEquipment: null,
        peopleCount: null,
        source: null,
      }),
    ).toMatchObject({
      dietaryRestrictions: undefined,
      cookingSkill: 'beginner',
      budget: 'moderate',
      source: null,
    });
  });

  test.each([[[]], [''], ['none']])('with %j has no restrictions', (dietaryRestrictions) => {
    expect(read({ dietaryRestrictions })).toMatchObject({ dietaryRestrictions: [] });
  });

  test('accepts lists or single values for restrictions and equipment', () => {
    expect(
      read({ dietaryRestrictions: ' vegan, no mushrooms ', cookingEquipment: 'fire-pit' }),
    ).toMatchObject({ dietaryRestrictions: ['vegan, no mushrooms'], cookingEquipment: ['fire-pit'] });
    expect(
      read({
        dietaryRestrictions: ['vegan', ' ', 'no nuts'],
        cookingEquipment: ['fire-pit', 'camping-stove', 'fire-pit'],
      }),
    ).toMatchObject({
      dietaryRestrictions: ['vegan', 'no nuts'],
      cookingEquipment: ['camping-stove', 'fire-pit'],
    });
  });

  test.each(['none', 'None.', 'n/a', 'no restrictions', '-', 'nothing'])(
    'reads "%s" as no restriction',
    (text) => {
      expect(read({ dietaryRestrictions: text }).dietaryRestrictions).toEqual([]);
    },
  );

  test.each([
    [7, 7],
    ['7', 7],
    ['a few', 1],
    [Number.NaN, 1],
    [{}, 1],
    ['', null],
  ])('with the people count %j is for %j', (peopleCount, expected) => {
    expect(read({ peopleCount }).peopleCount).toBe(expected);
  });

  test.each([
    [{ peopleCount: 0 }, 'People count has to be a whole number from 1 to 50.'],
    [{ peopleCount: 51 }, 'People count has to be a whole number from 1 to 50.'],
    [{ peopleCount: 2.5 }, 'People count has to be a whole number from 1 to 50.'],
    [{ cookingSkill: 'expert' }, 'Cooking skill has to be one of beginner, intermediate, advanced.'],
    [{ budget: 3 }, 'Budget has to be one of budget, moderate, premium.'],
    [
      { cookingEquipment: ['oven'] },
      'Cooking equipment has to be a selection of camping-stove, full-kitchen, outdoor-grill, fire-pit, minimal-gear, rv-kitchen, hotplate-only, no-cooking.',
    ],
    [{ preferences: 'x'.repeat(501) }, 'Preferences can have at most 500 characters.'],
    [{ preferences: 5 }, 'Preferences has to be text.'],
    [{ dietaryRestrictions: [5] }, 'Dietary restriction has to be text.'],
    [
      { dietaryRestrictions: ['x'.repeat(400), 'y'.repeat(400)] },
      'Dietary restrictions can have at most 500 characters.',
    ],
    [{ dietaryRestrictions: new Array(31).fill('a') }, 'There can be at most 30 dietary restrictions.'],
    [{ source: 'internet' }, 'Source has to be one of cookbook, model.'],
  ])('is refused with a reason: %#', (input, message) => {
    expect(refusal(input)).toBe(message);
  });
});

test('the default people count is everyone who may come along, at most fifty', () => {
  const people = (count: number, inviteStatus: 'accepted' | 'pending' | 'declined') =>
    Array.from({ length: count }, () => ({ inviteStatus }));
  expect(
    defaultPeopleCount([...people(2, 'accepted'), ...people(3, 'pending'), ...people(4, 'declined')]),
  ).toBe(5);
  expect(defaultPeopleCount(people(80, 'accepted'))).toBe(50);
  expect(defaultPeopleCount([])).toBe(1);
});

test.each([
  ['7', 7],
  ['', 1],
  ['a few', 1],
  ['0', 1],
  ['-3', 1],
  ['51', 50],
  ['1e9', 50],
  ['2.6', 3],
])('the people field with "%s" counts as %i', (typed, count) => {
  expect(peopleCountFrom(typed)).toBe(count);
});

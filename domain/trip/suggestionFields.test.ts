import { defaultPeopleCount, peopleCountFrom, suggestionFields } from './suggestionFields.ts';

const read = (input: unknown) => suggestionFields.parse(input);
const refusal = (input: unknown) => suggestionFields.safeParse(input).error?.issues[0]?.message;

describe('a request for suggestions', () => {
  test('may say nothing at all', () => {
    expect(read({})).toEqual({
      dietaryRestrictions: undefined,
      cookingSkill: 'beginner',
      budget: 'moderate',
      cookingEquipment: [],
      peopleCount: null,
    });
    expect(
      read({
        ...{ dietaryRestrictions: null, cookingSkill: null, budget: null, preferences: null },
        ...{ cookingEquipment: null, peopleCount: null, source: null },
      }),
    ).toMatchObject({
      ...{ dietaryRestrictions: undefined, cookingSkill: 'beginner', budget: 'moderate', source: null },
    });
  });

  test.each([[[]], [''], ['none']])('says with %j that everything is eaten', (dietaryRestrictions) => {
    expect(read({ dietaryRestrictions })).toMatchObject({ dietaryRestrictions: [] });
  });

  test('lists its restrictions and its equipment, or says a single one', () => {
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
    'knows that "%s" is no restriction',
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
  ])('for %j people is for %j', (peopleCount, expected) => {
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
  ])('is refused with a sentence that says why: %#', (input, message) => {
    expect(refusal(input)).toBe(message);
  });
});

test('cooks for everybody who may come along, for fifty at most', () => {
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
])('a field for people that reads "%s" stands for %i', (typed, count) => {
  expect(peopleCountFrom(typed)).toBe(count);
});

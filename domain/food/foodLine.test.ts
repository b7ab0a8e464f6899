import { asText } from '../text/asText.ts';
import type { Avoid } from './avoid.ts';
import { judgeIngredient, type Judgement } from './diet.ts';
import { type Diet } from './diets.ts';
import { foodLine } from './foodLine.ts';
import { readIngredientLine } from '../shopping/line/ingredientLine.ts';
import { FOOD_ROWS } from './foodRows.ts';
import { CONTENTS, type Content } from './content.ts';

const avoiding = (...contents: Content[]) => contents.map((value): Avoid => ({ kind: 'content', value }));
const on = (diet: Diet): Avoid[] => [{ kind: 'diet', value: diet }];

function judgeLine(line: string, diet: Diet): Judgement {
  const { name, notes } = readIngredientLine(line);
  return judgeIngredient(foodLine(name, notes), on(diet));
}

test.each<[line: string, diet: Diet, verdict: Judgement['verdict']]>([
  ['8 dates (stuffed with almonds)', 'nut-free', 'breaks'],
  ['2 chicken breasts, breaded', 'gluten-free', 'breaks'],
  ['2 apples, sliced, plus peanut butter for dipping', 'nut-free', 'breaks'],
  ['1 cup rice, cooked in chicken stock', 'vegetarian', 'breaks'],
  ['1 cup rice, soaked for 2 hours in milk', 'dairy-free', 'breaks'],
  ['1 tsp vanilla (contains alcohol)', 'halal', 'breaks'],
  ['1 cup rice, simmered until tender in chicken stock', 'vegetarian', 'breaks'],
  ['1 lb fish, soaked for a couple of hours in milk', 'dairy-free', 'breaks'],
  ['2 chicken breasts, pounded to even thickness and breaded', 'gluten-free', 'breaks'],
  ['4 corn cobs, not peeled and buttered', 'dairy-free', 'breaks'],
  ['2 apples, without nuts except walnuts', 'nut-free', 'breaks'],
  ['2 bananas, when serving add chopped peanuts', 'nut-free', 'breaks'],
  ['1 cup lentils, no need to soak just cook in beef stock', 'vegetarian', 'breaks'],
  ['1 lb potatoes, never served without butter', 'dairy-free', 'breaks'],
  ['1 lb chicken thighs, skin removed if needed and breaded', 'gluten-free', 'unknown'],
  ['1 tbsp oil, or butter', 'dairy-free', 'unknown'],
  ['1 lb tofu (or chicken)', 'vegetarian', 'unknown'],
  ['2 tbsp maple syrup (or honey)', 'vegan', 'unknown'],
  ['4 oz rice noodles (may contain nuts)', 'nut-free', 'unknown'],
  ['1 tbsp oil, such as canola, peanut, or grapeseed', 'nut-free', 'unknown'],
  ['1 head lettuce, to serve with bread', 'gluten-free', 'unknown'],
  ['2 tomatoes, chopped peanuts optional', 'nut-free', 'unknown'],
  ['8 oz pasta (gluten-free if needed)', 'gluten-free', 'unknown'],
  ['1 cup rice (no butter)', 'dairy-free', 'fits'],
  ['1 cup rice, without peanuts', 'nut-free', 'fits'],
  ['1 cup coconut aminos (instead of soy sauce)', 'gluten-free', 'fits'],
  ['1 tbsp oil, to grease the bread pan', 'gluten-free', 'fits'],
  ['1 cup water, for the dough', 'gluten-free', 'fits'],
  ['1 cup water, if you make bread', 'gluten-free', 'fits'],
  ['4 cups water, to boil pasta in', 'gluten-free', 'fits'],
  ['2 cups rice, rinsed until the water runs clear', 'vegan', 'fits'],
  ['1 cup rice, with no eggs and no butter', 'vegan', 'fits'],
  ['2 tomatoes, cut in walnut-sized pieces', 'nut-free', 'fits'],
  ['1 inch ginger, the size of a walnut', 'nut-free', 'fits'],
  ['8 oz pasta, gluten-free', 'gluten-free', 'fits'],
  ['1 onion, chopped', 'vegan', 'fits'],
  ['juice of 1 lemon', 'vegan', 'fits'],
  ['2 carrots, peeled, cut into 1-inch pieces', 'vegan', 'fits'],
])('%s: %s %s', (line, diet, verdict) => {
  expect(judgeLine(line, diet).verdict).toBe(verdict);
});

test('the sentence repeats the notes that made it worse', () => {
  expect(judgeLine('8 dates (stuffed with almonds)', 'nut-free').reasons.map(asText)).toEqual([
    'Dates (stuffed with almonds) contain tree nuts.',
  ]);
  expect(judgeLine('8 almonds, chopped', 'nut-free').reasons.map(asText)).toEqual([
    'Almonds contain tree nuts.',
  ]);
});

/** By what stands before a food: that a line has it, may have it, or does not. */
const BEFORE: readonly (readonly [Judgement['verdict'], readonly string[]])[] = [
  [
    'breaks',
    [
      'with *',
      'stuffed with *',
      'plus *',
      'chopped, plus some *',
      '*',
      'sliced, *',
      'topped with * and salt',
    ],
  ],
  [
    'unknown',
    ['or *', 'such as *', 'may contain *', '* to serve', 'served with * (optional)', 'e.g. *', 'optional *'],
  ],
  ['fits', ['no *', 'without *', 'not *', 'for the *', 'instead of *', 'if you have *']],
];

test('a food in the notes counts as what stands beside it says, whatever it is', () => {
  const wrong = FOOD_ROWS.flatMap(({ marks, names: [name = ''] }) =>
    // Of an unnamed kind, unless another word of the name says which.
    CONTENTS.filter((content) => content !== 'meat' && marks.includes(content)).flatMap((content) =>
      BEFORE.flatMap(([verdict, patterns]) =>
        patterns
          .map((pattern) => foodLine('potatoes', pattern.replace('*', name)))
          .filter((line) => isOther(judgeIngredient(line, avoiding(content)).verdict, verdict))
          .map((line) => `${content}: ${line}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each<[preparation: string, diet: Diet]>([
  ['floured and fried', 'gluten-free'],
  ['dredged', 'gluten-free'],
  ['cheesed', 'dairy-free'],
  ['gratinéed', 'dairy-free'],
  ['nutted', 'nut-free'],
  ['honeyed', 'vegan'],
  ['larded', 'halal'],
  ['flambéed', 'halal'],
  ['boozy', 'halal'],
  ['en croûte', 'gluten-free'],
  ['Kiev', 'gluten-free'],
  ['alla Milanese', 'egg-free'],
  ['à la meunière', 'gluten-free'],
  ['piccata', 'gluten-free'],
  ['parmigiana', 'dairy-free'],
  ['Thermidor', 'dairy-free'],
  ['à la king', 'dairy-free'],
  ['à la mode', 'dairy-free'],
  ['bourguignon', 'halal'],
])('what is prepared %s is not %s, before its name or behind it', (preparation, diet) => {
  const fitting = [
    `2 zucchini, ${preparation}`,
    `2 zucchini (${preparation})`,
    `${preparation} zucchini`,
  ].filter((line) => judgeLine(line, diet).verdict === 'fits');
  expect(fitting).toEqual([]);
});

const ORDER = ['fits', 'unknown', 'breaks'];

/** Better than expected, or worse where the food is left out. */
function isOther(one: string, expected: string): boolean {
  return expected === 'fits' ? one !== 'fits' : ORDER.indexOf(one) < ORDER.indexOf(expected);
}

test('an avoided word counts in notes as a content does', () => {
  const kiwi = [{ kind: 'word', value: 'kiwi' }] as const;
  expect(judgeIngredient(foodLine('rice', 'with kiwi'), kiwi).verdict).toBe('breaks');
  expect(judgeIngredient(foodLine('rice', 'or kiwi'), kiwi).verdict).toBe('unknown');
  expect(judgeIngredient(foodLine('rice', 'with fruit salad'), kiwi).verdict).toBe('unknown');
  expect(judgeIngredient(foodLine('rice', 'without kiwi'), kiwi).verdict).toBe('fits');
});

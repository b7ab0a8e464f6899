import fc from 'fast-check';
import { judgeIngredient } from '../diet.ts';
import { asText } from '../../text/asText.ts';
import { readingOf } from './restrictionReading.ts';
import { readRestrictionList, readRestrictions, whyNotUnderstood } from './restrictionText.ts';

/** A reading in one line: diets, contents in brackets, words in quotes, and the parts not understood after "?". */
function reading(text: string): string {
  const { diets, avoidedContents, avoidedWords, unread } = readRestrictions(text);
  return [
    ...diets,
    ...avoidedContents.map((content) => `[${content}]`),
    ...avoidedWords.map((word) => `"${word}"`),
    ...unread.map((part) => `?${part}`),
  ].join(' ');
}

test.each([
  [
    'vegan, no mushrooms, allergic to peanuts, gluten free, lactose intolerant, coeliac, no pork',
    'vegan gluten-free dairy-free [peanut] [pork] "mushroom"',
  ],
  ['', ''],
  ['None', ''],
  ['N/A', ''],
  ['no restrictions', ''],
  ['no allergies', ''],
  ['Vegetarian', 'vegetarian'],
  [
    'no animal based product rennet',
    '[beef] [pork] [lamb] [poultry] [game] [meat] [fish] [crustacean] [mollusc] [dairy] [egg] [gelatin] [honey] [animalProduct]',
  ],
  ['2 vegans, one pescatarian', 'vegan pescatarian'],
  ['GLUTEN-FREE & dairy-free', 'gluten-free dairy-free'],
  ['gluten and dairy free', 'dairy-free [gluten]'],
  ['nut- and egg-free', 'egg-free [treeNut] [peanut]'],
  ['I am celiac.', 'gluten-free'],
  ["We're halal and kosher style", 'halal kosher-style'],
  ['low salt please', 'low-sodium'],
  ['severe nut allergy', 'nut-free'],
  ['shellfish allergy; egg intolerance', 'egg-free shellfish-free'],
  ['Allergies: peanuts, shellfish, sesame', '[peanut] [crustacean] [mollusc] [sesame]'],
  ['no pork, beef or lamb', '[pork] [beef] [lamb]'],
  ['no red meat', '[beef] [lamb] [pork] [game] [meat]'],
  ['no seafood', '[fish] [crustacean] [mollusc]'],
  ["doesn't eat cilantro", '"cilantro"'],
  ["can't eat onions or garlic", '"onion" "garlic"'],
  ['I do not like olives', '"olive"'],
  ['hates blue cheese', '"blue cheese"'],
  ['allergic to kiwi and mango', '"kiwi" "mango"'],
  ['allergic to salmon', '[fish] "salmon"'],
  ['mushroom-free', '"mushroom"'],
  ['sesame free', '[sesame]'],
  ['nothing spicy', '"spicy"'],
  ['no spicy food', '"spicy"'],
  ['peanuts', '[peanut]'],
  ['tree nut allergy', '[treeNut]'],
  ['vegan no nuts', 'vegan [treeNut] [peanut]'],
  ['My son has a milk allergy', 'dairy-free'],
  ['no alcohol, no gelatin', '[alcohol] [gelatin]'],
])('"%s" is read', (text, expected) => {
  expect(reading(text)).toBe(expected);
});

test.each([
  ['keto', '?keto'],
  ['low FODMAP, vegan', 'vegan ?low FODMAP'],
  ['no mushrooms, low carb', '"mushroom" ?low carb'],
  ['no meat, fish is fine', '[beef] [pork] [lamb] [poultry] [game] [meat] ?fish is fine'],
  ['vegetarian but eats fish', 'vegetarian ?but eats fish'],
  ['no dairy except butter', '[dairy] ?except butter'],
  ['not vegan', '?not vegan'],
  ['Anna is vegan', 'vegan ?Anna is vegan'],
  ['Ana is gluten free', 'gluten-free ?Ana is gluten free'],
  ['Tom nut allergy', 'nut-free ?Tom nut allergy'],
  ['chicken', '?chicken'],
  ['we love bacon', '?we love bacon'],
  ['gluten free if possible', 'gluten-free ?gluten free if possible'],
])('"%s" keeps the parts that are not understood', (text, expected) => {
  expect(reading(text)).toBe(expected);
});

test.each([
  ['no nuts no dairy', '[treeNut] [peanut] [dairy]'],
  ['no nuts dairy eggs', '[treeNut] [peanut] [dairy] [egg]'],
  ['without nuts eggs', '[treeNut] [peanut] [egg]'],
  ['avoid nuts and dairy', '[treeNut] [peanut] [dairy]'],
  ['allergic to nuts eggs milk', '[treeNut] [peanut] [egg] [dairy]'],
  ['NO NUTS\tNO DAIRY', '[treeNut] [peanut] [dairy]'],
  ['no nuts. no dairy', '[treeNut] [peanut] [dairy]'],
  ["can't have gluten or dairy", '[gluten] [dairy]'],
  ["can't really eat nuts", '[treeNut] [peanut]'],
  ['nut and dairy allergy', 'dairy-free [treeNut] [peanut]'],
  ['nut/dairy-free', 'dairy-free [treeNut] [peanut]'],
  ['dairy & gluten free', 'gluten-free [dairy]'],
  ['kiwi, mango and nut allergy', 'nut-free "kiwi" "mango"'],
  ['allergies: nuts, eggs, milk', '[treeNut] [peanut] [egg] [dairy]'],
  ['Allergies:\n- kiwi\n- mango', '"kiwi" "mango"'],
  ['Allergies: vegetarian, kiwi', 'vegetarian "kiwi"'],
  ['no pork or shellfish please', '[pork] [crustacean] [mollusc]'],
  ['vegetarian no eggs', 'vegetarian [egg]'],
  ['vegan nut-free', 'vegan nut-free'],
  ['nut-free dairy-free', 'dairy-free nut-free'],
  ['free from nuts', '[treeNut] [peanut]'],
  ['lactose intolerant and no pork', 'dairy-free [pork]'],
  ['allergic to nuts, kiwi and shellfish', '[treeNut] [peanut] [crustacean] [mollusc] "kiwi"'],
  ['coeliac, no dairy', 'gluten-free [dairy]'],
  ['people who eat no pork', '[pork]'],
  ['1. no nuts\n2. no dairy', '[treeNut] [peanut] [dairy]'],
  ['allergic to no nuts, no salmon', '[treeNut] [peanut] "salmon"'],
  ['allergic to any non-dairy salmon', '[dairy] [fish] "salmon"'],
  ['neither dairy nor nuts', '[dairy] [treeNut] [peanut]'],
  ['vegetarian x2, vegan x1', 'vegetarian vegan'],
  ['no nuts (severe) and no sesame', '[treeNut] [peanut] [sesame]'],
  ['plant-based', 'vegan'],
  ['Plant based diet', 'vegan'],
  ['whole-food plant-based', 'vegan'],
  ['no known allergies', ''],
])('the list "%s" is read completely', (text, expected) => {
  expect(reading(text)).toBe(expected);
});

test.each([
  ['no brazil nuts', '[treeNut]'],
  ['no bell peppers', '"bell pepper"'],
  ['no soy sauce', '"soy sauce"'],
  ["no cow's milk", '[dairy]'],
  ['no cow dairy', '[dairy]'],
  ['no goat dairy', '[dairy]'],
  ['no cow or dairy', '[beef] [dairy]'],
  // Eggs of chickens; a chicken is named apart.
  ['no chicken eggs', '[egg]'],
  ['no chicken or eggs', '[poultry] [egg]'],
  ['tree nut allergy', '[treeNut]'],
  ['no oyster mushrooms', '[mollusc] "oyster mushroom" "mushroom"'],
  ['no peanut butter', '[peanut] "peanut butter" "butter"'],
  ['no soy milk', '[soy] [dairy] "soy milk"'],
  ['no raw fish', '[fish]'],
  [
    'no animal products',
    '[beef] [pork] [lamb] [poultry] [game] [meat] [fish] [crustacean] [mollusc] [dairy] [egg] [gelatin] [honey] [animalProduct]',
  ],
])('the name "%s" of several words is one food, or all foods that it may mean', (text, expected) => {
  expect(reading(text)).toBe(expected);
});

test.each([
  ['I eat everything except pork', '[pork]'],
  ['We can eat anything but pork and shellfish.', '[pork] [crustacean] [mollusc]'],
  ['everything is fine, except for kiwi, mango', '"kiwi" "mango"'],
  ['Vegan. Anything apart from mushrooms', 'vegan "mushroom"'],
  ['no restrictions except peanuts', '[peanut]'],
  ['no restrictions except peanuts, one is vegan', 'vegan [peanut]'],
  ['No allergies other than salmon', '[fish] "salmon"'],
  ['should not contain any pork', '[pork]'],
  ['must not contain peanuts or dairy', '[peanut] [dairy]'],
  ['may not include gluten', '[gluten]'],
  ['eggs are out', '[egg]'],
  ['kiwi is off limits', '"kiwi"'],
  ['Off limits: eggs, kiwi', '[egg] "kiwi"'],
  ['peanuts are a no-go', '[peanut]'],
  ['beef is not ok', '[beef]'],
  ["milk isn't okay, nuts not allowed", '[dairy] [treeNut] [peanut]'],
  ['teetotal', '[alcohol]'],
  ["she's a teetotaller", '[alcohol]'],
  ["doesn't drink, no pork", '[alcohol] [pork]'],
  ['alpha-gal syndrome', '[beef] [lamb] [pork] [game] [meat] [dairy] [gelatin] [animalProduct]'],
  [
    'no nuts, alpha gal',
    '[treeNut] [peanut] [beef] [lamb] [pork] [game] [meat] [dairy] [gelatin] [animalProduct]',
  ],
  ['not too spicy', '"spicy"'],
  ['I eat everything', ''],
  ['Everything is fine!', ''],
  ['not allergic to anything', ''],
  ['none that I know of', ''],
  ['no allergies as far as we know', ''],
  ['no dietary restrictions, thanks', ''],
  ['nope', ''],
])('"%s" is understood in its everyday meaning', (text, expected) => {
  expect(reading(text)).toBe(expected);
});

test.each([
  "can't eat anything except rice",
  "I don't eat anything but fish",
  'allergic to everything except rice',
  'everything except fish is off limits',
  'everything but rice makes me sick',
  'anything except penuts',
  'nothing but fish',
  'fish is fine, shellfish is not fine',
])('"%s" is refused because it may mean the opposite', (text) => {
  expect(whyNotUnderstood(readRestrictions(text))).toHaveProperty('id', 'restriction.notUnderstood');
});

test("a person's name is reported and does not hide the restriction after it", () => {
  expect(reading('Ana: no nuts. Ben: vegan')).toBe('vegan [treeNut] [peanut] ?Ana no nuts ?Ben vegan');
});

test.each([
  'no penuts',
  'no diary',
  'no nuts no penuts',
  'no nuts penuts',
  'allergic to glutne',
  'not allergic to nuts',
  'I have allergies',
  'severe allergies',
  '🥜',
  'no 🥜',
  'no vegan nuts',
  'no seafood besides shrimp',
  'can eat dairy no nuts',
  'low FODMAP',
  'ohne Nüsse',
])('"%s" is refused, not ignored', (text) => {
  expect(whyNotUnderstood(readRestrictions(text))).toHaveProperty('id', 'restriction.notUnderstood');
});

test.each(['no nuts dairy ok', "Tom doesn't eat fish", 'keto no nuts', 'beef nuts'])(
  'the understood part of "%s" is applied, and the text is reported',
  (text) => {
    const { avoidedContents, unread } = readRestrictions(text);
    expect(avoidedContents).not.toEqual([]);
    expect(unread).toEqual([text]);
  },
);

test('no word of a text is dropped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('vegan', 'zorblax', 'no pork', 'keto', 'eggs', 'fish is ok'), {
        maxLength: 6,
      }),
      (parts) => {
        const { unread } = readRestrictions(parts.join(', '));
        expect(unread).toEqual(parts.filter((part) => ['zorblax', 'keto', 'fish is ok'].includes(part)));
      },
    ),
  );
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect(readRestrictions(text).diets.length).toBeLessThanOrEqual(12);
    }),
  );
});

test.each([
  ['no mushrooms', 'portobello mushroom, shiitake, cream of mushroom soup', 'spinach'],
  ['no tomatoes', 'ketchup, cherry tomatoes, marinara sauce', 'tomatillos'],
  ['allergic to corn', 'tortilla chips, polenta, corn on the cob', 'peppercorns'],
  ['nothing spicy', 'jalapeños, Sriracha, chili oil', 'bell peppers'],
  ['no onions', 'shallots, red onion, salsa', 'fennel'],
  ['no fruit', 'bananas, strawberry jam, raisins', 'spinach'],
  ['no mayo', 'mayonnaise, coleslaw', 'mustard'],
  ['no steak', 'ribeye, sirloin steak', 'carrots'],
])('"%s" leaves out everything that belongs to it', (text, leftOut, fitting) => {
  const { avoids } = readingOf([text]);
  for (const name of leftOut.split(', ')) expect(judgeIngredient(name, avoids).verdict).toBe('breaks');
  for (const name of fitting.split(', ')) expect(judgeIngredient(name, avoids).verdict).toBe('fits');
});

test.each([
  [['vegan', 'no mushrooms'], null],
  [['vegan', 'penut alergy'], 'penut alergy'],
  [['vegan; we love grandma'], 'we love grandma'],
  [[], null],
])('of %j the part %j is not understood, and the message says what to write', (texts: string[], part) => {
  const refusal = whyNotUnderstood(readRestrictionList(texts));
  expect(refusal && asText(refusal)).toBe(
    part === null
      ? null
      : `We do not understand “${part}”. Please name a diet, or what to leave out, such as “no mushrooms”.`,
  );
});

import fc from 'fast-check';
import examples from '../testdata/contentExamples.json' with { type: 'json' };
import examplesOfCookedDishes from '../testdata/contentExamplesOfCookedDishes.json' with { type: 'json' };
import dishWords from './data/dishWords.json' with { type: 'json' };
import ownFoods from './data/ownFoods.json' with { type: 'json' };
import type { Avoid } from './avoid.ts';
import { contentsOf } from './foodContents.ts';
import { FOOD_ROWS, readFoodRows } from './foodRows.ts';
import { phrasesOf } from './foodVocabulary.ts';
import { CONTENTS, type Content } from './content.ts';
import { judgeIngredient } from './diet.ts';
import { LIMITS } from '../limits.ts';
import { comparableWords } from '../text/wordForms.ts';

const DISHES = readFoodRows('contentExamplesOfCookedDishes.json', examplesOfCookedDishes.foods);
const RECIPE_NAMES = readFoodRows(
  'contentExamplesOfCookedDishes.json',
  examplesOfCookedDishes.asRecipesSayThem.foods,
);
const PHRASES = new Set(FOOD_ROWS.flatMap(({ names }) => phrasesOf(names)));

function avoiding(content: Content): Avoid[] {
  return [{ kind: 'content', value: content }];
}

test.each(DISHES.flatMap(({ marks, names }) => names.map((name) => [name, marks.join(' '), marks] as const)))(
  '%s contains %s',
  (name, _, marks) => {
    const { contains, mayContain } = contentsOf(name);
    for (const content of CONTENTS) {
      if (marks.includes(content)) expect([content, contains.has(content)]).toEqual([content, true]);
      if (marks.includes(`?${content}`))
        expect([content, contains.has(content) || mayContain.has(content)]).toEqual([content, true]);
      if (marks.includes(content) || marks.includes(`?${content}`))
        expect(judgeIngredient(name, avoiding(content)).verdict).not.toBe('fits');
    }
  },
);

test.each(examplesOfCookedDishes.withoutContents.names)(
  '%s is known and contains none of the contents',
  (name) => {
    const { contains, unknownWords } = contentsOf(name);
    expect([...contains].filter((content) => content !== 'highSodium')).toEqual([]);
    expect(unknownWords).toEqual([]);
  },
);

test.each(RECIPE_NAMES.flatMap(({ marks, names }) => names.map((name) => [name, marks] as const)))(
  '%s is known and contains exactly %j',
  (name, marks) => {
    const { contains, unknownWords } = contentsOf(name);
    expect([...contains].filter((content) => content !== 'highSodium')).toEqual(marks);
    expect(unknownWords).toEqual([]);
  },
);

test('legumes that are usually canned with salt fit low-sodium only when the name says so', () => {
  const lowSodium = [{ kind: 'diet', value: 'low-sodium' }] as const;
  const verdictOf = (name: string) => judgeIngredient(name, lowSodium).verdict;
  const plain = 'black beans; chickpeas; kidney beans; black-eyed peas; hominy; olives; canned chicken'.split(
    '; ',
  );
  expect(plain.map(verdictOf)).toEqual(plain.map(() => 'unknown'));
  const low =
    'dried black beans; dry chickpeas; no-salt-added kidney beans; low-sodium black beans; unsalted black-eyed peas; ' +
    'black beans, cooked from dry; black beans (no salt added); lentils; corn; no-salt-added canned tuna';
  expect(low.split('; ').filter((name) => verdictOf(name) !== 'fits')).toEqual([]);
});

test('only bee pollen comes from bees', () => {
  expect([...contentsOf('bee pollen').contains]).toEqual(['honey']);
  expect(contentsOf('pollen').contains.size).toBe(0);
  expect(contentsOf('pollen').isKnown).toBe(false);
  expect(contentsOf('fennel pollen').isKnown).toBe(true);
});

const DISH_WORDS = dishWords.dishes.words;
const FOODS = examples.foods.flatMap(({ names }) => names).filter((name) => contentsOf(name).isKnown);
const dishName = fc
  .tuple(fc.constantFrom(...FOODS), fc.constantFrom(...DISH_WORDS, ...dishWords.recipes.words))
  .filter(([food, dish]) => !hasOwnEntry(food, dish));

/** Whether the vocabulary has a phrase that joins the food and the dish word: "peanut butter" + "bar". */
function hasOwnEntry(food: string, dish: string): boolean {
  const words = comparableWords(`${food} ${dish}`);
  const length = comparableWords(dish).length;
  return words.some((_, start) => start < words.length - length && PHRASES.has(words.slice(start).join(' ')));
}

test('a dish contains the contents of the food in its name', () => {
  fc.assert(
    fc.property(dishName, ([food, dish]) => {
      const { contains } = contentsOf(`${food} ${dish}`);
      const missed = [...contentsOf(food).contains].filter(
        (content) => content !== 'meat' && !contains.has(content),
      );
      expect(missed).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('a name that ends with a dish word is known only by its own entry', () => {
  fc.assert(
    fc.property(
      dishName.filter(([, dish]) => DISH_WORDS.includes(dish)),
      ([food, dish]) => {
        expect(contentsOf(`${food} ${dish}`).isKnown).toBe(false);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each(DISH_WORDS)('"%s" alone is unknown', (word) => {
  expect(contentsOf(word).isKnown).toBe(false);
});

test.each([
  'Korean beef',
  'lemon chicken breast',
  'crispy tofu cubes',
  'tuna noodles',
  'Greek potatoes',
  'mushroom risotto',
  'rainbow roll',
  'apple tart with mystery',
  'garlic butter shrimp',
  'fried pickles',
  'chicken dinner',
  'Tuscan beans',
  'chicken with cashew nuts',
  'rice with tuna',
  'stir fried egg noodles',
  'stir-fried vegetables',
  'beef with broccoli',
  'polenta with mushrooms',
  'topped potatoes',
  'rice with beans',
])('the dish "%s" is unknown because of further ingredients', (name) => {
  expect(contentsOf(name).isKnown).toBe(false);
});

test('foods joined by "and" or a comma add up and do not form a third food', () => {
  expect([...contentsOf('chicken and mushrooms').contains]).toEqual(['poultry']);
  expect([...contentsOf('crab and apples').contains]).toEqual(['crustacean']);
  expect([...contentsOf('butter, beans').contains]).toEqual(['dairy']);
  expect([...contentsOf('rice and noodles').contains]).toEqual(['gluten']);
  expect([...contentsOf('goat & cheese').contains].sort()).toEqual(['dairy', 'lamb']);
});

test('every food with its own meaning is in a row of the vocabulary', () => {
  expect(phrasesOf(ownFoods.names).filter((phrase) => !PHRASES.has(phrase))).toEqual([]);
});

test('every common additive number from E100 to E1521 is known in all spellings', () => {
  const numbers =
    `100 101 102 104 110 120 122 123 124 127 129 131 132 133 140 141 142 150a 150b 150c 150d 151 153 155 160a 160b
    160c 160d 160e 161b 162 163 170 171 172 173 174 175 180 200 202 203 210 211 212 213 214 215 218 219 220 221 222 223 224 226
    227 228 234 235 239 242 243 249 250 251 252 260 261 262 263 270 280 281 282 283 284 285 290 296 297 300 301 302 304 306 307
    308 309 310 315 316 319 320 321 322 325 326 327 330 331 332 333 334 335 336 337 338 339 340 341 343 350 351 352 353 354 355
    356 357 363 380 385 392 400 401 402 403 404 405 406 407 407a 410 412 413 414 415 416 417 418 420 421 422 423 425 426 427 432
    433 434 435 436 440 441 442 444 445 450 451 452 456 459 460 461 462 463 464 465 466 468 469 470a 470b 471 472a 472b 472c 472d
    472e 472f 473 474 475 476 477 479b 481 482 483 491 492 493 494 495 500 501 503 504 507 508 509 511 512 513 514 515 516 517
    520 521 522 523 524 525 526 527 528 529 530 535 536 538 541 542 551 552 553a 553b 554 555 556 570 574 575 576 577 578 579 585
    586 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 640 641 650 900 901 902 903 904 905 907 912 914 920 927b
    938 939 941 942 943a 943b 944 948 949 950 951 952 953 954 955 957 959 960 961 962 965 966 967 968 969 999 1103 1105 1200 1201
    1202 1203 1204 1205 1404 1410 1412 1413 1414 1420 1422 1440 1442 1450 1451 1452 1505 1517 1518 1519 1520 1521`.split(
      /\s+/,
    );
  const spellings = numbers.flatMap((number) => [
    `E${number}`,
    `e ${number}`,
    `E-${number}`,
    `INS ${number}`,
    `E${number}(i)`,
  ]);
  expect(spellings.filter((name) => !contentsOf(name).isKnown)).toEqual([]);
});

test('a text longer than a name is unknown and is not read', () => {
  expect(contentsOf('basil, '.repeat(LIMITS.name / 8)).isKnown).toBe(true);
  for (const piece of ['milk ', 'a', '(', ', and ', 'e1', 'e 322 ', '\u0301', ' \n', 'plant based ']) {
    const { contains, mayContain, isKnown, unknownWords } = contentsOf(piece.repeat(100_000 / piece.length));
    expect([contains.size, mayContain.size, isKnown, unknownWords]).toEqual([0, 0, false, []]);
    expect(judgeIngredient(piece.repeat(100_000 / piece.length), avoiding('dairy')).verdict).toBe('unknown');
  }
});

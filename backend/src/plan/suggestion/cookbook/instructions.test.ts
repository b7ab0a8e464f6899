import { CONTENTS } from '../../../../../domain/food/content.ts';
import { DIETS } from '../../../../../domain/food/diets.ts';
import { stepDoubts } from '../../../../../domain/food/dish.ts';
import { foodLine } from '../../../../../domain/food/foodLine.ts';
import type { Avoid } from '../../../../../domain/food/avoid.ts';
import { asText } from '../../../../../domain/text/asText.ts';
import { comparableForm } from '../../../../../domain/text/wordForms.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import { cookbook, type Recipe } from './cookbook.ts';
import type { Method } from './recipe.ts';

/** Lower-case words without accents and plural endings. */
function wordsOf(text: string): string[] {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (letters.match(/\p{L}+/gu) ?? []).map(comparableForm);
}

/** Words in ingredient names that only qualify them, or have another meaning in a sentence. */
const NOT_FOOD = new Set(
  wordsOf(`all purpose allergen free aminos baby baked black boneless brown canned candy caesar cherry coated
    cold cottage country crushed dark diced dressing dried dry elbow extra eyed fillet firm flank flat frozen
    Greek green ground hard heavy instant Italian Jack jerky kernel large lean leaf leaves light long loin low
    mashed mini mix Monterey no added non old package peeled plain popcorn powder powdered puffed purpose quick
    red rotisserie rolled roll russet sandwich seasoning semisweet sharp shelf stable shelled shell shredded
    shoulder sliced small smoked soft sour split steak stew sun sweet Swiss thick thin thigh unsweetened vegan
    vegetable white whole wild yellow and on blend breast breakfast cake chip chop cracker cream cube cut drumstick
    filling flake granola grain hot dog meat mushroom pie sea bag short seed spread wedge buttermilk pudding brownie rice
    milk oil vinegar butter cheese bread bean pepper sauce sugar juice syrup paste roast baking`),
);

/** Words that are the last part of several names; they count as food anyway. */
const FAMILIES = wordsOf('rice milk oil vinegar butter cheese bread bean pepper sugar cream mushroom seed');

const FOOD = new Set(
  cookbook()
    .flatMap(({ ingredients }) => ingredients.flatMap(({ name }) => wordsOf(name)))
    .filter((word) => !NOT_FOOD.has(word)),
);
for (const word of FAMILIES) FOOD.add(word);

/** Words of the recipe's ingredients and of its name, which names the result ("pancakes"). */
function ownWords({ name: made, ingredients }: Recipe): Set<string> {
  return new Set([made, ...ingredients.map(({ name }) => name)].flatMap(wordsOf));
}

/** Food in the instructions that is no ingredient. */
function unlisted(recipe: Recipe): string[] {
  const own = ownWords(recipe);
  return wordsOf(recipe.instructions.join(' ')).filter((word) => FOOD.has(word) && !own.has(word));
}

/** Words for all ingredients at once. */
const ALL_OF_IT = /\b(?:everything|all of it|all the fruit|the vegetables|rest of them)\b/i;

/** Ingredients that no step uses. */
function unused(recipe: Recipe): string[] {
  const text = recipe.instructions.join(' ');
  if (ALL_OF_IT.test(text)) return [];
  const steps = new Set(wordsOf(text));
  return recipe.ingredients
    .map(({ name }) => name)
    .filter((name) => {
      const words = wordsOf(name);
      return !words.some((word, at) => steps.has(word) && (FOOD.has(word) || at === words.length - 1));
    });
}

/** Last words that also fit the alternatives: vegan cheddar is cheese. */
const GENERIC = new Set(wordsOf('cheese sauce'));

/** Ingredients that a step names by their last word alone: "the ham", with turkey as an alternative. */
function namedByLastWord({ instructions, ingredients }: Recipe): string[] {
  return ingredients.flatMap(({ name, alternatives }) => {
    const last = wordsOf(name).at(-1) ?? '';
    const isUnique = ingredients.filter((one) => wordsOf(one.name).includes(last)).length === 1;
    const isOther = alternatives.some((other) => wordsOf(other).at(-1) !== last);
    if (!isUnique || !isOther || GENERIC.has(last)) return [];
    return instructions.filter((step) => wordsOf(step.replaceAll(name, '')).includes(last));
  });
}

/** Words for equipment, and the methods whose recipes may use them. */
const EQUIPMENT_WORDS: readonly (readonly [RegExp, readonly Method[]])[] = [
  [/\boven\b/i, ['oven']],
  [/\bheavy pot\b/i, ['heavy pot']],
  [/\b(?:sheet pan|baking dish)\b/i, ['oven']],
  [/\bskillet\b/i, ['skillet', 'pot and skillet']],
  [/\bpans?\b/i, ['one pan', 'oven', 'one pot']],
  [/\bpot\b/i, ['one pot', 'pot and skillet', 'heavy pot']],
  [/\b(?:grills?|grilled|grilling|grate)\b(?! (?:the|and) )/i, ['grill']],
  [/\bskewers?\b/i, ['grill']],
  [/\bsticks?\b(?=.*\b(?:roast|toast|wind)|.*\bembers)/i, ['sticks']],
  [/\bembers\b/i, ['sticks', 'heavy pot']],
  [/\b(?:microwave|blender|toaster|mixer|stove|burner|freezer|fridge)\b/i, []],
];

function wrongEquipment({ instructions, method }: Recipe): string[] {
  return EQUIPMENT_WORDS.filter(
    ([word, methods]) => !methods.includes(method) && instructions.some((step) => word.test(step)),
  ).map(([word]) => word.source);
}

const HEAT =
  /\b(?:boil|simmer|fry|grill|roast|toast|bake|melt|steam|heat|warm up|cook)(?:s|ed|ing)?\b(?! (?:beef|red))/i;

/** Words for the number of people. */
const COUNT = /\b(?:serves|servings?|people|\d+ persons|family of|for (?:two|four|six|eight))\b/i;

describe('the instructions of every recipe', () => {
  it('name no food that no ingredient has, whatever somebody avoids', () => {
    const avoids: Avoid[] = [
      ...DIETS.map((value) => ({ kind: 'diet', value }) as const),
      ...CONTENTS.map((value) => ({ kind: 'content', value }) as const),
    ];
    const doubts = ({ name, ingredients, instructions }: Recipe) => {
      const lines = ingredients.map((one) => foodLine(one.name, one.notes));
      const named = [...lines, ...ingredients.flatMap(({ alternatives }) => alternatives)];
      const dish = { name, lines, steps: instructions, named };
      return avoids.flatMap((avoid) =>
        stepDoubts(dish, [avoid]).map((doubt) => `${asText(doubt)} (${avoid.value})`),
      );
    };
    expect(complaints(doubts)).toEqual([]);
  });

  it('mention no ingredient that is not listed', () => {
    expect(complaints(unlisted)).toEqual([]);
  });

  it('use every listed ingredient', () => {
    expect(complaints(unused)).toEqual([]);
  });

  it('name replaceable ingredients in full, so that the name can be replaced', () => {
    expect(complaints(namedByLastWord)).toEqual([]);
  });

  it('need only the equipment of their method', () => {
    expect(complaints(wrongEquipment)).toEqual([]);
  });

  it('heat nothing without equipment', () => {
    const heating = ({ method, instructions }: Recipe) =>
      method === 'no cooking' ? instructions.filter((step) => HEAT.test(step)) : [];
    expect(complaints(heating)).toEqual([]);
  });

  it('name no number of people', () => {
    expect(complaints(({ instructions }) => instructions.filter((step) => COUNT.test(step)))).toEqual([]);
  });

  it('take less time than the recipe says', () => {
    const tooLong = ({ minutes, instructions }: Recipe) => {
      const stated = instructions.flatMap((step) => [...step.matchAll(/(\d+)(?: more)? minutes?\b/g)]);
      const sum = stated.reduce((total, [, count]) => total + Number(count), 0);
      return sum < minutes ? [] : [`${sum} of ${minutes} minutes`];
    };
    expect(complaints(tooLong)).toEqual([]);
  });

  it('are short sentences with a capital and a period', () => {
    const odd = (step: string) => !/^[A-Z].*\.$/.test(step) || step.length > 160;
    expect(complaints(({ instructions }) => instructions.filter(odd))).toEqual([]);
  });
});

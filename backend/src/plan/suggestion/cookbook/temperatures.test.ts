import { complaints } from '../../../../test/everyRecipe.ts';
import type { Recipe } from './cookbook.ts';

/**
 * Minimum inner temperatures in °F for ingredients bought raw (USDA, Safe Minimum Internal Temperature Chart). The
 * first match counts.
 */
const SAFE: readonly (readonly [raw: RegExp, fahrenheit: number])[] = [
  [/rotisserie|canned|sliced (?:ham|turkey|roast)|smoked|salami|jerky|hot dogs?$|pepperoni|bacon|chorizo/, 0],
  [/chicken|turkey/, 165],
  [/ground (?:beef|lamb|pork)|sausages?$|bratwurst/, 160],
  [/steak|beef|lamb|pork/, 145],
  [/cod|salmon|trout|haddock|shrimp|mussels/, 145],
];

/** Whole cuts, which need three minutes' rest by the chart. */
const WHOLE_CUT = /steak|(?<!ground )(?:beef|lamb)|pork (?:chops|shoulder|loin|cutlets)/;

/** For dishes of eggs; batter and dough are baked through, and boiled eggs are hard after ten minutes. */
const EGG_DISH_FAHRENHEIT = 160;
const BOILED = /Boil the eggs for 1\d minutes/;
const BAKED_THROUGH: ReadonlySet<string> = new Set(['pancakes', 'pudding']);

function hottestNeeded({ ingredients, kind, instructions }: Recipe): number {
  const raw = ingredients.map(({ name }) => SAFE.find(([pattern]) => pattern.test(name))?.[1] ?? 0);
  const hasEggs = ingredients.some(({ name, amount }) => /^eggs?$/.test(name) && amount >= 1);
  const areEggsSafe = BAKED_THROUGH.has(kind) || instructions.some((step) => BOILED.test(step));
  return Math.max(...raw, hasEggs && !areEggsSafe ? EGG_DISH_FAHRENHEIT : 0);
}

/** Inner temperatures in the steps; ovens are above 200 °F. */
function innerTemperatures({ instructions }: Recipe): number[] {
  const named = [...instructions.join(' ').matchAll(/(\d+) °F/g)].map(([, fahrenheit]) => Number(fahrenheit));
  return named.filter((fahrenheit) => fahrenheit <= 200);
}

/** Tolerance between °C and °F; ovens are not set to the degree. */
const toleranceOf = (fahrenheit: number) => (fahrenheit <= 200 ? 0.6 : 6);

describe('the temperatures of every recipe', () => {
  it('are given where meat, poultry, fish or eggs are cooked', () => {
    const unsafe = (recipe: Recipe) => {
      const needed = hottestNeeded(recipe);
      const hottest = Math.max(0, ...innerTemperatures(recipe));
      return hottest >= needed ? [] : [`names ${hottest} °F and not ${needed} °F`];
    };
    expect(complaints(unsafe)).toEqual([]);
  });

  it('are given for poultry as an alternative to other meat', () => {
    const unsafe = (recipe: Recipe) =>
      recipe.ingredients
        .flatMap(({ alternatives }) => alternatives)
        .filter((name) => /(?:turkey|chicken) (?:\w+ )?(?:sausage|bratwurst)|ground turkey/.test(name))
        .filter(() => !innerTemperatures(recipe).includes(165));
    expect(complaints(unsafe)).toEqual([]);
  });

  it('include a rest where a whole cut is cooked', () => {
    const withoutRest = (recipe: Recipe) => {
      const isCut = recipe.ingredients.some(
        ({ name }) => WHOLE_CUT.test(name) && SAFE.find(([pattern]) => pattern.test(name))?.[1] === 145,
      );
      const rests = recipe.instructions.some((step) => /\brest\b.*\bminutes\b|\bsimmer/i.test(step));
      return isCut && !rests ? ['no rest'] : [];
    };
    expect(complaints(withoutRest)).toEqual([]);
  });

  it('are in °F with °C, for ovens too', () => {
    const wrong = ({ instructions }: Recipe) =>
      instructions.filter((step) => {
        const all = step.match(/\d+ °F/g) ?? [];
        const pairs = [...step.matchAll(/(\d+) °F \((\d+) °C\)/g)];
        const isFar = pairs.some(
          ([, fahrenheit, celsius]) =>
            Math.abs(((Number(fahrenheit) - 32) * 5) / 9 - Number(celsius)) > toleranceOf(Number(fahrenheit)),
        );
        return pairs.length < all.length || isFar;
      });
    expect(complaints(wrong)).toEqual([]);
  });

  it('are given where an oven is heated', () => {
    const cold = ({ method, instructions }: Recipe) =>
      method === 'oven' && !instructions.some((step) => /oven to [2-5]\d\d °F/.test(step))
        ? ['no oven temperature']
        : [];
    expect(complaints(cold)).toEqual([]);
  });
});

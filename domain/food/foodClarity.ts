import dishWords from './data/dishWords.json' with { type: 'json' };
import type { Match } from './foodMatches.ts';
import { COOKED_MAINS, DISHES, phrasesOf, RECIPES } from './foodVocabulary.ts';
import { MEATS, SEAFOOD, type Content } from './content.ts';

/** Less what claims exclude. */
export interface Food {
  readonly match: Match;
  readonly contains: Set<Content>;
  readonly mayContain: Set<Content>;
}

const TRIVIAL = new Set(phrasesOf(dishWords.trivialFoods.words));
const PLANT_MAIN = new Set(phrasesOf(dishWords.plantMains.words));
const BASE = new Set(phrasesOf(dishWords.bases.words));
const COOKED_PLANT = new Set(phrasesOf(dishWords.cookedPlants.words));

/**
 * Dishes, whose contents a name does not tell:
 * - entries that vary: "paella";
 * - dish words without their own entry: "macaroni salad";
 * - recipe words beside another food: "tuna" + "noodle";
 * - meat or fish beside another food ("lemon chicken") or a cuisine ("Korean beef");
 * - meat, fish or a base "with" another food: "chicken with cashew nuts".
 */
export function unclearMatches(matches: readonly Match[], foods: readonly Food[]): Match[] {
  const outer = matches.filter(({ isWithin }) => !isWithin);
  const told = foods.filter(({ match }) => !match.isWithin);
  return outer.filter(
    (match) =>
      match.food?.varies === true ||
      DISHES.has(match.phrase) ||
      (COOKED_PLANT.has(match.phrase) && isCookedMain(match, outer)) ||
      (isRecipe(match) && (isChanged(match, told) || isCookedMain(match, outer))) ||
      told.some(
        (food) =>
          food.match === match &&
          ((isMain(food) && isMadeIntoDish(food, told, outer)) ||
            ((isMain(food) || BASE.has(match.phrase)) && isServedWith(food, told, outer))),
      ),
  );
}

/** "rice with tuna" */
function isServedWith(main: Food, foods: readonly Food[], matches: readonly Match[]): boolean {
  const joints = matches.filter(({ phrase }) => phrase === 'with').map(({ part }) => part);
  return foods.some(
    ({ match: { phrase, part } }) =>
      !TRIVIAL.has(phrase) &&
      Math.abs(part - main.match.part) === 2 &&
      joints.includes((part + main.match.part) / 2),
  );
}

/** Made of many foods. */
function isRecipe({ phrase, food }: Match): boolean {
  if (food === null) return false;
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return RECIPES.has(last) || DISHES.has(last);
}

function isChanged(recipe: Match, foods: readonly Food[]): boolean {
  return foods.some(
    ({ match }) =>
      match !== recipe && isBeside(match, recipe) && !TRIVIAL.has(match.phrase) && !isMadeOf(recipe, match),
  );
}

/** Usual there: the rye of "rye crackers". */
function isMadeOf(recipe: Match, { phrase, food }: Match): boolean {
  if (recipe.food === null || food === null || DISHES.has(phrase)) return false;
  const all = food.contains.filter((content) => content !== 'highSodium');
  const usual = [...recipe.food.contains, ...recipe.food.mayContain];
  return all.length > 0 && all.every((content) => usual.includes(content));
}

function isMain({ match, contains }: Food): boolean {
  const isPlantMain = match.phrase.split(' ').some((word) => PLANT_MAIN.has(word));
  return isAnimal(contains) || (isPlantMain && contains.size > 0);
}

function isAnimal(contains: ReadonlySet<Content>): boolean {
  return [...MEATS, ...SEAFOOD].some((content) => contains.has(content));
}

function isMadeIntoDish(main: Food, foods: readonly Food[], matches: readonly Match[]): boolean {
  const isDressed = foods.some(
    (food) => isBeside(food.match, main.match) && !isMain(food) && !TRIVIAL.has(food.match.phrase),
  );
  return isDressed || isCookedMain(main.match, matches);
}

function isCookedMain(main: Match, matches: readonly Match[]): boolean {
  return matches.some((match) => COOKED_MAINS.has(match.phrase) && isBeside(match, main));
}

function isBeside(match: Match, other: Match): boolean {
  return match.part === other.part;
}

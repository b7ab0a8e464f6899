import { cookbook, type Recipe } from '../cookbook/cookbook.ts';
import { isNamed } from '../cookbook/recipe.ts';
import { fittingRecipesAt, type FittingRecipe } from './fittingRecipes.ts';
import { readLikes, type Likes } from './likes.ts';
import { planMeals, suits, type Place } from './planMeals.ts';
import { suggestedDish } from './suggestedDish.ts';
import {
  peopleFor,
  requestAt,
  together,
  type DishBeside,
  type FewEaters,
  type SlotGroup,
  type SuggestedMeal,
  type SuggestionRequest,
} from './suggestion.ts';

/** What a slot is planned around. */
export interface FirstDish {
  readonly place: Place;
  readonly meal: Omit<SuggestedMeal, 'beside'>;
  /** Of the recipe; null outside the cookbook. */
  readonly kind: string | null;
  readonly mainIngredient: string;
  /** Those who need another dish. */
  readonly withoutPlate: readonly string[];
}

/** Recipes that a slot can have beside its first dish. */
export interface DishChoices {
  /** @param eaterIds those who cannot eat the first dish; each of them can eat the second */
  readonly secondsAt: (place: Place, eaterIds: readonly string[]) => readonly FittingRecipe[];
  /** For everybody there. */
  readonly sidesAt: (place: Place) => readonly FittingRecipe[];
}

/** Never a meal of its own. */
export function isSide({ kind }: Recipe): boolean {
  return kind === 'side';
}

export function dishChoices(request: SuggestionRequest): DishChoices {
  const mainsFor = fittingRecipesAt(
    cookbook().filter((recipe) => !isSide(recipe)),
    request,
  );
  const sidesFor = fittingRecipesAt(cookbook().filter(isSide), request);
  const known = new Map<string, readonly FittingRecipe[]>();
  return {
    secondsAt: (place, eaterIds) => {
      const key = [place.date, place.type, ...eaterIds].join(' ');
      const before = known.get(key);
      if (before !== undefined) return before;
      const few = place.group?.few ?? null;
      const recipes = few === null ? [] : mainsFor({ group: groupOf(few, eaterIds) });
      const seconds = recipes.filter((recipe) => suits(recipe, place));
      known.set(key, seconds);
      return seconds;
    },
    sidesAt: (place) => {
      if (!request.sideDishes) return [];
      const { peopleCount, avoids, dislikes = [] } = requestAt(request, place);
      return sidesFor({ group: { peopleCount, avoids, dislikes, few: null } }).filter((one) =>
        suits(one, place),
      );
    },
  };
}

/** Of the first dish of a slot. */
export function peopleWithout(
  { peopleCount, few }: Pick<SlotGroup, 'peopleCount' | 'few'>,
  eaterIds: readonly string[],
): number {
  if (few === null || eaterIds.length === 0) return peopleCount;
  return peopleFor(few.portions - portionsOf(few, eaterIds));
}

function groupOf(few: FewEaters, eaterIds: readonly string[]): SlotGroup {
  const own = few.eaters.filter(({ id }) => eaterIds.includes(id));
  return {
    peopleCount: peopleFor(portionsOf(few, eaterIds)),
    avoids: together([...few.rules, ...own.flatMap(({ avoids }) => avoids)]),
    few: null,
  };
}

function portionsOf({ eaters }: FewEaters, eaterIds: readonly string[]): number {
  return eaters.filter(({ id }) => eaterIds.includes(id)).reduce((sum, { portions }) => sum + portions, 0);
}

/** "Fish tacos" and bean tacos are cooked together. */
const SAME_KIND = 4;

/**
 * Adds a second dish for those who cannot eat the first one of their slot, and sides where they are asked for.
 * @param plannedNames not suggested again while others are left
 */
export function withDishesBeside(
  firsts: readonly FirstDish[],
  choices: DishChoices,
  request: SuggestionRequest,
  plannedNames: readonly string[],
  seed: number,
): SuggestedMeal[] {
  const known = [...plannedNames, ...firsts.map(({ meal }) => meal.name)];
  const names = new Set(known.map((name) => name.toLowerCase()));
  const fresh = (recipes: readonly FittingRecipe[]) => {
    const others = recipes.filter(({ recipe }) => !isNamed(recipe, names));
    return others.length > 0 ? others : recipes;
  };
  const likes = readLikes(request.preferences);
  const seconds = chosenAt(
    firsts.filter(({ withoutPlate }) => withoutPlate.length > 0),
    ({ place, kind, withoutPlate }) =>
      fresh(choices.secondsAt(place, withoutPlate)).map((recipe) =>
        recipe.kind === kind ? { ...recipe, merit: recipe.merit + SAME_KIND } : recipe,
      ),
    likes,
    seed,
  );
  const sides = chosenAt(
    firsts,
    (first) => fresh(choices.sidesAt(first.place).filter((side) => goesWith(side, first))).map(asSide),
    likes,
    seed,
  );
  return firsts.map((first) => {
    const { place, withoutPlate, meal } = first;
    const { peopleCount, few } = requestAt(request, place);
    const second = seconds.get(first);
    const side = sides.get(first);
    const beside: DishBeside[] = [];
    if (second !== undefined && few !== null) {
      const people = groupOf(few, withoutPlate).peopleCount;
      beside.push({ ...suggestedDish(second, people), insteadFor: withoutPlate });
    }
    if (side !== undefined) beside.push({ ...suggestedDish(side, peopleCount), insteadFor: null });
    return { ...meal, beside };
  });
}

/** One for each slot that any suits; it comes again only where no other is left. */
function chosenAt(
  firsts: readonly FirstDish[],
  recipesFor: (first: FirstDish) => readonly FittingRecipe[],
  likes: Likes,
  seed: number,
): ReadonlyMap<FirstDish, FittingRecipe> {
  const chosen = new Map<FirstDish, FittingRecipe>();
  for (let isNew = true; isNew;) {
    const slots = new Map(
      firsts.map((first) => {
        const mainIngredient = chosen.get(first)?.mainIngredient ?? null;
        return [{ ...first.place, isFree: !chosen.has(first), mainIngredient }, first] as const;
      }),
    );
    const recipesAt = (place: Place) => {
      const first = slots.get(place);
      return first === undefined ? [] : recipesFor(first);
    };
    const { meals } = planMeals(recipesAt, [...slots.keys()], likes, seed);
    for (const { place, recipe } of meals) {
      const first = slots.get(place);
      if (first !== undefined) chosen.set(first, recipe);
    }
    isNew = meals.length > 0;
  }
  // Only what is beside the same dish is left.
  for (const first of firsts) {
    const [any] = chosen.has(first) ? [] : recipesFor(first);
    if (any !== undefined) chosen.set(first, any);
  }
  return chosen;
}

const FILLING = new Set(['bread', 'corn', 'potatoes', 'rice']);
const LEAVES_ROOM = new Set(['salad', 'soup', 'stew', 'grill', 'foil packet', 'skillet']);

/** No salad beside a salad, no bread beside a pasta. */
function goesWith({ mainIngredient }: FittingRecipe, first: FirstDish): boolean {
  if (mainIngredient === first.mainIngredient) return false;
  if (!FILLING.has(mainIngredient)) return first.kind !== 'salad';
  return first.kind !== null && LEAVES_ROOM.has(first.kind);
}

/** Sides vary by what they are: most are of vegetables. */
function asSide(recipe: FittingRecipe): FittingRecipe {
  return { ...recipe, kind: recipe.id, mainIngredient: recipe.id };
}

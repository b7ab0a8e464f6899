import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/trip/meal.ts';
import type { EmptySlotReason } from '../../../../domain/trip/suggestionOptions.ts';
import { seededRandom } from './seededRandom.ts';
import type { Wishes } from './wishes.ts';

/** What the planner looks at in a recipe. */
export interface Plannable {
  readonly id: string;
  /** The meals that it suits, the one it was written for first. */
  readonly types: readonly MealType[];
  readonly kind: string;
  readonly mainIngredient: string;
  /** Days after the shopping that its ingredients are good for; Infinity for food that keeps. */
  readonly keepsDays: number;
  /** Whether it is as fine, or as modest, as the group asked for. */
  readonly isOnBudget: boolean;
  /** How well it suits the size of the group: 0 for any size, negative where a large group makes it laborious. */
  readonly crowdMerit: number;
  /** Words that a group may like or dislike, as `foodWords` gives them. */
  readonly words: ReadonlySet<string>;
}

/** A slot of the plan that is needed, in the order of the plan. */
export interface Place {
  readonly date: CalendarDate;
  readonly type: MealType;
  /** Days after the first day of the trip. */
  readonly day: number;
  /** Whether a meal is wanted for it. */
  readonly isFree: boolean;
  /** What stands there already: its main ingredient, where that is known. */
  readonly mainIngredient: string | null;
}

/** A recipe for a slot. */
export interface PlannedMeal<R extends Plannable> {
  readonly place: Place;
  readonly recipe: R;
}

/** What was found for the free slots, in the order of the plan. */
export interface MealsPlan<R extends Plannable> {
  readonly meals: readonly PlannedMeal<R>[];
  readonly empty: readonly { readonly place: Place; readonly reason: EmptySlotReason }[];
}

/** So much work is done at most to find the best of several plans. */
const MOST_LOOKS = 150_000;
const MOST_PLANS = 12;

/**
 * Chooses recipes for the free slots: none twice, none with the main ingredient of the meal before or after it, none
 * whose ingredients would not be good any more. Among these it varies kinds and main ingredients over the days, heeds
 * what the group likes, and uses up early what does not keep. The same values give the same plan.
 * @param recipes those that fit the group, and are not in the plan yet
 * @param places every needed slot of the plan in its order, so that it is known what stands beside a free one
 * @param seed another one gives another plan
 */
export function planMeals<R extends Plannable>(
  recipes: readonly R[],
  places: readonly Place[],
  wishes: Wishes,
  seed: number,
): MealsPlan<R> {
  const free = places.flatMap(({ isFree }, index) => (isFree ? [index] : []));
  const tastes = new Map(recipes.map((recipe) => [recipe, tasteOf(recipe, wishes)]));
  const suiting = new Map(
    free.map((index) => {
      const place = places[index];
      const fitting = recipes.filter((recipe) => suits(recipe, place));
      return [
        index,
        fitting.map((recipe) => ({ recipe, merit: (tastes.get(recipe) ?? 0) + meritOf(recipe, place) })),
      ];
    }),
  );
  const looks = [...suiting.values()].reduce((sum, list) => sum + list.length, 1);
  const random = seededRandom(seed);
  const tries = Math.min(MOST_PLANS, Math.max(1, Math.floor(MOST_LOOKS / looks)));
  const drafts = Array.from({ length: tries }, () => {
    const draft = new Draft<R>(places, suiting, random);
    draft.fill();
    return draft;
  });
  const best = drafts.reduce((a, b) => (b.isBetterThan(a) ? b : a));
  return {
    meals: free.flatMap((index) => best.mealAt(index) ?? []),
    empty: free.flatMap((index) => {
      const place = places[index];
      if (place === undefined || best.mealAt(index) !== null) return [];
      return { place, reason: suiting.get(index)?.length === 0 ? 'nothing_fits' : 'nothing_left' };
    }),
  };
}

function suits(recipe: Plannable, place: Place | undefined): boolean {
  return place !== undefined && recipe.types.includes(place.type) && recipe.keepsDays >= place.day;
}

/** How much each thing counts when recipes are compared; chance decides between those that are alike. */
const WEIGHT = {
  chance: 4,
  writtenForIt: 2,
  onBudget: 1.5,
  liked: 6,
  disliked: -40,
  usesUpWhatSpoils: 2.5,
  sameKindBeside: -6,
  sameKindAgain: -1.5,
  sameMainAgain: -2,
  sameMainNextDay: -4,
} as const;

/** A recipe for a slot, and how well it suits that whatever else is chosen. */
interface Candidate<R extends Plannable> {
  readonly recipe: R;
  readonly merit: number;
}

function tasteOf({ words }: Plannable, { liked, disliked }: Wishes): number {
  return WEIGHT.liked * shared(words, liked) + WEIGHT.disliked * shared(words, disliked);
}

function meritOf({ types, isOnBudget, keepsDays, crowdMerit }: Plannable, place: Place | undefined): number {
  return (
    crowdMerit +
    (types[0] === place?.type ? WEIGHT.writtenForIt : 0) +
    (isOnBudget ? WEIGHT.onBudget : 0) +
    (Number.isFinite(keepsDays) ? WEIGHT.usesUpWhatSpoils : 0)
  );
}

/** One attempt at a plan. */
class Draft<R extends Plannable> {
  readonly #places: readonly Place[];
  readonly #suiting: ReadonlyMap<number, readonly Candidate<R>[]>;
  readonly #random: () => number;
  readonly #chosen = new Map<number, R>();
  readonly #used = new Set<string>();
  readonly #kinds = new Map<string, number>();
  readonly #mains = new Map<string, number>();
  #score = 0;

  constructor(
    places: readonly Place[],
    suiting: ReadonlyMap<number, readonly Candidate<R>[]>,
    random: () => number,
  ) {
    this.#places = places;
    this.#suiting = suiting;
    this.#random = random;
    for (const { mainIngredient } of places) if (mainIngredient !== null) count(this.#mains, mainIngredient);
  }

  /** The slots with the fewest recipes come first: the others have more to choose from. */
  fill(): void {
    const order = [...this.#suiting].sort(([a, few], [b, many]) => few.length - many.length || a - b);
    for (const [index, candidates] of order) {
      const best = this.#bestOf(index, candidates);
      if (best === null) continue;
      this.#chosen.set(index, best.recipe);
      this.#used.add(best.recipe.id);
      count(this.#kinds, best.recipe.kind);
      count(this.#mains, best.recipe.mainIngredient);
      this.#score += best.score;
    }
  }

  isBetterThan(other: Draft<R>): boolean {
    const more = this.#chosen.size - other.#chosen.size;
    return more > 0 || (more === 0 && this.#score > other.#score);
  }

  mealAt(index: number): PlannedMeal<R> | null {
    const place = this.#places[index];
    const recipe = this.#chosen.get(index);
    return place === undefined || recipe === undefined ? null : { place, recipe };
  }

  #bestOf(index: number, candidates: readonly Candidate<R>[]): { recipe: R; score: number } | null {
    const beside = [index - 1, index + 1];
    const mainsBeside = beside.map((at) => this.#mainAt(at));
    const kindsBeside = beside.map((at) => this.#chosen.get(at)?.kind);
    const mainsNextDay = this.#mainsOnNextDays(index);
    let best: { recipe: R; score: number } | null = null;
    for (const { recipe, merit } of candidates) {
      if (this.#used.has(recipe.id) || mainsBeside.includes(recipe.mainIngredient)) continue;
      const score =
        merit +
        WEIGHT.chance * this.#random() +
        WEIGHT.sameKindBeside * timesIn(kindsBeside, recipe.kind) +
        WEIGHT.sameKindAgain * (this.#kinds.get(recipe.kind) ?? 0) +
        WEIGHT.sameMainAgain * (this.#mains.get(recipe.mainIngredient) ?? 0) +
        WEIGHT.sameMainNextDay * timesIn(mainsNextDay, recipe.mainIngredient);
      if (best === null || score > best.score) best = { recipe, score };
    }
    return best;
  }

  #mainAt(index: number): string | null {
    return this.#chosen.get(index)?.mainIngredient ?? this.#places[index]?.mainIngredient ?? null;
  }

  /** The main ingredients of the same meal of the day before and after. */
  #mainsOnNextDays(index: number): string[] {
    const here = this.#places[index];
    return [...this.#chosen].flatMap(([at, { mainIngredient }]) => {
      const there = this.#places[at];
      const isNextDay = Math.abs((there?.day ?? 0) - (here?.day ?? 0)) === 1;
      return isNextDay && there?.type === here?.type ? [mainIngredient] : [];
    });
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function timesIn(values: readonly unknown[], wanted: string): number {
  let times = 0;
  for (const value of values) if (value === wanted) times += 1;
  return times;
}

function shared(words: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  let both = 0;
  for (const word of wanted) if (words.has(word)) both += 1;
  return both;
}

import type { CalendarDate } from '../../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import type { EmptySlotReason } from '../../../../../domain/plan/suggestionOptions.ts';
import type { SlotGroup } from './suggestion.ts';
import { seededRandom } from './seededRandom.ts';
import { clausesAt, foodWords, type Likes } from './likes.ts';

export interface Plannable {
  readonly id: string;
  readonly types: readonly MealType[];
  readonly kind: string;
  readonly mainIngredient: string;
  /** After shopping; Infinity for all. */
  readonly keepsDays: number;
  /** In exactly the requested budget. */
  readonly isOnBudget: boolean;
  /** More is better: less for many batches, separate plates and a second dish. */
  readonly merit: number;
  readonly words: ReadonlySet<string>;
  /** "bean" and "chili" of "Bean Chili". */
  readonly nameWords?: readonly string[];
}

export interface Place {
  readonly date: CalendarDate;
  readonly type: MealType;
  /** Since the first day. */
  readonly day: number;
  readonly isFree: boolean;
  /** Of the present meal, if known. */
  readonly mainIngredient: string | null;
  /** Of the present meal; null or absent without. */
  readonly dishName?: string | null;
  /** Absent: the group of the request. */
  readonly group?: SlotGroup;
}

export interface PlannedMeal<R extends Plannable> {
  readonly place: Place;
  readonly recipe: R;
}

export interface MealsPlan<R extends Plannable> {
  readonly meals: readonly PlannedMeal<R>[];
  readonly empty: readonly { readonly place: Place; readonly reason: EmptySlotReason }[];
}

const MOST_LOOKS = 150_000;
const MOST_PLANS = 12;

/**
 * Chooses recipes for the free slots: no repeats, no neighbours with the same main ingredient, perishable food early.
 * Deterministic.
 * @param recipesFor what a slot's group can eat, without those in the plan
 * @param places every needed slot
 * @param seed varies the plan
 */
export function planMeals<R extends Plannable>(
  recipesFor: (place: Place) => readonly R[],
  places: readonly Place[],
  likes: Likes,
  seed: number,
): MealsPlan<R> {
  const free = places.flatMap(({ isFree }, index) => (isFree ? [index] : []));
  const suiting = new Map(
    free.map((index) => {
      const place = places[index];
      if (place === undefined) return [index, []];
      const fitting = recipesFor(place).filter((recipe) => suits(recipe, place));
      const tasteOf = tasteAt(place, likes);
      return [index, fitting.map((recipe) => ({ recipe, merit: tasteOf(recipe) + meritOf(recipe, place) }))];
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

/** Whether it is for that meal of the day, and keeps until then. */
export function suits(recipe: Plannable, place: Place): boolean {
  return recipe.types.includes(place.type) && recipe.keepsDays >= place.day;
}

/** Ties are random. */
const WEIGHT = {
  chance: 4,
  writtenForIt: 2,
  onBudget: 1.5,
  liked: 6,
  /** "A chili on Sunday" means the dish more than what is in it. */
  likedDish: 10,
  disliked: -40,
  again: 5,
  usesUpWhatSpoils: 2.5,
  sameKindBeside: -6,
  sameKindAgain: -1.5,
  sameMainAgain: -2,
  sameMainNextDay: -4,
  /** Three chilis of beans, quinoa and potatoes are still three chilis. */
  sameNameAgain: -5,
} as const;

/** Days; ripe fruit and hard cheese keep as long. */
const SOON = 2;

interface Candidate<R extends Plannable> {
  readonly recipe: R;
  readonly merit: number;
}

function tasteAt(place: Place, likes: Likes): (recipe: Plannable) => number {
  const clauses = clausesAt(likes, place);
  return ({ id, words, nameWords = [] }) => {
    let taste = likes.again?.has(id) === true ? WEIGHT.again : 0;
    for (const { liked, disliked } of clauses)
      taste +=
        WEIGHT.liked * shared(words, liked) +
        WEIGHT.likedDish * nameWords.filter((word) => liked.has(word)).length +
        WEIGHT.disliked * shared(words, disliked);
    return taste;
  };
}

function meritOf({ types, isOnBudget, keepsDays, merit }: Plannable, place: Place): number {
  return (
    merit +
    (types[0] === place.type ? WEIGHT.writtenForIt : 0) +
    (isOnBudget ? WEIGHT.onBudget : 0) +
    (keepsDays <= SOON ? WEIGHT.usesUpWhatSpoils : 0)
  );
}

class Draft<R extends Plannable> {
  readonly #places: readonly Place[];
  readonly #suiting: ReadonlyMap<number, readonly Candidate<R>[]>;
  readonly #random: () => number;
  readonly #chosen = new Map<number, R>();
  readonly #used = new Set<string>();
  readonly #kinds = new Map<string, number>();
  readonly #mains = new Map<string, number>();
  readonly #nameWords = new Map<string, number>();
  #score = 0;

  constructor(
    places: readonly Place[],
    suiting: ReadonlyMap<number, readonly Candidate<R>[]>,
    random: () => number,
  ) {
    this.#places = places;
    this.#suiting = suiting;
    this.#random = random;
    for (const { mainIngredient, dishName } of places) {
      if (mainIngredient !== null) count(this.#mains, mainIngredient);
      for (const word of foodWords(dishName ?? '')) count(this.#nameWords, word);
    }
  }

  /** Fewest recipes first. */
  fill(): void {
    const order = [...this.#suiting].sort(([a, few], [b, many]) => few.length - many.length || a - b);
    for (const [index, candidates] of order) {
      const best = this.#bestOf(index, candidates);
      if (best === null) continue;
      this.#chosen.set(index, best.recipe);
      this.#used.add(best.recipe.id);
      count(this.#kinds, best.recipe.kind);
      count(this.#mains, best.recipe.mainIngredient);
      for (const word of best.recipe.nameWords ?? []) count(this.#nameWords, word);
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
        WEIGHT.sameMainNextDay * timesIn(mainsNextDay, recipe.mainIngredient) +
        WEIGHT.sameNameAgain * this.#timesCalledAlike(recipe);
      if (best === null || score > best.score) best = { recipe, score };
    }
    return best;
  }

  #timesCalledAlike({ nameWords = [] }: R): number {
    return Math.max(0, ...nameWords.map((word) => this.#nameWords.get(word) ?? 0));
  }

  #mainAt(index: number): string | null {
    return this.#chosen.get(index)?.mainIngredient ?? this.#places[index]?.mainIngredient ?? null;
  }

  /** Of the same meal on neighbouring days. */
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

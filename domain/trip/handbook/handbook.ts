import { sumOfPortions } from '../../people/eater/attendance.ts';
import type { Eater } from '../../people/eater/eater.ts';
import { withoutDish, type ServedDish } from '../../people/dish/eatersByDish.ts';
import { dishesByEater, type JudgedDish } from '../../people/dish/slotVerdict.ts';
import { platePortions, type PlateRow } from '../../people/dish/platePortions.ts';
import { eaterGroups, type EaterGroup } from '../../people/eater/group.ts';
import { settledNotes } from '../../people/verdict/settled.ts';
import type { VerdictKind, VerdictReason } from '../../people/verdict/verdict.ts';
import type { Duty } from '../../plan/duty.ts';
import { mealMinutes } from '../../plan/meal.ts';
import { mealTimeKey, type MealTime } from '../../plan/mealTime.ts';
import { mealPlan, type PlannedTrip, type SlottedMeal } from '../../plan/plan.ts';
import { groupAmounts } from '../../shopping/amount/groupAmounts.ts';
import type { SummedText } from '../../shopping/amount/quantitySum.ts';
import { foodKey } from '../../shopping/food/foodKey.ts';
import type { StoreSection } from '../../shopping/food/storeSection.ts';
import { amountLabel, chosenName, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import { cartByStoreSection, lineText, type MergeableRow } from '../../shopping/list/shopping.ts';
import type { MealPlace } from '../../shopping/list/shoppingList.ts';
import { spreadOverDays, usableDays, type ShoppingPlan } from '../../shopping/days/shoppingDays.ts';
import { textOf } from '../../text/asText.ts';
import { isCutUp } from '../../shopping/totals/foodWeights.ts';
import { shownAmount } from '../../shopping/totals/shownAmount.ts';
import { grouped } from '../../text/grouped.ts';
import { addDays, type CalendarDate } from '../../time/calendarDate.ts';
import { aheadWork, type AheadKind } from './aheadWork.ts';

type HandbookEater = Pick<Eater, 'id' | 'group' | 'avoids' | 'note' | 'portionQuarters'>;
interface HandbookRow extends Replaceable, PlateRow {
  readonly notes: string | null;
  /** Needed for those who get it; missing: what groups get of it is not asked for. */
  readonly amount?: SummedText | undefined;
}

type JudgedReason = Pick<VerdictReason, 'eaterId' | 'verdict' | 'settled' | 'ingredientName'>;

/** A dish as the kitchen cooks it. */
export interface CookedDish extends SlottedMeal, JudgedDish {
  readonly id: string;
  readonly verdict: { readonly reasons: readonly JudgedReason[] } | null;
  /** For those who get it, all batches; null: nobody said. */
  readonly minutes: number | null;
  readonly ingredients: readonly HandbookRow[];
}

export interface HandbookSource {
  readonly trip: PlannedTrip & { readonly shoppingPlan?: ShoppingPlan | null };
  readonly dishes: readonly CookedDish[];
  readonly eaters: readonly HandbookEater[];
  readonly eatersAt: (slot: MealTime) => ServedDish['eaters'];
  readonly duties: readonly Duty[];
  /** What the shopping list shows. */
  readonly rows: readonly (MergeableRow & MealPlace)[];
}

export interface CookingStart {
  readonly date: CalendarDate;
  /** Since midnight. */
  readonly minutes: number;
}

export interface HandbookGroup {
  /** Null: those who are in none. */
  readonly name: string | null;
  readonly portionQuarters: number;
}

/** What groups get of an ingredient. */
export interface HandbookAmounts {
  readonly ingredientId: string;
  /** In the order of the groups: '250 g', or ''. */
  readonly amounts: readonly string[];
}

export interface HandbookDish {
  readonly mealId: string;
  /** Null: nobody said how long it takes. */
  readonly start: CookingStart | null;
  /** Empty for a trip without groups. */
  readonly groups: readonly HandbookGroup[];
  /** Empty where it is not asked for, and for a trip without groups. */
  readonly groupAmounts: readonly HandbookAmounts[];
}

/** A person who avoids something, or of whom the kitchen has to know something. */
export interface HandbookPerson {
  readonly eaterId: string;
  /** The dishes that they get. */
  readonly dishes: readonly HandbookPlate[];
}

export interface HandbookPlate {
  readonly mealId: string;
  readonly verdict: VerdictKind;
  /** How it was made sure that they can eat it. */
  readonly notes: readonly string[];
  /** Ingredients that they would rather not have. */
  readonly disliked: readonly string[];
}

export interface HandbookSlot extends MealTime {
  readonly dishes: readonly HandbookDish[];
  readonly duties: readonly Duty[];
  readonly people: readonly HandbookPerson[];
  readonly withoutDish: readonly string[];
}

export interface HandbookAhead {
  readonly kind: AheadKind;
  readonly mealId: string;
  readonly ingredientId: string;
}

export interface HandbookLine {
  readonly section: StoreSection;
  readonly name: string;
  /** '2 cans', or '' */
  readonly amount: string;
}

export interface HandbookDay {
  readonly date: CalendarDate;
  readonly slots: readonly HandbookSlot[];
  /** For the meals of the next day. */
  readonly ahead: readonly HandbookAhead[];
  /** What is still to buy. */
  readonly shopping: readonly HandbookLine[];
}

/**
 * What a kitchen does, day by day. Before the first day it has what is done ahead of it, and before the trip's also
 * shopping; days with nothing to do are left out.
 */
export function handbook(source: HandbookSource, from: CalendarDate, to: CalendarDate): HandbookDay[] {
  const { trip } = source;
  const slotsOf = new Map(
    mealPlan(trip, source.dishes).map(({ date, slots }) => [
      date,
      slots
        .map((slot) => ({ ...slot, meals: slot.meals.filter(({ status }) => status === 'planned') }))
        .filter(({ meals }) => meals.length > 0),
    ]),
  );
  const shopping = shoppingByDay(source);
  const isCooked = (date: CalendarDate) => date >= from && date <= to;
  const isBought = (date: CalendarDate) =>
    isCooked(date) || (date < trip.startDate && from <= trip.startDate && from <= to);
  const dates = [addDays(from, -1), ...slotsOf.keys(), ...shopping.keys()];
  return [...new Set(dates)]
    .sort()
    .map((date): HandbookDay => {
      const next = addDays(date, 1);
      const isEve = isCooked(date) || isCooked(next);
      return {
        date,
        slots: isCooked(date) ? (slotsOf.get(date) ?? []).map((slot) => handbookSlot(source, slot)) : [],
        ahead: isEve ? (slotsOf.get(next) ?? []).flatMap(({ meals }) => meals.flatMap(aheadOf)) : [],
        shopping: isBought(date) ? (shopping.get(date) ?? []) : [],
      };
    })
    .filter(({ slots, ahead, shopping: lines }) => slots.length + ahead.length + lines.length > 0);
}

/** Backwards from the meal, over midnight if it takes so long. */
export function cookingStart({ date, type }: MealTime, minutes: number): CookingStart {
  const start = mealMinutes(type) - minutes;
  const days = Math.floor(start / DAY_MINUTES);
  return { date: addDays(date, days), minutes: start - days * DAY_MINUTES };
}

const DAY_MINUTES = 24 * 60;

function handbookSlot(
  { eatersAt, eaters, duties }: HandbookSource,
  { meals, date, type }: MealTime & { readonly meals: readonly CookedDish[] },
): HandbookSlot {
  const slot = { date, type };
  const there = eatersAt(slot);
  const isThere = among(there);
  const dishesOf = dishesByEater(meals);
  return {
    ...slot,
    dishes: meals.map((meal) => {
      const groups = eaterGroups(eaters).length === 0 ? [] : groupsOf(eaters.filter(among(meal.eaters)));
      return {
        mealId: meal.id,
        start: meal.minutes === null ? null : cookingStart(slot, meal.minutes),
        groups: groups.map(({ name, eaters: some }) => ({ name, portionQuarters: sumOfPortions(some) })),
        groupAmounts: groups.length === 0 ? [] : amountsOf(meal, groups),
      };
    }),
    duties: duties.filter((duty) => mealTimeKey(duty) === mealTimeKey(slot)),
    people: eaters
      .filter((eater) => isThere(eater) && (eater.avoids.length > 0 || eater.note !== null))
      .map(({ id }) => ({
        eaterId: id,
        dishes: dishesOf(id).map(({ dish, verdict }) => plateOf(dish, id, verdict)),
      })),
    withoutDish: withoutDish(there, meals).map(({ id }) => id),
  };
}

function plateOf({ id, verdict: judged }: CookedDish, eaterId: string, verdict: VerdictKind): HandbookPlate {
  const reasons = judged?.reasons.filter((reason) => reason.eaterId === eaterId) ?? [];
  const disliked = reasons.flatMap((reason) =>
    reason.verdict === 'safe' ? (reason.ingredientName ?? []) : [],
  );
  return { mealId: id, verdict, notes: settledNotes(reasons), disliked: [...new Set(disliked)] };
}

function among(some: ServedDish['eaters']): (eater: { readonly id: string }) => boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

type Group = EaterGroup<HandbookEater>;

function groupsOf(eaters: readonly HandbookEater[]): readonly Group[] {
  const groups = eaterGroups(eaters);
  return groups.length === 0 && eaters.length > 0 ? [{ name: null, eaters }] : groups;
}

function amountsOf({ ingredients }: CookedDish, groups: readonly Group[]): HandbookAmounts[] {
  const tables = groups.map(({ eaters }) => {
    const portionQuarters = sumOfPortions(eaters);
    const portionsOf = platePortions(ingredients, { eaters, portionQuarters });
    return (row: PlateRow) => portionsOf(row) ?? portionQuarters;
  });
  return ingredients.flatMap((row) => {
    if (row.amount === undefined) return [];
    const portions = tables.map((portionsOf) => portionsOf(row));
    const name = chosenName(row);
    const amounts = groupAmounts(shownAmount(row.amount, name), portions, isCutUp(foodKey(name)));
    const texts = amounts.map((one) => (one === null ? '' : amountLabel(one.quantity, one.unit)));
    return [{ ingredientId: row.id, amounts: texts }];
  });
}

function aheadOf({ id, ingredients }: CookedDish): HandbookAhead[] {
  return ingredients.flatMap((row) => {
    const kind = aheadWork(chosenName(row), row.notes);
    return kind === null ? [] : [{ kind, mealId: id, ingredientId: row.id }];
  });
}

function shoppingByDay({ trip, rows }: HandbookSource): ReadonlyMap<CalendarDate, HandbookLine[]> {
  const { shoppingPlan = null } = trip;
  const spread = spreadOverDays(rows, usableDays(trip, shoppingPlan), shoppingPlan?.equipment ?? 'fridge');
  const byDay = grouped(rows, ({ id }) => spread.get(id)?.day ?? trip.startDate);
  return new Map(
    [...byDay].map(([day, ofDay]) => [
      day,
      cartByStoreSection(ofDay).flatMap(({ section, groups }) =>
        groups
          .filter(({ isPurchased }) => !isPurchased)
          .map((group) => ({ section, name: group.name, amount: textOf(lineText(group)) })),
      ),
    ]),
  );
}

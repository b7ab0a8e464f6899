import { withChosenAmounts, type WrittenRow } from '../../../domain/shopping/totals/chosenAmount.ts';
import { missingAmount, type Scale, type ScaledRow } from '../../../domain/shopping/amount/neededAmount.ts';

export interface IngredientTally {
  readonly count: number;
  /** Without those that are short of what the meal needs now. */
  readonly purchased: number;
}

/** From the database, which cannot read amounts: {@link tallyOf} decides about the changed ones. */
export interface SentTally extends IngredientTally {
  /** Purchased for another amount than today's; null if none. */
  readonly changed: readonly ChangedPurchase[] | null;
}

type ChangedPurchase = readonly [
  ...row: [quantity: string | null, unit: string | null, portionQuarters: number],
  servingsQuarters: number | null,
  /** Null: as written. */
  chosen: Omit<WrittenRow, 'quantity' | 'unit'> | null,
  ...bought: [quantity: string | null, unit: string | null, portions: number, servings: number | null],
];

const PORTIONS = 'coalesce(i.portion_quarters, m.portion_quarters)';

/**
 * Whether a purchase of an ingredient `i` of a meal `m`, null for an item, was for what its amount follows from now,
 * or is too old to tell.
 */
export const IS_AS_BOUGHT = `(i.bought_portion_quarters is null
  or (i.quantity, i.unit, m.servings_quarters)
    is not distinct from (i.bought_quantity, i.bought_unit, i.bought_servings_quarters)
  and (m.servings_quarters is null or ${PORTIONS} = i.bought_portion_quarters))`;

/** {@link SentTally} as JSON, over ingredients `i` of a meal `m`. */
export const INGREDIENT_TALLY = `json_build_object('count', count(*),
  'purchased', count(*) filter (where i.purchased and ${IS_AS_BOUGHT}),
  'changed', json_agg(json_build_array(i.quantity, i.unit, ${PORTIONS}, m.servings_quarters,
    case when i.selected_alternative > 0 then json_build_object('name', i.name, 'alternatives', i.alternatives,
      'selectedAlternative', i.selected_alternative, 'usedPerPortion', i.used_per_portion) end,
    i.bought_quantity, i.bought_unit, i.bought_portion_quarters, i.bought_servings_quarters)) filter (where i.purchased and not ${IS_AS_BOUGHT}))`;

export function tallyOf({ count, purchased, changed }: SentTally): IngredientTally {
  const enough = (changed ?? []).filter(isEnough);
  return { count, purchased: purchased + enough.length };
}

function isEnough(changed: ChangedPurchase): boolean {
  const [quantity, unit, portionQuarters, servingsQuarters, chosen, ...bought] = changed;
  const [boughtQuantity, boughtUnit, boughtPortionQuarters, boughtServingsQuarters] = bought;
  const row = { quantity, unit, purchased: true, portionQuarters, boughtQuantity, boughtUnit };
  const written = { ...row, boughtPortionQuarters, boughtServingsQuarters };
  return !isShort(
    chosen === null ? written : withChosenAmounts({ ...written, ...chosen }, servingsQuarters),
    { portionQuarters, servingsQuarters },
  );
}

function isShort(row: ScaledRow, meal: Scale): boolean {
  return missingAmount(row, meal) !== null;
}

export function tallyOfRows(rows: readonly (ScaledRow & WrittenRow)[], meal: Scale): IngredientTally {
  const isBought = (row: ScaledRow & WrittenRow) =>
    row.purchased && !isShort(withChosenAmounts(row, meal.servingsQuarters), meal);
  const purchased = rows.filter(isBought);
  return { count: rows.length, purchased: purchased.length };
}

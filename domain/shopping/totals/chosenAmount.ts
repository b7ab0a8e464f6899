import { usedIn, type UsedPerPortion } from '../amount/usedAmount.ts';
import { comparableWords } from '../../text/wordForms.ts';
import { foodKey } from '../food/foodKey.ts';
import { chosenName, isReplaced, type Replaceable } from '../ingredient/ingredient.ts';
import { foodWeight } from './foodWeights.ts';
import { sumOf, type QuantityText } from '../amount/quantitySum.ts';

/** An ingredient's amount as it was written for its own name. */
export interface WrittenRow extends Replaceable {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly usedPerPortion?: UsedPerPortion | null;
  readonly boughtQuantity?: string | null;
  readonly boughtUnit?: string | null;
}

/**
 * A row with the amounts of its chosen alternative, which is not sold like the food it replaces: for a loaf of bread, of
 * which 14 slices are used, 14 tortillas. Measures stay; no amount where none can be said.
 * @param servingsQuarters what the amounts are written for
 */
export function withChosenAmounts<Row extends WrittenRow>(row: Row, servingsQuarters: number | null): Row {
  if (!isReplaced(row)) return row;
  const { quantity, unit, boughtQuantity = null, boughtUnit = null } = row;
  const chosen = chosenAmount(row, servingsQuarters);
  if (chosen === null) return row;
  const bought =
    boughtQuantity === quantity && boughtUnit === unit
      ? chosen
      : amountOfOther({ quantity: boughtQuantity, unit: boughtUnit }, row);
  return Object.assign({}, row, {
    quantity: chosen.quantity,
    unit: chosen.unit,
    usedPerPortion: null,
    boughtQuantity: bought.quantity,
    boughtUnit: bought.unit,
  });
}

/** The amount of another food in a row's place. */
export function amountInstead(
  row: Omit<WrittenRow, keyof Replaceable> & Pick<Replaceable, 'name'>,
  name: string,
  servingsQuarters: number | null,
): QuantityText & { readonly usedPerPortion: UsedPerPortion | null } {
  const {
    quantity,
    unit,
    usedPerPortion = null,
  } = withChosenAmounts({ ...row, alternatives: [name], selectedAlternative: 1 }, servingsQuarters);
  return { quantity, unit, usedPerPortion };
}

/** Null: as written. */
function chosenAmount(row: WrittenRow, servingsQuarters: number | null): QuantityText | null {
  const { quantity, unit, usedPerPortion: used = null } = row;
  const written = { quantity, unit };
  const other = amountOfOther(written, row);
  if (other === written) return null;
  const eaten = used && servingsQuarters !== null ? usedIn(used, servingsQuarters) : null;
  return eaten === null ? other : amountOfOther(eaten, row);
}

/** The same amount for any food. */
const MEASURES = new Set(
  'bowl dash dollop drop fistful glass glug grind handful jigger mug pinch scoop serving shake shot splash sprinkle sprinkling squirt'.split(
    ' ',
  ),
);
/** One of them is one of another food that is eaten by the piece, and else is cut alike. */
const PIECES = new Set(['slice', 'piece', 'fillet']);
/** Any food of a kind is sold in them: milk, whatever it is of. */
const PACKS = new Set('bag bottle box carton container pack package packet pouch tub'.split(' '));
/** Foods that are measured, whatever their plural. */
const MEASURED = new Set(
  'bean berry breadcrumb chickpea crumb flake grain green lentil noodle nut oat pea seed sprout tofu'.split(
    ' ',
  ),
);
const NONE: QuantityText = { quantity: null, unit: null };

/** An amount of a row's own food, for the chosen one: the same object if it holds for both. */
function amountOfOther(amount: QuantityText, row: Replaceable): QuantityText {
  const { parts, unread } = sumOf([amount]);
  const counted = parts.filter(({ dimension }) => dimension === 'count');
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && PIECES.has(only.one) && isByThePiece(chosenName(row)))
    return { quantity: amount.quantity, unit: null };
  return unread.length > 0 || counted.every(({ one }) => isUnitOf(one, row)) ? amount : NONE;
}

/** @param unit '' for one by itself */
function isUnitOf(unit: string, row: Replaceable): boolean {
  if (MEASURES.has(unit)) return true;
  const chosen = chosenName(row);
  const { gramsPerCup, gramsOfUnit, isByThePint } = foodWeight(foodKey(chosen));
  if (gramsOfUnit.has(unit)) return true;
  if (unit === '') return gramsPerCup === null && gramsOfUnit.size === 0 && !MEASURED.has(lastWord(chosen));
  if (PIECES.has(unit)) return !MEASURED.has(lastWord(chosen));
  if (lastWord(chosen) !== lastWord(row.name)) return false;
  // Bread of any kind is sold in loaves.
  return PACKS.has(unit) || (gramsOfUnit.size === 0 && !isByThePint);
}

/** Tortillas, but neither lentils nor tofu. */
function isByThePiece(name: string): boolean {
  const { gramsPerCup, gramsOfUnit } = foodWeight(foodKey(name));
  return gramsPerCup === null && gramsOfUnit.size === 0 && isPlural(name) && !MEASURED.has(lastWord(name));
}

function isPlural(name: string): boolean {
  const last = name.trim().toLowerCase().split(' ').at(-1) ?? '';
  return last.endsWith('s') && lastWord(name) !== last;
}

function lastWord(name: string): string {
  return comparableWords(name).at(-1) ?? '';
}

import { compare, product, quotient, rational, sum, type Rational } from '../../number/rational.ts';
import { textOf } from '../amount/neededAmount.ts';
import { shownPart, sumOf, type Part, type QuantityText, type SummedText } from '../amount/quantitySum.ts';
import { lineAmount, type MergeableRow, type ShoppingGroup } from './shopping.ts';

type Line = Pick<ShoppingGroup<MergeableRow>, 'key' | 'rows' | 'isPurchased'>;

/** What was got of a row, with what was bought of it before; null: all that it needs. */
export interface GotOfRow {
  readonly id: string;
  readonly bought: Pick<QuantityText, 'quantity' | 'unit'> | null;
}

const NOTHING = rational(0n);
const ONE = rational(1n);

/** Whether less of an open line can be got than it needs: one amount, of more than one piece. */
export function canBeGotInPart(line: Line): boolean {
  const open = openPart(line);
  if (open === null || leftOf(line) === null) return false;
  return open.dimension !== 'count' || compare(open.amount.high, ONE) > 0;
}

/**
 * The rows that some of an open line is for, in their order.
 * @param typed '5', '500 g'; a bare number is in the unit of the line
 * @returns null if it is no amount of this line
 */
export function gotInPart(line: Line, typed: string): readonly GotOfRow[] | null {
  const [total, left] = [openPart(line), leftOf(line)];
  if (total === null || left === null) return null;
  const got = typedPart(typed, total);
  if (got === null) return null;
  const { high } = got.amount;
  const all = left.reduce((before, { amount }) => sum(before, amount), NOTHING);
  // The line is rounded, its rows are not.
  if (compare(high, total.amount.high) >= 0) return shared(all, left);
  // Rows may be in other units than the line, which is in its reader's.
  const isInRowsUnit = left.every(({ part }) => part.key === got.key);
  return shared(isInRowsUnit ? high : product(all, quotient(high, total.amount.high)), left);
}

/** Null: nothing, or several amounts that do not add up. */
function openPart(line: Line): Part | null {
  const { toBuy, unread } = lineAmount(line).open;
  const [only, ...others] = toBuy;
  return only === undefined || others.length + unread.length > 0 || only.amount.high.numerator <= 0n
    ? null
    : only;
}

interface LeftOfRow {
  readonly id: string;
  /** All that it needs, before rounding. */
  readonly part: Part;
  /** Bought before, of the same unit. */
  readonly before: Rational;
  /** Needed beyond that. */
  readonly amount: Rational;
}

/** What each open row needs; null unless all are of one unit. */
function leftOf({ rows }: Line): readonly LeftOfRow[] | null {
  const open = rows.filter(({ purchased }) => !purchased);
  const left = open.flatMap(({ id, quantity, unit, needed, bought = null }) => {
    const part = onlyPart(needed ?? { quantity, unit });
    if (part === null) return [];
    const before = bought === null ? NOTHING : amountIn(part.key, bought);
    return before === null ? [] : [{ id, part, before, amount: sum(part.amount.high, negative(before)) }];
  });
  const isOneUnit = left.length === open.length && new Set(left.map(({ part }) => part.key)).size === 1;
  return isOneUnit ? left : null;
}

function onlyPart(text: SummedText): Part | null {
  const { parts, unread } = sumOf([text]);
  const [only, ...others] = parts;
  return only === undefined || others.length + unread.length > 0 ? null : only;
}

function amountIn(key: string, text: SummedText): Rational | null {
  const part = onlyPart(text);
  return part?.key === key ? part.amount.high : null;
}

/** Null if it is nothing, unreadable or of another unit. */
function typedPart(typed: string, total: Part): Part | null {
  const unitOfLine = shownPart({ ...total, asWritten: null }).at(0)?.unit ?? null;
  const read = [null, unitOfLine].map((unit) => onlyPart({ quantity: typed, unit }));
  const got = read.find((part) => part?.key === total.key) ?? null;
  return got !== null && got.amount.high.numerator > 0n ? got : null;
}

function shared(all: Rational, left: readonly LeftOfRow[]): GotOfRow[] {
  let rest = all;
  return left.flatMap(({ id, part, before, amount }): GotOfRow[] => {
    if (rest.numerator <= 0n) return [];
    const got = rest;
    rest = sum(rest, negative(amount));
    if (rest.numerator >= 0n) return [{ id, bought: null }];
    const high = sum(before, got);
    const bought = { ...part, amount: { low: high, high, isAbout: false }, asWritten: null };
    return [{ id, bought: textOf([bought]) }];
  });
}

function negative(value: Rational): Rational {
  return product(value, rational(-1n));
}

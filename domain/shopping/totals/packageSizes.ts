import { compare, product, rational, type Rational } from '../../number/rational.ts';
import { readQuantity } from '../amount/quantity.ts';
import { findPackage, findUnit, isPackage } from '../amount/units.ts';

/** A row whose notes may tell the size of its package. */
export interface PackedRow {
  readonly unit: string | null;
  readonly notes?: string | null | undefined;
}

interface Sized {
  readonly container: string;
  /** '28 oz' */
  readonly size: string;
  /** In grams or millilitres, which are alike enough to compare cans. */
  readonly amount: Rational;
  /** The size stands in the unit. */
  readonly isInUnit: boolean;
}

/** "28-ounce", "14.5 oz", "400g" at the beginning of the notes, or in brackets before the container. */
const SIZE = /^\(?(\d[\d.,/ ]*?)[ -]?(fl\.? oz|[a-z]+)\)?(?=$|[,;) ])/i;
const GRAMS_OF_SMALLEST: Readonly<Record<string, Rational>> = {
  usWeight: rational(2835n, 100n),
  metricWeight: rational(1n, 1000n),
  usVolume: rational(493n, 100n),
  metricVolume: rational(1n),
};
/** Cans of 14, 14½ and 15 ounces are one size. */
const ALIKE = rational(110n, 100n);

/**
 * The unit of each row's amounts: packages of two sizes are two units, "1 (14 oz) can + 1 (28 oz) can". Those of one size
 * or none are counted as they are. Independent of order.
 */
export function unitsBySize(rows: readonly PackedRow[]): ((unit: string | null) => string | null)[] {
  const sized = rows.map(sizeOf);
  const labels = labelsOf(sized.flatMap((one) => one ?? []));
  return sized.map((one) => {
    const label = one === null ? null : labels.get(one.container)?.(one);
    return label == null ? asItIs : (unit) => unit && `(${label}) ${unit.slice(unit.lastIndexOf(' ') + 1)}`;
  });
}

function asItIs(unit: string | null): string | null {
  return unit;
}

/** By container, the size that each is shown as; none if all are alike and no unit has the size. */
function labelsOf(all: readonly Sized[]): ReadonlyMap<string, (one: Sized) => string | null> {
  const containers = new Set(all.map(({ container }) => container));
  return new Map(
    [...containers].map((container) => {
      const sizes = all
        .filter((one) => one.container === container)
        .sort((a, b) => compare(a.amount, b.amount) || Number(a.size > b.size) - Number(a.size < b.size));
      const steps: Sized[] = [];
      for (const one of sizes) {
        const last = steps.at(-1);
        if (last === undefined || compare(one.amount, product(last.amount, ALIKE)) > 0) steps.push(one);
      }
      const isShown = steps.length > 1 || new Set(sizes.map(({ isInUnit }) => isInUnit)).size > 1;
      const stepOf = (one: Sized) => steps.findLast(({ amount }) => compare(amount, one.amount) <= 0);
      return [container, (one: Sized) => (isShown ? (stepOf(one)?.size ?? null) : null)] as const;
    }),
  );
}

function sizeOf({ unit, notes = null }: PackedRow): Sized | null {
  const [, inUnit, container] = /^(\([^()]+\)) ([a-z]+)$/i.exec(unit ?? '') ?? [];
  const known = findUnit(container ?? unit ?? '');
  if (known === null || !isPackage(known)) return null;
  const text = inUnit ?? notes;
  const [, number = '', unitText = ''] = SIZE.exec(text ?? '') ?? [];
  const amount = readQuantity(number);
  const measure = findUnit(unitText);
  const grams = measure === null ? undefined : GRAMS_OF_SMALLEST[measure.dimension];
  if (amount === null || measure === null || grams === undefined) return null;
  if (inUnit !== undefined && findPackage(unit ?? '') === null) return null;
  return {
    container: known.one,
    size: `${number.trim()} ${measure.one}`,
    isInUnit: inUnit !== undefined,
    amount: product(product(amount.low, measure.factor), grams),
  };
}

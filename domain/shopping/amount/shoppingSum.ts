import type { Amount } from './quantity.ts';
import { joinedParts, partOf, type Part, type QuantityText } from './quantitySum.ts';
import {
  compare,
  product,
  quotient,
  rational,
  sum,
  wholePart,
  type Rational,
} from '../../number/rational.ts';
import { findUnit, isPackage, SOLD_BY_THE_PINT, type Dimension } from './units.ts';

/** In teaspoons, as American measuring spoons have them. */
const SPOONS = new Map([
  ['dash', rational(1n, 8n)],
  ['pinch', rational(1n, 16n)],
]);
const QUARTER = rational(1n, 4n);

/** Pinches beside spoons or cups, or from a quarter teaspoon on. */
export function withPinchesMeasured(parts: readonly Part[]): readonly Part[] {
  const teaspoon = findUnit('tsp');
  const hasVolume = parts.some(({ dimension }) => dimension === 'usVolume');
  const measured = parts.map((part) => {
    const spoon = part.dimension === 'count' ? SPOONS.get(part.one) : undefined;
    if (spoon === undefined || teaspoon === null) return part;
    const isMany = part.asWritten === null && compare(product(part.amount.low, spoon), QUARTER) >= 0;
    if (!hasVolume && !isMany) return part;
    const { low, high } = part.amount;
    const amount = { low: product(low, spoon), high: product(high, spoon), isAbout: true };
    return { ...partOf(teaspoon, amount, NO_TEXT), asWritten: null };
  });
  return joinedParts(measured);
}

const NO_TEXT: QuantityText = { quantity: null, unit: null };

/** Amounts from `from` on: exact on a multiple of a `plain` step, else rounded to a `round` step. */
interface Scale {
  readonly from: bigint;
  readonly plain: readonly Rational[];
  readonly round: readonly Rational[];
}

function scale(from: bigint, plain: readonly Rational[], round: readonly Rational[]): Scale {
  return { from, plain, round };
}

const HALF = rational(1n, 2n);
const [EIGHTH, THIRD] = [rational(1n, 8n), rational(1n, 3n)];

const METRIC = [
  scale(1000n, [whole(10n)], [whole(50n)]),
  scale(100n, [whole(1n)], [whole(10n)]),
  scale(10n, [whole(1n)], [whole(5n)]),
  scale(0n, [HALF], [HALF]),
];

/** In the smallest unit (tsp, ml, oz, mg); the largest first. */
const SCALES: Readonly<Record<Exclude<Dimension, 'count'>, readonly Scale[]>> = {
  usVolume: [
    // From a quarter cup on: tablespoons, quarters and thirds of a cup; nobody counts 15 tablespoons.
    scale(48n, [whole(3n), whole(16n)], [whole(12n), whole(16n)]),
    scale(24n, [whole(12n), whole(16n)], [whole(12n), whole(16n)]),
    scale(12n, [whole(3n), whole(16n)], [whole(12n), whole(16n)]),
    // From a tablespoon on: teaspoons and half tablespoons.
    scale(3n, [whole(1n), rational(3n, 2n)], [rational(3n, 2n)]),
    scale(1n, [QUARTER, THIRD], [QUARTER]),
    scale(0n, [EIGHTH, THIRD], [EIGHTH]),
  ],
  metricVolume: METRIC,
  usWeight: [scale(16n, [whole(1n)], [whole(4n)]), scale(0n, [QUARTER, THIRD], [HALF])],
  metricWeight: METRIC.map(({ from, plain, round }) =>
    scale(from * 1000n, plain.map(inMilligrams), round.map(inMilligrams)),
  ),
};

function whole(value: bigint): Rational {
  return rational(value);
}

function inMilligrams(grams: Rational): Rational {
  return product(grams, whole(1000n));
}

/**
 * A sum as a shop sells it: at least as much, at most one step more. Counted things are whole, but for
 * {@link wholeUsedInPart}; plain measures stay, as does the text of a single measure.
 * @param isCutUp pieces of the food are used in part: onions, not eggs
 */
export function toBuy(part: Part, isCutUp = false): Part {
  const { amount, dimension, rank, one, asWritten } = part;
  if (dimension !== 'count')
    return asWritten === null ? { ...part, amount: measureToBuy(amount, dimension, rank) } : part;
  const isPart = isPackage({ one }) || (one === '' && isCutUp);
  const wholeOfPart = (value: Rational) => (isPart ? wholeUsedInPart(value, one === '') : wholeUp(value));
  const [low, high] = [wholeOfPart(amount.low), wholeOfPart(amount.high)];
  const isWhole = compare(low, amount.low) === 0 && compare(high, amount.high) === 0;
  return {
    ...part,
    amount: { ...amount, low: amount.isAbout ? high : low, high },
    asWritten: isWhole ? asWritten : null,
  };
}

function measureToBuy(amount: Amount, dimension: keyof typeof SCALES, rank: number): Amount {
  const plain = scaleOf(SCALES[dimension], amount.high)?.plain ?? [];
  const isPlain = [amount.low, amount.high].every((end) =>
    plain.some((step) => quotient(end, step).denominator === 1n),
  );
  // "about 4 tsp" would be "about 1 tbsp + about 1 tsp".
  if (isPlain && !amount.isAbout) return amount;
  // One amount to buy: enough for the upper end of a range.
  const enough = leastFrom(amount.high, roundSteps(amount.high, dimension, rank));
  return { low: enough, high: enough, isAbout: true };
}

function leastFrom(value: Rational, steps: readonly Rational[]): Rational {
  return steps
    .map((step) => product(step, wholeUp(quotient(value, step))))
    .reduce((least, other) => (compare(other, least) < 0 ? other : least));
}

function scaleOf(scales: readonly Scale[], value: Rational): Scale | undefined {
  return scales.find(({ from }) => compare(value, whole(from)) >= 0);
}

/** Volumes typed in pints, quarts or gallons: in cups from a cup on. */
const OF_JUGS = [scale(48n, [], [whole(48n)]), ...SCALES.usVolume];
/** Pints, from a quart on quarts, from a gallon on half gallons. */
const BY_THE_PINT = [
  scale(768n, [], [whole(384n)]),
  scale(192n, [], [whole(192n)]),
  scale(0n, [], [whole(96n)]),
];
const OF_FLUID_OUNCES = [scale(48n, [], [whole(6n)]), scale(0n, [], [whole(3n)])];

/**
 * One end of a part's amount, in its smallest unit, as a kitchen measures and a shop sells it: counted things up
 * or by {@link wholeUsedInPart}, others at most a sixteenth less. Never falls while the value rises.
 * @param value above 0
 */
export function roundedNeed(
  value: Rational,
  { dimension, rank, one }: Pick<Part, 'dimension' | 'rank' | 'one'>,
): Rational {
  if (dimension === 'count') return isPackage({ one }) ? wholeUsedInPart(value) : wholeUp(value);
  return nearest(value, roundSteps(value, dimension, rank));
}

function roundSteps(value: Rational, dimension: keyof typeof SCALES, rank: number): readonly Rational[] {
  return scaleOf(scalesOf(dimension, rank), value)?.round ?? [];
}

function scalesOf(dimension: keyof typeof SCALES, rank: number): readonly Scale[] {
  switch (rank) {
    case 1:
      return OF_JUGS;
    case 2:
      return OF_FLUID_OUNCES;
    case SOLD_BY_THE_PINT:
      return BY_THE_PINT;
    default:
      return SCALES[dimension];
  }
}

function wholeUp(value: Rational): Rational {
  return value.denominator === 1n ? value : whole(wholePart(value) + 1n);
}

/** Of what is used in part, the whole one below does for this much more. */
const A_LITTLE_MORE = rational(21n, 20n);
/** Of one piece. */
const A_TRIFLE = rational(1n, 4n);

/** Up, but down by at most a twentieth: 8¼ cans are 8; of pieces also at most {@link A_TRIFLE}: 10½ limes are 11. */
function wholeUsedInPart(value: Rational, isPiece = false): Rational {
  const below = whole(wholePart(value));
  const isEnough = compare(value, product(below, A_LITTLE_MORE)) <= 0;
  const isMissed = isPiece && compare(value, sum(below, A_TRIFLE)) > 0;
  return isEnough && !isMissed && below.numerator > 0n ? below : wholeUp(value);
}

/** The share of the need that must remain when an amount is rounded down. */
const ENOUGH = rational(15n, 16n);

/** The nearest whole number of steps, at least one, and at least {@link ENOUGH}. */
function nearest(value: Rational, steps: readonly Rational[]): Rational {
  const distance = (other: Rational) => {
    const difference = sum(value, product(other, whole(-1n)));
    return difference.numerator < 0n ? product(difference, whole(-1n)) : difference;
  };
  const least = product(value, ENOUGH);
  return steps
    .flatMap((step) => {
      const count = quotient(value, step);
      return [wholeUp(count), whole(wholePart(count))].map((times) => product(step, times));
    })
    .filter((amount) => amount.numerator > 0n && compare(amount, least) >= 0)
    .reduce((best, other) => (compare(distance(other), distance(best)) < 0 ? other : best));
}

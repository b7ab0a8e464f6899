import { compare, product, quotient, rational, type Rational } from '../../number/rational.ts';
import type { Units } from '../../number/units.ts';
import { inKitchenSteps } from '../amount/kitchenRounding.ts';
import { partOf, shownPart, sumOf, type Part } from '../amount/quantitySum.ts';
import { findPackage, findUnit, type Dimension, type Unit } from '../amount/units.ts';
import { stapleFood } from '../home/staples.ts';
import { amountLabel } from '../ingredient/ingredient.ts';
import { foodWeight, GRAMS_PER_OZ, ML_PER_TSP, type FoodWeight } from './foodWeights.ts';
import { canSize, packageOf } from './shopPackages.ts';

type Measure = Exclude<Dimension, 'count'>;

interface InMeasure {
  readonly dimension: Measure;
  /** Its smallest units in one of the part's. */
  readonly factor: Rational;
}

const ONE = rational(1n);
const THOUSAND = rational(1000n);
const MG_PER_OZ = product(GRAMS_PER_OZ, THOUSAND);
const TSP_PER_CUP = rational(48n);
const QUARTER_CUP = rational(12n);
/** In teaspoons: what rounds to three tablespoons stays in spoons, which all kitchens have. */
const SPOONS_BELOW = rational(39n, 4n);
const QUART = rational(192n);
const SMALLEST = { usVolume: 'tsp', metricVolume: 'ml', usWeight: 'oz', metricWeight: 'mg' } as const;
const NO_TEXT = { quantity: null, unit: null };

/**
 * An amount in a reader's units, exact; the same object if it is in them already. Spoons and what is counted are in
 * both.
 * @param key of `foodKey`
 */
export function partInUnits(part: Part, key: string, units: Units): Part {
  if (part.dimension === 'count') return countedIn(part, key, units);
  const measure = units === 'METRIC' ? metricOf(part, key) : americanOf(part, key);
  if (measure !== null) return measured(part, measure);
  return units === 'METRIC' && isWrittenInCups(part) ? { ...part, asWritten: null } : part;
}

/** "1/8 cup" is 2 tbsp. */
function isWrittenInCups({ dimension, asWritten }: Part): boolean {
  const { quantity, unit } = asWritten ?? NO_TEXT;
  const [spelling = ''] = /[a-z. ]*$/i.exec(amountLabel(quantity, unit)) ?? [];
  const written = dimension === 'usVolume' ? findUnit(spelling) : null;
  return written !== null && compare(written.factor, QUARTER_CUP) >= 0;
}

function metricOf({ dimension, amount }: Part, key: string): InMeasure | null {
  if (dimension === 'usWeight') return { dimension: 'metricWeight', factor: MG_PER_OZ };
  if (dimension !== 'usVolume' || compare(amount.high, SPOONS_BELOW) < 0) return null;
  const food = foodWeight(key);
  return isWeighed(food)
    ? { dimension: 'metricWeight', factor: mgPerTsp(food) }
    : { dimension: 'metricVolume', factor: ML_PER_TSP };
}

/** American kitchens measure flour and sugar in cups, and weigh meat and cheese; less than an ounce stays in grams. */
function americanOf({ dimension, amount }: Part, key: string): InMeasure | null {
  if (dimension === 'metricVolume') return { dimension: 'usVolume', factor: quotient(ONE, ML_PER_TSP) };
  if (dimension !== 'metricWeight') return null;
  const food = foodWeight(key);
  if (isWeighed(food) && stapleFood(key) !== null)
    return { dimension: 'usVolume', factor: quotient(ONE, mgPerTsp(food)) };
  if (compare(amount.high, MG_PER_OZ) < 0) return null;
  return { dimension: 'usWeight', factor: quotient(ONE, MG_PER_OZ) };
}

type Weighed = FoodWeight & { readonly gramsPerCup: Rational };

function isWeighed(food: FoodWeight): food is Weighed {
  return food.gramsPerCup !== null && food.soldBy !== 'volume';
}

function mgPerTsp({ gramsPerCup }: Weighed): Rational {
  return quotient(product(gramsPerCup, THOUSAND), TSP_PER_CUP);
}

function measured(part: Part, { dimension, factor }: InMeasure): Part {
  const unit = findUnit(SMALLEST[dimension]);
  if (unit === null) return part;
  const [low, high] = [product(part.amount.low, factor), product(part.amount.high, factor)];
  // Of a liquid, quarts from one on.
  const rank =
    dimension === 'usVolume' && part.dimension === 'metricVolume' && compare(high, QUART) >= 0 ? 1 : 0;
  const amount = { ...part.amount, low, high };
  return { ...partOf({ ...unit, rank }, amount, NO_TEXT), amount, asWritten: null };
}

/** Sticks of butter are weighed where none are sold; "(14 oz) can" is "(400 g) can". */
function countedIn(part: Part, key: string, units: Units): Part {
  const one = part.one.toLowerCase();
  const grams = foodWeight(key).gramsOfUnit.get(one);
  if (grams !== undefined && packageOf(key, units)?.insteadOf.includes(one) === true)
    return measured(part, { dimension: 'metricWeight', factor: product(grams, THOUSAND) });
  const unit = sizeIn(part.one, units);
  return unit === null ? part : { ...partOf(unit, part.amount, NO_TEXT), asWritten: null };
}

/** Before a size, the size, and what it is sold in. */
const IN_BRACKETS = /^(\()([^()]+)(\).*)$/;
const AFTER_TIMES = /^([x×] ?)([\d.,/ ]+[ -]?(?:fl oz|[a-z]+))(.*)$/i;
/** "28 oz / 800 g" */
const BETWEEN_SIZES = / ?\/ ?(?=[\d.,]+[ -]?[a-z])/i;

/** Null: it has no size, or one in these units. */
function sizeIn(unit: string, units: Units): Unit | null {
  const [, before = '', sizes = '', after = ''] = IN_BRACKETS.exec(unit) ?? AFTER_TIMES.exec(unit) ?? [];
  const parts = sizes
    .split(BETWEEN_SIZES)
    .flatMap((text) => sumOf([{ quantity: text.replace('-', ' '), unit: null }]).parts);
  const [size, other] = parts;
  if (size === undefined) return null;
  const own = parts.find((part) => partInUnits(part, '', units) === part);
  const shown =
    own ?? (after.endsWith('can') ? canSize(inPlainUnits(size, units)) : null) ?? inPlainUnits(size, units);
  return own === size && other === undefined ? null : findPackage(`${before}${sizeText(shown)}${after}`);
}

function inPlainUnits(size: Part, units: Units): Part {
  return inKitchenSteps(partInUnits(size, '', units));
}

function sizeText(size: Part): string {
  return shownPart(size)
    .map(({ quantity, unit }) => amountLabel(quantity, unit))
    .join(' ');
}

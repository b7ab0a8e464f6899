import countedUnits from '../data/countedUnits.json' with { type: 'json' };
import { rational, type Rational } from '../../number/rational.ts';
import type { NumberStyle } from './quantity.ts';

/** US and metric stay apart: their sum would be rounded. */
export type Dimension = 'usVolume' | 'metricVolume' | 'usWeight' | 'metricWeight' | 'count';

export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly dimension: Dimension;
  /** In the smallest unit: tsp, ml, oz, mg; 1 for counts. */
  readonly factor: Rational;
  /** The highest decides a sum's units: spoons and cups 0, pints, quarts and gallons 1, fluid ounces 2, cartons 3. */
  readonly rank: number;
}

/** Rank of what is bought in pints, quarts and half gallons, and measured in cups. */
export const SOLD_BY_THE_PINT = 3;

/** Dimension, factor, rank, singular, plural, other spellings. */
const MEASURES: readonly (readonly [Dimension, bigint, number, string, string, string])[] = [
  ['usVolume', 1n, 0, 'tsp', 'tsp', 't teaspoon teaspoons tsps teasp'],
  ['usVolume', 2n, 0, 'dessertspoon', 'dessertspoons', 'dsp dstspn'],
  ['usVolume', 3n, 0, 'tbsp', 'tbsp', 'T tablespoon tablespoons tbsps tbs tbl tbls tblsp tb tablesp'],
  ['usVolume', 48n, 0, 'cup', 'cups', 'c'],
  ['usVolume', 96n, 1, 'pint', 'pints', 'pt pts'],
  ['usVolume', 192n, 1, 'quart', 'quarts', 'qt qts'],
  ['usVolume', 768n, 1, 'gallon', 'gallons', 'gal gals'],
  ['usVolume', 6n, 2, 'fl oz', 'fl oz', 'floz fl.oz fluid_ounce fluid_ounces fl_ounce fl_ounces'],
  ['metricVolume', 1n, 0, 'ml', 'ml', 'milliliter milliliters millilitre millilitres cc mls'],
  ['metricVolume', 10n, 0, 'cl', 'cl', 'centiliter centiliters centilitre centilitres'],
  ['metricVolume', 100n, 0, 'dl', 'dl', 'deciliter deciliters decilitre decilitres'],
  ['metricVolume', 1000n, 0, 'l', 'l', 'liter liters litre litres ltr'],
  ['usWeight', 1n, 0, 'oz', 'oz', 'ounce ounces ozs'],
  ['usWeight', 16n, 0, 'lb', 'lb', 'lbs pound pounds #'],
  ['metricWeight', 1n, 0, 'mg', 'mg', 'milligram milligrams milligramme milligrammes'],
  ['metricWeight', 1000n, 0, 'g', 'g', 'gram grams gramme grammes gr gms gm'],
  ['metricWeight', 1_000_000n, 0, 'kg', 'kg', 'kilogram kilograms kilogramme kilogrammes kilo kilos kgs'],
];

const ONE = rational(1n);
const BY_SPELLING = new Map<string, Unit>();

for (const [dimension, factor, rank, one, many, spellings] of MEASURES) {
  const unit = { one, many, dimension, factor: rational(factor), rank };
  for (const spelling of [one, many, ...spellings.split(' ')]) {
    BY_SPELLING.set(spelling.replaceAll('_', ' '), unit);
  }
}
for (const [one = '', many = plural(one), ...spellings] of countedUnits.units) {
  const unit: Unit = { one, many, dimension: 'count', factor: ONE, rank: 0 };
  for (const spelling of [one, many, ...spellings]) BY_SPELLING.set(spelling, unit);
}

/** Sums of dozens, and of "12 count", are plain numbers. */
const NUMBERS: readonly (readonly [bigint, string])[] = [
  [12n, 'dozen dozens doz'],
  [1n, 'count ct'],
];
for (const [factor, spellings] of NUMBERS) {
  const unit: Unit = { one: '', many: '', dimension: 'count', factor: rational(factor), rank: 0 };
  for (const spelling of spellings.split(' ')) BY_SPELLING.set(spelling, unit);
}

function plural(one: string): string {
  return /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

/** Ignores dots and case, but "T" is a tablespoon, "t" a teaspoon. */
export function findUnit(text: string): Unit | null {
  const spelling = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.(?=\s|$)/g, '');
  return BY_SPELLING.get(spelling) ?? BY_SPELLING.get(spelling.toLowerCase()) ?? null;
}

const PACKAGES = new Set(
  `bag ball block bottle box bulb bunch can carton case container envelope head jar jug keg loaf package pot pouch punnet
   sachet stick tray tub tube`.split(/\s+/),
);

/** Sold whole, used in part: "can", "(14 oz) can", "× 250 g", "head". Pieces, slices and eggs are not. */
export function isPackage({ one }: Pick<Unit, 'one'>): boolean {
  return /^[x×] ?\d/.test(one) || PACKAGES.has(one.slice(one.lastIndexOf(' ') + 1));
}

/** '(14 oz) cans', 'x 400 g': a size, and perhaps what it is sold in. */
const PACKAGE = /^(\([^()]+\)|[x×] ?[\d.,/]+[ -]?[a-z]+(?: oz)?)(?: ([a-z]+))?$/i;

/** Packages of one size are counted; other sizes are other units. */
export function findPackage(text: string): Unit | null {
  const [, size, container] = PACKAGE.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (size === undefined || !isSize(size.replace(/^[x×(] ?|\)$/gi, ''))) return null;
  const word = container ?? '';
  const { one, many, dimension } = findUnit(word) ?? { one: word, many: word, dimension: 'count' };
  if (dimension !== 'count') return null;
  const sized = (name: string) => `${size} ${name}`.trim();
  return { one: sized(one), many: sized(many), dimension, factor: ONE, rank: 0 };
}

/** '14 oz', '14.5-ounce', '28 oz / 800 g' */
function isSize(text: string): boolean {
  return text.split(/ ?\/ ?(?=[\d.,]+[ -]?[a-z])/i).every((size) => {
    const unit = findUnit(/^[\d.,/ ]+[ -]?([a-z. ]+)$/i.exec(size)?.[1] ?? '');
    return unit !== null && unit.dimension !== 'count';
  });
}

export interface Step {
  readonly unit: Unit;
  readonly from: Rational;
  /** Null for any. */
  readonly denominators: readonly bigint[] | null;
}

function step(spelling: string, from: Rational, denominators: readonly bigint[] | null): readonly Step[] {
  const unit = BY_SPELLING.get(spelling);
  return unit === undefined ? [] : [{ unit, from, denominators }];
}

const QUARTER = rational(1n, 4n);
const HALF = rational(1n, 2n);
const ANY = rational(0n);
const THOUSANDTHS = [1n, 2n, 4n, 5n, 8n, 10n, 20n, 25n, 40n, 50n, 100n, 125n, 200n, 250n, 500n, 1000n];

const SPOONS = [
  ...step('cup', QUARTER, [1n, 2n, 3n, 4n]),
  ...step('tbsp', ONE, [1n, 2n]),
  ...step('tsp', ANY, null),
];
const SOLD = [
  ...step('gallon', HALF, [1n, 2n, 4n]),
  ...step('quart', ONE, [1n, 2n, 4n]),
  ...step('pint', HALF, [1n, 2n]),
  ...SPOONS,
];

const BY_THE_PINT = [
  ...step('gallon', HALF, [1n, 2n]),
  ...step('quart', ONE, [1n]),
  ...step('pint', ANY, null),
];

/** Largest first; the last takes any number. */
export function stepsOf(dimension: Exclude<Dimension, 'count'>, rank: number): readonly Step[] {
  switch (dimension) {
    case 'usVolume':
      if (rank === 0) return SPOONS;
      if (rank === SOLD_BY_THE_PINT) return BY_THE_PINT;
      return rank === 1 ? SOLD : step('fl oz', ANY, null);
    case 'metricVolume':
      return [...step('l', ONE, THOUSANDTHS), ...step('ml', ANY, null)];
    case 'usWeight':
      return [...step('lb', ONE, [1n, 2n, 3n, 4n]), ...step('oz', ANY, null)];
    case 'metricWeight':
      return [...step('kg', ONE, THOUSANDTHS), ...step('g', ONE, null), ...step('mg', ANY, null)];
  }
}

export function numberStyleOf(dimension: Dimension): NumberStyle {
  return dimension.startsWith('metric') ? 'decimal' : 'fraction';
}

import { readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import { rational, type Rational } from '../../../../../domain/number/rational.ts';
import { remembered } from '../../../../../domain/text/remembered.ts';
import { comparableWords } from '../../../../../domain/text/wordForms.ts';
import { readCookbookFile, tableRows, type CookbookFile, type TableRow } from '../cookbook/cookbookFiles.ts';

export interface Pack {
  readonly unit: string;
  readonly grams: Rational;
  /** Least count; null for the usual pack. */
  readonly from: Rational | null;
  /** '5-ounce bags'; null if self-explaining. */
  readonly size: string | null;
}

export interface Trade {
  /** By singular kitchen unit; "each" for a count. */
  readonly gramsOf: ReadonlyMap<string, Rational>;
  /** Smallest first. */
  readonly packs: readonly Pack[];
  /** Whether packs may have leftovers. */
  readonly isMeasured: boolean;
}

const GRAMS_OF_WEIGHTS: Readonly<Record<string, Rational>> = {
  lb: rational(4536n, 10n),
  oz: rational(2835n, 100n),
};

function numberOf(text: string, at: string): Rational {
  const quantity = readQuantity(text);
  if (quantity === null) throw new Error(`${at}: "${text}" is not a number.`);
  return quantity.low;
}

function packOf(text: string, at: string): Pack {
  const {
    unit,
    grams,
    from,
    size = null,
  } = /^(?<unit>[a-z-]+)(?: (?<grams>[\d./]+))?(?: from (?<from>[\d/]+))?(?: \((?<size>.+)\))?$/.exec(text)
    ?.groups ?? {};
  if (unit === undefined) throw new Error(`${at}: "${text}" is not a pack.`);
  return {
    unit,
    grams: grams === undefined ? (GRAMS_OF_WEIGHTS[unit] ?? rational(1n)) : numberOf(grams, at),
    from: from === undefined ? null : numberOf(from, at),
    size,
  };
}

function readRow({ at, cells }: TableRow): [food: string, trade: Trade][] {
  const [foods = '', kitchen = '', packs = '', used] = cells;
  if (used !== 'all' && used !== 'part') throw new Error(`${at}: "${used}" is neither all nor part.`);
  const gramsOf = new Map(
    kitchen.split('; ').map((text) => {
      const [unit = '', grams = ''] = text.split(' ');
      return [unit, numberOf(grams, at)] as const;
    }),
  );
  const trade: Trade = {
    gramsOf,
    packs: packs.split('; ').map((text) => packOf(text, at)),
    isMeasured: used === 'part',
  };
  return foods.split('; ').map((food) => [comparableWords(food).join(' '), trade]);
}

/**
 * Parses the table of packs, by food words.
 * @throws Error with file and line
 */
export function readTrades(file: CookbookFile): ReadonlyMap<string, Trade> {
  return new Map(tableRows(file).flatMap(readRow));
}

const TRADES = readTrades(readCookbookFile('packs.csv'));

/** By the longest matching end: peanut butter is not butter. */
export const tradeOf: (name: string) => Trade | null = remembered(readTrade, 2000);

function readTrade(name: string): Trade | null {
  const words = comparableWords(name);
  for (let first = 0; first < words.length; first += 1) {
    const trade = TRADES.get(words.slice(first).join(' '));
    if (trade !== undefined) return trade;
  }
  return null;
}

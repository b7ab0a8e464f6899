import { remembered } from '../../../../../domain/text/remembered.ts';
import { shoppingKey } from '../../../../../domain/shopping/list/shopping.ts';
import { storeSection, type StoreSection } from '../../../../../domain/shopping/food/storeSection.ts';
import { readCookbookFile, tableRows, type CookbookFile, type TableRow } from './cookbookFiles.ts';

/** Days after shopping; 'trip' is a week or more. */
export type Keeping = (typeof KEEPINGS)[number];
const KEEPINGS = [0, 1, 2, 'trip'] as const;

function readRow({ at, cells: [food = '', text] }: TableRow): [key: string, days: Keeping] {
  const days = KEEPINGS.find((one) => String(one) === text);
  if (days === undefined) throw new Error(`${at}: "${text}" is none of ${KEEPINGS.join(', ')}.`);
  return [shoppingKey(food), days];
}

/**
 * Parses the table of fresh foods, by {@link shoppingKey}.
 * @throws Error with file and line
 */
export function readKeepings(file: CookbookFile): ReadonlyMap<string, Keeping> {
  return new Map(tableRows(file).map(readRow));
}

const DAYS = readKeepings(readCookbookFile('keeping.csv'));

/** Foods in the table. */
export const JUDGED_FRESH: ReadonlySet<string> = new Set(DAYS.keys());

/** Foods outside the table, by store section. */
const UNJUDGED: Readonly<Record<StoreSection, Keeping>> = {
  Produce: 1,
  'Meat & Seafood': 0,
  'Dairy & Eggs': 0,
  'Pantry & Dry Goods': 'trip',
  'Frozen Foods': 0,
  Beverages: 'trip',
  'Snacks & Treats': 'trip',
  'Household & Gear': 'trip',
  Miscellaneous: 'trip',
};

const keepingOf = remembered((key): Keeping => DAYS.get(key) ?? UNJUDGED[storeSection(key)], 2000);

/** Days until the first ingredient spoils. */
export function keepsWithoutFridge(names: readonly string[]): Keeping {
  const found = new Set(names.map((name) => keepingOf(shoppingKey(name))));
  return KEEPINGS.find((days) => found.has(days)) ?? 'trip';
}

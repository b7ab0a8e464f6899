import { remembered } from '../../../../domain/text/remembered.ts';
import { shoppingKey } from '../../../../domain/shopping/shopping.ts';
import { storeSection, type StoreSection } from '../../../../domain/shopping/storeSection.ts';
import { readCookbookFile, tableRows, type CookbookFile, type TableRow } from './cookbookFiles.ts';

/** How many days after shopping something is still good without any cooling; 'trip' when it keeps for a week and more. */
export type Keeping = (typeof KEEPINGS)[number];
const KEEPINGS = [0, 1, 2, 'trip'] as const;

function readRow({ at, cells: [food = '', text] }: TableRow): [key: string, days: Keeping] {
  const days = KEEPINGS.find((one) => String(one) === text);
  if (days === undefined) throw new Error(`${at}: "${text}" is none of ${KEEPINGS.join(', ')}.`);
  return [shoppingKey(food), days];
}

/**
 * Reads the table of fresh foods: how long each keeps, by its {@link shoppingKey}.
 * @throws Error that names file and line of what is wrong
 */
export function readKeepings(file: CookbookFile): ReadonlyMap<string, Keeping> {
  return new Map(tableRows(file).map(readRow));
}

const DAYS = readKeepings(readCookbookFile('keeping.csv'));

/** Names, as {@link shoppingKey} has them, that somebody has thought about: perishable or not. */
export const JUDGED_FRESH: ReadonlySet<string> = new Set(DAYS.keys());

/** Days of a fresh name that is not judged, as a model may give it, by its section of the shop. */
const UNJUDGED: Readonly<Partial<Record<StoreSection, Keeping>>> = {
  ...{ 'Meat & Seafood': 0, 'Dairy & Eggs': 0, 'Frozen Foods': 0, Produce: 1 },
};

const keepingOf = remembered((key): Keeping => DAYS.get(key) ?? UNJUDGED[storeSection(key)] ?? 'trip', 2000);

/** How long the ingredients of these names keep together without a fridge: as long as the first that spoils. */
export function keepsWithoutFridge(names: readonly string[]): Keeping {
  const found = new Set(names.map((name) => keepingOf(shoppingKey(name))));
  return KEEPINGS.find((days) => found.has(days)) ?? 'trip';
}

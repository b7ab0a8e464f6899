import { newItemFields } from '../../../../domain/shopping/list/itemFields.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { shownNumbers, typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { fieldsOfLine } from '../../../../domain/shopping/line/lineFields.ts';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';
import { listedName } from '../../../../domain/shopping/food/listedName.ts';
import { storeSection, type StoreSection } from '../../../../domain/shopping/food/storeSection.ts';

/** What a line says, as the server reads it. */
export interface ReadItem {
  /** As it is stored. */
  readonly line: string;
  /** To buy: "Canned tomatoes" of "2 cans tomatoes". */
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  /** '2 bags', or '' */
  readonly amount: string;
  readonly section: StoreSection;
  /** Of the food: equal for the same line of the list. */
  readonly key: string;
  /** Null if it can be added. */
  readonly problem: string | null;
}

/** Null while nothing is typed. */
export function readItem(line: string): ReadItem | null {
  const typed = typedNumbers(line.trim());
  if (typed === '') return null;
  const result = newItemFields.safeParse({ line: typed });
  const { name: food, quantity, unit } = fieldsOfLine(typed);
  const name = listedName({ name: food, unit, alternatives: [], selectedAlternative: 0 });
  return {
    line: typed,
    name,
    quantity,
    unit,
    amount: shownNumbers(amountLabel(quantity, unit)),
    section: storeSection(name),
    key: foodKey(name),
    problem: result.success ? null : (result.error.issues[0]?.message ?? null),
  };
}

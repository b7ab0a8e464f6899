import { comparableWords } from '../../text/wordForms.ts';
import words from './data/listWords.json' with { type: 'json' };

const { note: _note, ...COLUMN_WORDS } = words.columns;

/** What a column of a list of people can say. `avoids` is about all food, `diet` and `allergies` are a part of it. */
export type Column = keyof typeof COLUMN_WORDS;

/** Of food; several can stand side by side. */
const OF_FOOD: ReadonlySet<Column> = new Set<Column>(['avoids', 'diet', 'allergies']);

const COLUMN_OF = wordTable<Column>(Object.entries(COLUMN_WORDS));

export interface ListColumns {
  /** What the cells of a line say, in order; null: not read. */
  readonly columns: readonly (Column | null)[];
  /** Names of those that are not read. */
  readonly ignored: readonly string[];
}

/** Columns by the names in the first line, in any order; of two with the same meaning the first is read. */
export function readColumns(names: readonly string[]): ListColumns {
  const taken = new Set<Column>();
  const columns = names.map((name) => {
    const column = COLUMN_OF.get(comparable(name)) ?? null;
    if (column === null || (taken.has(column) && !OF_FOOD.has(column))) return null;
    taken.add(column);
    return column;
  });
  const ignored = names.map((name) => name.trim()).filter((name, at) => columns[at] === null && name !== '');
  return { columns, ignored };
}

/** How many columns a line names: by the most a file's separator is found. */
export function countColumns(names: readonly string[]): number {
  return readColumns(names).columns.filter((column) => column !== null).length;
}

/** Ignores case, accents, signs and plurals. */
export function comparable(text: string): string {
  return comparableWords(text).join(' ');
}

/** The meaning of each word, as {@link comparable} has it. */
export function wordTable<Meaning extends string>(
  entries: readonly [meaning: string, words: readonly string[]][],
): ReadonlyMap<string, Meaning> {
  // The meanings are the keys of a data file.
  return new Map(
    entries.flatMap(([meaning, all]) => all.map((word) => [comparable(word), meaning as Meaning])),
  );
}

import { newIngredientFields, type NewIngredientFields } from '../../../domain/ingredientFields.ts';
import { ingredientListLines, LINE_BREAK, readIngredientLine } from '../../../domain/ingredientLine.ts';

/** An ingredient as a form holds it: every field a text, blank when there is nothing. */
export interface IngredientInput {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly notes: string;
}

/** What somebody is about to add: the text as it was typed or pasted, and what was corrected in how it was read. */
export interface IngredientDraft {
  readonly text: string;
  /** By the key of a row. A line that is written anew is another row, and read anew. */
  readonly corrections: ReadonlyMap<string, IngredientInput>;
}

/** Nothing typed. */
export const EMPTY_DRAFT: IngredientDraft = { text: '', corrections: new Map() };

/** One line of a draft, and what will be added for it. */
export interface DraftRow {
  /** The line, and which one of several that are alike. */
  readonly key: string;
  readonly input: IngredientInput;
  /** What will be sent; null while something is wrong. */
  readonly fields: NewIngredientFields | null;
  /** What is wrong with a field, in a sentence. */
  readonly errors: { readonly [Field in keyof IngredientInput]?: string };
}

/** Reads a draft: a row for each line, and the headings that are left out. */
export function readDraft({ text, corrections }: IngredientDraft): {
  readonly rows: readonly DraftRow[];
  readonly headings: readonly string[];
} {
  const { ingredients, headings } = ingredientListLines(text);
  const keyOf = numbered();
  const rows = ingredients.map((line) => {
    const key = keyOf(line);
    return checked(key, corrections.get(key) ?? inputOf(line));
  });
  return { rows, headings };
}

/** The draft in which a row is as somebody corrected it. */
export function corrected(draft: IngredientDraft, key: string, input: IngredientInput): IngredientDraft {
  return { ...draft, corrections: new Map(draft.corrections).set(key, input) };
}

/** The draft without a row: its line goes from the text. */
export function withoutRow(draft: IngredientDraft, key: string): IngredientDraft {
  const keyOf = numbered();
  const kept = draft.text.split(LINE_BREAK).filter((line) => keyOf(line.trim()) !== key);
  return { ...draft, text: kept.join('\n').trim() };
}

/** One draft out of two: what could not be added, and before it was known, what was typed meanwhile. */
export function joined(first: IngredientDraft, second: IngredientDraft): IngredientDraft {
  return {
    text: [first.text, second.text].filter((text) => text.trim() !== '').join('\n'),
    corrections: new Map([...second.corrections, ...first.corrections]),
  };
}

/** Keys for lines in their order: the second "salt" is another row than the first. */
function numbered(): (line: string) => string {
  const seen = new Map<string, number>();
  return (line) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return `${count} ${line}`;
  };
}

function inputOf(line: string): IngredientInput {
  const { name, quantity, unit, notes } = readIngredientLine(line);
  return { name: capitalized(name), quantity: quantity ?? '', unit: unit ?? '', notes: notes ?? '' };
}

/** As a shopping list is written, wherever in its line the name stood: "2 tsp ground cumin" is "Ground cumin". */
function capitalized(name: string): string {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}

function checked(key: string, input: IngredientInput): DraftRow {
  const result = newIngredientFields.safeParse(input);
  if (result.success) return { key, input, fields: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { key, input, fields: null, errors };
}

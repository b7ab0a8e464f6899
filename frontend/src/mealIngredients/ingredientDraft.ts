import { amountLabel } from '../../../domain/shopping/ingredient.ts';
import { newIngredientFields, type NewIngredientFields } from '../../../domain/shopping/ingredientFields.ts';
import {
  ingredientListLines,
  LINE_BREAK,
  readIngredientLine,
  type IngredientLine,
} from '../../../domain/shopping/ingredientLine.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { remembered } from '../../../domain/text/remembered.ts';

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

/** A draft as it is understood. */
export interface ReadDraft {
  /** One for each line, up to the number that a meal can have. */
  readonly rows: readonly DraftRow[];
  /** How many lines follow that are not read. */
  readonly unread: number;
  readonly headings: readonly string[];
  /** Why nothing is read, in a sentence; null when the text is short enough. */
  readonly whyNotRead: string | null;
}

const TOO_MUCH: ReadDraft = {
  rows: [],
  unread: 0,
  headings: [],
  whyNotRead: `A list can have at most ${LIMITS.ingredientList.toLocaleString('en-US')} characters.`,
};

/**
 * Reads a draft: a row for each line, and the headings that are left out. Called for every change of the text, so
 * its work is bounded: by the length of the text and of a line, the number of rows, and a memory of lines.
 */
export function readDraft({ text, corrections }: IngredientDraft): ReadDraft {
  if (text.length > LIMITS.ingredientList) return TOO_MUCH;
  const { ingredients, headings } = ingredientListLines(text);
  const keyOf = numbered();
  const rows = ingredients.slice(0, LIMITS.mealIngredients).map((line) => {
    const key = keyOf(line);
    const input = corrections.get(key);
    return { key, ...(input === undefined ? readLine(line) : checked(input)) };
  });
  return { rows, unread: ingredients.length - rows.length, headings, whyNotRead: null };
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

type CheckedInput = Omit<DraftRow, 'key'>;

const rememberedLine = remembered((line: string) => checked(inputOf(readIngredientLine(line))), 500);

function readLine(line: string): CheckedInput {
  if (line.length <= LIMITS.ingredientLine) return rememberedLine(line);
  const name = `A line can have at most ${LIMITS.ingredientLine} characters. Shorten it, or write it as several.`;
  return { input: { name: line, quantity: '', unit: '', notes: '' }, fields: null, errors: { name } };
}

/** What a line adds to its amount is part of the quantity: "3 tbsp plus 1 tsp"; of the notes where that is too long. */
function inputOf({ name, quantity, unit, plus, notes }: IngredientLine): IngredientInput {
  const both = [amountLabel(quantity, unit), plus].filter(Boolean).join(' ');
  const isOne = plus !== null && both.length <= LIMITS.quantity;
  return {
    name: capitalized(name),
    quantity: (isOne ? both : quantity) ?? '',
    unit: (isOne ? null : unit) ?? '',
    notes: [isOne ? null : plus, notes].filter(Boolean).join(', '),
  };
}

/** As a shopping list is written, wherever in its line the name stood: "2 tsp ground cumin" is "Ground cumin". */
function capitalized(name: string): string {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}

function checked(input: IngredientInput): CheckedInput {
  const result = newIngredientFields.safeParse(input);
  if (result.success) return { input, fields: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { input, fields: null, errors };
}

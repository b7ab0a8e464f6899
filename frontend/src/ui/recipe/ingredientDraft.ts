import { t } from '@lingui/core/macro';
import {
  newIngredientFields,
  type NewIngredientFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { numberText } from '../../../../domain/text/formats.ts';
import { shownNumbers, typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { ingredientListLines, LINE_BREAK } from '../../../../domain/shopping/line/ingredientLine.ts';
import { linesOfList } from '../../../../domain/shopping/line/listedFoods.ts';
import { fieldsOfLine, type LineFields } from '../../../../domain/shopping/line/lineFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { Parser } from '../controls/zodResolver.ts';
import { remembered } from '../../../../domain/text/remembered.ts';

export type IngredientInput = LineFields;

/** Unsaved text, and corrections of its rows. */
export interface IngredientDraft {
  readonly text: string;
  /** By row key; a changed line is a new row. */
  readonly corrections: ReadonlyMap<string, IngredientInput>;
}

export const EMPTY_DRAFT: IngredientDraft = { text: '', corrections: new Map() };

export interface DraftRow {
  /** Line and occurrence. */
  readonly key: string;
  /** Of the heading above it: "For the sauce". */
  readonly part: string | null;
  readonly input: IngredientInput;
  /** Null if invalid. */
  readonly fields: NewIngredientFields | null;
  readonly errors: { readonly [Field in keyof IngredientInput]?: string };
}

export interface ReadDraft {
  /** Up to the meal's limit. */
  readonly rows: readonly DraftRow[];
  /** Lines beyond it. */
  readonly unread: number;
  /** "For the sauce" */
  readonly headings: readonly string[];
  /** Why nothing was parsed. */
  readonly whyNotRead: string | null;
}

const tooMuch = (): ReadDraft => ({
  rows: [],
  unread: 0,
  headings: [],
  whyNotRead: t`A list can have at most ${{ max: numberText(LIMITS.ingredientList) }} characters.`,
});

/** Runs on every change: sizes are limited, lines cached. */
export function readDraft({ text, corrections }: IngredientDraft): ReadDraft {
  if (text.length > LIMITS.ingredientList) return tooMuch();
  const { ingredients: lines, headings } = ingredientListLines(text);
  const ingredients = lines.flatMap(linesOfList);
  const keyOf = numbered();
  const parts = partsOf(text, headings);
  const rows = ingredients.slice(0, LIMITS.mealIngredients).map((line) => {
    const key = keyOf(line);
    const input = corrections.get(key);
    return { key, part: parts.get(key) ?? null, ...(input === undefined ? readLine(line) : checked(input)) };
  });
  const unread = ingredients.length - rows.length;
  return { rows, unread, headings: headings.map(headingText), whyNotRead: null };
}

/** The heading above each line, by row key. */
function partsOf(text: string, headings: readonly string[]): ReadonlyMap<string, string | null> {
  const parts = new Map<string, string | null>();
  if (headings.length === 0) return parts;
  const keyOf = numbered();
  let part: string | null = null;
  for (const line of text.split(LINE_BREAK).map((one) => one.trim())) {
    if (headings.includes(line)) part = partOfHeading(line);
    else for (const one of linesOfList(line)) parts.set(keyOf(one), part);
  }
  return parts;
}

/** Null for "Ingredients:", which names no part. */
function partOfHeading(heading: string): string | null {
  const text = headingText(heading);
  return /^(?:ingredients?|shopping list)$/i.test(text) ? null : text.slice(0, LIMITS.name);
}

/** "For the sauce" of "## For the sauce:". */
function headingText(heading: string): string {
  return heading.replace(/^#+\s*|\s*:$/g, '');
}

export function corrected(draft: IngredientDraft, key: string, input: IngredientInput): IngredientDraft {
  return { ...draft, corrections: new Map(draft.corrections).set(key, input) };
}

/** Also from the text. */
export function withoutRow(draft: IngredientDraft, key: string): IngredientDraft {
  const keyOf = numbered();
  const lines = draft.text.split(LINE_BREAK).flatMap((line) => linesOfList(line.trim()));
  const kept = lines.filter((line) => keyOf(line) !== key);
  return { ...draft, text: kept.join('\n').trim() };
}

/** A failed draft, and what was typed meanwhile. */
export function joined(first: IngredientDraft, second: IngredientDraft): IngredientDraft {
  return {
    text: [first.text, second.text].filter((text) => text.trim() !== '').join('\n'),
    corrections: new Map([...second.corrections, ...first.corrections]),
  };
}

/** Keys differ for equal lines. */
function numbered(): (line: string) => string {
  const seen = new Map<string, number>();
  return (line) => {
    const count = (seen.get(line) ?? 0) + 1;
    seen.set(line, count);
    return `${count} ${line}`;
  };
}

type CheckedInput = Omit<DraftRow, 'key' | 'part'>;

const rememberedLine = remembered((line: string) => {
  const read = fieldsOfLine(typedNumbers(line));
  return checked({ ...read, quantity: shownNumbers(read.quantity) });
}, 500);

function readLine(line: string): CheckedInput {
  if (line.length <= LIMITS.ingredientLine) return rememberedLine(line);
  const name = t`A line can have at most ${{ max: LIMITS.ingredientLine }} characters. Shorten it or split it into several lines.`;
  return { input: { name: line, quantity: '', unit: '', notes: '' }, fields: null, errors: { name } };
}

/** A quantity is typed as the reader writes numbers. */
export const typedIngredientFields: Parser<NewIngredientFields> = {
  safeParse: (values) => {
    // Typed as the forms' default values.
    const input = values as IngredientInput;
    return newIngredientFields.safeParse({ ...input, quantity: typedNumbers(input.quantity) });
  },
};

function checked(input: IngredientInput): CheckedInput {
  const result = typedIngredientFields.safeParse(input);
  if (result.success) return { input, fields: result.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { input, fields: null, errors };
}

import { msg, type Message } from '../text/message.ts';

/** "For the sauce:"; not a sentence. */
const HEADING = /^(?=[^\p{L}]*\p{L})([^.!?]{1,60}?)\s*[:：]$/u;

/** "For the sauce" of the line "For the sauce:", which names the part that begins; null for other lines. */
export function partHeading(line: string): string | null {
  return HEADING.exec(line.trim())?.[1]?.trim() ?? null;
}

/** A step as people count it. */
export interface NumberedStep {
  readonly text: string;
  /** In the instructions, from 0. */
  readonly index: number;
  /** Among the steps, from 1. */
  readonly number: number;
  /** Of the part that it begins: "For the sauce". */
  readonly heading: string | null;
}

/** Instructions without the headings of their parts, which stand with the first step; a heading without steps is one. */
export function numberedSteps(instructions: readonly string[]): NumberedStep[] {
  const headings = instructions.map(partHeading);
  const isAbove = (index: number) => (headings[index] ?? null) !== null && headings[index + 1] === null;
  return instructions
    .map((text, index) => ({ text, index }))
    .filter(({ index }) => !isAbove(index))
    .map(({ text, index }, at) => ({
      text,
      index,
      number: at + 1,
      heading: isAbove(index - 1) ? (headings[index - 1] ?? null) : null,
    }));
}

/** "Step 2" of the instruction at an index, or "Heading". */
export function stepName(instructions: readonly string[], index: number): Message {
  const step = numberedSteps(instructions).find((one) => one.index === index);
  return step === undefined
    ? msg('recipe.heading', 'Heading')
    : msg('recipe.step', 'Step {number}', { number: step.number });
}

/** Ingredients by their part, in order; those of no part first, as under the heading of the list. */
export function byPart<Row extends { readonly part?: string | null | undefined }>(
  rows: readonly Row[],
): { readonly part: string | null; readonly rows: readonly Row[] }[] {
  const groups = new Map<string | null, Row[]>();
  if (rows.some(({ part }) => (part ?? null) === null)) groups.set(null, []);
  for (const row of rows) {
    const part = row.part ?? null;
    groups.set(part, [...(groups.get(part) ?? []), row]);
  }
  return [...groups].map(([part, members]) => ({ part, rows: members }));
}

import { partHeading } from '../../../../../domain/recipes/partHeading.ts';
import { readSteps } from '../../../../../domain/recipes/recipeSteps.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { linesOf, oneLine } from './cleanText.ts';
import { markedHeading } from './headings.ts';
import { withoutCopies, withoutEmphasis, withoutPictureBullet } from './lineText.ts';

/** Far more than a recipe can have. */
const MOST_TEXTS = 1000;

/** A number at the start, after a sentence or after a gap: "1. Mix. 2. Bake." */
const NUMBERED = /(?:^|(?<=[.!?)]\s?))(?:step\s*)?(\d{1,2})\s?[.):]\s*(?=\p{L})/giu;

/** A list that a script joined: "Bake it.,    Stir." */
const JOINED_BY_COMMA = /(?<=[.!?]),\s{2,}(?=\p{Lu})/u;

const BARE_HEADING = /^\p{L}[^.!?:\d]{0,38}\p{L}$/u;
const FIRST_STEP = /^(?:step\s*)?1\s?[.):]\s*\p{L}/iu;

/** "2" in a box of its own. */
const NUMBER_ALONE = /^(?:step\s*)?\d{1,2}[.):]?$/i;

/**
 * Steps of instructions, without numbering.
 * @param texts one a step, or one text with all steps
 */
export function cleanSteps(texts: readonly string[]): string[] {
  const filled = texts.filter((text) => text.trim() !== '');
  const lines = filled.length === 1 ? splitText(filled[0] ?? '') : filled.slice(0, MOST_TEXTS).map(oneLine);
  const named = lines
    .filter((line) => !NUMBER_ALONE.test(line))
    .map((line, at, all) =>
      isAboveCounting(line, all[at + 1]) ? `${line}:` : withoutEmphasis(withoutPictureBullet(line)),
    );
  const steps = readSteps(named.join('\n'));
  // Two steps may be meant twice: fold, rest.
  return withHeadings(withoutCopies(steps, 3).flatMap(atMostAStep));
}

/** "Topping" above "1. Mix": the steps of a part are counted anew. */
function isAboveCounting(line: string, next = ''): boolean {
  return BARE_HEADING.test(line) && FIRST_STEP.test(next);
}

/** Headings in one form, above a step each; a lone one above all steps says nothing. */
function withHeadings(lines: readonly string[]): string[] {
  const written = lines.map((line) => markedHeading(line) ?? line);
  const headings = written.map((line) => partHeading(line) !== null);
  const isAlone = headings.indexOf(true) === 0 && headings.lastIndexOf(true) === 0;
  if (isAlone) return written.length > 1 ? written.slice(1) : written;
  return written;
}

function splitText(text: string): string[] {
  const lines = text.split(JOINED_BY_COMMA).flatMap((part) => linesOf(part));
  const [only = ''] = lines;
  return lines.length > 1 ? lines : splitAtNumbers(only);
}

/** Only where the numbers count from 1. */
function splitAtNumbers(line: string): string[] {
  const starts: number[] = [];
  for (const mark of line.matchAll(NUMBERED))
    if (Number(mark[1]) === starts.length + 1) starts.push(mark.index);
  if (starts.length < 2) return [line];
  return [line.slice(0, starts[0]), ...starts.map((start, at) => line.slice(start, starts[at + 1]))];
}

/** Splits what is longer than a step between sentences. */
function atMostAStep(step: string): string[] {
  if (step.length <= LIMITS.text) return [step];
  const parts: string[] = [];
  for (const sentence of step.split(/(?<=[.!?]) /)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < LIMITS.text)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

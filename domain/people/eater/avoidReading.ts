import { readingOf } from '../../food/restriction/restrictionReading.ts';
import { distinctAvoids, type EaterAvoid, type Strictness } from './eater.ts';

/** In a person's own words: "no mushrooms". */
export interface TypedAvoid {
  readonly text: string;
  readonly strictness: Strictness;
}

/** Reads texts and words as a trip's restrictions are read; what is not understood becomes a plain word. */
export function readAvoids(given: readonly (EaterAvoid | TypedAvoid)[]): EaterAvoid[] {
  return distinctAvoids(
    given.flatMap((one) => {
      if ('text' in one) return readAvoid(one);
      if (one.kind !== 'word') return [one];
      const read = readAvoid({ text: one.value, strictness: one.strictness });
      // A word that names no diet or content stays as it is, even if nothing is read from it.
      return read.some(({ kind }) => kind !== 'word') ? read : [one];
    }),
  );
}

/** A food alone, "mushrooms", is one that the person does not eat. */
function readAvoid({ text, strictness }: TypedAvoid): EaterAvoid[] {
  const asTyped = readingOf([text]);
  const asFood = asTyped.unread.length === 0 ? asTyped : readingOf([`no ${text}`]);
  // The words of "low fodmap" are no foods of their own.
  const isFood = asFood.unread.length === 0 && asFood.avoids.filter(({ kind }) => kind === 'word').length < 2;
  const { avoids, unread } = isFood ? asFood : asTyped;
  const words = unread.filter((one) => !unread.some((other) => other !== one && other.includes(one)));
  return [
    ...avoids.map((avoid) => ({ ...avoid, strictness })),
    ...words.map((value) => ({ kind: 'word' as const, value, strictness })),
  ];
}

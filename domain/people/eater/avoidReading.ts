import { isRemark } from '../../food/restriction/remark.ts';
import { readingOf } from '../../food/restriction/restrictionReading.ts';
import { distinctAvoids, type EaterAvoid, type Strictness } from './eater.ts';

/** In a person's own words: "no mushrooms". */
export interface TypedAvoid {
  readonly text: string;
  readonly strictness: Strictness;
}

/** What a person typed, read. */
export interface ReadAnswer {
  readonly avoids: readonly EaterAvoid[];
  /** Said beside: "carries an EpiPen". No verdict depends on them. */
  readonly remarks: readonly string[];
}

/**
 * Reads texts and words as a trip's restrictions are read; what is not understood becomes a plain word, but for remarks.
 */
export function readAnswer(given: readonly (EaterAvoid | TypedAvoid)[]): ReadAnswer {
  const understood = readAvoids(given).filter(({ kind }) => kind !== 'word');
  const read = given.map((one): ReadAnswer => {
    if ('text' in one) return readTyped(one, understood);
    if (one.kind !== 'word') return { avoids: [one], remarks: [] };
    const { avoids, remarks } = readTyped({ text: one.value, strictness: one.strictness }, understood);
    // A word that names no diet or content stays as it is, even if nothing is read from it.
    const isRead = remarks.length > 0 || avoids.some(({ kind }) => kind !== 'word');
    return isRead ? { avoids, remarks } : { avoids: [one], remarks: [] };
  });
  return {
    avoids: distinctAvoids(read.flatMap(({ avoids }) => avoids)),
    remarks: [...new Set(read.flatMap(({ remarks }) => remarks))],
  };
}

/** {@link readAnswer} for rules of a trip, which have no remarks: what is not understood is looked for. */
export function readAvoids(given: readonly (EaterAvoid | TypedAvoid)[]): EaterAvoid[] {
  return distinctAvoids(
    given.flatMap((one) => {
      if ('text' in one) return avoidsIn(one);
      if (one.kind !== 'word') return [one];
      const read = avoidsIn({ text: one.value, strictness: one.strictness });
      // As above.
      return read.some(({ kind }) => kind !== 'word') ? read : [one];
    }),
  );
}

/** @param understood by all that the person says */
function readTyped(typed: TypedAvoid, understood: readonly EaterAvoid[]): ReadAnswer {
  const text = typed.text.trim();
  if (isRemark(text)) return { avoids: [], remarks: [text] };
  const all = avoidsIn(typed).map((avoid) => withoutIllness(avoid, text));
  const isBeside = ({ kind, value }: EaterAvoid) => kind === 'word' && isRemark(value, understood);
  const beside = all.filter(isBeside).map(({ value }) => value);
  // Of "no eggs because my doctor said so" single words are left.
  const isTorn = beside.some((value) => !value.includes(' ') && !isRemark(value));
  return { avoids: all.filter((avoid) => !isBeside(avoid)), remarks: isTorn ? [text] : beside };
}

/** "gluten allergy" is read as the diet that celiacs keep, and is no celiac disease. */
function withoutIllness(avoid: EaterAvoid, text: string): EaterAvoid {
  if (avoid.kind !== 'diet' || avoid.value !== 'gluten-free' || /co?eliac/i.test(text)) return avoid;
  return { kind: 'content', value: 'gluten', strictness: avoid.strictness };
}

/** A food alone, "mushrooms", is one that the person does not eat. */
function avoidsIn({ text, strictness }: TypedAvoid): EaterAvoid[] {
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

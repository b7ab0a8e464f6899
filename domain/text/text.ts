import * as z from 'zod/mini';

/** Texts that the database could not hold as they are: null bytes and halves of surrogate pairs. */
const UNSTORABLE = 'Please remove the characters that cannot be stored.';

const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), UNSTORABLE);

/** Something that is seen: more than spaces, control and formatting characters such as a zero-width space. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

function atMost(label: string, maxLength: number) {
  return z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`);
}

/**
 * A text that has to be there, trimmed.
 * @param label starts the sentence about its length: "Trip name"
 * @param missing the sentence for an absent, blank or non-text value, also one in which nobody would see anything
 */
export function requiredText(label: string, maxLength: number, missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.regex(VISIBLE, missing), atMost(label, maxLength), storable);
}

/** A text that may be left out or null; trimmed, and null when nothing is left. */
export function optionalText(label: string, maxLength: number) {
  const text = z
    .string({ error: `${label} has to be a text.` })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    z.nullable(text),
    z.transform((value) => (value === '' ? null : value)),
  );
}

/**
 * A list of these, whose length is looked at first: however many there are, no more than the limit are read and found
 * wrong.
 * @param notAList the sentence for what is no list
 * @param tooMany the sentence past the limit
 */
export function shortList<Element extends z.ZodMiniType>(
  element: Element,
  maxItems: number,
  { notAList, tooMany }: { readonly notAList: string; readonly tooMany: string },
) {
  return z.pipe(
    z.array(z.unknown(), { error: notAList }).check(z.maxLength(maxItems, tooMany)),
    z.array(element),
  );
}

/** A list of texts, each trimmed, blank ones dropped. `label` names one of them: "Instruction". */
export function textList(label: string, maxLength: number, maxItems: number) {
  const text = z
    .string({ error: `${label} has to be a text.` })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    shortList(text, maxItems, {
      notAList: `${label} list has to be a list of texts.`,
      tooMany: `There can be at most ${maxItems} of: ${label}.`,
    }),
    z.transform((texts) => texts.filter((one) => one !== '')),
  );
}

/** An id as the product makes them: a UUID. `label` starts the sentence: "Trip id". */
export function idField(label: string) {
  return z.guid({ error: `${label} is not a valid id.` }).check(z.toLowerCase());
}

/** A yes or no. `label` starts the sentence: "Purchased". */
export function flag(label: string) {
  return z.boolean({ error: `${label} has to be true or false.` });
}

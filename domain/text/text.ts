import * as z from 'zod/mini';

/** Postgres cannot store null bytes and lone surrogates. */
const UNSTORABLE = 'The text contains characters that cannot be stored. Please remove them.';

const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'), UNSTORABLE);

/** A visible character: no space, control or format character such as a zero-width space. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

function atMost(label: string, maxLength: number) {
  return z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`);
}

/**
 * A required text, trimmed.
 * @param label starts the message about its length: "Trip name"
 * @param missing the message for an absent, invisible or non-text value
 */
export function requiredText(label: string, maxLength: number, missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.regex(VISIBLE, missing), atMost(label, maxLength), storable);
}

/** An optional text, trimmed; blank becomes null. */
export function optionalText(label: string, maxLength: number) {
  const text = z
    .string({ error: `${label} has to be text.` })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    z.nullable(text),
    z.transform((value) => (value === '' ? null : value)),
  );
}

/**
 * A list with a limit that is checked before its elements are read.
 * @param notAList message for another type
 * @param tooMany message past the limit
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

/** A list of texts, trimmed, without blank ones. `label` names one of them: "Instruction". */
export function textList(label: string, maxLength: number, maxItems: number) {
  const text = z
    .string({ error: `${label} has to be text.` })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    shortList(text, maxItems, {
      notAList: `${label} list has to be a list of texts.`,
      tooMany: `${label}: at most ${maxItems} are allowed.`,
    }),
    z.transform((texts) => texts.filter((one) => one !== '')),
  );
}

/** A UUID. `label` starts the message: "Trip id". */
export function idField(label: string) {
  return z.guid({ error: `${label} is not a valid id.` }).check(z.toLowerCase());
}

/** A boolean. `label` starts the message: "Purchased". */
export function flag(label: string) {
  return z.boolean({ error: `${label} has to be true or false.` });
}

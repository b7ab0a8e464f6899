import * as z from 'zod/mini';
import { fieldText } from './fieldText.ts';
import { msg, type Message } from './message.ts';

/** Postgres refuses null bytes and lone surrogates. */
export const UNSTORABLE = msg(
  'text.unstorable',
  'The text contains characters that cannot be stored. Please remove them.',
);

const storable = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  fieldText(UNSTORABLE),
);

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}]/u;

export function tooLong(label: string, max: number): Message {
  return msg('text.tooLong', '{label} can have at most {max} characters.', { label, max });
}

function atMost(label: string, maxLength: number) {
  return z.maxLength(maxLength, fieldText(tooLong(label, maxLength)));
}

/**
 * Trims.
 * @param label "Trip name", for messages
 * @param missing message if absent, invisible or no text
 */
export function requiredText(label: string, maxLength: number, missing: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.regex(VISIBLE, missing), atMost(label, maxLength), storable);
}

/** Trims; blank becomes null. */
export function optionalText(label: string, maxLength: number) {
  const text = z
    .string({ error: `${label} has to be text.` })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    z.nullable(text),
    z.transform((value) => (value === '' ? null : value)),
  );
}

/** Checks the length before the elements. */
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

/** Trims, drops blank texts. `label` is one element: "Instruction". */
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

/** A UUID. `label`: "Trip id". */
export function idField(label: string) {
  return z.guid({ error: `${label} is not a valid id.` }).check(z.toLowerCase());
}

/** Version of a row that a change was based on. */
export const versionField = z.optional(
  z
    .int({ error: 'Version has to be a whole number.' })
    .check(z.minimum(1, 'Version has to be a whole number, at least 1.')),
);

/** `label`: "Purchased". */
export function flag(label: string) {
  return z.boolean({ error: `${label} has to be true or false.` });
}

import * as z from 'zod/mini';
import { fieldText, fieldMsg } from './fieldText.ts';
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

export function tooLong(label: Message, max: number): Message {
  return msg('text.tooLong', '{label} can have at most {max} characters.', { label, max });
}

function atMost(label: Message, maxLength: number) {
  return z.maxLength(maxLength, fieldText(tooLong(label, maxLength)));
}

/**
 * Trims.
 * @param label "Trip name", for messages
 * @param missingText if absent, invisible or no text
 */
export function requiredText(label: Message, maxLength: number, missingText: Message) {
  const missing = fieldText(missingText);
  return z
    .string({ error: missing })
    .check(z.trim(), z.regex(VISIBLE, missing), atMost(label, maxLength), storable);
}

/** Trims; blank becomes null. */
export function optionalText(label: Message, maxLength: number) {
  const text = z
    .string({ error: fieldMsg('text.malformed', '{label} has to be text.', { label }) })
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
  { notAList, tooMany }: { readonly notAList: Message; readonly tooMany: Message },
) {
  return z.pipe(
    z.array(z.unknown(), { error: fieldText(notAList) }).check(z.maxLength(maxItems, fieldText(tooMany))),
    z.array(element),
  );
}

/**
 * Trims, drops blank texts.
 * @param label of one element: "Instruction"
 */
export function textList(label: Message, maxLength: number, maxItems: number, tooMany: Message) {
  const text = z
    .string({ error: fieldMsg('text.malformed', '{label} has to be text.', { label }) })
    .check(z.trim(), atMost(label, maxLength), storable);
  return z.pipe(
    shortList(text, maxItems, {
      notAList: msg('text.listMalformed', '{label} list has to be a list of texts.', { label }),
      tooMany,
    }),
    z.transform((texts) => texts.filter((one) => one !== '')),
  );
}

/** A UUID. `label`: "Trip id". */
export function idField(label: Message) {
  return z
    .guid({ error: fieldMsg('id.malformed', '{label} is not a valid id.', { label }) })
    .check(z.toLowerCase());
}

/** Version of a row that a change was based on. */
export const versionField = z.optional(
  z
    .int({ error: fieldMsg('version.malformed', 'Version has to be a whole number.') })
    .check(z.minimum(1, fieldMsg('version.tooSmall', 'Version has to be a whole number, at least 1.'))),
);

/** How many to list at once. */
export function limitField(max: number) {
  const malformed = fieldMsg('limit.malformed', 'The limit has to be a whole number from 1 to {max}.', {
    max,
  });
  return z.nullish(z.int(malformed).check(z.minimum(1, malformed), z.maximum(max, malformed)));
}

/** Recipes had pages first; ids stay. */
export const AFTER_MALFORMED = msg(
  'recipe.cursorMalformed',
  'After has to be the cursor of an earlier page.',
);

/** `next` of the page before, which only its list can read. */
export const afterField = z.nullish(
  z
    .string({ error: fieldText(AFTER_MALFORMED) })
    .check(z.maxLength(200, fieldText(AFTER_MALFORMED)), z.regex(/^[\w-]+$/, fieldText(AFTER_MALFORMED))),
);

/** `label`: "Purchased". */
export function flag(label: Message) {
  return z.boolean({ error: fieldMsg('flag.malformed', '{label} has to be true or false.', { label }) });
}

/** `label`: "Kind". */
export function oneOf<const Options extends readonly string[]>(label: Message, options: Options) {
  const choices = options.join(', ');
  return z.enum(options, {
    error: fieldMsg('choice.malformed', '{label} has to be one of {choices}.', { label, choices }),
  });
}

/** {@link oneOf}; `usual` if absent. */
export function oneOfOr<const Options extends readonly string[]>(
  label: Message,
  options: Options,
  usual: Options[number],
) {
  return z.pipe(
    z.transform((value: unknown) => value ?? usual),
    oneOf(label, options),
  );
}

/** {@link flag}; false if absent. */
export function flagOrFalse(label: Message) {
  return z.pipe(
    z.transform((value: unknown) => value ?? false),
    flag(label),
  );
}

/** A value for each name. */
export function perName<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  // Each name has its value.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

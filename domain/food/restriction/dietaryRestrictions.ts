import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { optionalText, shortList } from '../../text/text.ts';

const LENGTH = fieldMsg('text.tooLong', '{label} can have at most {max} characters.', {
  label: msg('field.dietaryRestrictions', 'Dietary restrictions'),
  max: LIMITS.freeText,
});

export const asList = z.transform((value: unknown) =>
  value === null || value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value],
);

const SAYS_NONE = /^(?:none|nothing|no|no restrictions?|n\/?a|-+)\.?$/i;

/** Unparsed, see `readRestrictionList`. */
export const dietaryRestrictions = z.pipe(
  asList,
  z.pipe(
    shortList(
      optionalText(msg('field.dietaryRestriction', 'Dietary restriction'), LIMITS.freeText),
      LIMITS.restrictions,
      {
        notAList: msg('restriction.listMalformed', 'Dietary restrictions have to be a list of texts.'),
        tooMany: msg('restriction.tooMany', 'There can be at most {max} dietary restrictions.', {
          max: LIMITS.restrictions,
        }),
      },
    ).check(z.refine((texts) => texts.join(', ').length <= LIMITS.freeText, LENGTH)),
    z.transform((texts) => texts.filter((text) => text !== null).filter((text) => !SAYS_NONE.test(text))),
  ),
);

export const restrictionFields = z.object({ dietaryRestrictions });

/** Absent or null leaves them unchanged. */
export const dietaryRestrictionsOrSame = z.pipe(
  z.transform((value: unknown): unknown => value ?? undefined),
  z.optional(dietaryRestrictions),
);

import { msg } from '../text/message.ts';
import * as z from 'zod/mini';
import { UNITS } from '../number/units.ts';
import { LANGUAGES } from '../text/reader.ts';
import { oneOf } from '../text/text.ts';

const units = oneOf(msg('field.units', 'Units'), UNITS);

/** Of texts that a call asks for: "metric"; absent or null are the account's. */
export const textUnitsFields = z.object({
  units: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : (value ?? null))),
    z.nullable(units),
  ),
});

/** One of the product's. */
export const languageField = z.optional(
  z.nullable(
    oneOf(
      msg('field.language', 'Language'),
      LANGUAGES.map(({ code }) => code),
    ),
  ),
);

/** Of the account; null is by browser and region, an absent field stays. */
export const settingsFields = z.object({ language: languageField, units: z.optional(z.nullable(units)) });

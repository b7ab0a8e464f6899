import * as z from 'zod/mini';
import { UNITS } from '../number/units.ts';
import { msg } from '../text/message.ts';
import { LANGUAGES } from '../text/reader.ts';
import { oneOf } from '../text/text.ts';

const units = oneOf(msg('field.units', 'Units'), UNITS);

/** Null is by browser and region. */
export const unitsField = z.nullish(units);

/** Of texts that a call asks for: "metric"; absent or null are the account's. */
export const textUnitsFields = z.object({
  units: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.toUpperCase() : (value ?? null))),
    z.nullable(units),
  ),
});

/** One of the product's. */
export const languageField = z.nullish(
  oneOf(
    msg('field.language', 'Language'),
    LANGUAGES.map(({ code }) => code),
  ),
);

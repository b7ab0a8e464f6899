import * as z from 'zod/mini';
import { UNITS } from '../number/units.ts';
import { LANGUAGES } from '../text/reader.ts';
import { oneOf } from '../text/text.ts';

/** Of the account; null is by browser and region, an absent field stays. */
export const settingsFields = z.object({
  language: z.optional(
    z.nullable(
      oneOf(
        'Language',
        LANGUAGES.map(({ code }) => code),
      ),
    ),
  ),
  units: z.optional(z.nullable(oneOf('Units', UNITS))),
});

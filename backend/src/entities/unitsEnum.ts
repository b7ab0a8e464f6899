import type { Units } from '../../../domain/number/units.ts';
import { enumType } from '../base/enumType.ts';

export const UnitsEnum = enumType<Units>('Units', 'A system of measures in which amounts are shown.', {
  US: 'Cups, ounces, pounds and °F.',
  METRIC: 'Grams, liters and °C.',
});

/** Of a text whose reader may ask for other units. */
export const UNITS_ARGUMENT = {
  nullable: true,
  description:
    "Units of the amounts; by default the account's, else metric ones if the languages of the call are of such a region, else as stored.",
};

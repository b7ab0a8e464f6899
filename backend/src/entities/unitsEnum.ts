import { registerEnumType } from 'type-graphql';
import type { Units } from '../../../domain/number/units.ts';

export const UnitsEnum = { US: 'US', METRIC: 'METRIC' } as const satisfies { [Name in Units]: Name };

registerEnumType(UnitsEnum, {
  name: 'Units',
  description: 'A system of measures in which amounts are shown.',
  valuesConfig: {
    US: { description: 'Cups, ounces, pounds and °F.' },
    METRIC: { description: 'Grams, liters and °C.' },
  },
});

/** Of a text whose reader may ask for other units. */
export const UNITS_ARGUMENT = {
  nullable: true,
  description:
    "Units of the amounts; by default the account's, else metric ones if the languages of the call are of such a region, else as stored.",
};

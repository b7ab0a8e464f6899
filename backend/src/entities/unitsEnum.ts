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

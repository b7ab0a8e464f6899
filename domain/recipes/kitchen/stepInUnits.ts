import type { Units } from '../../number/units.ts';
import { textInUnits } from '../../shopping/totals/textInUnits.ts';
import { reader } from '../../text/reader.ts';
import { withTemperatures } from './temperatures.ts';

/** A step for its reader: with temperatures on that scale, amounts and lengths with their conversion beside them. */
export function stepInUnits(step: string, units: Units | null = reader().units): string {
  if (units === null) return step;
  return textInUnits(withTemperatures(step, units === 'US' ? 'F' : 'C'), units);
}

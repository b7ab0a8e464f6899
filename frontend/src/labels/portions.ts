import { asText } from '../../../domain/text/asText.ts';
import { portionsLabel } from '../../../domain/shopping/amount/portion.ts';
import { DEFAULT_QUARTERS, PORTIONS, portionsInWords } from '../../../domain/people/eater/portion.ts';

/** For screen readers: "5 and a half portions", "half a portion". */
export function spokenPortions(quarters: number): string {
  return asText(portionsInWords(quarters));
}

/** Of one eater: "Child, half a portion"; null for an adult. */
export function eaterPortion(quarters: number): string | null {
  if (quarters === DEFAULT_QUARTERS) return null;
  const portion = quarters < DEFAULT_QUARTERS ? spokenPortions(quarters) : portionsLabel(quarters);
  const name = PORTIONS.find((one) => one.quarters === quarters)?.name;
  return name === undefined ? portion : `${asText(name)}, ${portion}`;
}

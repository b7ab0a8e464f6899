import { plural } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import {
  DEFAULT_QUARTERS,
  PORTIONS,
  portionsInWords,
  portionText,
} from '../../../domain/people/eater/portion.ts';

/** "½ portion", "1½ portions" */
export function portionsLabel(quarters: number): string {
  const portions = portionText(quarters);
  return plural(
    { count: Math.ceil(quarters / 4) },
    { one: `${portions} portion`, other: `${portions} portions` },
  );
}

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

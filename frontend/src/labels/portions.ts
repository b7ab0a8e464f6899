import { plural } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { portionsInWords, portionText } from '../../../domain/people/eater/portion.ts';

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

import { asText } from '../../../domain/text/asText.ts';
import { portionsInWords } from '../../../domain/people/eater/portion.ts';

/** For screen readers: "5 and a half portions", "half a portion". */
export function spokenPortions(quarters: number): string {
  return asText(portionsInWords(quarters));
}

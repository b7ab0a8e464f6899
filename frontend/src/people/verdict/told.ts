import { asText } from '../../../../domain/text/asText.ts';
import type { ToldReason } from '../../../../domain/people/verdict/tableTexts.ts';
import type { VerdictReason } from '../../../../domain/people/verdict/verdict.ts';

/** Reasons as the screen tells them. */
export function told(reasons: readonly VerdictReason[]): ToldReason[] {
  return reasons.map((reason) => ({ ...reason, sentence: asText(reason.sentence) }));
}

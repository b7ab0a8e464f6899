import { asText } from '../../../domain/text/asText.ts';
import type { EaterAvoid } from '../../../domain/people/eater/eater.ts';
import { avoidNotes } from '../../../domain/people/eater/avoidLabels.ts';

/** "celiac, allergic to nuts and milk" */
export function avoidsText(avoids: readonly EaterAvoid[]): string {
  return avoidNotes(avoids).map(asText).join(', ');
}

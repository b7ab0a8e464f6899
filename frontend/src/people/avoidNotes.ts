import { asText } from '../../../domain/text/asText.ts';
import type { EaterAvoid } from '../../../domain/people/eater/eater.ts';
import { avoidNote } from '../../../domain/people/eater/avoidLabels.ts';

/** "celiac, no mushroom" */
export function avoidNotes(avoids: readonly EaterAvoid[]): string {
  return avoids.map((avoid) => asText(avoidNote(avoid))).join(', ');
}

import { asText, textOf } from '../../../../../domain/text/asText.ts';
import { strictAvoids } from '../../../../../domain/people/eater/avoidLabels.ts';
import { avoidNotesOf } from '../../../../../domain/people/verdict/respected.ts';
import type { TripRules } from '../../../../../domain/people/verdict/tripRules.ts';
import type { Eater } from '../../../../../domain/people/eater/eater.ts';
import { labelled } from '../../../labels/labelled.ts';

/**
 * What people cannot eat: "Ben: allergic to nuts. Priya: vegan."; null if they eat everything. Dislikes do not count.
 * @param eaters as sentences call them
 */
export function allergyLine(
  eaters: readonly (Pick<Eater, 'id' | 'name' | 'avoids'> | TripRules)[],
): string | null {
  const lines = eaters.flatMap((eater) => {
    const notes = avoidNotesOf(eater.id, strictAvoids(eater.avoids)).map(asText);
    return notes.length === 0 ? [] : [`${labelled(textOf(eater.name), notes.join(', '))}.`];
  });
  return lines.length === 0 ? null : lines.join(' ');
}

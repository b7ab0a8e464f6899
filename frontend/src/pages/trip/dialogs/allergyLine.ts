import { asText } from '../../../../../domain/text/asText.ts';
import { avoidNote, strictAvoids } from '../../../../../domain/people/eater/avoidLabels.ts';
import type { TripRules } from '../../../../../domain/people/verdict/tripRules.ts';
import type { Eater } from '../../../../../domain/people/eater/eater.ts';
import { firstName } from '../../../labels/firstName.ts';
import { labelled } from '../../../labels/labelled.ts';

/** What people cannot eat: "Ben: no nuts. Priya: vegan."; null if they eat everything. Dislikes do not count. */
export function allergyLine(
  eaters: readonly (Pick<Eater, 'id' | 'name' | 'avoids'> | TripRules)[],
): string | null {
  const lines = eaters.flatMap((eater) => {
    const notes = [...new Set(strictAvoids(eater.avoids).map((avoid) => asText(avoidNote(avoid))))];
    return notes.length === 0 ? [] : [`${labelled(nameOf(eater), notes.join(', '))}.`];
  });
  return lines.length === 0 ? null : lines.join(' ');
}

function nameOf({ name }: Pick<Eater, 'name'> | TripRules): string {
  return typeof name === 'string' ? firstName({ name }) : asText(name);
}

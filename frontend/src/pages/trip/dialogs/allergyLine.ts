import { avoidNote, strictAvoids } from '../../../../../domain/people/verdict/avoidLabels.ts';
import { TRIP_RULES } from '../../../../../domain/people/verdict/tripRules.ts';
import type { Eater } from '../../../../../domain/people/eater/eater.ts';
import { firstName } from '../../../labels/firstName.ts';

/** What people cannot eat: "Ben: no nuts. Priya: vegan."; null if they eat everything. Dislikes do not count. */
export function allergyLine(eaters: readonly Pick<Eater, 'id' | 'name' | 'avoids'>[]): string | null {
  const lines = eaters.flatMap((eater) => {
    const notes = [...new Set(strictAvoids(eater.avoids).map(avoidNote))];
    return notes.length === 0
      ? []
      : [`${eater.id === TRIP_RULES ? eater.name : firstName(eater)}: ${notes.join(', ')}.`];
  });
  return lines.length === 0 ? null : lines.join(' ');
}

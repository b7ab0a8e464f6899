import { t } from '@lingui/core/macro';
import { asText, textOf } from '../../../../../domain/text/asText.ts';
import { strictAvoids } from '../../../../../domain/people/eater/avoidLabels.ts';
import { avoidNotesOf } from '../../../../../domain/people/verdict/respected.ts';
import { settledNotes } from '../../../../../domain/people/verdict/settled.ts';
import type { TripRules } from '../../../../../domain/people/verdict/tripRules.ts';
import type { VerdictReason } from '../../../../../domain/people/verdict/verdict.ts';
import type { Eater } from '../../../../../domain/people/eater/eater.ts';
import { labelled } from '../../../labels/labelled.ts';

/**
 * What people cannot eat, and how it was made sure that they can eat a meal: "Ben: allergic to nuts, “has his own pan”.
 * Priya: vegan."; null if they eat everything. Dislikes do not count.
 * @param eaters as sentences call them
 * @param reasons of the meal's verdict
 */
export function allergyLine(
  eaters: readonly (Pick<Eater, 'id' | 'name' | 'avoids'> | TripRules)[],
  reasons: readonly VerdictReason[] = [],
): string | null {
  const lines = eaters.flatMap((eater) => {
    const notes = avoidNotesOf(eater.id, strictAvoids(eater.avoids)).map(asText);
    const made = settledNotes(reasons.filter(({ eaterId }) => eaterId === eater.id)).map(quoted);
    return notes.length === 0 ? [] : [`${labelled(textOf(eater.name), [...notes, ...made].join(', '))}.`];
  });
  return lines.length === 0 ? null : lines.join(' ');
}

function quoted(typed: string): string {
  const note = typed.replace(/\.$/, '');
  return t`“${note}”`;
}

import { asText } from '../../text/asText.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import { grouped } from '../../text/grouped.ts';
import type { Message } from '../../text/message.ts';
import { avoidNotes, ruleNote, strictAvoids } from '../eater/avoidLabels.ts';
import { avoidKey, type Eater, type EaterAvoid } from '../eater/eater.ts';
import { TRIP_RULES } from './tripRules.ts';

/**
 * People with the same avoids: [["Ana"], ["celiac"]], [["Priya", "Theo"], ["vegan"]].
 * @param counted which of a person's avoids
 */
export function respected(
  eaters: readonly Pick<Eater, 'name' | 'avoids'>[],
  counted = strictAvoids,
): { readonly names: readonly string[]; readonly notes: readonly Message[] }[] {
  const careful = eaters
    .map(({ name, avoids }) => ({ name, notes: avoidNotes(inOrder(counted(avoids))) }))
    .filter(({ notes }) => notes.length > 0);
  return Array.from(
    grouped(careful, ({ notes }) => notes.map(asText).toSorted().join()),
    ([, alike]) => ({ names: alike.map(({ name }) => name), notes: alike[0]?.notes ?? [] }),
  );
}

/** Of allergies as one note, too. */
function inOrder(avoids: readonly EaterAvoid[]): EaterAvoid[] {
  return avoids.toSorted((one, other) => (avoidKey(one) < avoidKey(other) ? -1 : 1));
}

/** What an eater, or the rules, leave out: "allergic to nuts and milk", "no nuts". */
export function avoidNotesOf(eaterId: string, avoids: readonly EaterAvoid[]): Message[] {
  return eaterId === TRIP_RULES ? distinctMessages(avoids.map(ruleNote)) : avoidNotes(avoids);
}

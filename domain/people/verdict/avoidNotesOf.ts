import { distinctMessages } from '../../text/distinctMessages.ts';
import type { Message } from '../../text/message.ts';
import { avoidNotes, ruleNote } from '../eater/avoidLabels.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import { TRIP_RULES } from './tripRules.ts';

/** What an eater, or the rules, leave out: "allergic to nuts and milk", "no nuts". */
export function avoidNotesOf(eaterId: string, avoids: readonly EaterAvoid[]): Message[] {
  return eaterId === TRIP_RULES ? distinctMessages(avoids.map(ruleNote)) : avoidNotes(avoids);
}

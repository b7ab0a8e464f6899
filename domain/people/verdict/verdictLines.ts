import { asText } from '../../text/asText.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import { grouped } from '../../text/grouped.ts';
import { msg, type Message } from '../../text/message.ts';
import { avoidNote, strictAvoids } from '../eater/avoidLabels.ts';
import { TRIP_RULES, TRIP_RULES_NAME } from './tripRules.ts';
import type { Eater } from '../eater/eater.ts';
import { FORMER_MEMBER, MOST_PEOPLE, type NamedEater, type ToldReason } from './conflictMark.ts';
import type { VerdictKind } from './verdict.ts';

/**
 * A meal's open conflicts, person first: "Priya (vegan): lox, cream cheese"; null without.
 * @param eaters of the trip, for their names
 */
export function conflictLine(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
  const people = peopleWith('conflict', reasons, eaters);
  if (people.length <= MOST_PEOPLE) return oneOrTwo(people);
  return msg('verdict.manyCannotEat', '{count} people cannot eat this', { count: people.length });
}

/** What nobody knows: "Ana (celiac): rolled oats"; null without. */
export function unknownLine(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
  const people = peopleWith('unknown', reasons, eaters);
  if (people.length <= MOST_PEOPLE) return oneOrTwo(people);
  return msg('verdict.notKnownForMany', 'Not known for {count} people', { count: people.length });
}

function peopleWith(
  verdict: Exclude<VerdictKind, 'safe'>,
  reasons: readonly ToldReason[],
  eaters: readonly NamedEater[],
): Message[] {
  const open = reasons.filter((reason) => reason.verdict === verdict && reason.settled === null);
  const known = new Map(eaters.map((eater) => [eater.id, eater]));
  return Array.from(
    grouped(open, ({ eaterId }) => eaterId),
    ([eaterId, own]) => {
      const eater = known.get(eaterId);
      const avoids = { items: distinctMessages(own.map(({ avoid }) => avoidNote(avoid))) };
      const reasons = { items: distinctMessages(own.map(({ phrase }) => phrase)) };
      if (eater?.isViewer === true)
        return msg('verdict.yourReasons', 'You ({avoids}): {reasons}', { avoids, reasons });
      const name = eaterId === TRIP_RULES ? TRIP_RULES_NAME : (eater?.name ?? FORMER_MEMBER);
      return msg('verdict.reasonsOf', '{name} ({avoids}): {reasons}', { name, avoids, reasons });
    },
  );
}

function oneOrTwo([first, second]: readonly Message[]): Message | null {
  if (first === undefined || second === undefined) return first ?? null;
  return msg('verdict.twoPeople', '{first}; {second}', { first, second });
}

/** People with the same avoids: [["Ana"], ["celiac"]], [["Priya", "Theo"], ["vegan"]]. Dislikes do not count. */
export function respected(
  eaters: readonly Pick<Eater, 'name' | 'avoids'>[],
): { readonly names: readonly string[]; readonly notes: readonly Message[] }[] {
  const careful = eaters
    .map(({ name, avoids }) => ({ name, notes: distinctMessages(strictAvoids(avoids).map(avoidNote)) }))
    .filter(({ notes }) => notes.length > 0);
  return Array.from(
    grouped(careful, ({ notes }) => notes.map(asText).toSorted().join()),
    ([, alike]) => ({ names: alike.map(({ name }) => name), notes: alike[0]?.notes ?? [] }),
  );
}

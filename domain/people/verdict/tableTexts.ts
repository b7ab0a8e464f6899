import { asText } from '../../text/asText.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import { grouped } from '../../text/grouped.ts';
import { msg, type Message, type Part } from '../../text/message.ts';
import { avoidNote, strictAvoids } from '../eater/avoidLabels.ts';
import { TRIP_RULES, TRIP_RULES_NAME } from './tripRules.ts';
import type { Eater } from '../eater/eater.ts';
import type { TableVerdict, VerdictReason } from './verdict.ts';

/** People named before "3 people cannot eat this". */
export const MOST_PEOPLE = 2;

/** What the lines tell of. */
export type ToldReason = Pick<
  VerdictReason,
  'eaterId' | 'avoid' | 'verdict' | 'ingredientName' | 'phrase' | 'settled'
>;

export type NamedEater = Pick<Eater, 'id' | 'name'>;

export const FORMER_MEMBER = msg('person.former', 'A former member');

/**
 * A meal's open conflicts, person first: "Priya (vegan): lox, cream cheese"; null without.
 * @param eaters of the trip, for their names
 */
export function conflictLine(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
  const people = peopleWith('conflict', reasons, eaters);
  if (people.length <= MOST_PEOPLE) return oneOrTwo(people);
  return msg('verdict.manyCannotEat', '{count} people cannot eat this', { count: people.length });
}

/**
 * A meal's open conflicts in a few words: "Ben can’t eat peanuts", "Ana and Ben can’t eat this"; null without.
 * @param nameOf what an eater is called
 */
export function conflictMark(
  reasons: readonly ToldReason[],
  nameOf: (eaterId: string) => Part,
): Message | null {
  const open = reasons.filter((reason) => reason.verdict === 'conflict' && reason.settled === null);
  if (open.length === 0) return null;
  const foods = [...new Set(open.map(({ ingredientName }) => ingredientName?.toLowerCase() ?? null))];
  const food = foods.length === 1 ? (foods[0] ?? null) : null;
  const people = [...new Set(open.map(({ eaterId }) => eaterId))];
  const guests = people.filter((id) => id !== TRIP_RULES);
  if (guests.length === 0)
    return food === null
      ? msg('verdict.mark.notForTrip', 'Not for this trip')
      : msg('verdict.mark.noFoodOnTrip', 'No {food} on this trip', { food });
  const who =
    guests.length > MOST_PEOPLE
      ? msg('verdict.mark.people', '{count} people', { count: guests.length })
      : guests.map(nameOf);
  return food === null
    ? msg('verdict.mark.cannotEat', '{who} can’t eat this', { who })
    : msg('verdict.mark.cannotEatFood', '{who} can’t eat {food}', { who, food });
}

/** What nobody knows: "Ana (celiac): rolled oats"; null without. */
export function unknownLine(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
  const people = peopleWith('unknown', reasons, eaters);
  if (people.length <= MOST_PEOPLE) return oneOrTwo(people);
  return msg('verdict.notKnownForMany', 'Not known for {count} people', { count: people.length });
}

function peopleWith(
  verdict: Exclude<TableVerdict, 'safe'>,
  reasons: readonly ToldReason[],
  eaters: readonly NamedEater[],
): Message[] {
  const open = reasons.filter((reason) => reason.verdict === verdict && reason.settled === null);
  const names = new Map(eaters.map(({ id, name }) => [id, name]));
  return Array.from(
    grouped(open, ({ eaterId }) => eaterId),
    ([eaterId, own]) =>
      msg('verdict.reasonsOf', '{name} ({avoids}): {reasons}', {
        name: eaterId === TRIP_RULES ? TRIP_RULES_NAME : (names.get(eaterId) ?? FORMER_MEMBER),
        avoids: { items: distinctMessages(own.map(({ avoid }) => avoidNote(avoid))) },
        reasons: { items: distinctMessages(own.map(({ phrase }) => phrase)) },
      }),
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

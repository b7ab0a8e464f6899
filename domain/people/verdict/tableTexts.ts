import { asText } from '../../text/asText.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import { grouped } from '../../text/grouped.ts';
import { msg, type Message, type MessageValue, type Part } from '../../text/message.ts';
import { avoidNote, strictAvoids } from '../eater/avoidLabels.ts';
import { TRIP_RULES, TRIP_RULES_NAME } from './tripRules.ts';
import type { Eater, Told } from '../eater/eater.ts';
import type { TableVerdict, VerdictReason } from './verdict.ts';

/** People named before "3 people cannot eat this". */
export const MOST_PEOPLE = 2;

/** What the lines tell of. */
export type ToldReason = Pick<
  VerdictReason,
  'eaterId' | 'avoid' | 'verdict' | 'ingredientName' | 'phrase' | 'settled'
>;

export type NamedEater = Pick<Eater, 'id' | 'name'> & Told;

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
 * @param eaters of the trip, as they are called in a cell
 */
export function conflictMark(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
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
  if (guests.length <= MOST_PEOPLE) {
    const people = guests.map((id) => eaters.find((eater) => eater.id === id));
    const others = people.filter((eater) => eater?.isViewer !== true);
    const names = others.map((eater): Part => eater?.name ?? FORMER_MEMBER);
    return others.length < people.length ? youCannotEat(names[0], food) : theyCannotEat(names, food);
  }
  return theyCannotEat(msg('verdict.mark.people', '{count} people', { count: guests.length }), food);
}

function theyCannotEat(who: MessageValue, food: string | null): Message {
  return food === null
    ? msg('verdict.mark.cannotEat', '{who} can’t eat this', { who })
    : msg('verdict.mark.cannotEatFood', '{who} can’t eat {food}', { who, food });
}

/** @param name of somebody else who cannot either */
function youCannotEat(name: Part | undefined, food: string | null): Message {
  if (name === undefined)
    return food === null
      ? msg('verdict.mark.youCannotEat', 'You can’t eat this')
      : msg('verdict.mark.youCannotEatFood', 'You can’t eat {food}', { food });
  return food === null
    ? msg('verdict.mark.youAndOneCannotEat', 'You and {name} can’t eat this', { name })
    : msg('verdict.mark.youAndOneCannotEatFood', 'You and {name} can’t eat {food}', { name, food });
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

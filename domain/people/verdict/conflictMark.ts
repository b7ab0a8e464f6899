import { withinSentence } from '../../text/withinSentence.ts';
import { msg, type Message, type MessageValue, type Part } from '../../text/message.ts';
import type { Eater, Told } from '../eater/eater.ts';
import { TRIP_RULES } from './tripRules.ts';
import type { VerdictReason } from './verdict.ts';

/** People named before "3 people can’t eat this". */
export const MOST_PEOPLE = 2;

/** What the mark tells of. */
type ToldReason = Pick<VerdictReason, 'eaterId' | 'verdict' | 'ingredientName' | 'settled'>;

export type NamedEater = Pick<Eater, 'id' | 'name'> & Told;

export const FORMER_MEMBER = msg('person.former', 'A former member');

/**
 * A meal's open conflicts in a few words: "Ben can’t eat peanuts", "Ana and Ben can’t eat this"; null without.
 * @param eaters of the trip, as they are called in a cell
 */
export function conflictMark(reasons: readonly ToldReason[], eaters: readonly NamedEater[]): Message | null {
  const open = reasons.filter((reason) => reason.verdict === 'conflict' && reason.settled === null);
  if (open.length === 0) return null;
  const foods = [
    ...new Set(
      open.map(({ ingredientName }) => (ingredientName === null ? null : withinSentence(ingredientName))),
    ),
  ];
  const food = foods.length === 1 ? (foods[0] ?? null) : null;
  const people = [...new Set(open.map(({ eaterId }) => eaterId))];
  const eaterIds = people.filter((id) => id !== TRIP_RULES);
  if (eaterIds.length === 0)
    return food === null
      ? msg('verdict.mark.notForTrip', 'Not for this trip')
      : msg('verdict.mark.noFoodOnTrip', 'No {food} on this trip', { food });
  return cannotEat(eaterIds, food, eaters);
}

/** "Ana and Ben can’t eat peanuts", "3 people can’t eat this" */
export function cannotEat(
  eaterIds: readonly string[],
  food: MessageValue | null,
  eaters: readonly NamedEater[],
): Message {
  if (eaterIds.length > MOST_PEOPLE) return theyCannotEat(countOfPeople(eaterIds.length), food);
  const people = eaterIds.map((id) => eaters.find((eater) => eater.id === id));
  const others = people.filter((eater) => eater?.isViewer !== true);
  const names = others.map((eater): Part => eater?.name ?? FORMER_MEMBER);
  return others.length < people.length ? youCannotEat(names[0], food) : theyCannotEat(names, food);
}

export function countOfPeople(count: number): Message {
  return msg('verdict.mark.people', '{count} people', { count });
}

function theyCannotEat(who: MessageValue, food: MessageValue | null): Message {
  return food === null
    ? msg('verdict.mark.cannotEat', '{who} can’t eat this', { who })
    : msg('verdict.mark.cannotEatFood', '{who} can’t eat {food}', { who, food });
}

/** @param name of somebody else who cannot either */
function youCannotEat(name: Part | undefined, food: MessageValue | null): Message {
  if (name === undefined)
    return food === null
      ? msg('verdict.mark.youCannotEat', 'You can’t eat this')
      : msg('verdict.mark.youCannotEatFood', 'You can’t eat {food}', { food });
  return food === null
    ? msg('verdict.mark.youAndOneCannotEat', 'You and {name} can’t eat this', { name })
    : msg('verdict.mark.youAndOneCannotEatFood', 'You and {name} can’t eat {food}', { name, food });
}

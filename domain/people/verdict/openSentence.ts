import { withinSentence } from '../../text/withinSentence.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import { firstParts } from '../../text/listed.ts';
import { msg, type Message, type MessageValue, type Part } from '../../text/message.ts';
import { grouped } from '../../text/grouped.ts';
import { sentenceOf, sideBySide } from '../../text/sideBySide.ts';
import { cannotEat, countOfPeople, FORMER_MEMBER, MOST_PEOPLE, type NamedEater } from './conflictMark.ts';
import { TRIP_RULES } from './tripRules.ts';
import { worstOf, type VerdictReason } from './verdict.ts';

/** Foods named before "and 2 more". */
const MOST_FOODS = 2;

/** A reason of a verdict; one that was sent has its sentence as text. */
type OpenReason = Pick<VerdictReason, 'eaterId' | 'verdict' | 'ingredientName' | 'settled'> & {
  readonly sentence: Part;
};

/**
 * What is open in a meal, in whole sentences: "Ben can’t eat peanuts."; null without.
 * @param eaters of the trip, for their names
 */
export function openSentence(reasons: readonly OpenReason[], eaters: readonly NamedEater[]): Part | null {
  const open = reasons.filter(({ settled }) => settled === null);
  const conflicts = open.filter(({ verdict }) => verdict === 'conflict');
  const known = new Map(eaters.map((eater) => [eater.id, eater]));
  if (conflicts.length > 0) {
    const people = [...grouped(conflicts, ({ eaterId }) => eaterId)];
    const groups = people.length > MOST_PEOPLE ? [people] : [...grouped(people, toldTogether).values()];
    const told = groups.map((some) => conflictSentence(some, eaters));
    const others = unknownFor(open);
    return sideBySide(others.length === 0 ? told : [...told, cannotTellFor(others, known)]);
  }
  const unknown = open.filter(({ verdict }) => verdict === 'unknown');
  const [first] = unknown;
  if (first === undefined) return null;
  const foods = foodsOf(unknown);
  return foods === null
    ? first.sentence
    : msg('verdict.open.unknown', 'We can’t tell what is in the {foods}.', { foods });
}

/** Each once. Of a dish without ingredients what its name says, if it does, not that there is nothing else to check. */
export function reasonSentences(reasons: readonly OpenReason[]): readonly Part[] {
  const ofNames = reasons.filter(({ ingredientName }) => ingredientName !== null);
  return distinctMessages((ofNames.length === 0 ? reasons : ofNames).map(({ sentence }) => sentence));
}

/** Ids of those without a conflict for whom something is unknown. */
export function unknownFor(open: readonly Pick<VerdictReason, 'eaterId' | 'verdict'>[]): readonly string[] {
  return Array.from(grouped(open, ({ eaterId }) => eaterId)).flatMap(([eaterId, own]) =>
    worstOf(own.map(({ verdict }) => verdict)) === 'unknown' ? [eaterId] : [],
  );
}

function cannotTellFor(ids: readonly string[], known: ReadonlyMap<string, NamedEater>): Message {
  const names = ids.map((id): Part => {
    if (id === TRIP_RULES) return msg('verdict.open.forTrip', 'the trip');
    const { name, isViewer = false } = known.get(id) ?? { name: FORMER_MEMBER };
    return isViewer ? msg('verdict.open.forYou', 'you') : name;
  });
  const who = names.length > MOST_PEOPLE ? countOfPeople(names.length) : names;
  return msg('verdict.open.cannotTellFor', 'We can’t tell for {who}.', { who });
}

/** What people dislike in a meal: "Mia would rather not have mushrooms."; null without. */
export function dislikeSentence(
  reasons: readonly OpenReason[],
  eaters: readonly (Pick<NamedEater, 'id' | 'isViewer'> & { readonly name: Part })[],
): Part | null {
  const disliked = reasons.filter(({ verdict }) => verdict === 'safe');
  const people = [...grouped(disliked, ({ eaterId }) => eaterId)];
  if (people.length > MOST_PEOPLE)
    return msg('verdict.dislike.many', '{count} people would rather not have this.', {
      count: people.length,
    });
  return sideBySide(
    people.map(([eaterId, own]) => {
      const eater = eaters.find(({ id }) => id === eaterId);
      const foods = foodsOf(own) ?? '';
      return eater?.isViewer === true
        ? msg('verdict.dislike.you', 'You would rather not have {foods}.', { foods })
        : msg('verdict.dislike', '{name} would rather not have {foods}.', {
            name: eater?.name ?? FORMER_MEMBER,
            foods,
          });
    }),
  );
}

type Conflicts = readonly [eaterId: string, own: readonly OpenReason[]];

/** People who can't eat the same; a rule of the trip is told by itself. */
function toldTogether([eaterId, own]: Conflicts): string {
  return JSON.stringify([eaterId === TRIP_RULES, foodsOf(own)]);
}

function conflictSentence(some: readonly Conflicts[], eaters: readonly NamedEater[]): Message {
  const eaterIds = some.map(([eaterId]) => eaterId);
  if (eaterIds.length > MOST_PEOPLE) return sentenceOf(cannotEat(eaterIds, null, eaters));
  const foods = foodsOf(some[0]?.[1] ?? []);
  return eaterIds.includes(TRIP_RULES) ? brokenRule(foods) : sentenceOf(cannotEat(eaterIds, foods, eaters));
}

function brokenRule(foods: MessageValue | null): Message {
  return foods === null
    ? msg('verdict.open.brokenRule', 'Nobody here eats this.')
    : msg('verdict.open.brokenRuleFoods', 'Nobody here eats {foods}.', { foods });
}

/** "peanuts and 2 more"; null if no ingredient is to blame. */
function foodsOf(reasons: readonly OpenReason[]): MessageValue | null {
  const all = [...new Set(reasons.flatMap(({ ingredientName }) => ingredientName ?? []))].map(withinSentence);
  return all.length === 0 ? null : firstParts(all, MOST_FOODS);
}

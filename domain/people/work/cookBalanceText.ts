import { msg, type Message, type MessageValue } from '../../text/message.ts';
import { capitalized } from '../../text/capitalized.ts';
import { grouped } from '../../text/grouped.ts';
import { portionText, portionsMessage } from '../../shopping/amount/portion.ts';
import type { CookBalance } from './fairCooks.ts';

/** A participant's share of the cooking, by name. */
export interface CookShare extends CookBalance {
  readonly name: string;
  readonly isViewer: boolean;
}

/** Names before "3 people". */
const MOST_NAMES = 2;
/** People named between who cooks most and who least, before "4 people less". */
const MOST_BETWEEN = 3;

/** Who cooks how much: "Sam cooks 12½ portions, Leo 7, you none." Null for fewer than two people. */
export function cookBalanceText(shares: readonly CookShare[]): Message | null {
  if (shares.length < 2) return null;
  if (shares.every(({ mealCount }) => mealCount === 0)) return msg('cook.nobody', 'Nobody cooks yet.');
  const portions = shares.map(({ portionQuarters }) => portionQuarters);
  const [most, least] = [Math.max(...portions), Math.min(...portions)];
  if (most === least)
    return msg('cook.everybody', 'Everybody cooks {portions}.', { portions: portionsMessage(most) });
  const withMost = shares.filter(({ portionQuarters }) => portionQuarters === most);
  const withLeast = shares.filter(({ portionQuarters }) => portionQuarters === least);
  const values = {
    who: who(withMost, true),
    portions: portionsMessage(most),
    others: between(shares, most, least).reduceRight<MessageValue>(
      (others, [people, portions]) =>
        msg('cook.then', '{who} {portions}, {others}', { who: who(people, false), portions, others }),
      who(withLeast, false),
    ),
    rest: least === 0 ? msg('cook.none', 'none') : portionText(least),
  };
  return balanceOf(withMost, values);
}

/** Who cooks neither most nor least, with their portions, most first. */
function between(
  shares: readonly CookShare[],
  most: number,
  least: number,
): readonly (readonly [readonly CookShare[], MessageValue])[] {
  const people = shares
    .filter(({ portionQuarters }) => portionQuarters < most && portionQuarters > least)
    .toSorted((one, other) => other.portionQuarters - one.portionQuarters);
  if (people.length > MOST_BETWEEN) return [[people, msg('cook.less', 'less')]];
  return Array.from(
    grouped(people, ({ portionQuarters }) => portionQuarters),
    ([portionQuarters, own]) => [own, portionText(portionQuarters)],
  );
}

function balanceOf(
  withMost: readonly CookShare[],
  { who, portions, others, rest }: Record<'who' | 'portions' | 'others' | 'rest', MessageValue>,
): Message {
  if (withMost.length > 1)
    return msg('cook.balanceEach', '{who} cook {portions} each, {others} {rest}.', {
      who,
      portions,
      others,
      rest,
    });
  return withMost[0]?.isViewer === true
    ? msg('cook.balanceYou', '{who} cook {portions}, {others} {rest}.', { who, portions, others, rest })
    : msg('cook.balance', '{who} cooks {portions}, {others} {rest}.', { who, portions, others, rest });
}

/** @param isFirst of a sentence */
function who(shares: readonly CookShare[], isFirst: boolean): MessageValue {
  if (shares.length > MOST_NAMES) return msg('cook.people', '{count} people', { count: shares.length });
  return shares
    .toSorted((a, b) => Number(b.isViewer) - Number(a.isViewer))
    .map(({ name, isViewer }, index) => {
      const isStart = isFirst && index === 0;
      if (!isViewer) return isStart ? capitalized(name) : name;
      return isStart ? msg('cook.youFirst', 'You') : msg('cook.you', 'you');
    });
}

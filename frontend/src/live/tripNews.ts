import { plural, t } from '@lingui/core/macro';
import { listed } from '../../../domain/text/listed.ts';
import type { TripChangeKind } from '../gql/schema.generated.ts';

export interface OthersChange {
  readonly name: string;
  readonly kind: TripChangeKind;
  /** 0: many, see `TripChange.ids`. */
  readonly count: number;
}

const SENTENCES: Partial<Record<TripChangeKind, (who: string, count: number) => string>> = {
  PARTICIPANTS: (who) => t`${who} changed the members.`,
  TABLE: (who) => t`${who} changed who eats.`,
  COSTS: (who) => t`${who} changed the costs.`,
  MEALS: (who, count) =>
    count === 0
      ? t`${who} changed many meals.`
      : plural(count, { one: `${who} changed # meal.`, other: `${who} changed # meals.` }),
  INGREDIENTS: (who, count) =>
    count === 0
      ? t`${who} changed many ingredients.`
      : plural(count, { one: `${who} changed # ingredient.`, other: `${who} changed # ingredients.` }),
  PURCHASES: (who, count) =>
    count === 0
      ? t`${who} changed many items of the shopping list.`
      : plural(count, {
          one: `${who} changed # item of the shopping list.`,
          other: `${who} changed # items of the shopping list.`,
        }),
  INVITE_LINK: (who) => t`${who} changed the invitation link.`,
  VOTES: (who) => t`${who} voted.`,
};

/** "Sam changed 2 items of the shopping list." as one sentence; '' for none. */
export function newsSentence(changes: readonly OthersChange[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const names = [...new Set(changes.map(({ name }) => name))];
  const who = listed(names);
  const sentence = changes.some(({ kind }) => kind !== first.kind) ? undefined : SENTENCES[first.kind];
  const isMany = changes.some((change) => change.count === 0);
  const count = isMany ? 0 : changes.reduce((sum, change) => sum + change.count, 0);
  return sentence?.(who, count) ?? t`${who} changed the trip.`;
}

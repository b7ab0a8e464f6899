import { t } from '@lingui/core/macro';
import { listed } from '../../../domain/text/listed.ts';
import type { TripChangeKind } from '../gql/schema.generated.ts';

export interface OthersChange {
  readonly name: string;
  readonly kind: TripChangeKind;
  /** 0: many, see `TripChange.ids`. */
  readonly count: number;
}

const WHAT: Partial<Record<TripChangeKind, (count: number) => string>> = {
  TRIP: () => 'the trip',
  PARTICIPANTS: () => 'the members',
  TABLE: () => 'who eats',
  COSTS: () => 'the costs',
  MEALS: (count) => counted(count, 'meal'),
  INGREDIENTS: (count) => counted(count, 'ingredient'),
  PURCHASES: (count) => t`${counted(count, 'item')} of the shopping list`,
  INVITE_LINK: () => 'the invitation link',
};

/** "Sam changed 2 items of the shopping list." as one sentence; '' for none. */
export function newsSentence(changes: readonly OthersChange[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const names = [...new Set(changes.map(({ name }) => name))];
  const who = listed(names);
  if (changes.some(({ kind }) => kind !== first.kind)) return t`${who} changed the trip.`;
  if (first.kind === 'VOTES') return `${who} voted.`;
  const isMany = changes.some((change) => change.count === 0);
  const count = isMany ? 0 : changes.reduce((sum, change) => sum + change.count, 0);
  return t`${who} changed ${WHAT[first.kind]?.(count) ?? 'the trip'}.`;
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'many' : count} ${count === 1 ? noun : `${noun}s`}`;
}

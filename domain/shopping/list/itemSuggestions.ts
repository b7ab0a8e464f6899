import { grouped } from '../../text/grouped.ts';
import { foodKey } from '../food/foodKey.ts';

/** An item that a person added or bought on a trip. */
interface PastItem {
  readonly tripId: string;
  readonly startDate: string;
  readonly name: string;
}

/** A quick pick: on how many earlier trips the person had it. */
export interface ItemSuggestion {
  readonly name: string;
  readonly trips: number;
}

export const MOST_SUGGESTIONS = 8;

/**
 * What a person needed on earlier trips and is not on this one's list: the most frequent first, then the latest.
 * @param past the latest trip first
 * @param listed names of the trip's items
 */
export function itemSuggestions(
  past: readonly PastItem[],
  trip: { readonly id: string; readonly startDate: string },
  listed: readonly string[],
): ItemSuggestion[] {
  const taken = new Set(listed.map(foodKey));
  const earlier = past.filter(({ tripId, startDate }) => tripId !== trip.id && startDate <= trip.startDate);
  return [...grouped(earlier, ({ name }) => foodKey(name))]
    .filter(([key]) => !taken.has(key))
    .map(([, items]) => ({
      name: items[0]?.name ?? '',
      trips: new Set(items.map(({ tripId }) => tripId)).size,
    }))
    .sort((one, other) => other.trips - one.trips)
    .slice(0, MOST_SUGGESTIONS);
}

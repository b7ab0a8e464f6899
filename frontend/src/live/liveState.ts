import { useSyncExternalStore } from 'react';
import type { TripChangeKind } from '../gql/schema.generated.ts';
import type { LivePersonFragment } from './LivePerson.generated.ts';

export interface RecentMark extends LivePersonFragment {
  readonly kind: TripChangeKind;
}

interface LiveState {
  /** Ids of participants, the viewer among them. */
  readonly present: readonly string[];
  /** The line has been down for some seconds. */
  readonly isReconnecting: boolean;
  /** Other people, by the id of the meal, ingredient or participant. */
  readonly recent: ReadonlyMap<string, RecentMark>;
  readonly news: string;
}

const NOTHING_LIVE: LiveState = { present: [], isReconnecting: false, recent: new Map(), news: '' };

const listeners = new Set<() => void>();
let state = NOTHING_LIVE;

export function liveState(): LiveState {
  return state;
}

export function setLiveState(changes: Partial<LiveState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export function clearLiveState(): void {
  setLiveState(NOTHING_LIVE);
}

/** @param pick the same value for the same state, so that the component renders for its part alone */
export function useLiveState<Part>(pick: (state: LiveState) => Part): Part {
  return useSyncExternalStore(watch, () => pick(liveState()));
}

export function useRecentChange(ids: readonly string[]): RecentMark | null {
  return useLiveState(({ recent }) => {
    const changed = recent.size === 0 ? undefined : ids.find((id) => recent.has(id));
    return changed === undefined ? null : (recent.get(changed) ?? null);
  });
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

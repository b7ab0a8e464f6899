import { t } from '@lingui/core/macro';
import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { grouped } from '../../../../domain/text/grouped.ts';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import type { AttendanceChangeInput } from '../../gql/schema.generated.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { TripEater } from '../tripAttendance.ts';
import { ChangeAttendanceDocument } from './Attendance.generated.ts';

/** Whether an eater should eat at a slot. */
export interface Attending {
  readonly eater: TripEater;
  readonly slot: MealTime;
  readonly attends: boolean;
  /** Whether the eater would be there if nothing were said of the slot. */
  readonly usually: boolean;
}

/** By eater and slot. */
type Cells = ReadonlyMap<string, Attending>;

/** The changes of a trip, sent one call after the other. */
interface Line {
  /** What the viewer wants, until it is saved or refused. */
  readonly wanted: Map<string, Attending>;
  /** What the next call sends. */
  waiting: Map<string, Attending>;
  /** The next call, once something waits. */
  next: Promise<boolean> | null;
  /** The last call so far. */
  last: Promise<unknown>;
  layers: number;
}

/** Of all screens, by trip: a tap on the grid follows one in a meal's sheet. */
const linesOf = new WeakMap<ApolloClient, Map<string, Line>>();

/**
 * Changes attendance. All is shown at once; what waits for a call is sent together by the next one, of each cell the
 * last change. A toast says what was not saved. Resolves to whether everything was, and nobody wants otherwise since.
 */
export function useAttendance(tripId: string): (changes: readonly Attending[]) => Promise<boolean> {
  const client = useApolloClient();
  return useCallback((changes) => attend(client, tripId, changes), [client, tripId]);
}

async function attend(client: ApolloClient, tripId: string, changes: readonly Attending[]): Promise<boolean> {
  const line = lineOf(client, tripId);
  line.layers += 1;
  const layer = `attendance.${tripId}.${line.layers}`;
  client.cache.recordOptimisticTransaction((cache) => setExceptions(cache, tripId, changes), layer);
  const own: Cells = new Map(changes.map((change) => [cellOf(change), change]));
  for (const [cell, change] of own) {
    line.wanted.set(cell, change);
    line.waiting.set(cell, change);
  }
  line.next ??= line.last.then(() => sendWaiting(client, tripId, line));
  const isSaved = await line.next;
  const isWanted = [...own].every(([cell, change]) => line.wanted.get(cell) === change);
  for (const [cell, change] of own) if (line.wanted.get(cell) === change) line.wanted.delete(cell);
  client.cache.removeOptimistic(layer);
  return isSaved && isWanted;
}

function lineOf(client: ApolloClient, tripId: string): Line {
  const lines = linesOf.get(client) ?? new Map<string, Line>();
  linesOf.set(client, lines);
  const line = lines.get(tripId) ?? {
    wanted: new Map(),
    waiting: new Map(),
    next: null,
    last: Promise.resolve(),
    layers: 0,
  };
  lines.set(tripId, line);
  return line;
}

/** @returns whether it was saved */
async function sendWaiting(client: ApolloClient, tripId: string, line: Line): Promise<boolean> {
  const sent = line.waiting;
  line.waiting = new Map();
  if (line.next !== null) line.last = line.next;
  line.next = null;
  const changes = [...sent.values()];
  try {
    await client.mutate({
      mutation: ChangeAttendanceDocument,
      variables: { input: { tripId, changes: apiChanges(changes) } },
      update: (cache) => setExceptions(cache, tripId, changes),
    });
    return true;
  } catch (error) {
    // A later tap has its own answer.
    if ([...sent].some(([cell, change]) => line.wanted.get(cell) === change))
      showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved. Try again`);
    return false;
  }
}

/** The change that takes it back. */
export function inverse(change: Attending): Attending {
  return { ...change, attends: !change.attends };
}

/** What the server keeps; null: nothing needs to be said of the slot. */
export function exceptionOf({ attends, usually }: Attending): boolean | null {
  return attends === usually ? null : attends;
}

/** People with the same answer for a slot together. */
function apiChanges(changes: readonly Attending[]): AttendanceChangeInput[] {
  const alike = grouped(changes, (change) => `${mealTimeKey(change.slot)} ${exceptionOf(change)}`);
  return [...alike.values()].flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    return [
      { eaterIds: of.map(({ eater }) => eater.id), ...apiSlot(first.slot), attends: exceptionOf(first) },
    ];
  });
}

function apiSlot({ date, type }: MealTime) {
  return { date, type: apiMealType(type) };
}

/** As the cache has it. */
function cellOf({ eater, slot }: Attending): string {
  return `${eater.id} ${slot.date} ${apiMealType(slot.type)}`;
}

function setExceptions(cache: ApolloCache, tripId: string, changes: readonly Attending[]): void {
  const id = cache.identify({ __typename: 'Trip', id: tripId });
  if (id === undefined) return;
  const changed = new Set(changes.map(cellOf));
  const added = changes.flatMap((change) => {
    const attends = exceptionOf(change);
    const eaterId = change.eater.id;
    return attends === null
      ? []
      : [{ __typename: 'AttendanceException', eaterId, ...apiSlot(change.slot), attends }];
  });
  cache.modify({
    id,
    fields: {
      attendanceExceptions: (known: readonly (Reference | StoreObject)[], { readField }) => {
        const others = known.filter((one) => {
          const [eaterId = '', date = '', type = ''] = ['eaterId', 'date', 'type'].map((field) =>
            readField<string>(field, one),
          );
          return !changed.has(`${eaterId} ${date} ${type}`);
        });
        return [...others, ...added];
      },
    },
  });
}

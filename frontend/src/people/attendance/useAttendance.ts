import { t } from '@lingui/core/macro';
import type { ApolloCache, ApolloClient, Reference, StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { TripEater } from '../tripTable.ts';
import { SetAttendanceDocument } from './Attendance.generated.ts';
import { slotText } from './attendanceCells.ts';

/** Whether an eater should eat at a slot. */
export interface Attending {
  readonly eater: TripEater;
  readonly slot: MealTime;
  readonly attends: boolean;
  /** Whether the eater would be there if nothing were said of the slot. */
  readonly usually: boolean;
}

/** Calls at the same time, for a whole row or column. */
const PARALLEL = 4;
/** Names in a toast before "2 more". */
const MOST_NAMES = 4;

interface Cells {
  readonly last: Map<string, { readonly change: Attending; readonly sent: Promise<unknown> }>;
  layers: number;
}

/** Of all screens: a tap on the grid follows one in a meal's sheet. */
const cellsOf = new WeakMap<ApolloClient, Cells>();

/**
 * Changes attendance. All is shown at once; changes of one cell are sent one after another, and only the last of those
 * that wait. A toast says what was not saved. Resolves to whether everything was.
 */
export function useAttendance(tripId: string): (changes: readonly Attending[]) => Promise<boolean> {
  const client = useApolloClient();
  return useCallback((changes) => attend(client, tripId, changes), [client, tripId]);
}

async function attend(client: ApolloClient, tripId: string, changes: readonly Attending[]): Promise<boolean> {
  const cells: Cells = cellsOf.get(client) ?? { last: new Map(), layers: 0 };
  cellsOf.set(client, cells);
  cells.layers += 1;
  const layer = `attendance.${cells.layers}`;
  client.cache.recordOptimisticTransaction((cache) => setExceptions(cache, tripId, changes), layer);

  const send = async (change: Attending): Promise<boolean> => {
    const { eater, slot } = change;
    const key = `${eater.id} ${slot.date} ${slot.type}`;
    const isLast = () => cells.last.get(key)?.change === change;
    const mutate = () =>
      isLast()
        ? client.mutate({
            mutation: SetAttendanceDocument,
            variables: {
              input: { tripId, eaterId: eater.id, ...apiSlot(slot), attends: exceptionOf(change) },
            },
            update: (cache) => setExceptions(cache, tripId, [change]),
          })
        : undefined;
    const before = cells.last.get(key)?.sent ?? Promise.resolve();
    const sent = before.then(mutate, mutate);
    cells.last.set(key, { change, sent });
    try {
      await sent;
      return isLast();
    } catch (error) {
      // A later tap has its own answer.
      if (isLast()) throw error;
      return false;
    } finally {
      if (isLast()) cells.last.delete(key);
    }
  };

  const [isLast, failed, error] = await sendAll(changes, send);
  client.cache.removeOptimistic(layer);
  if (failed.length > 0) {
    const saved = changes.filter((change) => !failed.includes(change));
    showToast({
      kind: 'error',
      title: saved.length === 0 ? t`Not saved. Try again` : t`Not saved for ${whatFailed(failed)}`,
      description: errorMessage(error, t`Check your connection and try again.`),
      ...(saved.length > 0 && {
        action: { label: t`Undo`, onClick: () => void attend(client, tripId, saved.map(inverse)) },
      }),
    });
  }
  return isLast && failed.length === 0;
}

type Outcome = readonly [isLast: boolean, failed: readonly Attending[], error: unknown];

async function sendAll(
  changes: readonly Attending[],
  send: (change: Attending) => Promise<boolean>,
): Promise<Outcome> {
  const waiting = [...changes];
  const failed: Attending[] = [];
  let isLast = true;
  let firstError: unknown = null;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        isLast = (await send(next)) && isLast;
      } catch (error) {
        firstError ??= error;
        failed.push(next);
        if (errorCode(error) === null) failed.push(...waiting.splice(0));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, sendNext));
  return [isLast, failed, firstError];
}

/** The change that takes it back. */
export function inverse(change: Attending): Attending {
  return { ...change, attends: !change.attends };
}

/** What the server keeps; null: nothing needs to be said of the slot. */
export function exceptionOf({ attends, usually }: Attending): boolean | null {
  return attends === usually ? null : attends;
}

/** "Ana and Ben"; of one person the meals. */
function whatFailed(failed: readonly Attending[]): string {
  const people = new Set(failed.map(({ eater }) => eater.name));
  const slots = new Set(failed.map(({ slot }) => slotText(slot)));
  const names = [...(slots.size > 1 ? slots : people)];
  const more = names.length - MOST_NAMES;
  return listed(more > 1 ? [...names.slice(0, MOST_NAMES), t`${more} more`] : names);
}

function apiSlot({ date, type }: MealTime) {
  return { date, type: apiMealType(type) };
}

function setExceptions(cache: ApolloCache, tripId: string, changes: readonly Attending[]): void {
  const id = cache.identify({ __typename: 'Trip', id: tripId });
  if (id === undefined) return;
  const changed = new Set(
    changes.map(({ eater, slot }) => `${eater.id} ${slot.date} ${apiMealType(slot.type)}`),
  );
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

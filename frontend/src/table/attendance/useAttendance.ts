import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useCallback, useRef } from 'react';
import { isThere } from '../../../../domain/table/attendance.ts';
import type { MealTime } from '../../../../domain/table/mealTime.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import type { TripTableFragment } from '../TripTable.generated.ts';
import type { TripEater } from '../tripTable.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useSetAttendanceMutation } from './Attendance.generated.ts';

type CachedException = TripTableFragment['attendanceExceptions'][number];

/** Whether an eater should eat at a slot. */
export interface Attending {
  readonly eater: TripEater;
  readonly slot: MealTime;
  readonly attends: boolean;
}

/** Calls at the same time, for a whole row or column. */
const PARALLEL = 4;

/** Changes attendance optimistically; changes of one cell are sent in their order. Resolves to success. */
export function useAttendance(tripId: string): (changes: readonly Attending[]) => Promise<boolean> {
  const [setAttendance] = useSetAttendanceMutation();
  const lastOfCell = useRef(new Map<string, Promise<unknown>>());

  return useCallback(
    async (changes) => {
      const send = async ({ eater, slot, attends }: Attending) => {
        const apiSlot = { date: slot.date, type: apiMealType(slot.type) };
        // What arrival and departure say needs no exception.
        const exception = attends === isThere(eater, slot) ? null : attends;
        await setAttendance({
          variables: { input: { tripId, ...apiSlot, eaterId: eater.id, attends: exception } },
          optimisticResponse: { setAttendance: { slot: apiSlot } },
          update: (cache) => setException(cache, tripId, { ...apiSlot, eaterId: eater.id }, exception),
        });
      };
      const inOrder = (change: Attending) => {
        const key = `${change.eater.id} ${change.slot.date} ${change.slot.type}`;
        const before = lastOfCell.current.get(key) ?? Promise.resolve();
        const sent = before.then(
          () => send(change),
          () => send(change),
        );
        lastOfCell.current.set(key, sent);
        return sent;
      };
      const waiting = [...changes];
      const sendNext = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await inOrder(next);
      };
      try {
        await Promise.all(Array.from({ length: PARALLEL }, sendNext));
        return true;
      } catch (error) {
        waiting.length = 0;
        const description = errorMessage(error, 'Check your connection and try again.');
        showToast({ kind: 'error', title: 'Not saved. Try again', description });
        return false;
      }
    },
    [setAttendance, tripId],
  );
}

function setException(
  cache: ApolloCache,
  tripId: string,
  { eaterId, date, type }: Pick<CachedException, 'eaterId' | 'date' | 'type'>,
  attends: boolean | null,
): void {
  const id = cache.identify({ __typename: 'Trip', id: tripId });
  if (id === undefined) return;
  cache.modify({
    id,
    fields: {
      attendanceExceptions: (known: readonly (Reference | StoreObject)[], { readField }) => {
        const others = known.filter(
          (one) =>
            readField('eaterId', one) !== eaterId ||
            readField('date', one) !== date ||
            readField('type', one) !== type,
        );
        if (attends === null) return others;
        return [...others, { __typename: 'AttendanceException', eaterId, date, type, attends }];
      },
    },
  });
}

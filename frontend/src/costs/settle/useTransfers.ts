import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { Costs } from '../costsTrip.ts';
import { useRecordTransferMutation, useRemoveTransferMutation } from './Transfers.generated.ts';

export type OpenTransfer = Costs['transfers'][number];

/** Marks transfers as paid, and takes that back; one at a time. */
export function useTransfers(tripId: string) {
  const [recordTransfer] = useRecordTransferMutation();
  const [removeTransfer] = useRemoveTransferMutation();
  const idempotencyKey = useIdempotencyKey();
  const recordedCount = useRef(0);
  const inFlight = useRef(false);
  const [workingOn, setWorkingOn] = useState<string | null>(null);

  async function run<T>(key: string, send: () => Promise<T>): Promise<T | null> {
    // State would miss a second press before the next render.
    if (inFlight.current) return null;
    inFlight.current = true;
    setWorkingOn(key);
    try {
      return await send();
    } catch (error) {
      showError(errorMessage(error, t`Not saved. Try again.`));
      return null;
    } finally {
      inFlight.current = false;
      setWorkingOn(null);
    }
  }

  /** Resolves to the id of the payment; null if it failed. */
  function record({ key, fromId, toId, amount }: OpenTransfer, date: CalendarDate): Promise<string | null> {
    return run(transferKey({ fromId, toId }), async () => {
      const input = { tripId, fromId, toId, amountCents: amount.amountCents, date, settles: key };
      // The same payment again needs a new key.
      const headers = idempotencyKey([input, recordedCount.current]);
      const { data } = await recordTransfer({ variables: { input }, context: { headers } });
      recordedCount.current += 1;
      return data?.recordTransfer.transfer.id ?? null;
    });
  }

  async function undo(id: string): Promise<boolean> {
    const removed = await run(id, () => removeTransfer({ variables: { input: { id, tripId } } }));
    if (removed !== null) showToast({ kind: 'success', title: t`Payment taken back` });
    return removed !== null;
  }

  return { record, undo, workingOn };
}

/** Of the open transfers, one at most is between two people. */
export function transferKey({ fromId, toId }: Pick<OpenTransfer, 'fromId' | 'toId'>): string {
  return `${fromId} ${toId}`;
}

import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { firstMessage, type Parser } from '../../ui/controls/zodResolver.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import { useAddReceiptMutation, useUpdateReceiptMutation } from './Receipt.generated.ts';
import {
  FIELD_OF,
  receiptChange,
  receiptInput,
  receiptProblems,
  receiptValues,
  type ReceiptInput,
  type ReceiptValues,
} from './receiptInput.ts';
import { savedValues } from './savedValues.ts';
import { receiptWords } from './receiptWords.ts';

const FIELD_ORDER = [
  'amount',
  'rate',
  'label',
  'paidById',
  'mealIds',
  'participantIds',
  'shares',
  'date',
] as const;

/** Its fields are typed as text, and sent as values. */
export type FormOfReceipt = UseFormReturn<ReceiptInput, unknown, ReceiptValues>;

interface ReceiptFormOptions {
  readonly trip: CostsTrip;
  /** Null for a new one. */
  readonly receipt: Receipt | null;
  /** What the form begins with, or follows. */
  readonly current: ReceiptInput;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Form of a receipt; a conflict with another person's change is asked about in its place. */
export function useReceiptForm({ trip, receipt, current, isOpen, onClose }: ReceiptFormOptions) {
  const tripCurrency = trip.costs.currency;
  const [addReceipt, adding] = useAddReceiptMutation();
  const [updateReceipt, updating] = useUpdateReceiptMutation();
  const idempotencyKey = useIdempotencyKey();
  const words = receiptWords(trip);

  async function add(mine: ReceiptValues): Promise<void> {
    // An object literal's keys.
    const change = receiptChange(mine, Object.keys(words) as (keyof ReceiptValues)[], tripCurrency);
    const input = {
      ...change,
      tripId: trip.id,
      amountCents: mine.amount.cents,
      date: mine.date,
      kind: mine.target.kind,
    };
    // Each opening of the sheet has keys of its own.
    await addReceipt({ variables: { input }, context: { headers: idempotencyKey(input) } });
  }

  const entity = useEntityForm<ReceiptInput, ReceiptValues>({
    tripId: trip.id,
    key: isOpen ? `receipt.${receipt?.id ?? 'new'}` : null,
    current,
    schema: parserFor(tripCurrency),
    words,
    before: (input) => receiptValues(input, tripCurrency),
    theirs: (fields) => savedValues(fields, tripCurrency),
    save: async (mine, fields, version) => {
      if (receipt === null) {
        await add(mine);
        return null;
      }
      const change = receiptChange(mine, fields, tripCurrency);
      const { data } = await updateReceipt({
        variables: { input: { id: receipt.id, tripId: trip.id, ...change, version } },
      });
      const saved = data?.updateReceipt.receipt;
      return saved === undefined ? null : receiptInput(trip, saved, saved);
    },
    saved: receipt === null ? t`Receipt added` : t`Receipt saved`,
    failure: (error) => {
      const message = errorMessage(error, t`Not saved. Try again.`);
      const field = FIELD_OF[errorField(error) ?? ''];
      if (field === undefined) return message;
      entity.form.setError(field, { type: 'server', message }, { shouldFocus: true });
      return null;
    },
    onInvalid: (refused) => {
      showError(firstMessage(refused, FIELD_ORDER), t`Validation Error`);
    },
    onSaved: onClose,
  });

  return { ...entity, words, isSaving: adding.loading || updating.loading };
}

/** Reads what is typed. */
function parserFor(tripCurrency: string): Parser<ReceiptValues> {
  return {
    safeParse: (value) => {
      // Of the form alone.
      const input = value as ReceiptInput;
      const issues = Object.entries(receiptProblems(input, tripCurrency)).map(([field, message]) => ({
        path: [field],
        message,
      }));
      if (issues.length > 0) return { success: false, error: { issues } };
      return { success: true, data: receiptValues(input, tripCurrency) };
    },
  };
}

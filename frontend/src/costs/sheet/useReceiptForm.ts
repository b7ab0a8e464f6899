import { flushSync } from 'react-dom';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { changedFields, useVersionedDraft } from '../../ui/controls/useVersionedDraft.ts';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useConflict } from '../../forms/useConflict.ts';
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

type Field = keyof ReceiptValues;

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
  const form = useForm({ defaultValues: current, resolver: resolverFor(tripCurrency) });
  const key = isOpen ? `receipt.${receipt?.id ?? 'new'}` : null;
  const draft = useVersionedDraft(form, key, current);
  const words = receiptWords(trip);
  const conflict = useConflict(trip.id, words, (fields) => savedValues(fields, tripCurrency));

  async function add(mine: ReceiptValues): Promise<void> {
    const fields = Object.keys(words) as Field[];
    const change = receiptChange(mine, fields, tripCurrency);
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

  async function send(fields: readonly Field[], mine: ReceiptValues, version: number | null): Promise<void> {
    const sent = form.getValues();
    try {
      if (receipt === null) {
        await add(mine);
        draft.markSaved(sent, current);
      } else {
        const change = receiptChange(mine, fields, tripCurrency);
        const input = { id: receipt.id, tripId: trip.id, ...change, version };
        const { data } = await updateReceipt({ variables: { input } });
        conflict.end();
        const saved = data?.updateReceipt.receipt;
        if (saved !== undefined) draft.markSaved(sent, receiptInput(trip, saved, saved));
      }
    } catch (error) {
      const before = receiptValues(draft.base.current, tripCurrency);
      if (!conflict.ask(error, { changed: fields, mine, before })) onRefused(error);
      return;
    }
    showToast({ kind: 'success', title: receipt === null ? 'Receipt added' : 'Receipt saved' });
    onClose();
  }

  function onRefused(error: unknown): void {
    const message = errorMessage(error, 'Not saved. Try again.');
    const field = FIELD_OF[errorField(error) ?? ''];
    if (field === undefined) showToast({ kind: 'error', title: 'Error', description: message });
    else form.setError(field, { type: 'server', message }, { shouldFocus: true });
  }

  const submit = form.handleSubmit(
    async (input) => {
      const mine = receiptValues(input, tripCurrency);
      const { current: base } = draft.base;
      const changed = changedFields(mine, receiptValues(base, tripCurrency));
      if (receipt !== null && changed.length === 0) onClose();
      else await send(changed, mine, base.version);
    },
    (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  );

  return {
    form,
    words,
    conflict,
    submit: useSubmitOnce(submit),
    isSaving: adding.loading || updating.loading,
    isRestored: draft.isRestored,
    discard: draft.discard,
    /** Back from the conflict to the form. */
    backToWriting: () => flushSync(conflict.back),
    /** Saves as chosen in the conflict. */
    saveChosen: useSubmitOnce(async () => {
      const { conflict: asked } = conflict;
      if (asked !== null) await send(conflict.mineFields(), asked.mine, asked.version);
    }),
  };
}

function resolverFor(tripCurrency: string): Resolver<ReceiptInput> {
  return (values) => {
    const problems = Object.entries(receiptProblems(values, tripCurrency));
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'value', message }]),
    );
    // Entries lose the field names' type.
    return { values: {}, errors: errors as FieldErrors<ReceiptInput> };
  };
}

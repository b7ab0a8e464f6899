import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RECEIPT_DAYS_AROUND } from '../../../../domain/costs/receipt.ts';
import { addDays } from '../../../../domain/time/calendarDate.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { DateFields } from '../../ui/dates/DateFields.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { shownSize } from '../amounts.ts';
import type { CostsTrip, Receipt } from '../costsTrip.ts';
import { AmountFields } from './AmountFields.tsx';
import { DeleteReceipt } from './DeleteReceipt.tsx';
import { FreezeShares } from './FreezeShares.tsx';
import { frozenShares, liveShares } from './liveShares.ts';
import { historyText } from './historyText.ts';
import { PayerField } from './PayerField.tsx';
import { ConflictFooter, ReceiptFooter } from './ReceiptFooter.tsx';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';
import { amountOf, isRefund, leftToShare, type ReceiptInput } from './receiptInput.ts';
import styles from './Sheet.module.css';
import { SplitFields } from './SplitFields.tsx';
import { TargetFields } from './TargetFields.tsx';
import { useReceiptForm, type FormOfReceipt } from './useReceiptForm.ts';

interface ReceiptFormProps {
  readonly trip: CostsTrip;
  /** Null for a new one. */
  readonly receipt: Receipt | null;
  /** Null until they are read. */
  readonly ofShares?: ReceiptSharesOfFragment | null;
  readonly current: ReceiptInput;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ReceiptForm({ trip, receipt, ofShares = null, current, isOpen, onClose }: ReceiptFormProps) {
  const formId = useId();
  const receiptForm = useReceiptForm({ trip, receipt, current, isOpen, onClose });
  const { form, words, conflict, submit, isSaving, isRestored, discard } = receiptForm;
  const { isDirty, errors } = form.formState;
  const isOnline = useOnline();
  const [isDeleting, setDeleting] = useState(false);
  // Typed as its default values.
  const input = useWatch({ control: form.control }) as ReceiptInput;
  const asked = conflict.conflict;
  const { split, shares } = useShownShares({ trip, receipt, ofShares, input, isDirty });

  const change = useChange(form);
  const cents = amountOf(input);
  const size = shownSize({ amountCents: cents ?? 0, currency: input.currency });
  const addLabel = cents === null ? t`Add receipt` : cents < 0 ? t`Add refund of ${size}` : t`Add ${size}`;
  return (
    <>
      <AppDialog
        isOpen={isOpen && !isDeleting}
        onClose={onClose}
        onEscape={asked === null ? undefined : receiptForm.backToWriting}
        title={receipt === null ? t`Add receipt` : t`Receipt`}
        isToRead={receipt !== null}
        description={ofShares === null ? undefined : historyText(trip, ofShares)}
        hasUnsavedInput={isDirty}
        footer={
          asked === null ? (
            <ReceiptFooter
              formId={formId}
              receipt={receipt}
              addLabel={addLabel}
              isSaving={isSaving}
              isUneven={input.split === 'SHARES' && leftToShare(input) !== 0}
              onDelete={() => setDeleting(true)}
              onClose={onClose}
            />
          ) : (
            <ConflictFooter
              saveLabel={saveLabel(asked, conflict.isMine)}
              isSaving={isSaving}
              onBack={receiptForm.backToWriting}
              onSave={submit}
            />
          )
        }
      >
        <ConflictView conflict={conflict} words={words} noun="receipt" />
        {/* Hidden parts keep their input. */}
        <form id={formId} className="column" noValidate onSubmit={submit} hidden={asked !== null}>
          {isRestored && <DraftNotice onDiscard={discard} />}
          {!isOnline && (
            <p className={styles['hint']}>
              <Trans>You are offline. What you type stays here; save it when you are back online.</Trans>
            </p>
          )}
          <AmountFields form={form} input={input} tripCurrency={trip.costs.currency} />
          <PayerField
            trip={trip}
            isRefund={isRefund(input)}
            value={input.paidById}
            onChange={(paidById) => change({ paidById })}
          />
          <TargetFields trip={trip} input={input} error={errors.mealIds?.message} onChange={change} />
          <SplitFields
            trip={trip}
            input={split}
            shares={shares}
            error={errors.participantIds?.message ?? messageOf(errors.shares)}
            onChange={change}
          />
          {receipt !== null && receipt.split === 'BY_PORTIONS' && (
            <FreezeShares tripId={trip.id} receipt={receipt} isChanged={isDirty} />
          )}
          <div className={styles['pair']}>
            <DateFields
              parts={[
                {
                  label: t`Date`,
                  day: 'day of the receipt',
                  value: input.date,
                  onChange: (date) => change({ date }),
                  error: errors.date?.message,
                  min: addDays(trip.startDate, -RECEIPT_DAYS_AROUND),
                  max: addDays(trip.endDate, RECEIPT_DAYS_AROUND),
                },
              ]}
              isPast
            />
          </div>
        </form>
      </AppDialog>
      {receipt !== null && (
        <DeleteReceipt
          tripId={trip.id}
          receipt={receipt}
          isOpen={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            discard();
            onClose();
          }}
        />
      )}
    </>
  );
}

interface ShownShares extends Pick<ReceiptFormProps, 'trip' | 'receipt'> {
  readonly ofShares: ReceiptSharesOfFragment | null;
  readonly input: ReceiptInput;
  readonly isDirty: boolean;
}

/** The shares of what is typed; the frozen ones until something changes. */
function useShownShares({ trip, receipt, ofShares, input, isDirty }: ShownShares) {
  const isFrozen = receipt !== null && receipt.frozenAt !== null;
  // Typing the amount does not wait for the figures of a hundred people; own shares are inputs themselves.
  const later = useDeferredValue(input);
  const split = input.split === 'BY_PORTIONS' ? later : input;
  const keepsShares = isFrozen && !isDirty;
  const shares = useMemo(
    () => (keepsShares && ofShares !== null ? frozenShares(trip, ofShares) : liveShares(split, trip)),
    [keepsShares, ofShares, split, trip],
  );
  return { split, shares };
}

/** Sets fields of a form, whose errors then are gone. */
function useChange({ setValue, clearErrors }: FormOfReceipt) {
  return useCallback(
    (fields: Partial<ReceiptInput>) => {
      for (const [field, value] of Object.entries(fields)) {
        const name = field as keyof ReceiptInput;
        setValue(name, value, { shouldDirty: true });
        clearErrors(name);
      }
    },
    [setValue, clearErrors],
  );
}

/** The field's own message; its type is that of a form's part. */
function messageOf(error: unknown): string | undefined {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : null;
  return typeof message === 'string' ? message : undefined;
}

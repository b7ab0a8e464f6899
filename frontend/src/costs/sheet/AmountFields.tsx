import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { receiptName } from '../../../../domain/costs/receipt.ts';
import { textOf } from '../../../../domain/text/asText.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Field, FieldInput, TextField } from '../../ui/controls/Field.tsx';
import { shownAmount } from '../amounts.ts';
import { currencySign } from '../../../../domain/text/formats.ts';
import { CurrencySelect } from '../currency/CurrencySelect.tsx';
import { isRefund, tripAmountOf, type ReceiptInput } from './receiptInput.ts';
import styles from './Sheet.module.css';
import type { FormOfReceipt } from './useReceiptForm.ts';

interface AmountFieldsProps {
  readonly form: FormOfReceipt;
  readonly input: ReceiptInput;
  readonly tripCurrency: string;
}

/** Amount and what it was for; another currency with its rate. */
export function AmountFields({ form, input, tripCurrency }: AmountFieldsProps) {
  const { errors } = form.formState;
  const isForeign = input.currency !== tripCurrency;
  const [showsForeign, setShowsForeign] = useState(isForeign);
  const tripCents = tripAmountOf(input, tripCurrency);
  const sign = currencySign(input.currency);
  const isBack = isRefund(input);
  // Number pads of phones have no minus.
  const toggleRefund = () => {
    const size = input.amount.replace(/^\s*[-−]\s*/, '');
    form.setValue('amount', isBack ? size : `-${size}`, { shouldDirty: true });
    form.clearErrors('amount');
    form.setFocus('amount');
  };
  return (
    <>
      <div className={styles['pair']}>
        <Field label={t`Amount`} error={errors.amount?.message}>
          <span className={styles['money']}>
            <span aria-hidden="true">{sign}</span>
            <FieldInput
              inputMode="decimal"
              enterKeyHint="done"
              maxLength={30}
              // Beside the sign.
              style={{ paddingInlineStart: sign.length * 22 + 16 }}
              {...form.register('amount')}
            />
          </span>
        </Field>
        <TextField
          label={t`What for`}
          isOptional
          placeholder={textOf(
            receiptName({ label: '', kind: input.target === 'other' ? 'other' : 'groceries' }),
          )}
          dir="auto"
          maxLength={LIMITS.name}
          error={errors.label?.message}
          {...form.register('label')}
        />
      </div>
      <p className={styles['foreign']}>
        {!showsForeign && !isForeign && (
          <Button variant="link" onClick={() => setShowsForeign(true)}>
            <Trans>Paid in another currency</Trans>
          </Button>
        )}
        <Button variant="link" onClick={toggleRefund}>
          {isBack ? t`Not a refund` : t`It’s a refund`}
        </Button>
      </p>
      {(showsForeign || isForeign) && (
        <div className={styles['pair']}>
          <Field label={t`Currency`} error={errors.currency?.message}>
            <CurrencySelect
              value={input.currency}
              onChange={(currency) => form.setValue('currency', currency, { shouldDirty: true })}
            />
          </Field>
          {isForeign && (
            <TextField
              label={t`Rate: ${tripCurrency} for 1 ${{ currency: input.currency }}`}
              inputMode="decimal"
              maxLength={20}
              hint={
                tripCents === null
                  ? t`As your bank charged it, like 1.0842.`
                  : `= ${shownAmount({ amountCents: tripCents, currency: tripCurrency })}`
              }
              error={errors.rate?.message}
              {...form.register('rate')}
            />
          )}
        </div>
      )}
    </>
  );
}

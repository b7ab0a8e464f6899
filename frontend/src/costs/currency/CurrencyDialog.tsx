import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type SyntheticEvent } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Field } from '../../ui/controls/Field.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { useChooseCurrencyMutation } from './ChooseCurrency.generated.ts';
import { currencyName } from '../../../../domain/text/formats.ts';
import { CurrencySelect } from './CurrencySelect.tsx';

export interface CurrencyDialogProps {
  readonly tripId: string;
  readonly currency: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The currency of all balances; it can be chosen until the first receipt. */
export function CurrencyDialog(props: CurrencyDialogProps) {
  return <CurrencyForm key={useOpening(props.isOpen)} {...props} />;
}

function CurrencyForm({ tripId, currency, isOpen, onClose }: CurrencyDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(currency);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [chooseCurrency, { loading }] = useChooseCurrencyMutation();

  async function save(): Promise<void> {
    if (loading) return;
    setFailure(undefined);
    try {
      if (chosen !== currency) await chooseCurrency({ variables: { input: { tripId, currency: chosen } } });
    } catch (error) {
      setFailure(errorMessage(error, t`Not saved. Try again.`));
      return;
    }
    if (chosen !== currency)
      showToast({ kind: 'success', title: t`Amounts are in ${{ currency: currencyName(chosen) }} now` });
    onClose();
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Currency`}
      description={t`Of everybody’s balance. Receipts in other currencies are converted by their rate.`}
      width="narrow"
      footer={
        <DialogActions onCancel={onClose} type="submit" form={formId} isWorking={loading}>
          <Trans>Save</Trans>
        </DialogActions>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={t`Currency`} hint={t`It cannot change once there is a receipt.`} error={failure}>
          <CurrencySelect value={chosen} onChange={setChosen} />
        </Field>
      </form>
    </AppDialog>
  );
}

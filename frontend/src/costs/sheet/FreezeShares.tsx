import { t } from '@lingui/core/macro';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { Receipt } from '../costsTrip.ts';
import { useFreezeReceiptMutation } from './Receipt.generated.ts';
import styles from './Sheet.module.css';

interface FreezeSharesProps {
  readonly tripId: string;
  readonly receipt: Receipt;
  /** Something typed is not saved yet. */
  readonly isChanged: boolean;
}

/** Keeps the shares of a receipt as they are now; saved at once. */
export function FreezeShares({ tripId, receipt, isChanged }: FreezeSharesProps) {
  const [freezeReceipt, { loading }] = useFreezeReceiptMutation();
  const { disabled } = useOnlineOnly();
  const isFrozen = receipt.frozenAt !== null;

  async function freeze(next: boolean): Promise<void> {
    if (loading || disabled) return;
    try {
      await freezeReceipt({ variables: { input: { id: receipt.id, tripId, isFrozen: next } } });
    } catch (error) {
      showError(errorMessage(error, t`Not saved. Try again.`));
    }
  }

  return (
    <div>
      <CheckField
        label={t`Shares no longer follow who eats`}
        isChecked={isFrozen}
        onChange={(next) => void freeze(next)}
      />
      <p className={styles['hint']} role="status">
        {hintOf(isFrozen, isChanged, disabled)}
      </p>
    </div>
  );
}

function hintOf(isFrozen: boolean, isChanged: boolean, isOffline: boolean): string {
  if (isOffline) return t`You are offline: this can be changed when you are back online.`;
  if (!isFrozen) return t`When who eats changes, these shares change, too.`;
  return isChanged
    ? t`Saving another amount, split or other meals lets the shares follow who eats again.`
    : t`They stay as they are when who eats changes.`;
}

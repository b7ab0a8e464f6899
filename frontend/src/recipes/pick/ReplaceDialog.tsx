import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import type { Losses } from './emptySlot.ts';
import type { ReplaceQuestion } from './useFillSlot.ts';

interface ReplaceDialogProps {
  /** Null closes the dialog. */
  readonly question: ReplaceQuestion | null;
  readonly onReplace: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a dish is replaced, and once more if something was bought for it. */
export function ReplaceDialog({ question, onReplace, onClose }: ReplaceDialogProps) {
  const shown = useLastValue(question);
  if (shown === null) return null;
  const { picked, reason, losses, isAboutPurchases } = shown;
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={
        <Trans>
          Replace it with <bdi>{picked.name}</bdi>?
        </Trans>
      }
      text={
        isAboutPurchases
          ? `${reason} ${t`What was bought stays on the shopping list as items of the trip.`}`
          : `${reason} ${lossText(losses)}`
      }
      action={isAboutPurchases ? t`Replace, keep what was bought` : t`Replace`}
      onConfirm={onReplace}
      onClose={onClose}
      isDanger
    />
  );
}

function lossText({ ingredients, votes }: Losses): string {
  if (ingredients && votes) return t`Its ingredients and votes will be deleted. This cannot be undone.`;
  if (ingredients) return t`Its ingredients will be deleted. This cannot be undone.`;
  return votes ? t`Its votes will be deleted. This cannot be undone.` : t`This cannot be undone.`;
}

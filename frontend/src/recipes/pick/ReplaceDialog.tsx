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

/** Asks before a dish is replaced, and once more if somebody bought something for it meanwhile. */
export function ReplaceDialog({ question, onReplace, onClose }: ReplaceDialogProps) {
  const shown = useLastValue(question);
  if (shown === null) return null;
  const { picked, reason, losses, keepsPurchased } = shown;
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={
        <Trans>
          Replace it with <bdi>{picked.name}</bdi>?
        </Trans>
      }
      text={[
        reason,
        keepsPurchased ? t`What was bought stays on the shopping list as items of the trip.` : '',
        losses === null ? '' : lossText(losses),
      ]
        .filter((sentence) => sentence !== '')
        .join(' ')}
      action={keepsPurchased ? t`Replace, keep what was bought` : t`Replace`}
      onConfirm={onReplace}
      onClose={onClose}
      isDanger
    />
  );
}

function lossText({ ingredients, votes, isBought }: Losses): string {
  if (ingredients && isBought)
    return votes
      ? t`The other ingredients and the votes will be deleted. This cannot be undone.`
      : t`The other ingredients will be deleted. This cannot be undone.`;
  if (ingredients && votes) return t`Its ingredients and votes will be deleted. This cannot be undone.`;
  if (ingredients) return t`Its ingredients will be deleted. This cannot be undone.`;
  return votes ? t`Its votes will be deleted. This cannot be undone.` : t`This cannot be undone.`;
}

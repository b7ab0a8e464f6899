import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { useBuyLabeled } from '../../people/meal/useBuyLabeled.ts';
import { useSaveFix } from '../../people/meal/useSaveFix.ts';
import { shortName, type MarkableProblem } from '../../people/verdict/markable.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';

interface ChooseKindDialogProps {
  readonly tripId: string;
  readonly isOpen: boolean;
  readonly problem: MarkableProblem;
  /** Opens the fixes. */
  readonly onUnmarked: () => void;
  readonly onClose: () => void;
}

/** Asks what the label of an ingredient says. */
export function ChooseKindDialog({ tripId, isOpen, problem, onUnmarked, onClose }: ChooseKindDialogProps) {
  const { row, label, line } = problem;
  const [isWorking, setWorking] = useState(false);
  const { rename } = useBuyLabeled(tripId);
  const { save } = useSaveFix();
  const confirmMarked = async () => {
    setWorking(true);
    const isDone = await save(() => rename(row, label));
    setWorking(false);
    if (isDone) onClose();
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Say which ${shortName(chosenName(row))}`}
      description={line}
      width="narrow"
    >
      <div className="column gap8">
        <Button isWide isWorking={isWorking} onClick={() => void confirmMarked()} isOnlineOnly>
          <Trans>Marked {label.claim}</Trans>
        </Button>
        <Button isWide variant="line" onClick={onUnmarked}>
          <Trans>Not marked</Trans>
        </Button>
        <Button isWide variant="line" onClick={onClose}>
          <Trans>Not sure</Trans>
        </Button>
      </div>
      <p className="secondary breaks">
        <Trans>Marked: the shopping list then says “{label.name}”.</Trans>
      </p>
    </AppDialog>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compareMealTimes } from '../../../../domain/plan/mealTime.ts';
import { useBackCloses } from '../../browser/url/useBackCloses.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import { slotText, type AwayCell } from './attendanceCells.ts';
import type { useChangeTimes } from './useChangeTimes.ts';

interface AwayDialogProps {
  readonly cell: AwayCell | null;
  /** Makes the slot the eater's first or last meal. */
  readonly times: ReturnType<typeof useChangeTimes>;
  /** The eater visits for this meal. */
  readonly onOnce: (cell: AwayCell) => void;
  readonly onClose: () => void;
}

/** Asks what eating at a slot while away means. */
export function AwayDialog({ cell, times, onOnce, onClose }: AwayDialogProps) {
  const { changeTimes, preview, isSaving } = times;
  const shown = useLastValue(cell);
  const isOpen = cell !== null && preview.change === null;
  const close = () => {
    preview.leave();
    onClose();
  };
  useBackCloses('away', isOpen, close);
  if (shown === null) return null;
  const { eater, slot, stay } = shown;
  const isArrival = stay.arrives !== null && compareMealTimes(slot, stay.arrives) < 0;
  const [name] = eater.name.split(' ');
  const end = isArrival ? stay.arrives : stay.leaves;
  const limit = end === null ? t`not set` : slotText(end);
  const meal = slotText(slot);
  const change = async (isPreviewed: boolean) => {
    if (await changeTimes(shown, isArrival, isPreviewed)) onClose();
  };
  return (
    <>
      <AppDialog
        isOpen={isOpen}
        onClose={close}
        title={
          isArrival ? (
            <Trans>
              Is <bdi>{name}</bdi> there already?
            </Trans>
          ) : (
            <Trans>
              Is <bdi>{name}</bdi> still there?
            </Trans>
          )
        }
        width="narrow"
        footer={
          <>
            <Button onClick={() => onOnce(shown)} isOnlineOnly>
              <Trans>Only this meal</Trans>
            </Button>
            <Button
              variant="primary"
              isWorking={isSaving || preview.isAsking}
              onClick={() => void change(false)}
              isOnlineOnly
            >
              {isArrival ? t`Change first meal` : t`Change last meal`}
            </Button>
          </>
        }
      >
        {preview.hasFailed && !isSaving && (
          <PreviewFailure
            isRetrying={preview.isAsking}
            onRetry={() => void change(false)}
            onSave={() => void change(true)}
          />
        )}
        <p>
          {isArrival
            ? t`The first meal is ${limit} so far; this one is ${meal}.`
            : t`The last meal is ${limit} so far; this one is ${meal}.`}
        </p>
      </AppDialog>
      <PreviewDialog preview={preview} isSaving={isSaving} />
    </>
  );
}

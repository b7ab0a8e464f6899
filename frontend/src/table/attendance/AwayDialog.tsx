import { isThere } from '../../../../domain/table/attendance.ts';
import { compareMealTimes, type MealTime } from '../../../../domain/table/mealTime.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue } from '../../ui/layout/useOpening.ts';
import type { TripEater } from '../tripTable.ts';
import { slotText } from './attendanceCells.ts';

/** A slot before an eater's first or after the last meal. */
export interface AwayCell {
  readonly eater: TripEater;
  readonly slot: MealTime;
}

interface AwayDialogProps {
  readonly cell: AwayCell | null;
  /** The eater's first or last meal is to be this slot. */
  readonly onChangeTimes: (cell: AwayCell, isArrival: boolean) => void;
  /** The eater visits for this meal. */
  readonly onOnce: (cell: AwayCell) => void;
  readonly onClose: () => void;
}

/** Asks what eating at a slot while away means. */
export function AwayDialog({ cell, onChangeTimes, onOnce, onClose }: AwayDialogProps) {
  const onlineOnly = useOnlineOnly();
  const shown = useLastValue(cell);
  if (shown === null) return null;
  const { eater, slot } = shown;
  const isArrival = eater.arrives !== null && compareMealTimes(slot, eater.arrives) < 0;
  const [name] = eater.name.split(' ');
  const limit = isArrival ? eater.arrives : eater.leaves;
  return (
    <AppDialog
      isOpen={cell !== null && !isThere(eater, slot)}
      onClose={onClose}
      title={
        <>
          Is <bdi>{name}</bdi> {isArrival ? 'there already' : 'still there'}?
        </>
      }
      width="narrow"
      footer={
        <>
          <Button onClick={() => onOnce(shown)} {...onlineOnly}>
            Only this meal
          </Button>
          <Button variant="primary" onClick={() => onChangeTimes(shown, isArrival)} {...onlineOnly}>
            {isArrival ? 'Change first meal' : 'Change last meal'}
          </Button>
        </>
      }
    >
      <p>
        {isArrival ? 'The first meal' : 'The last meal'} is {limit === null ? 'not set' : slotText(limit)} so
        far; this one is {slotText(slot)}.
      </p>
    </AppDialog>
  );
}

import { CircleSlash, Undo2 } from 'lucide-react';
import type { PlanDay } from '../../../../domain/trip/trip.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import type { Meal } from '../slot.ts';
import { useMarkDay } from './useMarkDay.ts';

interface MarkDayProps {
  readonly tripId: string;
  readonly day: PlanDay<Meal>;
  /** Without its words, for a day's head. */
  readonly isIcon?: boolean;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** Marks the whole day as not needed, or as needed again. */
export function MarkDay({ tripId, day: { date, slots }, isIcon = false, className, tabIndex }: MarkDayProps) {
  const { markDay, isMarking } = useMarkDay(tripId);
  const onlineOnly = useOnlineOnly();
  const isNotNeeded = slots.every(({ meal }) => meal?.status === 'not_needed');
  const label = isNotNeeded ? 'Mark day as needed' : 'Mark day as not needed';
  const shared = {
    className,
    tabIndex,
    icon: isNotNeeded ? <Undo2 /> : <CircleSlash />,
    isWorking: isMarking,
    onClick: () => void markDay(date, isNotNeeded ? 'PLANNED' : 'NOT_NEEDED'),
    ...onlineOnly,
  };
  const name = `${label}: ${weekdayLabel(date)}, ${monthDayLabel(date)}`;
  if (isIcon) return <IconButton {...shared} label={name} />;
  return (
    <Button {...shared} variant="quiet" aria-label={name}>
      {label}
    </Button>
  );
}

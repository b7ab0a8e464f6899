import { CircleSlash, Undo2 } from 'lucide-react';
import type { PlanDay } from '../../../../domain/plan/plan.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import type { Meal } from '../slot.ts';
import { useMarkDay } from './useMarkDay.ts';

interface MarkDayProps {
  readonly tripId: string;
  readonly day: PlanDay<Meal>;
}

/** Marks the whole day as not needed, or as needed again. */
export function MarkDayButton(props: MarkDayProps) {
  const { label, name, ...button } = useMarkDayButton(props);
  return (
    <Button {...button} variant="quiet" aria-label={name}>
      {label}
    </Button>
  );
}

/** The same without its words, for a day's head. */
export function MarkDayIcon({ tabIndex, ...props }: MarkDayProps & { readonly tabIndex: number }) {
  const { label: _words, name, ...button } = useMarkDayButton(props);
  return <IconButton {...button} label={name} tabIndex={tabIndex} />;
}

function useMarkDayButton({ tripId, day: { date, slots } }: MarkDayProps) {
  const { markDay, isMarking } = useMarkDay(tripId);
  const onlineOnly = useOnlineOnly();
  const isNotNeeded = slots.every(({ meal }) => meal?.status === 'not_needed');
  const label = isNotNeeded ? 'Mark day as needed' : 'Mark day as not needed';
  return {
    label,
    name: `${label}: ${weekdayLabel(date)}, ${monthDayLabel(date)}`,
    icon: isNotNeeded ? <Undo2 /> : <CircleSlash />,
    isWorking: isMarking,
    onClick: () => void markDay(date, isNotNeeded ? 'PLANNED' : 'NOT_NEEDED'),
    ...onlineOnly,
  };
}

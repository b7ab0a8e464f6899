import { t } from '@lingui/core/macro';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import type { EditedPlan } from './useEditedPlan.ts';

/** Asks whether planned meals move along with the trip's first day. */
export function MealDates({ plan }: { readonly plan: EditedPlan }) {
  const { shiftDays, isMoving, setMoving } = plan;
  if (shiftDays === 0) return null;
  const days = Math.abs(shiftDays);
  return (
    <Segments
      label={t`Planned meals`}
      choices={[
        { value: 'keep', label: t`Keep their dates` },
        {
          value: 'move',
          label: t`Move ${days} ${days === 1 ? 'day' : 'days'} ${shiftDays > 0 ? 'later' : 'earlier'}`,
        },
      ]}
      value={isMoving ? 'move' : 'keep'}
      onChange={(choice) => setMoving(choice === 'move')}
    />
  );
}

import { plural, t } from '@lingui/core/macro';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import type { EditedPlan } from './useEditedPlan.ts';

/** Asks whether planned meals move along with the trip's first day. */
export function MealDates({ plan }: { readonly plan: EditedPlan }) {
  const { shiftDays, isMoving, movesPeople, setMoving } = plan;
  if (shiftDays === 0) return null;
  const days = Math.abs(shiftDays);
  return (
    <>
      <Segments
        label={t`Planned meals`}
        choices={[
          { value: 'keep', label: t`Keep their dates` },
          {
            value: 'move',
            label:
              shiftDays > 0
                ? plural(days, { one: 'Move # day later', other: 'Move # days later' })
                : plural(days, { one: 'Move # day earlier', other: 'Move # days earlier' }),
          },
        ]}
        value={isMoving ? 'move' : 'keep'}
        onChange={(choice) => setMoving(choice === 'move')}
      />
      <p role="status" hidden={!movesPeople}>
        {movesPeople && t`People’s days move, too.`}
      </p>
    </>
  );
}

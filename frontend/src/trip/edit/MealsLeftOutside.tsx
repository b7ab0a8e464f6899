import { Info } from 'lucide-react';
import { mealsOutsidePlan } from '../../../../domain/trip/trip.ts';
import type { EditedPlan } from './useEditedPlan.ts';
import styles from './MealsLeftOutside.module.css';

/** Warns of meals outside of the edited plan. */
export function MealsLeftOutside({ plan: { edited, meals } }: { readonly plan: EditedPlan }) {
  const count = mealsOutsidePlan(edited, meals).length;
  return (
    <p className={styles['outside']} role="status">
      {count > 0 && (
        <>
          <Info size={20} />
          <span>
            {count === 1 ? '1 meal' : `${count} meals`} will be outside the plan.{' '}
            {count === 1 ? 'It is kept and listed' : 'They are kept and listed'} below it.
          </span>
        </>
      )}
    </p>
  );
}

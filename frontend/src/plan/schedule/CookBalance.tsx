import { ChefHat, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { cookBalanceText, type CookShare } from '../../../../domain/people/eater/cookBalanceText.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../../../domain/people/eater/portion.ts';
import { cookBalance, type TableAt } from '../../../../domain/people/eater/fairCooks.ts';
import { mealsInPlan, type PlannedTrip } from '../../../../domain/plan/plan.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import type { Meal } from '../slot.ts';
import styles from './CookBalance.module.css';
import type { MealPlanFragment } from './MealPlan.generated.ts';

export interface CookBalanceProps {
  readonly trip: PlannedTrip & Pick<MealPlanFragment, 'participants'>;
  readonly meals: readonly Meal[];
  readonly tableAt: TableAt;
}

/** Who cooks how much of the plan: a line, and on demand everybody's share. */
export function CookBalance({ trip, meals, tableAt }: CookBalanceProps) {
  const [isOpen, setOpen] = useState(false);
  const shares = useMemo(() => cookShares({ trip, meals, tableAt }), [trip, meals, tableAt]);
  const listId = useId();
  const text = cookBalanceText(shares);
  if (text === null) return null;
  const most = Math.max(...shares.map(({ portionQuarters }) => portionQuarters));
  return (
    <div className={styles['balance']}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChefHat size={18} aria-hidden="true" />
        <span>{asText(text)}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles['shares']} aria-label="Cooking" hidden={!isOpen}>
        {shares
          .toSorted((a, b) => b.portionQuarters - a.portionQuarters)
          .map(({ participantId, name, isViewer, mealCount, portionQuarters }) => (
            <li key={participantId}>
              <Avatar id={participantId} name={name} size="sm" isViewer={isViewer} />
              <span className={styles['name']} dir="auto">
                {isViewer ? 'You' : name}
              </span>
              <span className={styles['figures']}>
                <span aria-hidden="true">{shareText(mealCount, portionsLabel(portionQuarters))}</span>
                <VisuallyHidden>{shareText(mealCount, spokenPortions(portionQuarters))}</VisuallyHidden>
              </span>
              <span className={styles['bar']} aria-hidden="true">
                <i style={{ width: `${most === 0 ? 0 : (100 * portionQuarters) / most}%` }} />
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function shareText(mealCount: number, portions: string): string {
  if (mealCount === 0) return 'nothing yet';
  return `${mealCount} ${mealCount === 1 ? 'meal' : 'meals'}, ${portions}`;
}

/** Of the accepted participants; empty while nobody eats. */
function cookShares({ trip, meals, tableAt }: CookBalanceProps): CookShare[] {
  const accepted = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED');
  const cooks = accepted.map(({ id }) => ({ id, inviteStatus: 'accepted' as const }));
  const inPlan = mealsInPlan(trip, meals);
  if (inPlan.every((meal) => tableAt(meal).eaters.length === 0)) return [];
  return cookBalance(inPlan, cooks, tableAt).map((share, index) => ({
    ...share,
    name: accepted[index]?.name ?? '',
    isViewer: accepted[index]?.isViewer ?? false,
  }));
}

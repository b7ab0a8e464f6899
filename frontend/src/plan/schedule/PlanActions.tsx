import { CopyPlus, Shuffle, Sparkles } from 'lucide-react';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import type { MealPlanFragment } from './MealPlan.generated.ts';
import styles from './PlanActions.module.css';

interface PlanActionsProps {
  readonly trip: Pick<MealPlanFragment, 'isCompleted' | 'viewerCan'>;
  /** Enables suggestions. */
  readonly hasFreeSlot: boolean;
  /** An empty plan offers it in its place. */
  readonly hasCopyMenu: boolean;
  readonly onAssignAtRandom: () => void;
  readonly onSuggest: () => void;
  readonly onCopyMenu: () => void;
}

/** Actions on the whole plan; none after the trip. */
export function PlanActions({
  trip,
  hasFreeSlot,
  hasCopyMenu,
  onAssignAtRandom,
  onSuggest,
  onCopyMenu,
}: PlanActionsProps) {
  const onlineOnly = useOnlineOnly();
  return (
    <div className={styles['actions']}>
      {trip.isCompleted && (
        <>
          <Button variant="line" icon={<Shuffle />} aria-label="Random Assignment: Trip Completed" disabled>
            Trip Completed
          </Button>
          <Button variant="line" icon={<Sparkles />} aria-label="AI Suggestions: Trip Completed" disabled>
            Trip Completed
          </Button>
        </>
      )}
      {trip.viewerCan.includes('PLAN_MEALS') && hasCopyMenu && (
        <IconButton
          variant="plain"
          label="Copy a menu"
          icon={<CopyPlus />}
          onClick={onCopyMenu}
          {...onlineOnly}
        />
      )}
      {trip.viewerCan.includes('PLAN_MEALS') && (
        <Button variant="plain" icon={<Shuffle />} onClick={onAssignAtRandom} {...onlineOnly}>
          Random Assignment
        </Button>
      )}
      {trip.viewerCan.includes('SUGGEST_MEALS') && (
        <Button
          variant="primary"
          icon={<Sparkles />}
          onClick={onSuggest}
          disabled={onlineOnly.disabled || !hasFreeSlot}
          title={hasFreeSlot ? onlineOnly.title : 'Every slot has a meal or is not needed'}
        >
          AI Suggestions
        </Button>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import type { VerdictActions } from '../../people/verdict/VerdictRow.tsx';
import type { TripVerdicts } from '../../people/verdict/tripVerdicts.ts';
import { VerdictList } from '../../people/verdict/VerdictList.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';

interface AllMealsDialogProps {
  readonly verdicts: TripVerdicts;
  /** Null without a right to plan. */
  readonly actions: VerdictActions | null;
  readonly onMeal: (mealId: string) => void;
  readonly isCompleted: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every meal against what each person cannot have. */
export function AllMealsDialog({
  verdicts,
  actions,
  onMeal,
  isCompleted,
  isOpen,
  onClose,
}: AllMealsDialogProps) {
  const { eaters, slots, problemsOf } = verdicts;
  const shared = { eaters, problemsOf, actions, onMeal };
  const withVerdict = (verdict: string | null) =>
    slots.filter((slot) => (slot.verdict?.verdict ?? null) === verdict);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`All meals`}
      description={isCompleted ? t`Trip Completed: its meals can no longer be changed.` : undefined}
      width="wide"
    >
      <VerdictList
        title={t`To sort out`}
        slots={[...withVerdict('conflict'), ...withVerdict('unknown')]}
        {...shared}
      />
      <VerdictList
        title={
          unansweredOf(eaters).length === 0 ? t`Works for everybody` : t`Works for all who have answered`
        }
        slots={withVerdict('safe')}
        {...shared}
      />
      <VerdictList title={t`Not planned`} slots={withVerdict(null)} {...shared} />
      <p className="secondary iconText above16">
        <Info size={16} strokeWidth={2} aria-hidden="true" />
        <span>
          <Trans>
            Checked against ingredient names, not against labels. With an allergy, read the label.
          </Trans>
        </span>
      </p>
    </AppDialog>
  );
}

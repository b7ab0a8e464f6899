import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { mealTimeKey, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { oneLine } from '../../labels/plainText.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { CheckChips } from '../../ui/controls/choice/CheckField.tsx';
import { DialogActions } from '../../ui/controls/DialogActions.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useFillMealMutation } from './FillMeal.generated.ts';
import { useTakeOut } from './useTakeOut.ts';

interface CopyMealDialogProps {
  readonly tripId: string;
  /** Null closes the dialog. */
  readonly meal: { readonly id: string; readonly name: string } | null;
  /** Without a dish. */
  readonly freeSlots: readonly MealTime[];
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** The same dish at other meals, with its ingredients for those who eat there. */
export function CopyMealDialog({ meal, ...props }: CopyMealDialogProps) {
  const opening = useOpening(meal !== null);
  const shown = useLastValue(meal);
  return shown && <CopyMeal key={opening} {...props} meal={shown} isOpen={meal !== null} />;
}

interface CopyMealProps extends CopyMealDialogProps {
  readonly meal: NonNullable<CopyMealDialogProps['meal']>;
  readonly isOpen: boolean;
}

function CopyMeal({ tripId, meal, freeSlots, isOpen, onClose, finalFocus }: CopyMealProps) {
  const { copy, isWorking } = useCopyMeal(tripId, meal, onClose);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // Others may have taken one meanwhile.
  const slots = freeSlots.filter((slot) => chosen.includes(mealTimeKey(slot)));
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="sheet"
      finalFocus={finalFocus}
      title={t`Copy ${{ name: oneLine(meal.name) }}`}
      footer={
        freeSlots.length > 0 && (
          <DialogActions
            isWorking={isWorking}
            disabled={slots.length === 0}
            onClick={() => void copy(slots)}
            onCancel={onClose}
          >
            {plural(slots.length, { 0: 'Copy', one: 'Copy to # meal', other: 'Copy to # meals' })}
          </DialogActions>
        )
      }
    >
      {freeSlots.length === 0 ? (
        <p>
          <Trans>No other meal is open.</Trans>
        </p>
      ) : (
        <CheckChips
          label={t`For which meals?`}
          choices={freeSlots.map((slot) => ({ value: mealTimeKey(slot), label: slotLabel(slot) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </AppDialog>
  );
}

/** Copies a meal to free slots in turn; what fails stays free. */
function useCopyMeal(tripId: string, meal: CopyMealProps['meal'], onCopied: () => void) {
  const [fillMeal] = useFillMealMutation();
  const takeOut = useTakeOut();
  const [isWorking, setWorking] = useState(false);
  async function copy(slots: readonly MealTime[]): Promise<void> {
    setWorking(true);
    const ids: string[] = [];
    try {
      for (const { date, type } of slots) {
        const slot = { tripId, date, type: apiMealType(type) };
        const { data } = await fillMeal({ variables: { input: { slot, recipeId: meal.id } } });
        ids.push(...(data === undefined ? [] : [data.fillMeal.meal.id]));
      }
    } catch (error) {
      setWorking(false);
      showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved`);
      return;
    }
    onCopied();
    showToast({
      kind: 'success',
      title: t`${{ name: oneLine(meal.name) }} copied`,
      description: listed(slots.map(slotLabel)),
      action: takeOut(tripId, ids),
    });
  }
  return { copy, isWorking };
}

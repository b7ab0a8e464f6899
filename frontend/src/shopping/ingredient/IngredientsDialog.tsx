import { BookOpen } from 'lucide-react';
import { monthDayLabel } from '../../labels/dateLabel.ts';
import { mealTypeLabel } from '../../../../domain/plan/meal.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { DialogPartsProvider, useDialogParts } from '../../ui/layout/dialogPart.ts';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import styles from './MealIngredients.module.css';
import { useMealIngredientsQuery, type MealIngredientsQuery } from './MealIngredients.generated.ts';
import { MealIngredients, type MealIngredientsProps } from './MealIngredients.tsx';

interface IngredientsDialogProps extends MealIngredientsProps {
  /** Null when closed. */
  readonly mealId: string | null;
  readonly onRecipe: (mealId: string) => void;
  readonly onClose: () => void;
}

/** A meal's ingredients alone, one press away from the plan. */
export function IngredientsDialog({ mealId, ...rest }: IngredientsDialogProps) {
  const opening = useOpening(mealId !== null);
  const shownId = useLastValue(mealId);
  if (shownId === null) return null;
  return <IngredientsOfMeal key={opening} mealId={shownId} isOpen={mealId !== null} {...rest} />;
}

interface IngredientsOfMealProps extends IngredientsDialogProps {
  readonly mealId: string;
  readonly isOpen: boolean;
}

function IngredientsOfMeal({ isOpen, onRecipe, onClose, ...part }: IngredientsOfMealProps) {
  const meal = useMealIngredientsQuery({ variables: { mealId: part.mealId } }).data?.meal;
  const { report, hasUnsavedParts } = useDialogParts();
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={meal === undefined || meal.name === '' ? 'Ingredients' : `Ingredients for ${meal.name}`}
      description={meal === undefined ? undefined : subtitle(meal)}
      hasUnsavedInput={hasUnsavedParts}
    >
      {meal !== undefined && (
        <p className={styles['recipe']}>
          <Button variant="link" icon={<BookOpen size={18} />} onClick={() => onRecipe(part.mealId)}>
            View recipe
          </Button>
        </p>
      )}
      <DialogPartsProvider value={report}>
        <MealIngredients {...part} />
      </DialogPartsProvider>
    </AppDialog>
  );
}

function subtitle({ type, date, assignedTo }: MealIngredientsQuery['meal']): string {
  const slot = `${mealTypeLabel(mealTypeOf(type))}, ${monthDayLabel(date)}`;
  if (assignedTo === null) return slot;
  return `${slot}. Assigned to ${assignedTo.isViewer ? 'You' : assignedTo.name}.`;
}

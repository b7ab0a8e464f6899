import { ChefHat, Pencil, Printer } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import { slotLabel } from '../../labels/slotLabel.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import { DietNote } from '../DietNote.tsx';
import type { GroupRestrictionsFragment } from '../GroupRestrictions.generated.ts';
import { useRecipeQuery } from './Recipe.generated.ts';
import styles from './RecipeDialog.module.css';
import { RecipeForm, RecipeFormButtons, useRecipeForm } from './RecipeForm.tsx';
import { RecipeView } from './RecipeView.tsx';

interface RecipeDialogProps {
  readonly tripId: string;
  /** Null closes the dialog. */
  readonly mealId: string | null;
  readonly canEdit: boolean;
  readonly restrictionsRead: GroupRestrictionsFragment['restrictionsRead'];
  readonly onIngredients: (mealId: string) => void;
  readonly onCook: (mealId: string) => void;
  readonly onClose: () => void;
}

/** A meal's recipe, to cook by or edit. */
export function RecipeDialog({ mealId, ...rest }: RecipeDialogProps) {
  const opening = useOpening(mealId !== null);
  const shownId = useLastValue(mealId);
  if (shownId === null) return null;
  return <RecipeOfMeal key={opening} mealId={shownId} isOpen={mealId !== null} {...rest} />;
}

interface RecipeOfMealProps extends RecipeDialogProps {
  readonly mealId: string;
  readonly isOpen: boolean;
}

function RecipeOfMeal({ tripId, mealId, isOpen, canEdit, restrictionsRead, ...actions }: RecipeOfMealProps) {
  const { onIngredients, onCook, onClose } = actions;
  const { data, error, refetch } = useRecipeQuery({ variables: { mealId } });
  const formId = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  const onlineOnly = useOnlineOnly();
  const meal = data?.meal;
  const recipeForm = useRecipeForm(tripId, mealId, (canEdit ? meal : undefined) ?? null);
  const { conflict, backToWriting, isEditing, isUnsaved, edit, editRef } = recipeForm;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      onEscape={conflict.conflict === null ? undefined : backToWriting}
      width="wide"
      title={meal === undefined || meal.name.trim() === '' ? 'Recipe' : <bdi>{meal.name}</bdi>}
      description={meal && (meal.description ?? slotLabel({ date: meal.date, type: mealTypeOf(meal.type) }))}
      initialFocusRef={closeRef}
      hasUnsavedInput={isUnsaved}
      footer={
        // Keys: a pressed button reused as the submit button would submit the form.
        isEditing ? (
          <Fragment key="form">
            <RecipeFormButtons
              {...recipeForm}
              formId={formId}
              leaveLabel={isUnsaved ? 'Discard changes' : 'Cancel'}
              isPrimary
            />
          </Fragment>
        ) : (
          <Fragment key="view">
            <span className={styles['actions']}>
              <span className={styles['left']}>
                <Button icon={<Printer size={20} />} onClick={() => window.print()}>
                  Print
                </Button>
              </span>
              {meal !== undefined && (meal.instructions.length > 0 || meal.ingredients.length > 0) && (
                <Button icon={<ChefHat size={20} />} onClick={() => onCook(mealId)}>
                  Cook
                </Button>
              )}
              {canEdit && meal !== undefined && (
                <Button icon={<Pencil size={19} />} ref={editRef} onClick={edit} {...onlineOnly}>
                  Edit
                </Button>
              )}
            </span>
            <Button variant="primary" onClick={onClose} ref={closeRef}>
              Close
            </Button>
          </Fragment>
        )
      }
    >
      {meal === undefined && error !== undefined && (
        <ErrorState
          title="The recipe could not be loaded"
          text={readFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {meal === undefined && error === undefined && <RecipeSkeleton />}
      {meal !== undefined &&
        (isEditing ? (
          <RecipeForm id={formId} {...recipeForm} />
        ) : (
          <>
            <DietNote meal={{ ...meal, rows: meal.ingredients }} restrictionsRead={restrictionsRead} />
            <RecipeView
              meal={meal}
              onIngredients={() => onIngredients(mealId)}
              onEdit={canEdit && !onlineOnly.disabled ? edit : null}
            />
          </>
        ))}
    </AppDialog>
  );
}

function RecipeSkeleton() {
  return (
    <Loading label="Loading the recipe">
      <div className={styles['skeleton']}>
        <Skeleton height={74} />
        <Skeleton height={220} radius={10} />
      </div>
    </Loading>
  );
}

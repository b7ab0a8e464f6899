import { BookOpen } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { monthDayLabel } from '../labels/dateLabel.ts';
import { chosenName } from '../../../domain/shopping/ingredient.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { mealTypeLabel } from '../../../domain/trip/meal.ts';
import { readFailure } from '../gql/errorMessage.ts';
import { mealTypeOf } from '../gql/mealEnums.ts';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useOnline } from '../browser/useOnline.ts';
import { useLastValue, useOpening } from '../ui/layout/useOpening.ts';
import { AddIngredientForm, useAddIngredientForm } from './AddIngredientForm.tsx';
import { AddIngredients } from './AddIngredients.tsx';
import { EMPTY_DRAFT, type IngredientDraft } from './ingredientDraft.ts';
import { IngredientItem, type ItemMode } from './IngredientItem.tsx';
import styles from './IngredientsDialog.module.css';
import { useMealIngredientsQuery, type MealIngredientsQuery } from './MealIngredients.generated.ts';
import { useTickedCount } from '../ticks/useTickQueue.ts';

interface IngredientsDialogProps {
  /** Null when closed. */
  readonly mealId: string | null;
  readonly canEdit: boolean;
  readonly canTick: boolean;
  readonly isTripCompleted: boolean;
  /** Conflict with the group's restrictions. */
  readonly dietMarkOf: (name: string) => string | null;
  readonly onRecipe: (mealId: string) => void;
  readonly onClose: () => void;
}

/** Add, tick, replace, remove. */
export function IngredientsDialog({ mealId, ...rest }: IngredientsDialogProps) {
  const opening = useOpening(mealId !== null);
  const shownId = useLastValue(mealId);
  // Survive closing.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, IngredientDraft>>(new Map());
  if (shownId === null) return null;
  return (
    <IngredientsOfMeal
      key={opening}
      mealId={shownId}
      isOpen={mealId !== null}
      draft={drafts.get(shownId) ?? EMPTY_DRAFT}
      onDraft={(change) =>
        setDrafts((known) => new Map(known).set(shownId, change(known.get(shownId) ?? EMPTY_DRAFT)))
      }
      {...rest}
    />
  );
}

interface IngredientsOfMealProps extends IngredientsDialogProps {
  readonly mealId: string;
  readonly isOpen: boolean;
  readonly draft: IngredientDraft;
  readonly onDraft: (change: (draft: IngredientDraft) => IngredientDraft) => void;
}

function IngredientsOfMeal({
  mealId,
  isOpen,
  draft,
  onDraft,
  canEdit,
  canTick,
  isTripCompleted,
  dietMarkOf,
  onRecipe,
  onClose,
}: IngredientsOfMealProps) {
  const { data, error, refetch } = useMealIngredientsQuery({ variables: { mealId } });
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const form = useAddIngredientForm();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [hasFields, setHasFields] = useState(false);
  const [modes, setModes] = useState<ReadonlyMap<string, ItemMode>>(new Map());
  const isOnline = useOnline();
  const setMode = useCallback((id: string, mode: ItemMode | null) => {
    setModes((known) => {
      const next = new Map(known);
      if (mode === null) next.delete(id);
      else next.set(id, mode);
      return next;
    });
  }, []);
  const focusBox = useCallback(() => boxRef.current?.focus(), []);
  const meal = data?.meal;
  const openModes = meal?.ingredients.flatMap(({ id }) => modes.get(id) ?? []) ?? [];
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={meal === undefined || meal.name === '' ? 'Ingredients' : `Ingredients for ${meal.name}`}
      description={meal === undefined ? undefined : subtitle(meal)}
      hasUnsavedInput={draft.text.trim() !== '' || form.formState.isDirty || openModes.includes('edit')}
      closesOnEscape={openKey === null && openModes.length === 0}
    >
      {meal === undefined && error !== undefined && (
        <ErrorState
          title="Failed to fetch ingredients"
          text={readFailure(error)}
          onRetry={() => void refetch()}
        />
      )}
      {meal === undefined && error === undefined && <IngredientsSkeleton />}
      {meal !== undefined && (
        <div className={styles['body']}>
          <p className={styles['recipe']}>
            <Button variant="link" icon={<BookOpen size={18} />} onClick={() => onRecipe(mealId)}>
              View recipe
            </Button>
          </p>
          <ShoppingProgress ingredients={meal.ingredients} />
          {canEdit && meal.ingredients.length < LIMITS.mealIngredients && (
            <>
              {hasFields ? (
                <AddIngredientForm mealId={mealId} form={form} onOtherWay={() => setHasFields(false)} />
              ) : (
                <AddIngredients
                  mealId={mealId}
                  room={LIMITS.mealIngredients - meal.ingredients.length}
                  draft={draft}
                  onDraft={onDraft}
                  openKey={openKey}
                  onOpen={setOpenKey}
                  boxRef={boxRef}
                  onOtherWay={() => {
                    setOpenKey(null);
                    setHasFields(true);
                  }}
                />
              )}
            </>
          )}
          {canEdit && meal.ingredients.length >= LIMITS.mealIngredients && (
            <p className={styles['note']}>A meal can have at most {LIMITS.mealIngredients} ingredients.</p>
          )}
          {isTripCompleted && (
            <p className={styles['note']}>Trip Completed: its ingredients can no longer be changed.</p>
          )}
          {meal.ingredients.length === 0 ? (
            <EmptyState
              title="No ingredients yet"
              text={canEdit ? 'Ingredients you add here appear in the cart.' : undefined}
            />
          ) : (
            <ul className={styles['list']} aria-label="Ingredients">
              {meal.ingredients.map((ingredient) => (
                <IngredientItem
                  key={ingredient.id}
                  ingredient={ingredient}
                  dietMark={dietMarkOf(chosenName(ingredient))}
                  mode={canEdit ? (modes.get(ingredient.id) ?? null) : null}
                  canEdit={canEdit}
                  canTick={canTick}
                  isOnline={isOnline}
                  onMode={setMode}
                  onEmptied={focusBox}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </AppDialog>
  );
}

type MealOfDialog = MealIngredientsQuery['meal'];

function subtitle({ type, date, assignedTo }: MealOfDialog): string {
  const slot = `${mealTypeLabel(mealTypeOf(type))}, ${monthDayLabel(date)}`;
  if (assignedTo === null) return slot;
  return `${slot}. Assigned to ${assignedTo.isViewer ? 'You' : assignedTo.name}.`;
}

function ShoppingProgress({ ingredients }: { readonly ingredients: MealOfDialog['ingredients'] }) {
  const purchased = useTickedCount(ingredients);
  return (
    <div>
      <p className={styles['progress']}>
        <b>Shopping progress</b>
        <span role="status">
          {purchased} of {ingredients.length} purchased
        </span>
      </p>
      <ProgressBar value={purchased} max={ingredients.length} label="Shopping progress" />
    </div>
  );
}

function IngredientsSkeleton() {
  return (
    <Loading label="Loading the ingredients">
      <div className={styles['body']}>
        <Skeleton height={32} />
        <Skeleton height={140} radius={10} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </div>
    </Loading>
  );
}

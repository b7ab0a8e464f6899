import { useCallback, useRef, useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { lineOf } from '../../../../domain/people/verdict/judgedMeal.ts';
import { listedAs } from '../../../../domain/shopping/amount/neededAmount.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { useTickedCount } from '../../offline/outbox/useTickQueue.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { AddIngredientForm, newIngredientDraft } from './AddIngredientForm.tsx';
import { AddIngredients } from './AddIngredients.tsx';
import { ingredientEditDraft } from './ingredientEdit.ts';
import { IngredientItem, type ItemMode } from './IngredientItem.tsx';
import styles from './MealIngredients.module.css';
import { Servings } from './Servings.tsx';
import { useMealIngredientsQuery, type MealIngredientsQuery } from './MealIngredients.generated.ts';

export interface MealIngredientsProps {
  readonly canEdit: boolean;
  readonly canTick: boolean;
  readonly isTripCompleted: boolean;
  /** Conflict with the group's restrictions. */
  readonly dietMarkOf: (line: string) => string | null;
}

interface IngredientsOfMealProps extends MealIngredientsProps {
  readonly mealId: string;
  /** In a larger dialog with another main action. */
  readonly isPart?: boolean;
}

/** Shopping progress and the ingredients of a meal: add, tick, replace, remove. */
export function MealIngredients(props: IngredientsOfMealProps) {
  const { data, error, refetch } = useMealIngredientsQuery({ variables: { mealId: props.mealId } });
  const meal = data?.meal;
  if (meal !== undefined) return <Ingredients meal={meal} {...props} />;
  if (error === undefined) return <IngredientsSkeleton />;
  return (
    <ErrorState
      title="Failed to fetch ingredients"
      text={readFailure(error)}
      onRetry={() => void refetch()}
    />
  );
}

type MealOfQuery = MealIngredientsQuery['meal'];
type Rows = MealOfQuery['ingredients'];

function Ingredients({
  mealId,
  meal: { tripId, ingredients, servings, portions, version },
  isPart = false,
  canEdit,
  canTick,
  isTripCompleted,
  dietMarkOf,
}: IngredientsOfMealProps & { readonly meal: MealOfQuery }) {
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const drafts = useDrafts();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [hasFields, setHasFields] = useState(() => drafts.get(newIngredientDraft(mealId)) !== undefined);
  const [modes, setModes] = useState<ReadonlyMap<string, ItemMode>>(() => {
    const edited = ingredients.filter(({ id }) => drafts.get(ingredientEditDraft(id)) !== undefined);
    return new Map(edited.map(({ id }) => [id, 'edit']));
  });
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
  const room = LIMITS.mealIngredients - ingredients.length;
  return (
    <div className={styles['body']}>
      <ShoppingProgress ingredients={ingredients} />
      {(ingredients.length > 0 || servings !== null) && (
        <Servings {...{ mealId, tripId, servings, portions, version, canEdit }} />
      )}
      {canEdit && room > 0 && (
        <>
          {hasFields ? (
            <AddIngredientForm
              tripId={tripId}
              mealId={mealId}
              isPart={isPart}
              onOtherWay={() => setHasFields(false)}
            />
          ) : (
            <AddIngredients
              tripId={tripId}
              mealId={mealId}
              room={room}
              isPart={isPart}
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
      {canEdit && room <= 0 && (
        <p className={styles['note']}>A meal can have at most {LIMITS.mealIngredients} ingredients.</p>
      )}
      {isTripCompleted && (
        <p className={styles['note']}>Trip Completed: its ingredients can no longer be changed.</p>
      )}
      {ingredients.length === 0 ? (
        <EmptyState
          title="No ingredients yet"
          text={canEdit ? 'Ingredients you add here appear in the cart.' : undefined}
        />
      ) : (
        <ul className={styles['list']} aria-label="Ingredients" data-grows="">
          {ingredients.map((ingredient) => (
            <IngredientItem
              key={ingredient.id}
              tripId={tripId}
              ingredient={ingredient}
              dietMark={dietMarkOf(lineOf(ingredient))}
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
  );
}

function ShoppingProgress({ ingredients }: { readonly ingredients: Rows }) {
  const purchased = useTickedCount(ingredients.map((row) => ({ id: row.id, ...listedAs(row) })));
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

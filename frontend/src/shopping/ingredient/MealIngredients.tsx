import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import { byPart } from '../../../../domain/recipes/partHeading.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { listedAs } from '../../../../domain/shopping/amount/neededAmount.ts';
import type { Saving } from '../../forms/useSaving.ts';
import { isAtHome } from '../../labels/isAtHome.ts';
import type { PlateEatersOf } from '../../labels/plates.ts';
import { plateText } from '../../labels/plateText.ts';
import { useTickedCount } from '../../offline/outbox/useTickQueue.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { spokenProgress } from '../../ui/feedback/ProgressBar.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { AlternativePicker } from './AlternativePicker.tsx';
import { IngredientTick } from './IngredientTick.tsx';
import { useMealIngredientsQuery, type MealIngredientsQuery } from './MealIngredients.generated.ts';
import { EditIngredients } from './EditIngredients.tsx';
import styles from './MealIngredients.module.css';

export interface MealIngredientsProps {
  readonly canEdit: boolean;
  readonly canTick: boolean;
  readonly isTripCompleted: boolean;
}

interface IngredientsOfMealProps extends MealIngredientsProps {
  readonly tripId: string;
  readonly mealId: string;
  readonly plateFor: PlateEatersOf;
  /** Of the sheet that is edited; null: to read. */
  readonly saving: Saving | null;
  /** To the field that adds one. */
  readonly onAdd: () => void;
  /** That field takes the focus. */
  readonly isAdding: boolean;
}

/** The ingredients of a meal, to check off what is bought: the same as on the list; or to edit in the same places. */
export function MealIngredients({ tripId, mealId, saving, ...props }: IngredientsOfMealProps) {
  const answer = useMealIngredientsQuery({ variables: { tripId, mealId } });
  const meal = answer.data?.meal;
  const isEditing = saving !== null && props.canEdit;
  const writtenFor = meal !== undefined && isEditing ? writtenForOf(meal) : null;
  return (
    <section aria-labelledby="meal-ingredients">
      <div className={styles['head']}>
        <h2 className="heading" id="meal-ingredients">
          <Trans>Ingredients</Trans>
          {meal !== undefined && <VisuallyHidden> {t`for ${{ meal: meal.name }}`}</VisuallyHidden>}
        </h2>
        {meal !== undefined && writtenFor === null && <StillToBuy meal={meal} />}
        {writtenFor !== null && <span className="secondary">{t`Amounts for ${writtenFor}`}</span>}
      </div>
      {meal !== undefined && isEditing && (
        <EditIngredients
          mealId={mealId}
          meal={meal}
          canTick={props.canTick}
          saving={saving}
          isAdding={props.isAdding}
        />
      )}
      {meal !== undefined && !isEditing && <Rows meal={meal} {...props} />}
      {meal === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`Failed to fetch ingredients`}
          skeleton={<LoadingShape label={t`Loading the ingredients`} height={220} radius={10} />}
        />
      )}
    </section>
  );
}

type MealOfQuery = MealIngredientsQuery['meal'];

function Rows({
  meal: { tripId, ingredients: rows },
  canEdit,
  canTick,
  isTripCompleted,
  plateFor,
  onAdd,
}: Omit<IngredientsOfMealProps, 'tripId' | 'mealId' | 'saving' | 'isAdding'> & {
  readonly meal: MealOfQuery;
}) {
  return (
    <>
      {isTripCompleted && (
        <p className={styles['quiet']}>
          <Trans>Trip Completed: its ingredients can no longer be changed.</Trans>
        </p>
      )}
      {rows.length === 0 && (
        <p className={styles['quiet']}>
          <Trans>No ingredients yet.</Trans>
        </p>
      )}
      {byPart(rows).map(({ part, rows: own }) => (
        <Fragment key={part}>
          {part !== null && (
            <h3 className={styles['part']} dir="auto">
              {part}
            </h3>
          )}
          <ul className="ruled" role="list" aria-label={part ?? t`Ingredients`} data-grows="">
            {own.map((ingredient) => (
              <li key={ingredient.id} className={styles['tick']}>
                <IngredientTick
                  ingredient={ingredient}
                  plate={plateText(plateFor(ingredient, rows))}
                  canTick={canTick}
                />
                {canEdit && ingredient.alternatives.length > 0 && (
                  <AlternativePicker tripId={tripId} ingredient={ingredient} isSmall />
                )}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {canEdit && (
        <Button variant="link" icon={<Plus size={18} />} onClick={onAdd} isOnlineOnly>
          <Trans>Add ingredient</Trans>
        </Button>
      )}
    </>
  );
}

/** "4 portions", where the amounts as typed are not those that are needed; else null. */
function writtenForOf({ servings, portions, ingredients }: MealOfQuery): string | null {
  const isOther = servings !== portions || ingredients.some(({ amount }) => amount.calculation !== null);
  return servings === null || !isOther ? null : portionsLabel(servings * 4);
}

function StillToBuy({ meal }: { readonly meal: MealOfQuery }) {
  const rows = meal.ingredients
    .filter((row) => !row.isLeftOut && !isAtHome(row))
    .map((row) => ({ id: row.id, ...listedAs(row) }));
  const purchased = useTickedCount(rows);
  if (rows.length === 0) return null;
  const left = rows.length - purchased;
  return (
    <span
      className="secondary"
      {...spokenProgress({ value: purchased, max: rows.length, label: t`Shopping progress` })}
    >
      {left === 0 ? t`All bought` : t`${left} still to buy`}
    </span>
  );
}

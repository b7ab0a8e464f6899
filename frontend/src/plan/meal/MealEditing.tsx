import { t } from '@lingui/core/macro';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { MEAL_NUMBERS } from '../../../../domain/plan/mealFields.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { TOUCH_QUERY } from '../../browser/hooks/useMediaQuery.ts';
import { FieldConflict } from '../../forms/FieldConflict.tsx';
import { MEAL_NUMBER_TEXTS } from '../../labels/mealNumbers.ts';
import { NameField, TextAreaField } from '../../ui/controls/Field.tsx';
import { DescriptionField, ServingsField, WholeNumberField } from '../../ui/recipe/DishFields.tsx';
import { StepFields } from '../../ui/recipe/StepFields.tsx';
import { MealFacts } from './MealFacts.tsx';
import type { MealEditValues } from './mealEdit.ts';
import styles from './MealRoom.module.css';
import type { Meal } from '../slot.ts';
import type { MealEditing as Editing } from './useMealEdit.ts';

/** Where editing begins. */
export type EditedFrom = 'name' | 'description' | 'recipe' | 'ingredients';

interface MealEditingProps extends Omit<ComponentProps<typeof MealFacts>, 'cooks'> {
  readonly id: string;
  readonly editing: Editing;
  readonly cooks: Omit<ComponentProps<typeof MealFacts>['cooks'], 'value' | 'onChange'>;
  /** The rows of the ingredients, forms of their own. */
  readonly ingredients: ReactNode;
  /** Whether the recipe is known. */
  readonly hasDetails: boolean;
  readonly firstField: EditedFrom;
  readonly onDone: () => void;
}

/** The sheet of a meal with fields in the places of its texts. */
export function MealEditing({
  id,
  editing,
  cooks,
  ingredients,
  hasDetails,
  firstField,
  onDone,
  ...facts
}: MealEditingProps) {
  const { form, onLeave } = editing;
  const { setFocus } = form;
  useEffect(() => {
    if (firstField === 'ingredients') return;
    // A name to be focused would open the keyboard of a phone.
    if (firstField !== 'name' || !window.matchMedia(TOUCH_QUERY).matches) setFocus(firstField);
  }, [firstField, setFocus]);
  return (
    <FormProvider {...form}>
      <div className={styles['editing']} onBlur={onLeave}>
        <form
          id={id}
          className={styles['name']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onDone();
          }}
        >
          <WithConflicts editing={editing} fields={['name']}>
            <NameField
              label={t`Meal name`}
              maxLength={LIMITS.name}
              dir="auto"
              {...form.register('name')}
              error={form.formState.errors.name?.message}
            />
          </WithConflicts>
        </form>
        <WithConflicts editing={editing} fields={['assignedToId']}>
          <Controller
            control={form.control}
            name="assignedToId"
            render={({ field: { value, onChange } }) => (
              <MealFacts {...facts} cooks={{ ...cooks, value, onChange }} />
            )}
          />
        </WithConflicts>
        <div className={styles['short']}>
          <WithConflicts editing={editing} fields={['servings', ...MEAL_NUMBERS]}>
            <ServingsField hint={shownFor(facts.meal)} />
            {hasDetails &&
              MEAL_NUMBERS.map((number) => (
                <WholeNumberField key={number} name={number} {...MEAL_NUMBER_TEXTS[number]} />
              ))}
          </WithConflicts>
        </div>
        <div className={styles['columns']}>
          {ingredients}
          <div className={styles['fields']}>
            <WithConflicts editing={editing} fields={['description']}>
              <DescriptionField />
            </WithConflicts>
            {hasDetails && <RecipeTexts editing={editing} />}
          </div>
        </div>
      </div>
    </FormProvider>
  );
}

function shownFor({ servings, portions }: Meal): string {
  return servings === null
    ? t`Empty: the amounts stay as typed, however many eat.`
    : t`Shown everywhere else for ${portionsLabel(portions * 4)}.`;
}

function RecipeTexts({ editing }: { readonly editing: Editing }) {
  const { register, formState } = editing.form;
  return (
    <>
      <WithConflicts editing={editing} fields={['steps']}>
        <StepFields />
      </WithConflicts>
      <WithConflicts editing={editing} fields={['recipe']}>
        <TextAreaField
          label={t`More about the recipe`}
          isOptional
          note={t`text, or a link to it`}
          rows={2}
          maxLength={LIMITS.text}
          dir="auto"
          {...register('recipe')}
          error={formState.errors.recipe?.message}
        />
      </WithConflicts>
    </>
  );
}

interface WithConflictsProps {
  readonly editing: Editing;
  readonly fields: readonly (keyof MealEditValues)[];
  readonly children: ReactNode;
}

/** The controls of these fields, and below them what two people have changed. */
function WithConflicts({ editing, fields, children }: WithConflictsProps) {
  const { conflict, words, settle } = editing;
  return (
    <>
      {children}
      {fields.map((field) => (
        <FieldConflict
          key={field}
          conflict={conflict.conflict}
          field={field}
          words={words}
          onSettle={(one, side) => void settle(one, side)}
        />
      ))}
    </>
  );
}

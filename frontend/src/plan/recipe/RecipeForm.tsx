import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import type { RecipeFields } from '../../../../domain/plan/mealFields.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { TextAreaField } from '../../ui/controls/Field.tsx';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { OWN_ESCAPE } from '../../ui/layout/dialogPart.ts';
import { StepFields } from '../../ui/recipe/StepFields.tsx';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import {
  RECIPE_WORDS,
  recipeBefore,
  recipeChange,
  recipeInput,
  recipeParser,
  type RecipeInput,
  type StoredRecipe,
} from './recipeEdit.ts';
import styles from './RecipeForm.module.css';
import { useSaveRecipeMutation } from './SaveRecipe.generated.ts';

/**
 * Recipe form and its mutation. A draft is edited at once.
 * @param stored null while unknown, or if the viewer may not edit it
 */
export function useRecipeForm(tripId: string, mealId: string, stored: StoredRecipe | null) {
  const drafts = useDrafts();
  const draftKey = `recipe.${mealId}`;
  const [saveRecipe, { loading }] = useSaveRecipeMutation();
  const [hasDraft] = useState(() => drafts.get(draftKey) !== undefined);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isEditing = chosen ?? (hasDraft && stored !== null);
  const { discard, isRestored, ...entity } = useEntityForm<RecipeInput, RecipeFields>({
    tripId,
    key: isEditing ? draftKey : null,
    current: recipeInput(stored),
    // Steps that others change meanwhile would take the focus away.
    isFollowing: !isEditing,
    schema: recipeParser,
    words: RECIPE_WORDS,
    before: recipeBefore,
    // Its fields are those of the schema.
    theirs: (fields) => fields as unknown as RecipeFields,
    save: async (mine, fields, version) => {
      await saveRecipe({
        variables: { input: { id: mealId, tripId, ...recipeChange(mine, fields), version } },
      });
      return null;
    },
    saved: 'Meal updated',
    failure: (error) => errorMessage(error, 'Failed to update meal'),
    onInvalid: (errors) => {
      const description = firstMessage(errors, ['recipe', 'steps']);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
    onSaved: () => setChosen(false),
    focus: (asked) => (asked === 'recipe' ? 'recipe' : 'steps.0.text'),
    isOpen: isEditing,
  });

  return {
    ...entity,
    isEditing,
    isSaving: loading,
    edit: () => {
      discard();
      setChosen(true);
    },
    /** Discards the input. */
    leave: () => {
      discard();
      entity.conflict.end();
      setChosen(false);
    },
    onDiscard: isRestored ? discard : null,
    /** For the button that the form replaced: it lost the focus. */
    editRef: chosen === false ? takeFocus : null,
  };
}

type RecipeEditing = ReturnType<typeof useRecipeForm>;

interface RecipeFormProps extends Pick<
  RecipeEditing,
  'form' | 'conflict' | 'backToWriting' | 'submit' | 'onDiscard'
> {
  readonly id: string;
}

/** Edits a recipe; a conflict is asked about in its place. */
export function RecipeForm({ id, form, conflict, backToWriting, submit, onDiscard }: RecipeFormProps) {
  const asked = conflict.conflict;
  return (
    <form
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && asked !== null) backToWriting();
      }}
      aria-label="Edit recipe"
      {...(asked !== null && OWN_ESCAPE)}
    >
      {asked === null ? (
        <RecipeFormFields form={form} onDiscard={onDiscard} />
      ) : (
        <ConflictView
          conflict={asked}
          words={RECIPE_WORDS}
          noun="meal"
          isMine={conflict.isMine}
          onChoose={conflict.choose}
        />
      )}
    </form>
  );
}

interface RecipeFormButtonsProps extends Pick<
  RecipeEditing,
  'conflict' | 'backToWriting' | 'leave' | 'isSaving'
> {
  readonly formId: string;
  readonly leaveLabel: string;
  readonly isPrimary?: boolean;
}

/** For the form, or for its conflict. */
export function RecipeFormButtons({
  conflict,
  backToWriting,
  leave,
  isSaving,
  formId,
  leaveLabel,
  isPrimary = false,
}: RecipeFormButtonsProps) {
  const onlineOnly = useOnlineOnly();
  const asked = conflict.conflict;
  return (
    <>
      <Button variant="quiet" onClick={asked === null ? leave : backToWriting}>
        {asked === null ? leaveLabel : 'Back to writing'}
      </Button>
      <Button
        variant={isPrimary ? 'primary' : 'plain'}
        type="submit"
        form={formId}
        isWorking={isSaving}
        {...onlineOnly}
      >
        {asked === null ? 'Save recipe' : saveLabel(asked, conflict.isMine, RECIPE_WORDS)}
      </Button>
    </>
  );
}

/** The steps, and free text. */
function RecipeFormFields({ form, onDiscard }: Pick<RecipeFormProps, 'form' | 'onDiscard'>) {
  const { register, setFocus, formState } = form;
  const { errors } = formState;
  useEffect(() => setFocus('steps.0.text'), [setFocus]);
  return (
    <FormProvider {...form}>
      {onDiscard !== null && <DraftNotice onDiscard={onDiscard} />}
      <StepFields />
      <TextAreaField
        label="More about the recipe"
        isOptional
        note="text, or a link to it"
        maxLength={LIMITS.text}
        dir="auto"
        {...register('recipe')}
        error={errors.recipe?.message}
      />
    </FormProvider>
  );
}

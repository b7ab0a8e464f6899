import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/controls/Button.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { saveLabel } from '../../forms/conflict.ts';
import { ConflictView } from '../../forms/ConflictView.tsx';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import { RecipeFields } from './RecipeFields.tsx';
import { RECIPE_WORDS } from './recipeWords.ts';
import { useRecipeForm } from './useRecipeForm.ts';

interface RecipeFormDialogProps {
  /** Null writes a new one. */
  readonly recipe: BookRecipeFragment | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (recipeId: string) => void;
}

/** Writes a recipe of the own book. What was typed stays while the page is open. */
export function RecipeFormDialog(props: RecipeFormDialogProps) {
  const opening = useOpening(props.isOpen);
  const [drafts] = useState(createDrafts);
  return (
    <DraftsProvider value={drafts}>
      <RecipeForm key={opening} {...props} />
    </DraftsProvider>
  );
}

function RecipeForm({ recipe, isOpen, onClose, onSaved }: RecipeFormDialogProps) {
  const recipeForm = useRecipeForm({ recipe, isOpen, onSaved });
  const { form, submit, isSaving, conflict, backToWriting, onDiscard } = recipeForm;
  const asked = conflict.conflict;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      onEscape={asked === null ? undefined : backToWriting}
      title={recipe === null ? t`New recipe` : t`Edit recipe`}
      width="wide"
      hasUnsavedInput={form.formState.isDirty}
      footer={
        <>
          <Button variant="quiet" onClick={asked === null ? onClose : backToWriting}>
            {asked === null ? t`Cancel` : t`Back to writing`}
          </Button>
          <Button variant="primary" type="submit" form="recipe-form" isWorking={isSaving} isOnlineOnly>
            {asked === null ? t`Save recipe` : saveLabel(asked, conflict.isMine)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="recipe-form" className="column gap24" noValidate onSubmit={submit} aria-label={t`Recipe`}>
          {asked === null ? (
            <>
              {onDiscard !== null && <DraftNotice onDiscard={onDiscard} />}
              <RecipeFields />
            </>
          ) : (
            <ConflictView conflict={conflict} words={RECIPE_WORDS} noun="recipe" />
          )}
        </form>
      </FormProvider>
    </AppDialog>
  );
}

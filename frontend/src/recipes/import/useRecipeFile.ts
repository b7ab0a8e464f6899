import { plural, t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { forgetRecipeLists } from '../keep/useKeepRecipe.ts';
import { batches } from './batches.ts';
import { useKeepRecipesMutation } from './ImportRecipe.generated.ts';
import { importedInput, noCorrections } from './readLines.ts';
import { readRecipeFile, type FileReading } from './recipeFile.ts';

export type RecipeFile = ReturnType<typeof useRecipeFile>;

/** Recipes of another app's file; those with a tick are saved. */
export function useRecipeFile(onSaved: () => void) {
  const { cache } = useApolloClient();
  const [keepRecipes] = useKeepRecipesMutation();
  const idempotencyKey = useIdempotencyKey();
  const [isReading, setReading] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [answer, setAnswer] = useState<FileReading | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const savedBatches = useRef(0);
  const recipes = answer?.isRead === true ? answer.recipes : [];
  const isTicked = (index: number) => !leftOut.has(index) && (recipes[index]?.name ?? '') !== '';
  const chosen = recipes.filter((_recipe, index) => isTicked(index));

  async function choose(file: File): Promise<void> {
    setReading(true);
    setAnswer(null);
    setLeftOut(new Set());
    setAnswer(await readRecipeFile(file));
    setReading(false);
  }

  function tick(index: number, isChecked: boolean): void {
    setLeftOut((before) => {
      const next = new Set(before);
      if (isChecked) next.delete(index);
      else next.add(index);
      return next;
    });
  }

  async function save(): Promise<void> {
    setSaving(true);
    const ticked = recipes.flatMap((_recipe, index) => (isTicked(index) ? [index] : []));
    let saved = 0;
    try {
      for (const part of batches(chosen.map((recipe) => importedInput(recipe, noCorrections(recipe))))) {
        const input = { recipes: [...part] };
        // Saving the same batch again after that needs a new key.
        const headers = idempotencyKey([input, savedBatches.current]);
        await keepRecipes({ variables: { input }, context: { headers } });
        savedBatches.current += 1;
        const done = ticked.slice(saved, saved + part.length);
        // Else trying again after a failure would save them twice.
        setLeftOut((before) => new Set([...before, ...done]));
        saved += part.length;
      }
      showToast({
        kind: 'success',
        title: plural(saved, { one: '# recipe saved', other: '# recipes saved' }),
      });
      onSaved();
    } catch (error) {
      const reason = errorMessage(error, t`Check your connection and try again.`);
      showError(
        saved === 0 ? reason : t`${saved} of ${chosen.length} were saved. ${reason}`,
        t`Not all recipes were saved`,
      );
    } finally {
      forgetRecipeLists(cache);
      setSaving(false);
    }
  }

  return { answer, recipes, chosen, isTicked, isReading, isSaving, choose, tick, save };
}

import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { forgetRecipeLists } from '../keep/useKeepRecipe.ts';
import { batches } from './batches.ts';
import { useKeepRecipesMutation } from './ImportRecipe.generated.ts';
import styles from './ImportRecipeDialog.module.css';
import { importedInput, noCorrections } from './readLines.ts';
import { readRecipeFile, type FileReading } from './recipeFile.ts';

/** Recipes of another app's file; those with a tick are saved. */
export function ImportFile({ onClose }: { readonly onClose: () => void }) {
  const { cache } = useApolloClient();
  const onlineOnly = useOnlineOnly();
  const [keepRecipes] = useKeepRecipesMutation();
  const [isReading, setReading] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [answer, setAnswer] = useState<FileReading | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const recipes = answer?.isRead === true ? answer.recipes : [];
  const isNamed = (index: number) => (recipes[index]?.name ?? '') !== '';
  const chosen = recipes.filter((_recipe, index) => !leftOut.has(index) && isNamed(index));

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setReading(true);
    setAnswer(null);
    setLeftOut(new Set());
    setAnswer(await readRecipeFile(file));
    setReading(false);
  }

  async function save(): Promise<void> {
    setSaving(true);
    let saved = 0;
    try {
      for (const part of batches(chosen.map((recipe) => importedInput(recipe, noCorrections(recipe))))) {
        await keepRecipes({ variables: { input: { recipes: [...part] } } });
        saved += part.length;
      }
      showToast({ kind: 'success', title: saved === 1 ? '1 recipe saved' : `${saved} recipes saved` });
      onClose();
    } catch (error) {
      const reason = errorMessage(error, 'Check your connection and try again.');
      const description = saved === 0 ? reason : `${saved} of ${chosen.length} were saved. ${reason}`;
      showToast({ kind: 'error', title: 'Not all recipes were saved', description });
    } finally {
      forgetRecipeLists(cache);
      setSaving(false);
    }
  }

  return (
    <div className={styles['form']}>
      <label className={styles['file']}>
        <FileUp size={24} aria-hidden="true" />
        <span>
          {isReading ? 'Reading…' : 'Choose a file'}
          <small>of Mealie, Tandoor, RecipeSage or Paprika, or schema.org JSON-LD</small>
        </span>
        <input
          type="file"
          aria-label="Choose a file"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {answer?.isRead === false && <Notice tone="ember" role="alert" text={answer.reason} />}
      {answer?.isRead === true && answer.problems.length > 0 && (
        <Notice tone="ember" text={answer.problems.join(' ')} />
      )}
      {recipes.length > 0 && (
        <>
          <ul className={styles['recipes']} aria-label="Recipes of the file">
            {recipes.map(({ name, ingredients, problems }, index) => (
              // Two may have one name.
              <li key={index}>
                <CheckRow
                  isChecked={!leftOut.has(index) && isNamed(index)}
                  onChange={(isChecked) =>
                    setLeftOut((before) => {
                      const next = new Set(before);
                      if (isChecked) next.delete(index);
                      else next.add(index);
                      return next;
                    })
                  }
                  label={
                    <span className={styles['what']}>
                      <bdi>{name === '' ? 'Recipe without a name: left out' : name}</bdi>
                      <small>
                        {ingredients.length === 1 ? '1 ingredient' : `${ingredients.length} ingredients`}
                        {problems.length > 0 &&
                          `, ${problems.length === 1 ? '1 line needs' : `${problems.length} lines need`} a look`}
                      </small>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
          <p className={styles['read']}>
            <Button
              variant="primary"
              isWorking={isSaving}
              onClick={() => void save()}
              disabled={onlineOnly.disabled || chosen.length === 0}
              title={onlineOnly.title}
            >
              {chosen.length === 1 ? 'Save 1 recipe' : `Save ${chosen.length} recipes`}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

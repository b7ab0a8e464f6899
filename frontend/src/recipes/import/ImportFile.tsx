import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './ImportRecipeDialog.module.css';
import type { RecipeFile } from './useRecipeFile.ts';

interface ImportFileProps {
  readonly file: RecipeFile;
}

/** Chooses a file, and which of its recipes are saved. */
export function ImportFile({
  file: { answer, recipes, isTicked, isReading, isSaving, choose, tick },
}: ImportFileProps) {
  return (
    <div className={styles['form']}>
      <label className={styles['file']}>
        <FileUp size={24} aria-hidden="true" />
        <span>
          {isReading ? t`Reading…` : t`Choose a file`}
          <small>
            <Trans>of Mealie, Tandoor, RecipeSage or Paprika, or schema.org JSON-LD</Trans>
          </small>
        </span>
        <input
          type="file"
          aria-label={t`Choose a file`}
          disabled={isSaving}
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
        <ul className={styles['recipes']} aria-label={t`Recipes of the file`}>
          {recipes.map(({ name, ingredients, problems }, index) => (
            // Two may have one name.
            <li key={index}>
              <CheckRow
                isChecked={isTicked(index)}
                onChange={(isChecked) => tick(index, isChecked)}
                label={
                  <span className={styles['what']}>
                    <bdi>{name === '' ? t`Recipe without a name: left out` : name}</bdi>
                    <small>
                      {ingredients.length === 1 ? '1 ingredient' : `${ingredients.length} ingredients`}
                      {problems.length > 0 &&
                        `, ${problems.length === 1 ? t`1 line needs` : t`${problems.length} lines need`} a look`}
                    </small>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

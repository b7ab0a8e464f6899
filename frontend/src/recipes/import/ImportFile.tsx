import { plural, t } from '@lingui/core/macro';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { FileField } from '../../ui/controls/FileField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import styles from './ImportRecipeDialog.module.css';
import type { RecipeFile } from './useRecipeFile.ts';

function contentText(ingredientCount: number, doubtful: number): string {
  const ingredients = plural(ingredientCount, { one: '# ingredient', other: '# ingredients' });
  return doubtful === 0
    ? ingredients
    : t`${ingredients}, ${plural(doubtful, { one: '# line needs a look', other: '# lines need a look' })}`;
}

interface ImportFileProps {
  readonly file: RecipeFile;
}

/** Chooses a file, and which of its recipes are saved. */
export function ImportFile({
  file: { answer, recipes, isTicked, isReading, isSaving, choose, tick },
}: ImportFileProps) {
  return (
    <div className="column">
      <FileField
        label={t`Choose a file`}
        hint={t`Of Mealie, Tandoor, RecipeSage or Paprika, or schema.org JSON-LD.`}
        isReading={isReading}
        isDisabled={isSaving}
        takesFocus={false}
        onFile={(chosen) => void choose(chosen)}
      />
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
                    <small>{contentText(ingredients.length, problems.length)}</small>
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

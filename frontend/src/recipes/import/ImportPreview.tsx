import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { typedNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { Check, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { durationLabel } from '../../../../domain/text/dates/durations.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RowEditor } from '../../ui/recipe/RowEditor.tsx';
import { stepsLabel } from '../recipeTexts.ts';
import type { ReadRecipeFragment } from './ImportRecipe.generated.ts';
import styles from './ImportRecipeDialog.module.css';
import { otherProblems, readLines, type Corrections, type ReadLine } from './readLines.ts';

interface ImportPreviewProps {
  readonly recipe: ReadRecipeFragment;
  readonly corrections: Corrections;
  readonly nameError: string | undefined;
  readonly nameRef: Ref<HTMLInputElement>;
  readonly onChange: (corrections: Corrections) => void;
}

/** What was understood, line by line; doubtful lines can be fixed or left out. */
export function ImportPreview({ recipe, corrections, nameError, nameRef, onChange }: ImportPreviewProps) {
  const [open, setOpen] = useState<number | null>(null);
  /** The line whose button takes the focus of what was closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const lines = readLines(recipe, corrections);
  const doubtful = lines.filter(({ doubt }) => doubt !== null).length;
  const problems = otherProblems(recipe);

  function leaveOut(index: number): void {
    const at = lines.findIndex((line) => line.index === index);
    setOpen(null);
    setClosed((lines[at + 1] ?? lines[at - 1])?.index ?? null);
    onChange({ ...corrections, leftOut: new Set(corrections.leftOut).add(index) });
  }

  return (
    <section className="column" aria-label={t`What was understood`}>
      <TextField
        label={t`Recipe name`}
        maxLength={LIMITS.name}
        dir="auto"
        ref={nameRef}
        value={corrections.name}
        error={nameError}
        onChange={({ target }) => onChange({ ...corrections, name: target.value })}
      />
      <p className={styles['facts']}>{factsOf(recipe, lines.length)}</p>
      <p role="status" className={styles['status']}>
        {doubtful > 0 && (
          <span className={styles['doubts']}>
            <Trans>
              <b>
                <Plural value={doubtful} one="# line needs a look." other="# lines need a look." />
              </b>{' '}
              Everything else was understood.
            </Trans>
          </span>
        )}
      </p>
      {problems.length > 0 && <Notice tone="ember" text={problems.join(' ')} />}
      <ul className={styles['lines']} aria-label={t`Ingredients`}>
        {lines.map((line, at) => (
          <li key={line.index} data-doubt={line.doubt === null ? undefined : ''}>
            {line.part !== null && line.part !== lines[at - 1]?.part && (
              <h2 className={styles['heading']} dir="auto">
                {line.part}
              </h2>
            )}
            {line.index === open ? (
              <div className={styles['editor']}>
                <RowEditor
                  input={line.input}
                  errors={{}}
                  onChange={(input) =>
                    onChange({ ...corrections, lines: new Map(corrections.lines).set(line.index, input) })
                  }
                  onDone={() => {
                    // A line that was looked at is no longer in doubt.
                    onChange({
                      ...corrections,
                      lines: new Map(corrections.lines).set(line.index, line.input),
                    });
                    setOpen(null);
                    setClosed(line.index);
                  }}
                />
                <Button variant="quiet" icon={<X size={18} />} onClick={() => leaveOut(line.index)}>
                  <Trans>Leave out</Trans>
                </Button>
              </div>
            ) : (
              <LineRow
                line={line}
                wasOpen={line.index === closed}
                onFix={() => {
                  setOpen(line.index);
                  setClosed(null);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {recipe.instructions.length > 0 && (
        <details className={styles['steps']}>
          <summary>{stepsLabel(recipe.instructions)}</summary>
          <ol className="column gap8">
            {numberedSteps(recipe.instructions).map(({ text, index, heading }) => (
              // Steps have no id.
              <li key={index} dir="auto">
                {heading !== null && <h2 className={styles['heading']}>{heading}</h2>}
                {text}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

interface LineRowProps {
  readonly line: ReadLine;
  /** Takes the focus. */
  readonly wasOpen: boolean;
  readonly onFix: () => void;
}

function LineRow({ line: { line, input, doubt }, wasOpen, onFix }: LineRowProps) {
  const amount = withGlyphs(amountLabel(typedNumbers(input.quantity), input.unit));
  return (
    <div className={styles['line']}>
      <span className={styles['amount']}>{doubt !== null && amount === '' ? '?' : amount}</span>
      <span className={styles['what']} dir="auto">
        {doubt === null ? input.name : `“${line}”`}
        {doubt === null && input.notes !== '' && <small>{input.notes}</small>}
        {doubt !== null && <small>{doubt}</small>}
      </span>
      {doubt === null && <Check size={18} strokeWidth={2.2} aria-label={t`Understood`} role="img" />}
      <Button
        variant={doubt === null ? 'quiet' : 'line'}
        ref={wasOpen ? takeFocus : null}
        aria-label={doubt === null ? t`Edit ${line}` : t`Fix ${line}`}
        onClick={onFix}
      >
        {doubt === null ? t`Edit` : t({ message: 'Fix', context: 'what was read' })}
      </Button>
    </div>
  );
}

/** "4 portions, 30 mins, 9 ingredients, 5 steps. From example.com" */
function factsOf({ servings, minutes, instructions, sourceName }: ReadRecipeFragment, lines: number): string {
  const facts = [
    servings === null ? t`amounts without portions` : portionsLabel(servings * 4),
    ...(minutes === null ? [] : [durationLabel(minutes)]),
    plural(lines, { one: '# ingredient', other: '# ingredients' }),
    stepsLabel(instructions),
  ].join(', ');
  return sourceName === null ? facts : t`${facts}. From ${sourceName}`;
}

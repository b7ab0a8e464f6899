import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, type RefObject } from 'react';
import { MEAL_FORM_FIELDS } from '../../../../domain/plan/mealFields.ts';
import { firstName } from '../../labels/firstName.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { type Person, type Words } from '../../forms/conflict.ts';
import { mealValues, type MealInput, type MealValues } from './mealInput.ts';
import styles from './MealSheet.module.css';

interface RemovedMealProps {
  /** Of the message; where the dialog opens with it, it has the focus from the start. */
  readonly messageRef: RefObject<HTMLDivElement | null>;
  /** Null if unknown. */
  readonly remover: Person | null;
  readonly hadIngredients: boolean;
  /** Name of the meal that is in its slot by now, or null. */
  readonly taken: string | null;
  readonly values: MealInput;
  readonly words: Words<MealValues>;
}

/** Says that the meal of the open sheet was removed, with what can be put back. Has the focus. */
export function RemovedMeal({ messageRef, remover, hadIngredients, taken, values, words }: RemovedMealProps) {
  useEffect(() => messageRef.current?.focus(), [messageRef]);
  const shown = MEAL_FORM_FIELDS.map((field) => words[field]);
  return (
    <>
      <div ref={messageRef} className={styles['message']} tabIndex={-1}>
        <Notice
          tone="sky"
          role="alert"
          icon={remover === null ? undefined : <Avatar {...remover} size="sm" />}
          text={
            <>
              <b>
                {remover === null ? (
                  t`This meal was removed.`
                ) : (
                  <Trans>
                    <bdi>{firstName(remover)}</bdi> removed this meal.
                  </Trans>
                )}
              </b>
              {hadIngredients && ` ${t`Its ingredients went with it.`}`}
            </>
          }
        />
      </div>
      {taken !== null && (
        <Notice
          tone="ember"
          role="alert"
          text={
            taken === ''
              ? t`Someone else has just filled this slot. Replace it with this text, or let this text go.`
              : t`Someone else has just filled this slot with “${taken}”. Replace it with this text, or let this text go.`
          }
        />
      )}
      <dl className="column">
        {shown.map(({ label, text }) => (
          <div key={label}>
            <dt className="secondary">{label}</dt>
            <dd className="typed" dir="auto">
              {text(mealValues(values)) || t`Empty`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

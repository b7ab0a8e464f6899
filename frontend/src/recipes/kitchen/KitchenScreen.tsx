import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { Fragment, useMemo, type RefObject } from 'react';
import { byPart } from '../../../../domain/recipes/partHeading.ts';
import { equalBatches } from '../../../../domain/recipes/kitchen/cooking.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { stepIngredients } from '../../../../domain/recipes/kitchen/stepIngredients.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { namesTemperature, withTemperatures } from '../../../../domain/recipes/kitchen/temperatures.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { useTemperatureScale } from '../cooking/temperatureScale.ts';
import type { DishToCook } from './dish.ts';
import styles from './KitchenDialog.module.css';
import { KitchenIngredients } from './KitchenIngredients.tsx';
import { TimerButton } from './TimerButton.tsx';
import type { KitchenState } from './useKitchen.ts';

interface KitchenScreenProps {
  readonly dish: DishToCook;
  readonly kitchen: KitchenState;
  /** Takes the focus when the screen changes. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

export function KitchenScreen(props: KitchenScreenProps) {
  return props.kitchen.screen === 0 ? <GetReady {...props} /> : <Step {...props} />;
}

const MOST_OFFERED = 6;
const SCALES = [
  { value: 'F', label: t`°F` },
  { value: 'C', label: t`°C` },
] as const;

function GetReady({ dish, kitchen, headingRef }: KitchenScreenProps) {
  const { ingredients, steps } = dish;
  const { batches, setBatches } = kitchen;
  const written = equalBatches(dish.batches);
  const isShared = dish.batches === null || written > 1;
  const most = Math.max(MOST_OFFERED, written);
  const batchCounts = Array.from({ length: most }, (_, index) => index + 1);
  const parts = useMemo(() => byPart(ingredients.map(({ part }, index) => ({ part, index }))), [ingredients]);
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className={styles['ready']}>
        <Trans>Ingredients</Trans>
      </h2>
      {/* The list is often longer than the screen. */}
      <Allergies of={dish} />
      {ingredients.length > 0 && isShared && (
        <label className={styles['batches']}>
          <span>
            <Trans>Amounts for</Trans>
          </span>
          <Select value={batches} onChange={({ target }) => setBatches(Number(target.value))}>
            {batchCounts.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? t`the whole dish` : t`each of ${count} pans`}
              </option>
            ))}
          </Select>
        </label>
      )}
      {dish.batches !== null && <p className={styles['each']}>{stepInUnits(dish.batches)}</p>}
      {parts.map(({ part, rows }) => (
        <Fragment key={part}>
          {part !== null && (
            <h3 className={styles['part']} dir="auto">
              {part}
            </h3>
          )}
          <KitchenIngredients
            dish={dish}
            kitchen={kitchen}
            shown={rows.map(({ index }) => index)}
            {...(part !== null && { label: part })}
          />
        </Fragment>
      ))}
      {ingredients.length === 0 && (
        <p className={styles['none']}>
          <Trans>No ingredients are listed.</Trans>
        </p>
      )}
      {steps.length === 0 && (
        <p className={styles['none']}>
          <Trans>No instructions yet.</Trans>
        </p>
      )}
    </>
  );
}

function Step({ dish, kitchen, headingRef }: KitchenScreenProps) {
  const { screen, isLast, note, timersHere, batches, start, stop } = kitchen;
  const [scale, setScale] = useTemperatureScale();
  const step = kitchen.step?.text ?? '';
  const last = kitchen.steps.length;
  const part = partAt(kitchen.steps, screen);
  const length = lengthOf(note + step);
  const shown = useMemo(
    () =>
      stepIngredients(
        step,
        dish.ingredients.map(({ names }) => names),
      ),
    [step, dish.ingredients],
  );
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className={styles['step']}>
        <span className={styles['number']}>
          <Trans>
            <b>Step {screen}</b> of {last}
          </Trans>
          {part !== null && <bdi>, {part}</bdi>}
        </span>{' '}
        {note !== '' && (
          <>
            <span className={styles['note']} data-length={length} dir="auto">
              {note}
            </span>{' '}
          </>
        )}
        <span className={styles['text']} data-length={length} dir="auto">
          {textInUnits(withTemperatures(step, scale))}
        </span>
      </h2>
      {namesTemperature(step) && (
        <div className={styles['scale']}>
          <Segments label={t`Temperature`} isLabelHidden choices={SCALES} value={scale} onChange={setScale} />
        </div>
      )}
      {batches > 1 && shown.length > 0 && (
        <p className={styles['each']}>
          <Trans>Amounts are for each of {batches} pans.</Trans>
        </p>
      )}
      <KitchenIngredients dish={dish} kitchen={kitchen} shown={shown} />
      {timersHere.map((timer) => (
        <TimerButton key={timer.key} timer={timer} onStart={start} onStop={stop} />
      ))}
      {isLast && <p className="title pine">{enjoyText(dish)}</p>}
      <Allergies of={dish} />
    </>
  );
}

function Allergies({ of: { allergies } }: { readonly of: DishToCook }) {
  return (
    allergies.length > 0 && (
      <div className={styles['allergies']}>
        <ShieldAlert size={24} strokeWidth={1.8} />
        <div className="column gap8">
          {allergies.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    )
  );
}

function enjoyText({ mealType, eaterCount }: DishToCook): string {
  return mealType === null || eaterCount === null ? t`Enjoy.` : t`Enjoy. ${mealType} for ${eaterCount}.`;
}

/** The part that a step belongs to. */
function partAt(steps: KitchenState['steps'], screen: number): string | null {
  return steps.slice(0, screen).findLast(({ heading }) => heading !== null)?.heading ?? null;
}

/** Long steps are smaller, so that most fit a screen. */
function lengthOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length <= 120) return 'short';
  return length <= 320 ? 'long' : 'longest';
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CirclePlus, CircleSlash, CloudUpload } from 'lucide-react';
import { Fragment } from 'react';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { isAsTyped, listedAs } from '../../../../domain/shopping/amount/neededAmount.ts';
import { withUnitNames } from '../../../../domain/shopping/amount/unitNames.ts';
import { chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { amountOf } from '../../labels/amounts.ts';
import { notFoundText } from './notFoundText.ts';
import { isAtHome } from '../../labels/isAtHome.ts';
import { useIsTicked, useIsTickWaiting, useTickQueue } from '../../offline/outbox/useTickQueue.ts';
import { Tick } from '../../ui/controls/choice/Tick.tsx';
import type { IngredientRowFragment } from '../../gql/fragments/IngredientRow.generated.ts';
import styles from './IngredientTick.module.css';

interface IngredientTickProps {
  readonly ingredient: IngredientRowFragment;
  /** "for Mia, on a separate plate"; '' for what is for everybody. */
  readonly plate: string;
  readonly canTick: boolean;
}

/** The box alone, where the ingredient's fields stand beside it. */
export function TickBox({ ingredient, canTick }: Pick<IngredientTickProps, 'ingredient' | 'canTick'>) {
  const ticks = useTickQueue();
  const listed = { ...ingredient, ...listedAs(ingredient) };
  return (
    <label className={styles['tickBox']}>
      <Tick
        data-waiting={useIsTickWaiting([ingredient]) ? '' : undefined}
        aria-label={t`${{ name: chosenName(ingredient) }}: purchased`}
        checked={useIsTicked(listed)}
        disabled={!canTick}
        onChange={() => ticks.toggle([listed])}
      />
    </label>
  );
}

/** An ingredient to check off as bought. */
export function IngredientTick({ ingredient, plate, canTick }: IngredientTickProps) {
  const ticks = useTickQueue();
  const listed = { ...ingredient, ...listedAs(ingredient) };
  const isPurchased = useIsTicked(listed);
  const isWaiting = useIsTickWaiting([ingredient]);
  const name = chosenName(ingredient);
  return (
    <label className={styles['line']} data-purchased={isPurchased ? '' : undefined}>
      <Tick
        data-waiting={isWaiting ? '' : undefined}
        checked={isPurchased}
        disabled={!canTick}
        onChange={() => ticks.toggle([listed])}
      />
      <span className={styles['text']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>{' '}
        {isWaiting && (
          <span className={styles['waiting']}>
            <CloudUpload size={17} strokeWidth={2} />
            <Trans>Waiting to send</Trans>
          </span>
        )}
        {ingredient.missing !== null && !isPurchased && (
          <span className="label row gap4 ember">
            <CirclePlus size={17} strokeWidth={2} />
            {t`${{ amount: amountOf(ingredient.missing, name) }} more: ${{ working: withUnitNames(ingredient.missing.calculation ?? '') }}`}
          </span>
        )}
        {ingredient.unavailable !== null && !isPurchased && (
          <span className="label row gap4 ember">
            <CircleSlash size={17} strokeWidth={2} />
            {notFoundText(name, ingredient.unavailable)}
          </span>
        )}
        <Details ingredient={ingredient} plate={plate} />
      </span>{' '}
      <span className={styles['amount']}>
        <bdi>{amountOf(ingredient.amount, name, isAsTyped(ingredient))}</bdi>
      </span>
    </label>
  );
}

function Details({ ingredient, plate }: Pick<IngredientTickProps, 'ingredient' | 'plate'>) {
  const parts = [
    plate,
    isReplaced(ingredient) ? t`instead of ${{ name: ingredient.name }}` : '',
    textInUnits(noteWithUse(ingredient, ingredient.amount.unit) ?? ''),
    isAtHome(ingredient) ? t`at home` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <span className="secondary">
      {parts.map((part, index) => (
        // Right-to-left names would reorder the amount.
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

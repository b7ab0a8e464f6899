import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { asText } from '../../../../domain/text/asText.ts';
import {
  partlyUnderstoodLine,
  wordsOnlyLine,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { EmptySlotReason } from '../../gql/schema.generated.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import styles from './ResultView.module.css';
import { SlotCard } from './SlotCard.tsx';
import type { Suggestions } from './useSuggestMeals.ts';

const REASONS: Readonly<Record<EmptySlotReason, string>> = {
  NOTHING_FITS: t`No dish fits your restrictions, equipment, skill and budget.`,
  NOTHING_LEFT: t`Every dish that fits is already in the plan or next to this slot.`,
  NO_ROOM: t`This meal has no name and too many ingredients to add a recipe's.`,
};

/** Filled slots, and why others are empty. */
export function ResultView({ answer }: { readonly answer: Suggestions }) {
  const { source, updatedMeals, cookbookMealIds, emptySlots } = answer;
  return (
    <>
      <p className={styles['summary']} tabIndex={0} ref={takeFocus}>
        {summary(answer)}
      </p>
      <Unsure answer={answer} />
      {updatedMeals.length > 0 && (
        <ul className={styles['slots']} aria-label={t`Filled slots`}>
          {updatedMeals.map(({ id, date, type, name }) => (
            <SlotCard key={id} slot={{ date, type: mealTypeOf(type) }}>
              <p className={styles['name']} dir="auto">
                {name}
              </p>
              {source === 'MODEL' && cookbookMealIds.includes(id) && (
                <p>
                  <Tag icon={<BookOpen size={16} />}>
                    <Trans>From the cookbook</Trans>
                  </Tag>
                </p>
              )}
            </SlotCard>
          ))}
        </ul>
      )}
      {emptySlots.length > 0 && (
        <section aria-labelledby="still-empty">
          <h2 id="still-empty" className={styles['heading']}>
            <Trans>Still empty</Trans>
          </h2>
          <ul className={styles['slots']}>
            {emptySlots.map(({ date, type, reason }) => (
              <SlotCard key={`${date}.${type}`} slot={{ date, type: mealTypeOf(type) }}>
                <p className={styles['reason']}>{REASONS[reason]}</p>
              </SlotCard>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Restrictions checked by words alone, or not at all. */
function Unsure({ answer: { wordsOnly, notUnderstood } }: { readonly answer: Suggestions }) {
  const lines = [partlyUnderstoodLine(notUnderstood), wordsOnlyLine(wordsOnly)]
    .filter((line) => line !== null)
    .map(asText);
  if (lines.length === 0) return null;
  return (
    <Notice
      tone="ember"
      role="alert"
      text={[...lines, t`Please check these meals before you shop.`].join(' ')}
    />
  );
}

function summary({ updatedMeals, totalIngredients, uniqueIngredients }: Suggestions): string {
  if (updatedMeals.length === 0)
    return t`Nothing was filled. Try other equipment, more skill, a larger budget or fewer restrictions.`;
  const meals = plural(updatedMeals.length, { one: '# meal', other: '# meals' });
  return uniqueIngredients === totalIngredients
    ? t`${meals} with ${plural(uniqueIngredients, { one: '# ingredient', other: '# ingredients' })}. They are on your shopping list.`
    : t`${meals} with ${plural(uniqueIngredients, { one: '# different ingredient', other: '# different ingredients' })}. They are on your shopping list.`;
}

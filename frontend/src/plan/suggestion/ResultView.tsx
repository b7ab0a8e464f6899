import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import {
  partlyUnderstoodLine,
  wordsOnlyLine,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { EmptySlotReason } from '../../gql/schema.generated.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import type { TripAttendance } from '../../people/tripAttendance.ts';
import { SuggestedSlot } from './SuggestedSlot.tsx';
import styles from './ResultView.module.css';
import { SlotCard } from './SlotCard.tsx';
import { filledSlots, type Suggestions } from './useSuggestMeals.ts';

const REASONS: Readonly<Record<EmptySlotReason, string>> = {
  NOTHING_FITS: t`No dish fits your restrictions, equipment, skill and budget.`,
  NOTHING_LEFT: t`Every dish that fits is already in the plan or next to this slot.`,
  NO_ROOM: t`This meal has no name and too many ingredients to add a recipe's.`,
};

interface ResultViewProps {
  readonly answer: Suggestions;
  readonly attendance: TripAttendance;
}

/** Filled slots, and why others are empty. */
export function ResultView({ answer, attendance }: ResultViewProps) {
  const { source, cookbookMealIds, emptySlots } = answer;
  const slots = filledSlots(answer);
  return (
    <>
      <p tabIndex={0} ref={takeFocus}>
        {summary(answer)}
      </p>
      <Unsure answer={answer} />
      {slots.length > 0 && (
        <ul className="column gap8" aria-label={t`Filled slots`}>
          {slots.map((dishes) => (
            <SuggestedSlot
              key={dishes[0]?.id}
              dishes={dishes}
              attendance={attendance}
              markedIds={source === 'MODEL' ? cookbookMealIds : []}
            />
          ))}
        </ul>
      )}
      {emptySlots.length > 0 && (
        <section aria-labelledby="still-empty">
          <h2 id="still-empty" className="heading below8">
            <Trans>Still empty</Trans>
          </h2>
          <ul className="column gap8">
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

function summary(answer: Suggestions): string {
  const { totalIngredients, uniqueIngredients } = answer;
  const slots = filledSlots(answer);
  if (slots.length === 0)
    return t`Nothing was filled. Try other equipment, more skill, a larger budget or fewer restrictions.`;
  const meals = plural(slots.length, { one: '# meal', other: '# meals' });
  return uniqueIngredients === totalIngredients
    ? t`${meals} with ${plural(uniqueIngredients, { one: '# ingredient', other: '# ingredients' })}. They are on your shopping list.`
    : t`${meals} with ${plural(uniqueIngredients, { one: '# different ingredient', other: '# different ingredients' })}. They are on your shopping list.`;
}

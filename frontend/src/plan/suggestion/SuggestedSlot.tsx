import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { youFirst } from '../../../../domain/people/eater/answer.ts';
import { firstListed } from '../../labels/firstListed.ts';
import { servedBy, type TripEater, type TripAttendance } from '../../people/tripAttendance.ts';
import { forCount } from '../dish/dishPart.ts';
import { Tag } from '../../ui/marks/Tag.tsx';
import { SlotCard } from './SlotCard.tsx';
import type { FilledDish } from './useSuggestMeals.ts';

interface SuggestedSlotProps {
  /** The first one first. */
  readonly dishes: readonly FilledDish[];
  readonly attendance: TripAttendance;
  /** Dishes that come from the cookbook, where not all of them do. */
  readonly markedIds: readonly string[];
}

/** The dishes of a slot, and who gets which, where there are several. */
export function SuggestedSlot({ dishes, attendance, markedIds }: SuggestedSlotProps) {
  const [first] = dishes;
  if (first === undefined) return null;
  const { of } = servedBy(attendance, dishes);
  return (
    <SlotCard slot={first}>
      {dishes.map((dish) => (
        <div key={dish.id}>
          <p className="strong" dir="auto">
            {dish.name}
          </p>
          {dishes.length > 1 && <p className="secondary">{partText(dish, of(dish).eaters, dishes)}</p>}
          {markedIds.includes(dish.id) && (
            <p>
              <Tag icon={<BookOpen size={16} />}>
                <Trans>From the cookbook</Trans>
              </Tag>
            </p>
          )}
        </div>
      ))}
    </SlotCard>
  );
}

/** "for Vera and Viktor, who can’t eat cod" */
function partText(
  { position, isInstead, forWhom }: FilledDish,
  eaters: readonly TripEater[],
  dishes: readonly FilledDish[],
): string {
  if (isInstead) {
    const people = firstListed(youFirst(eaters));
    const food = forWhom?.cannotEat ?? null;
    return food === null ? t`for ${people}` : t`for ${people}, who can’t eat ${food}`;
  }
  const isForMost = position === 0 && dishes.some((other) => other.isInstead);
  return isForMost ? forCount(eaters.length) : t`for everybody`;
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { isInPlan } from '../../../../domain/plan/plan.ts';
import { weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { mealOfDay } from '../../labels/slotLabel.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import {
  useMealsOutsidePlanFragment,
  type MealsOutsidePlanFragment,
} from '../outside/MealsOutsidePlan.generated.ts';
import { compareMealTimes, mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { mealName, mealOf, type Meal } from '../slot.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useMarkSlots } from './useMarkSlots.ts';

interface NotNeededDialogProps {
  readonly trip: FragmentType<MealsOutsidePlanFragment>;
  /** A meal's id, for its slot, or a day; null closes the dialog. */
  readonly asked: string | null;
  /** Picks up all dishes of the slot. */
  readonly onMove: (mealId: string) => void;
  readonly onClose: () => void;
  /** Closes the dialog, too. */
  readonly onMarked: () => void;
}

/** Asks before several dishes leave the plan, because their slot or its day is not needed. */
export function NotNeededDialog({ trip: ref, asked, onMove, onClose, onMarked }: NotNeededDialogProps) {
  const trip = useMealsOutsidePlanFragment(ref);
  const { markSlot, markDay } = useMarkSlots(trip.id);
  const question = useMemo(() => questionOf(trip, asked), [trip, asked]);
  const shown = useLastValue(question);
  if (shown === null) return null;
  const { first, ofSlot, dishes, wereOff } = shown;
  const day = weekdayLabel(first.date);
  const names = listed(dishes.map(mealName));
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={ofSlot ? slotTitle(mealOfDay(day, first.type)) : slotTitle(day)}
      text={
        <Trans>
          <bdi>{names}</bdi> leave the plan and the shopping list. They come back if you mark it as needed
          again.
        </Trans>
      }
      action={t`Not Needed`}
      finalFocus={() => slotButton(mealTimeKey(first))}
      onClose={onClose}
      onConfirm={async () => {
        const isMarked = ofSlot ? await markSlot(first) : await markDay(first, wereOff);
        if (isMarked) onMarked();
      }}
    >
      {ofSlot && (
        <Button variant="quiet" onClick={() => onMove(first.id)} isOnlineOnly>
          <Trans>Move them to another meal</Trans>
        </Button>
      )}
    </ConfirmDialog>
  );
}

/** Null without an answer that the viewer may give. */
function questionOf(trip: MealsOutsidePlanFragment, asked: string | null) {
  const meals = trip.meals.map(mealOf);
  const meal = meals.find(({ id }) => id === asked);
  const planned = domainTrip(trip);
  const isAsked = (dish: Meal) =>
    meal === undefined ? dish.date === asked && isInPlan(planned, dish) : compareMealTimes(dish, meal) === 0;
  const there = meals.filter(isAsked);
  const dishes = there.filter(({ status }) => status === 'planned');
  const off = there.filter(({ status }) => status === 'not_needed');
  const [first] = dishes;
  if (first === undefined || !trip.viewerCan.includes('PLAN_MEALS')) return null;
  return { first, dishes, wereOff: new Set(off.map(({ id }) => id)), ofSlot: meal !== undefined };
}

function slotTitle(what: string): string {
  return t`Mark ${what} as not needed?`;
}

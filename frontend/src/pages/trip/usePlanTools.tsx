import { plural, t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import {
  CalendarMinus,
  CalendarPlus,
  CopyPlus,
  Printer,
  RotateCcw,
  Shuffle,
  ShoppingCart,
  Sparkles,
  Undo2,
} from 'lucide-react';
import { isSlotFree } from '../../../../domain/plan/meal.ts';
import { dishesWithoutCook, firstDish } from '../../../../domain/plan/plan.ts';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { PlanStanding } from '../../plan/schedule/planStanding.ts';
import { useUndoSuggestions } from '../../plan/suggestion/useUndoSuggestions.ts';
import type { Plan } from '../../plan/schedule/usePlan.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { Tool } from '../frame/tool.ts';

const loadMarkDay = () => import('../../plan/schedule/markDay.ts');

interface PlanDialogs {
  readonly onAssignAtRandom: () => void;
  readonly onSuggest: () => void;
  readonly onCopyMenu: () => void;
  readonly onPlanAgain: () => void;
  readonly onHandbook: () => void;
}

interface PlanTools {
  /** What the plan needs next; null for nothing. */
  readonly main: Tool | null;
  /** Beside it, and rare ones. */
  readonly others: readonly Tool[];
  readonly suggest: Tool | null;
}

/** What can be done with a plan as a whole, and which of it is next. */
export function usePlanTools(
  plan: Plan,
  standing: PlanStanding,
  hasCard: boolean,
  dialogs: PlanDialogs,
): PlanTools {
  const isOnline = useOnline();
  const dayTools = useDayTools(plan);
  const undoSuggestions = useUndoSuggestions(plan.trip.id);
  const { trip, meals, days, canPlan } = plan;
  const print: Tool = {
    id: 'print',
    name: t`Print`,
    icon: <Printer />,
    isRare: true,
    onPress: () => window.print(),
  };
  const handbook: Tool = {
    id: 'handbook',
    name: t`Kitchen handbook`,
    icon: <Printer />,
    isRare: true,
    isDisabled: !isOnline,
    onPress: dialogs.onHandbook,
  };
  if (trip.isCompleted) {
    const again: Tool = {
      id: 'again',
      name: t`Plan this again`,
      icon: <RotateCcw />,
      isDisabled: !isOnline,
      onPress: dialogs.onPlanAgain,
    };
    const completed: Tool = {
      id: 'completed',
      name: t`Trip Completed`,
      icon: null,
      isDisabled: true,
      isSunken: true,
    };
    return { main: again, others: [completed, print], suggest: null };
  }
  const hasFreeSlot = days.some(({ slots }) => slots.some((slot) => isSlotFree(slot.meals)));
  const random: Tool = {
    id: 'random',
    name: t`Random Assignment`,
    icon: <Shuffle />,
    isDisabled: !isOnline,
    onPress: () => assignAtRandom(plan, dialogs.onAssignAtRandom),
  };
  const suggest: Tool = {
    id: 'suggest',
    name: t`AI Suggestions`,
    icon: <Sparkles />,
    onPress: dialogs.onSuggest,
    isDisabled: !isOnline || !hasFreeSlot,
    reason: hasFreeSlot ? undefined : t`Every slot has a meal or is not needed`,
  };
  const cart: Tool = {
    id: 'cart',
    name: t`View Cart`,
    icon: <ShoppingCart />,
    to: `/trips/${trip.id}/shopping`,
  };
  const copy: Tool = {
    id: 'copy',
    name: t`Copy a menu`,
    icon: <CopyPlus />,
    onPress: dialogs.onCopyMenu,
    isRare: true,
    isDisabled: !isOnline,
  };
  const run = trip.lastSuggestionRun;
  const takeBack: Tool[] =
    run === null
      ? []
      : [
          {
            id: 'takeBack',
            name: takeBackText(run.mealCount),
            icon: <Undo2 />,
            isRare: true,
            isDisabled: !isOnline,
            onPress: () => void undoSuggestions(run.id),
          },
        ];
  const bound = [
    ...(canPlan ? [random] : []),
    ...(trip.viewerCan.includes('SUGGEST_MEALS') ? [suggest] : []),
  ];
  const next = nextOf(standing);
  const main = hasCard || standing.isBlank ? null : ([...bound, cart].find(({ id }) => id === next) ?? null);
  const inPanel = standing.isBlank ? suggest : null;
  const hasMenu = canPlan && hasFreeSlot;
  return {
    main,
    others: [
      ...bound.filter((tool) => tool !== main && tool !== inPanel),
      ...(hasMenu ? [copy] : []),
      ...(bound.includes(suggest) ? takeBack : []),
      print,
      ...(meals.length > 0 ? [handbook] : []),
      ...(canPlan && trip.mealTypes.length > 0 ? dayTools : []),
    ],
    suggest: inPanel !== null && bound.includes(inPanel) ? inPanel : null,
  };
}

function assignAtRandom({ trip, meals, cookCount }: Plan, onAssign: () => void): void {
  if (dishesWithoutCook(trip, meals).length === 0)
    showToast({
      kind: 'info',
      title: t`Assignment Failed`,
      description: t`No unassigned meals found`,
      ...(cookCount > 0 && { action: { label: t`Assign help`, onClick: onAssign } }),
    });
  else if (cookCount === 0)
    showToast({ kind: 'info', title: t`Assignment Failed`, description: t`No participants found` });
  else onAssign();
}

/** A tool for each day that is shown; on a phone for the open one. */
function useDayTools({ trip, shown, day: openDay }: Plan): Tool[] {
  const isOnline = useOnline();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const client = useApolloClient();
  return (isPhone ? shown.filter(({ date }) => date === openDay) : shown).map(({ date, slots }) => {
    const isOff = slots.every((slot) => firstDish(slot)?.status === 'not_needed');
    const day = weekdayLabel(date);
    return {
      id: date,
      name: isOff ? t`Mark ${day} as needed` : t`Mark ${day} as not needed`,
      icon: isOff ? <CalendarPlus /> : <CalendarMinus />,
      isRare: true,
      isDisabled: !isOnline,
      onPress: () => {
        const input = { tripId: trip.id, date, status: isOff ? 'PLANNED' : 'NOT_NEEDED' } as const;
        const dishes = slots.flatMap(({ meals }) => meals);
        void importWithRetry(loadMarkDay).then(({ markDay }) => markDay(client, input, dishes));
      },
    };
  });
}

function takeBackText(mealCount: number): string {
  return plural(mealCount, { one: 'Take back # suggested meal', other: 'Take back # suggested meals' });
}

function nextOf({ wanted, open, withoutCook }: PlanStanding): Tool['id'] | null {
  if (open > 0) return 'suggest';
  if (withoutCook > 0) return 'random';
  return wanted > 0 ? 'cart' : null;
}

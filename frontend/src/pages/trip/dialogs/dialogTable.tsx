import type { ComponentType } from 'react';
import { MEAL_TYPES } from '../../../../../domain/plan/meal.ts';
import { isCalendarDate } from '../../../../../domain/time/calendarDate.ts';
import type { useFeatures } from '../../../account/useFeatures.ts';
import { contactWays } from '../../../forms/contactWays.ts';
import type { TripAbility } from '../../../gql/schema.generated.ts';
import { actionText, readAction } from '../../../people/members/memberAction.ts';
import type { VerdictsState } from '../../../people/verdict/useTripVerdicts.ts';
import { mealTimeKey, type MealTime } from '../../../../../domain/plan/mealTime.ts';
import { ExportTripsDialog } from '../../../trip/export/exportTripsDialog.ts';
import type { LazyComponent } from '../../../ui/layout/lazyComponent.tsx';
import { lazyDialog } from '../../../ui/layout/lazyDialog.tsx';
import { readCopied } from './copied.ts';
import type { TripDialogsFragment } from '../../wholeTrip/TripDialogs.generated.ts';
import type { useTripUrl } from './useTripUrl.ts';

/** What the dialogs of a trip's page need to know. */
interface DialogPlace {
  readonly trip: TripDialogsFragment;
  /** Who can eat what. */
  readonly checked: VerdictsState;
  readonly url: ReturnType<typeof useTripUrl>;
  readonly features: ReturnType<typeof useFeatures>;
  readonly can: (ability: TripAbility) => boolean;
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

interface DialogRow {
  readonly name: string;
  readonly Row: ComponentType<{ readonly at: DialogPlace }>;
  /** Of those one tap away. */
  readonly preload: (() => Promise<unknown>) | null;
}

interface RowOf<Props extends object> {
  readonly isOpen: (at: DialogPlace) => boolean;
  /** Also while it closes. */
  readonly props: (at: DialogPlace, isOpen: boolean) => Props;
  readonly isPreloaded?: boolean;
}

function row<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  of: RowOf<Props>,
): DialogRow {
  return rowFor(name, lazyDialog(load), of);
}

function rowFor<Props extends object>(
  name: string,
  Dialog: LazyComponent<Props & { readonly isOpen: boolean }>,
  { isOpen, props, isPreloaded = false }: RowOf<Props>,
): DialogRow {
  function Row({ at }: { readonly at: DialogPlace }) {
    const isShown = isOpen(at);
    return <Dialog {...props(at, isShown)} isOpen={isShown} />;
  }
  return { name, Row, preload: isPreloaded ? Dialog.load : null };
}

/** Every dialog of a trip's page: its code, when it is open, what it gets. */
export const DIALOGS: readonly DialogRow[] = [
  row('meal', () => import('./MealSheet.tsx').then((module) => module.MealSheet), {
    isPreloaded: true,
    isOpen: ({ url }) => url.isSheetOpen,
    props: ({ trip, checked, url, can }, isOpen) => ({
      trip,
      checked,
      slot: isOpen ? parseSlot(url.assigned.value) : null,
      mealId: isOpen ? (url.ingredients.value ?? url.recipe.value) : null,
      canPlan: can('PLAN_MEALS'),
      canVote: can('VOTE'),
      ingredients: {
        canEdit: can('EDIT_INGREDIENTS'),
        canTick: can('TICK_INGREDIENTS'),
        isTripCompleted: trip.isCompleted,
      },
      onPick: (picked) => url.leaveSheet('pick', typeof picked === 'string' ? picked : mealTimeKey(picked)),
      onAnswer: url.answerFor,
      onKeep: url.keptMeal.set,
      onCook: (mealId) => {
        // Back leads to the meal, also if it moves meanwhile.
        url.showDish(mealId);
        url.cookedMeal.push(mealId);
      },
      onMove: (mealId) => url.leaveSheet('move', mealId),
      onCopy: url.copiedMeal.set,
      onDelete: url.deletedMeal.set,
      onShowSlot: (slot) => url.showSlot(mealTimeKey(slot)),
      onShowDish: url.showDish,
      onAddDish: (slot) => url.leaveSheet('add-dish', mealTimeKey(slot)),
      isDeleting: url.deletedMeal.value !== null,
      onClose: url.closeSheet,
    }),
  }),
  row('add dish', () => import('./AddDish.tsx').then((module) => module.AddDish), {
    isOpen: ({ url, can }) => url.addedDish.value !== null && can('PLAN_MEALS'),
    props: ({ trip, checked, url }, isOpen) => ({
      trip,
      verdicts: checked.verdicts,
      slot: isOpen ? parseSlot(url.addedDish.value) : null,
      onAdded: url.showDish,
      onClose: (slot) => url.showSlot(mealTimeKey(slot)),
    }),
  }),
  row(
    'assign meals',
    () => import('../../../plan/assign/AssignMealsDialog.tsx').then((module) => module.AssignMealsDialog),
    {
      isOpen: ({ url, can }) => url.assignMeals.isOpen && can('PLAN_MEALS'),
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.assignMeals.close }),
    },
  ),
  row('copy menu', () => import('./CopyMenu.tsx').then((module) => module.CopyMenu), {
    isOpen: ({ url, can }) => url.copyMenu.value !== null && can('PLAN_MEALS'),
    props: ({ trip, url }, isOpen) => ({
      trip,
      copied: readCopied(url.copyMenu.value),
      isOpen,
      onClose: () => url.copyMenu.set(null),
    }),
  }),
  row('plan again', () => import('./PlanAgain.tsx').then((module) => module.PlanAgain), {
    isOpen: ({ url }) => url.planAgain.isOpen,
    props: ({ trip, url }, isOpen) => ({ tripId: trip.id, isOpen, onClose: url.planAgain.close }),
  }),
  row(
    'handbook',
    () => import('../../../trip/export/HandbookDialog.tsx').then((module) => module.HandbookDialog),
    {
      isOpen: ({ url }) => url.handbook.isOpen,
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.handbook.close }),
    },
  ),
  row(
    'suggest meals',
    () =>
      import('../../../plan/suggestion/SuggestMealsDialog.tsx').then((module) => module.SuggestMealsDialog),
    {
      isPreloaded: true,
      isOpen: ({ url, can }) => url.suggestMeals.isOpen && can('SUGGEST_MEALS'),
      props: ({ trip, url, features }, isOpen) => ({
        trip,
        source: features.suggestionSource,
        isOpen,
        onClose: url.suggestMeals.close,
      }),
    },
  ),
  row('pick', () => import('./PickRecipe.tsx').then((module) => module.PickRecipe), {
    isPreloaded: true,
    isOpen: ({ url, can }) => url.picked.value !== null && can('PLAN_MEALS'),
    props: ({ trip, url }, isOpen) => ({
      trip,
      slot: isOpen ? parseSlot(url.picked.value) : null,
      mealId: isOpen && parseSlot(url.picked.value) === null ? url.picked.value : null,
      onWrite: (slot) => url.writeSlot(mealTimeKey(slot)),
      onClose: () => url.picked.set(null),
    }),
  }),
  row('keep', () => import('./KeepMeal.tsx').then((module) => module.KeepMeal), {
    isOpen: ({ url }) => url.keptMeal.value !== null,
    props: ({ trip, url }) => ({ trip, mealId: url.keptMeal.value, onClose: () => url.keptMeal.set(null) }),
  }),
  row('copy meal', () => import('./CopyMeal.tsx').then((module) => module.CopyMeal), {
    isOpen: ({ url, can }) => url.copiedMeal.value !== null && can('PLAN_MEALS'),
    props: ({ trip, url }, isOpen) => ({
      trip,
      mealId: isOpen ? url.copiedMeal.value : null,
      onClose: () => url.copiedMeal.set(null),
    }),
  }),
  row('cook', () => import('./CookMeal.tsx').then((module) => module.CookMeal), {
    isOpen: ({ url }) => url.cookedMeal.value !== null,
    props: ({ trip, checked, url }) => ({
      trip,
      verdicts: checked.verdicts,
      mealId: url.cookedMeal.value,
      onShow: url.cookedMeal.set,
      onClose: () => url.cookedMeal.set(null),
    }),
  }),
  row(
    'delete meal',
    () => import('../../../plan/schedule/DeleteMealDialog.tsx').then((module) => module.DeleteMealDialog),
    {
      isOpen: ({ url }) => url.deletedMeal.value !== null,
      props: ({ trip, url }) => ({
        trip,
        mealId: url.deletedMeal.value,
        onClose: () => url.deletedMeal.set(null),
        onDeleted: url.closeSheet,
      }),
    },
  ),
  row('eater', () => import('../../../people/eater/PersonSheet.tsx').then((module) => module.PersonSheet), {
    isPreloaded: true,
    isOpen: (at) => personOf(at) !== null,
    props: ({ trip, url, can }) => ({
      trip,
      personId: personOf({ url, can }),
      onSelect: url.eater.set,
      onAsk: (asked) => url.askedAction.set(actionText(asked)),
      onClose: () => (url.eater.value === null ? url.welcome : url.eater).set(null),
    }),
  }),
  row(
    'member',
    () =>
      import('../../../people/members/MemberActionDialog.tsx').then((module) => module.MemberActionDialog),
    {
      isPreloaded: true,
      isOpen: ({ url }) => url.askedAction.value !== null,
      props: ({ trip, url, onRemoved }) => ({
        trip,
        asked: readAction(url.askedAction.value),
        onClose: () => url.askedAction.set(null),
        onGone: (action) => (action === 'leave' ? onRemoved() : url.eater.set(null)),
      }),
    },
  ),
  rowFor('export', ExportTripsDialog, {
    isOpen: ({ url, can }) => url.exportTrip.isOpen && can('EXPORT'),
    props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.exportTrip.close }),
  }),
  row(
    'edit trip',
    () => import('../../../trip/edit/EditTripDialog.tsx').then((module) => module.EditTripDialog),
    {
      isPreloaded: true,
      isOpen: ({ url, can }) => url.edit.isOpen && can('EDIT'),
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.edit.close }),
    },
  ),
  row(
    'invite',
    () => import('../../../people/invitation/InviteDialog.tsx').then((module) => module.InviteDialog),
    {
      isPreloaded: true,
      isOpen: ({ url, can }) => url.invite.isOpen && can('INVITE'),
      props: ({ trip, url, features }, isOpen) => ({
        trip,
        areTextsEnabled: features.textsEnabled,
        ways: contactWays(features.signInWays),
        isOpen,
        onClose: url.invite.close,
      }),
    },
  ),
  row(
    'restrictions',
    () => import('../../../trip/edit/EditTripDialog.tsx').then((module) => module.EditTripDialog),
    {
      isOpen: ({ url, can }) => url.restrictions.isOpen && can('EDIT'),
      props: ({ trip, url }, isOpen) => ({ trip, isOfRules: true, isOpen, onClose: url.restrictions.close }),
    },
  ),
  row(
    'delete trip',
    () => import('../../../trip/DeleteTripDialog.tsx').then((module) => module.DeleteTripDialog),
    {
      isOpen: ({ url, can }) => url.deleteTrip.isOpen && can('DELETE'),
      props: ({ trip, url, onRemoved }, isOpen) => ({
        tripId: trip.id,
        name: trip.name,
        isOpen,
        onClose: url.deleteTrip.close,
        onDeleted: onRemoved,
      }),
    },
  ),
];

/** Whose sheet is open. The three questions of an invitation come back after the sheets of companions. */
function personOf({ url, can }: Pick<DialogPlace, 'url' | 'can'>): string | null {
  const isAsked = url.welcome.value !== null && can('EDIT_OWN_EATERS');
  return url.eater.value ?? (isAsked ? 'welcome' : null);
}

/** Parses `?assign=2026-06-14.dinner`. */
function parseSlot(text: string | null): MealTime | null {
  const [date = '', typeText = ''] = text?.split('.') ?? [];
  const type = MEAL_TYPES.find((known) => known === typeText);
  return type !== undefined && isCalendarDate(date) ? { date, type } : null;
}

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
import { lazyDialog } from '../../../ui/layout/lazyDialog.tsx';
import { useWasOpen } from '../../../browser/hooks/useOpening.ts';
import { readCopied } from './copied.ts';
import type { TripDialogsFragment } from '../../wholeTrip/TripDialogs.generated.ts';
import type { useTripUrl } from './useTripUrl.ts';

/** What the dialogs of a trip's page need to know. */
interface TripPlace {
  readonly trip: TripDialogsFragment;
  /** Who can eat what. */
  readonly checked: VerdictsState;
  readonly url: ReturnType<typeof useTripUrl>;
  readonly features: ReturnType<typeof useFeatures>;
  readonly can: (ability: TripAbility) => boolean;
  /** Conflict of an ingredient with the group's restrictions. */
  readonly dietMarkOf: (line: string) => string | null;
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

interface DialogRow {
  readonly name: string;
  readonly Row: ComponentType<{ readonly at: TripPlace }>;
  /** Of those one tap away. */
  readonly preload: (() => Promise<unknown>) | null;
}

interface RowOf<Props extends object> {
  readonly isOpen: (at: TripPlace) => boolean;
  /** Also while it closes. */
  readonly props: (at: TripPlace, isOpen: boolean) => Props;
  readonly isPreloaded?: boolean;
}

/** A row of the table: mounted from its first opening on. */
function row<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOpen, props, isPreloaded = false }: RowOf<Props>,
): DialogRow {
  return { ...shown(name, lazyDialog(load), { isOpen, props }), preload: isPreloaded ? load : null };
}

function shown<Props extends object>(
  name: string,
  Dialog: ComponentType<Props>,
  { isOpen, props }: RowOf<Props>,
): DialogRow {
  function Row({ at }: { readonly at: TripPlace }) {
    const isShown = isOpen(at);
    return useWasOpen(isShown) ? <Dialog {...props(at, isShown)} /> : null;
  }
  return { name, Row, preload: null };
}

/** Every dialog of a trip's page: its code, when it is open, what it gets. */
export const DIALOGS: readonly DialogRow[] = [
  row('meal', async () => ({ default: (await import('./MealSheet.tsx')).MealSheet }), {
    isPreloaded: true,
    isOpen: ({ url }) => url.isSheetOpen,
    props: ({ trip, checked, url, can, dietMarkOf }) => ({
      trip,
      checked,
      slot: parseSlot(url.assigned.value),
      mealId: url.ingredients.value ?? url.recipe.value,
      canPlan: can('PLAN_MEALS'),
      canVote: can('VOTE'),
      ingredients: {
        canEdit: can('EDIT_INGREDIENTS'),
        canTick: can('TICK_INGREDIENTS'),
        isTripCompleted: trip.isCompleted,
        dietMarkOf,
      },
      onPick: (picked) => url.leaveSheet('pick', typeof picked === 'string' ? picked : mealTimeKey(picked)),
      onAnswer: () => url.welcome.push('1'),
      onKeep: url.keptMeal.set,
      onCook: (mealId) => url.leaveSheet('cook', mealId),
      onMove: (mealId) => url.leaveSheet('move', mealId),
      onDelete: url.deletedMeal.set,
      onShowSlot: (slot) => url.showSlot(mealTimeKey(slot)),
      onShowDish: url.showDish,
      onAddDish: (slot) => url.leaveSheet('add-dish', mealTimeKey(slot)),
      isDeleting: url.deletedMeal.value !== null,
      onClose: url.closeSheet,
    }),
  }),
  row('add dish', async () => ({ default: (await import('./AddDish.tsx')).AddDish }), {
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
    async () => ({ default: (await import('../../../plan/assign/AssignMealsDialog.tsx')).AssignMealsDialog }),
    {
      isOpen: ({ url, can }) => url.assignMeals.isOpen && can('PLAN_MEALS'),
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.assignMeals.close }),
    },
  ),
  row('copy menu', async () => ({ default: (await import('./CopyMenu.tsx')).CopyMenu }), {
    isOpen: ({ url, can }) => url.copyMenu.value !== null && can('PLAN_MEALS'),
    props: ({ trip, url }, isOpen) => ({
      trip,
      copied: readCopied(url.copyMenu.value),
      isOpen,
      onClose: () => url.copyMenu.set(null),
    }),
  }),
  row('plan again', async () => ({ default: (await import('./PlanAgain.tsx')).PlanAgain }), {
    isOpen: ({ url }) => url.planAgain.isOpen,
    props: ({ trip, url }, isOpen) => ({ tripId: trip.id, isOpen, onClose: url.planAgain.close }),
  }),
  row(
    'handbook',
    async () => ({ default: (await import('../../../trip/export/HandbookDialog.tsx')).HandbookDialog }),
    {
      isOpen: ({ url }) => url.handbook.isOpen,
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.handbook.close }),
    },
  ),
  row(
    'suggest meals',
    async () => ({
      default: (await import('../../../plan/suggestion/SuggestMealsDialog.tsx')).SuggestMealsDialog,
    }),
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
  row('pick', async () => ({ default: (await import('./PickRecipe.tsx')).PickRecipe }), {
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
  row('keep', async () => ({ default: (await import('./KeepMeal.tsx')).KeepMeal }), {
    isOpen: ({ url }) => url.keptMeal.value !== null,
    props: ({ trip, url }) => ({ trip, mealId: url.keptMeal.value, onClose: () => url.keptMeal.set(null) }),
  }),
  row('cook', async () => ({ default: (await import('./CookMeal.tsx')).CookMeal }), {
    isOpen: ({ url }) => url.cookedMeal.value !== null,
    props: ({ trip, url }) => ({
      trip,
      mealId: url.cookedMeal.value,
      onShow: url.cookedMeal.set,
      onClose: () => url.cookedMeal.set(null),
    }),
  }),
  row(
    'delete meal',
    async () => ({ default: (await import('../../../plan/schedule/DeleteMealDialog.tsx')).DeleteMealDialog }),
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
  row(
    'not needed',
    async () => ({ default: (await import('../../../plan/schedule/NotNeededDialog.tsx')).NotNeededDialog }),
    {
      isOpen: ({ url }) => url.notNeeded.value !== null,
      props: ({ trip, url }) => ({
        trip,
        asked: url.notNeeded.value,
        onMove: (mealId) => url.leaveSheet('move', mealId),
        onClose: () => url.notNeeded.set(null),
        onMarked: url.closeSheet,
      }),
    },
  ),
  row(
    'eater',
    async () => ({ default: (await import('../../../people/eater/PersonSheet.tsx')).PersonSheet }),
    {
      isPreloaded: true,
      isOpen: ({ url }) => url.eater.value !== null,
      props: ({ trip, url }) => ({
        trip,
        personId: url.eater.value,
        onSelect: url.eater.set,
        onAsk: (asked) => url.askedAction.set(actionText(asked)),
        onClose: () => url.eater.set(null),
      }),
    },
  ),
  row(
    'member',
    async () => ({
      default: (await import('../../../people/members/MemberActionDialog.tsx')).MemberActionDialog,
    }),
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
  shown('export', ExportTripsDialog, {
    isOpen: ({ url, can }) => url.exportTrip.isOpen && can('EXPORT'),
    props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.exportTrip.close }),
  }),
  row(
    'edit trip',
    async () => ({ default: (await import('../../../trip/edit/EditTripDialog.tsx')).EditTripDialog }),
    {
      isPreloaded: true,
      isOpen: ({ url, can }) => url.edit.isOpen && can('EDIT'),
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: url.edit.close }),
    },
  ),
  row(
    'invite',
    async () => ({ default: (await import('../../../people/invitation/InviteDialog.tsx')).InviteDialog }),
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
    async () => ({ default: (await import('../../../trip/edit/EditTripDialog.tsx')).EditTripDialog }),
    {
      isOpen: ({ url, can }) => url.restrictions.isOpen && can('EDIT'),
      props: ({ trip, url }, isOpen) => ({ trip, isOfRules: true, isOpen, onClose: url.restrictions.close }),
    },
  ),
  row(
    'welcome',
    async () => ({ default: (await import('../../../people/welcome/WelcomeDialog.tsx')).WelcomeDialog }),
    {
      isOpen: ({ url, can }) => url.welcome.value !== null && can('EDIT_OWN_EATERS'),
      props: ({ trip, url }, isOpen) => ({ trip, isOpen, onClose: () => url.welcome.set(null) }),
    },
  ),
  row(
    'delete trip',
    async () => ({ default: (await import('../../../trip/DeleteTripDialog.tsx')).DeleteTripDialog }),
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

/** Parses `?assign=2026-06-14.dinner`. */
function parseSlot(text: string | null): MealTime | null {
  const [date = '', typeText = ''] = text?.split('.') ?? [];
  const type = MEAL_TYPES.find((known) => known === typeText);
  return type !== undefined && isCalendarDate(date) ? { date, type } : null;
}

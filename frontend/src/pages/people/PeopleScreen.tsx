import { CalendarCheck, Plus, Printer, UserPlus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import { portionText } from '../../../../domain/people/eater/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlSwap } from '../../browser/url/useUrlValue.ts';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { neededDays } from '../../people/attendance/neededDays.ts';
import { PeopleList } from '../../people/list/PeopleList.tsx';
import { RulesLine } from '../../people/list/RulesLine.tsx';
import { actionText } from '../../people/members/memberAction.ts';
import { eatersOf, type TripTable } from '../../people/tripTable.ts';
import { useTripTable } from '../../people/useTripTable.ts';
import { EverybodyCard } from '../../people/verdict/EverybodyCard.tsx';
import type { JudgedSlot } from '../../people/verdict/judgedSlot.ts';
import { isMarkable, UnmarkedRow, type MarkableProblem } from '../../people/verdict/markable.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import { shareText } from '../../shopping/list/shareText.ts';
import type { TripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue, useWasOpen } from '../../ui/layout/useOpening.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { Tool } from '../frame/tool.ts';
import { TripFrame } from '../frame/TripFrame.tsx';
import { TripDialogs } from '../trip/dialogs/TripDialogs.tsx';
import { useTripUrl } from '../trip/dialogs/useTripUrl.ts';
import type { TripQuery } from '../wholeTrip/TripPage.generated.ts';
import type { AllMealsDialogProps } from './AllMealsDialog.tsx';
import type { AllergyCardDialogProps } from './AllergyCardDialog.tsx';
import type { ChooseKindDialogProps } from './ChooseKindDialog.tsx';
import styles from './PeoplePage.module.css';
import { WhoEatsWhen } from './WhoEatsWhen.tsx';

const ChooseKindDialog = lazyDialog<ChooseKindDialogProps>(() =>
  import('./ChooseKindDialog.tsx').then((module) => ({ default: module.ChooseKindDialog })),
);
const AllMealsDialog = lazyDialog<AllMealsDialogProps>(() =>
  import('./AllMealsDialog.tsx').then((module) => ({ default: module.AllMealsDialog })),
);
const AllergyCardDialog = lazyDialog<AllergyCardDialogProps>(() =>
  import('./AllergyCardDialog.tsx').then((module) => ({ default: module.AllergyCardDialog })),
);

interface PeopleScreenProps {
  readonly trip: TripQuery['trip'];
  readonly ingredients: {
    readonly data?: TripIngredientsQuery | undefined;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

interface Asked {
  readonly mealId: string;
  readonly ingredientId: string;
}

export function PeopleScreen({ trip, ingredients, onRemoved }: PeopleScreenProps) {
  const url = useTripUrl();
  const grid = useUrlDialog('who-eats-when');
  const card = useUrlDialog('allergy-card');
  const meals = useUrlDialog('all-meals');
  const fromMeals = useUrlSwap('dialog', 'assign');
  const isOnline = useOnline();
  const { table } = useTripTable(trip);
  const { verdicts, hasFailed, retry } = useTripVerdicts(trip.id);
  const days = useMemo(() => neededDays(trip), [trip]);
  const [unmarked, setUnmarked] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = useMemo(
    () =>
      asked === null || verdicts === null
        ? null
        : (verdicts.slots
            .filter(({ meal }) => meal?.id === asked.mealId)
            .flatMap((slot) =>
              verdicts
                .problemsOf(slot)
                .problems.filter(isMarkable)
                .filter(({ row }) => row.id === asked.ingredientId)
                .map((problem) => ({ slot, problem })),
            )[0] ?? null),
    [asked, verdicts],
  );
  const shown = useLastValue(found);
  const hasMeals = useWasOpen(meals.isOpen);
  const hasCard = useWasOpen(card.isOpen);
  if (asked !== null && verdicts !== null && found === null) setAsked(null);
  // A meal is moved on the plan.
  if (url.movedMeal.value !== null)
    return <Navigate to={`/trips/${trip.id}?move=${url.movedMeal.value}`} replace />;

  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const { self } = eatersOf(table.eaters, viewer?.id ?? '');
  const canRule = trip.viewerCan.includes('EDIT');
  const canAdd = self?.viewerCan.includes('EDIT') === true;
  const isUnchecked = hasFailed || (ingredients.error !== undefined && ingredients.data === undefined);
  const open = ({ date, type }: JudgedSlot, ingredientId: string | null = null) => {
    setUnmarked(ingredientId);
    const slot = `${date}.${type}`;
    if (meals.isOpen) fromMeals(slot);
    else url.assigned.push(slot);
  };
  const actions = trip.viewerCan.includes('PLAN_MEALS')
    ? {
        open: (slot: JudgedSlot) => open(slot),
        sayWhich: (slot: JudgedSlot, problem: MarkableProblem) =>
          setAsked({ mealId: slot.meal?.id ?? '', ingredientId: problem.row.id }),
      }
    : null;
  const ask = (name: string | null) => void askWhatTheyEat(trip.id, name);
  const isOnlyOwn = unansweredOf(table.eaters).every(({ id }) => id === self?.id);
  const tools = peopleTools({
    onAdd: canAdd ? () => url.eater.push('new') : null,
    onGrid: grid.open,
    onCard: card.open,
    onRules: canRule && trip.dietaryRestrictions.length === 0 ? url.restrictions.open : null,
    isOnline,
  });
  return (
    <>
      <TripFrame tripId={trip.id} place="people" tools={table.eaters.length === 0 ? [] : tools}>
        {grid.isOpen ? (
          <WhoEatsWhen trip={trip} onClose={grid.close} />
        ) : (
          <>
            <header className={styles['head']}>
              <div>
                <h2>People</h2>
                <PeopleCount table={table} />
              </div>
              {trip.viewerCan.includes('INVITE') && <InviteButton onInvite={url.invite.open} />}
            </header>
            {!isOnline && (
              <p className={styles['note']}>You are offline: these are the people as last loaded.</p>
            )}
            <div className={styles['columns']}>
              <div>
                <PeopleList
                  trip={trip}
                  table={table}
                  days={days}
                  onEater={url.eater.push}
                  onAsk={({ isViewer, name }) => (isViewer ? url.welcome.push('1') : ask(name))}
                  onAction={(action) => url.askedAction.push(actionText(action))}
                />
                <RulesLine rules={trip.dietaryRestrictions} onEdit={canRule ? url.restrictions.open : null} />
              </div>
              <aside className={styles['side']}>
                {isUnchecked && (
                  <VerdictsFailure
                    onRetry={() => {
                      retry();
                      if (ingredients.error !== undefined) void ingredients.refetch();
                    }}
                  />
                )}
                {!isUnchecked && verdicts === null && <Skeleton height={280} radius={14} />}
                {!isUnchecked && verdicts !== null && verdicts.eaters.length > 0 && (
                  <EverybodyCard
                    verdicts={verdicts}
                    actions={actions}
                    onAsk={
                      trip.isCompleted ? null : isOnlyOwn ? () => url.welcome.push('1') : () => ask(null)
                    }
                    onAllMeals={meals.open}
                  />
                )}
              </aside>
            </div>
          </>
        )}
        {verdicts !== null && hasMeals && (
          <AllMealsDialog
            verdicts={verdicts}
            actions={actions}
            isCompleted={trip.isCompleted}
            isOpen={meals.isOpen}
            onClose={meals.close}
          />
        )}
        {shown !== null && (
          <ChooseKindDialog
            tripId={trip.id}
            isOpen={found !== null}
            problem={shown.problem}
            onUnmarked={() => {
              setAsked(null);
              open(shown.slot, shown.problem.row.id);
            }}
            onClose={() => setAsked(null)}
          />
        )}
        <UnmarkedRow value={unmarked}>
          <TripDialogs trip={trip} onRemoved={onRemoved} />
        </UnmarkedRow>
      </TripFrame>
      {hasCard && <AllergyCardDialog trip={trip} table={table} isOpen={card.isOpen} onClose={card.close} />}
    </>
  );
}

function PeopleCount({ table: { eaters } }: { readonly table: TripTable }) {
  const people = eaters.length === 1 ? '1 person' : `${eaters.length} people`;
  const quarters = eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
  if (quarters === 4 * eaters.length) return <p>{people}</p>;
  return (
    <p>
      {people},{' '}
      <span aria-hidden="true">
        {portionText(quarters)} adult {quarters === 4 ? 'portion' : 'portions'}
      </span>
      <VisuallyHidden>{spokenPortions(quarters)}</VisuallyHidden>
    </p>
  );
}

function InviteButton({ onInvite }: { readonly onInvite: () => void }) {
  return (
    <Button variant="primary" icon={<UserPlus size={20} />} onClick={onInvite} {...useOnlineOnly()}>
      Invite
    </Button>
  );
}

/** @param name null: everybody */
function askWhatTheyEat(tripId: string, name: string | null): Promise<void> {
  const address = new URL(`/trips/${tripId}?welcome=1`, window.location.href).href;
  const greeting = name === null ? 'What' : `${name.split(' ')[0] ?? name}, what`;
  return shareText({
    title: 'What don’t you eat?',
    text: `${greeting} don’t you eat? Say it once, so that dinner is easy: ${address}`,
    noun: 'Question',
  });
}

interface PeopleTools {
  readonly onAdd: (() => void) | null;
  readonly onGrid: () => void;
  readonly onCard: () => void;
  /** Null if a line of the place leads there. */
  readonly onRules: (() => void) | null;
  readonly isOnline: boolean;
}

function peopleTools({ onAdd, onGrid, onCard, onRules, isOnline }: PeopleTools): readonly Tool[] {
  const add: Tool[] =
    onAdd === null
      ? []
      : [
          {
            id: 'add',
            name: 'Somebody you’re bringing',
            icon: <Plus />,
            onPress: onAdd,
            isDisabled: !isOnline,
          },
        ];
  const rules: Tool[] =
    onRules === null
      ? []
      : [
          {
            id: 'rules',
            name: 'Rules for everybody',
            icon: <Users />,
            onPress: onRules,
            isRare: true,
            isDisabled: !isOnline,
          },
        ];
  return [
    ...add,
    { id: 'when', name: 'Who eats when', icon: <CalendarCheck />, onPress: onGrid },
    { id: 'card', name: 'Allergy card', icon: <Printer />, onPress: onCard },
    ...rules,
  ];
}

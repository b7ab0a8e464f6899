import { Suspense, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { Navigate } from 'react-router';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { nextOwnAnswer } from '../../../../domain/people/eater/answer.ts';
import { preloadWhenIdle } from '../../browser/preload.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useUrlSwap } from '../../browser/url/useUrlValue.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { neededDays } from '../../people/attendance/neededDays.ts';
import { PeopleList } from '../../people/list/PeopleList.tsx';
import { RulesLine } from '../../people/list/RulesLine.tsx';
import { useTripAttendance } from '../../people/useTripAttendance.ts';
import { EverybodyCard } from '../../people/verdict/EverybodyCard.tsx';
import type { JudgedSlot } from '../../people/verdict/judgedSlot.ts';
import { UnmarkedRow, type MarkableProblem } from '../../people/verdict/markable.ts';
import { useTripVerdicts, type VerdictsState } from '../../people/verdict/useTripVerdicts.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import type { TripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { TripFrame } from '../frame/TripFrame.tsx';
import { askWhatTheyEat } from '../trip/dialogs/askWhatTheyEat.ts';
import { TripDialogs } from '../trip/dialogs/TripDialogs.tsx';
import { useTripUrl } from '../trip/dialogs/useTripUrl.ts';
import type { TripQuery } from '../wholeTrip/TripPage.generated.ts';
import { PeopleHead } from './PeopleHead.tsx';
import styles from './PeoplePage.module.css';
import { peopleTools } from './peopleTools.tsx';
import { useAskedKind } from './useAskedKind.ts';

/** Brings the word lists for amounts of a preview, which the people need not wait for. */
const WhoEatsWhen = lazyComponent(() => import('./WhoEatsWhen.tsx').then((module) => module.WhoEatsWhen));
const ChooseKindDialog = lazyDialog(() =>
  import('./ChooseKindDialog.tsx').then((module) => module.ChooseKindDialog),
);
const AllMealsDialog = lazyDialog(() =>
  import('./AllMealsDialog.tsx').then((module) => module.AllMealsDialog),
);
const AllergyCardDialog = lazyDialog(() =>
  import('./AllergyCardDialog.tsx').then((module) => module.AllergyCardDialog),
);

interface PeopleScreenProps {
  readonly trip: TripQuery['trip'];
  readonly ingredients: {
    readonly data?: TripIngredientsQuery | undefined;
    readonly error?: unknown;
    readonly loading: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

export function PeopleScreen({ trip, ingredients, onRemoved }: PeopleScreenProps) {
  const url = useTripUrl();
  const grid = useUrlDialog('who-eats-when');
  const card = useUrlDialog('allergy-card');
  const meals = useUrlDialog('all-meals');
  const fromMeals = useUrlSwap('dialog', 'assign');
  const showMeal = useUrlSwap('dialog', 'ingredients');
  const isOnline = useOnline();
  const { attendance } = useTripAttendance(trip);
  const checked = useTripVerdicts(trip.id, ingredients);
  const { verdicts } = checked;
  const days = useMemo(() => neededDays(trip), [trip]);
  useEffect(() => preloadWhenIdle(WhoEatsWhen.load), []);
  const [unmarked, setUnmarked] = useState<string | null>(null);
  const { found, setAsked } = useAskedKind(verdicts);
  const shown = useLastValue(found);
  // A meal is moved on the plan.
  if (url.movedMeal.value !== null)
    return <Navigate to={`/trips/${trip.id}?move=${url.movedMeal.value}`} replace />;

  const canRule = trip.viewerCan.includes('EDIT');
  const canAdd = attendance.eaters.some(
    ({ isViewer, viewerCan }) => isViewer === true && viewerCan.includes('EDIT'),
  );
  const open = (judged: JudgedSlot, ingredientId: string | null = null) => {
    setUnmarked(ingredientId);
    const slot = mealTimeKey(judged);
    if (meals.isOpen) fromMeals(slot);
    else url.assigned.push(slot);
  };
  const actions = trip.viewerCan.includes('PLAN_MEALS')
    ? {
        open: (slot: JudgedSlot) => open(slot),
        chooseKind: (slot: JudgedSlot, problem: MarkableProblem) =>
          setAsked({ mealId: slot.meal?.id ?? '', ingredientId: problem.row.id }),
      }
    : null;
  const ask = (name: string | null) => void askWhatTheyEat(trip.id, name);
  const own = nextOwnAnswer(attendance.eaters);
  const tools = peopleTools({
    onAdd: canAdd ? () => url.eater.push('new') : null,
    onGrid: grid.open,
    onCard: card.open,
    onRules: canRule && trip.dietaryRestrictions.length === 0 ? url.restrictions.open : null,
    isOnline,
  });
  return (
    <>
      <TripFrame tripId={trip.id} place="people" tools={attendance.eaters.length === 0 ? [] : tools}>
        {grid.isOpen ? (
          <Suspense fallback={<Skeleton height={280} radius={14} />}>
            <WhoEatsWhen trip={trip} onClose={grid.close} />
          </Suspense>
        ) : (
          <>
            <PeopleHead trip={trip} attendance={attendance} onInvite={url.invite.open} />
            <div className={styles['columns']}>
              <div>
                <PeopleList
                  trip={trip}
                  attendance={attendance}
                  days={days}
                  onPerson={url.eater.push}
                  onAsk={({ isViewer, name }) => (isViewer ? url.welcome.push('1') : ask(name))}
                />
                <RulesLine rules={trip.dietaryRestrictions} onEdit={canRule ? url.restrictions.open : null} />
              </div>
              <aside className={styles['side']}>
                <EverybodyPart
                  checked={checked}
                  actions={actions}
                  onAsk={trip.isCompleted ? null : () => (own === null ? ask(null) : url.answerFor(own))}
                  onAllMeals={meals.open}
                />
              </aside>
            </div>
          </>
        )}
        {verdicts !== null && (
          <AllMealsDialog
            verdicts={verdicts}
            actions={actions}
            onMeal={showMeal}
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
          <TripDialogs trip={trip} checked={checked} onRemoved={onRemoved} />
        </UnmarkedRow>
      </TripFrame>
      <AllergyCardDialog trip={trip} attendance={attendance} isOpen={card.isOpen} onClose={card.close} />
    </>
  );
}

interface EverybodyPartProps extends Omit<ComponentProps<typeof EverybodyCard>, 'verdicts'> {
  readonly checked: VerdictsState;
}

function EverybodyPart({ checked, ...card }: EverybodyPartProps) {
  const { verdicts, hasFailed } = checked;
  if (hasFailed) return <VerdictsFailure checked={checked} />;
  if (verdicts === null) return <Skeleton height={280} radius={14} />;
  return verdicts.eaters.length > 0 && <EverybodyCard verdicts={verdicts} {...card} />;
}

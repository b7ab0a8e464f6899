import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { skipToken } from '@apollo/client/react';
import { Copy, Info, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { allergyCard, allergyCardText } from '../../../../domain/people/verdict/allergyCard.ts';
import { withRules } from '../../../../domain/people/verdict/tripRules.ts';
import { useFeatures } from '../../account/useFeatures.ts';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useOnline } from '../../browser/useOnline.ts';
import {
  useTripIngredientsQuery,
  type TripIngredientsQuery,
} from '../../shopping/rows/TripIngredients.generated.ts';
import { shareText } from '../../shopping/list/shareText.ts';
import { errorCode, readFailure } from '../../gql/errorMessage.ts';
import { dateRangeLabel } from '../../labels/dateLabel.ts';
import { AllergyCard } from '../../people/verdict/AllergyCard.tsx';
import { AllergyCardsOnPaper } from '../../people/verdict/AllergyCardsOnPaper.tsx';
import { isMarkable, UnmarkedRow, type MarkableProblem } from '../../people/verdict/markable.ts';
import type { JudgedSlot } from '../../people/verdict/judgedSlot.ts';
import type { TripVerdicts } from '../../people/verdict/tripVerdicts.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { VerdictList } from '../../people/verdict/VerdictList.tsx';
import { verdictCounts } from '../../people/verdict/verdictTexts.ts';
import { SubpageHead } from '../../trip/SubpageHead.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { ChooseKindDialogProps } from './ChooseKindDialog.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { useLastValue } from '../../ui/layout/useOpening.ts';
import { copyText } from '../copyText.ts';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import { useTripRemoved } from '../gone/useTripRemoved.ts';
import { TripDialogs } from '../trip/dialogs/TripDialogs.tsx';
import { useTripUrl } from '../trip/dialogs/useTripUrl.ts';
import { useTripQuery } from '../wholeTrip/TripPage.generated.ts';
import { useKeptTrip } from '../wholeTrip/wholeTrip.ts';
import styles from './EverybodyPage.module.css';

const ChooseKindDialog = lazyDialog<ChooseKindDialogProps>(() =>
  import('./ChooseKindDialog.tsx').then((module) => ({ default: module.ChooseKindDialog })),
);

/** Asked, not said: who has not answered may be unable to eat what is safe for the others. */
const TITLE = 'Can everybody eat?';

type ShownTrip = TripIngredientsQuery['trip'];

export function EverybodyPage() {
  const { tripId = '' } = useParams();
  const navigate = useNavigate();
  const { removedBy, markRemoved, watch } = useTripRemoved(tripId);
  const isThere = removedBy === null;
  const answer = useTripQuery(isThere ? { variables: { id: tripId } } : skipToken);
  const ingredients = useTripIngredientsQuery(isThere ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { verdicts, hasFailed, retry } = useTripVerdicts(tripId);
  const trip = answer.data?.trip;
  useDocumentTitle(trip === undefined ? TITLE : `${TITLE} - ${trip.name}`);
  useKeptTrip(tripId, trip !== undefined && isThere);
  const [unmarked, setUnmarked] = useState<string | null>(null);
  const leave = () => {
    markRemoved();
    void navigate('/', { replace: true });
  };

  if (removedBy === 'others') return <TripGone />;
  if (removedBy === 'viewer') return null;
  const error = trip === undefined ? answer.error : undefined;
  const code = error === undefined ? null : errorCode(error);
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  const failure = error ?? (ingredients.data === undefined ? ingredients.error : undefined);
  return (
    <>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <SubpageHead tripId={tripId} title={TITLE} />
          <p className={styles['soft']}>Every meal against what each person cannot have.</p>
        </header>
        <Verdicts
          verdicts={verdicts}
          trip={ingredients.data?.trip}
          onUnmarked={setUnmarked}
          failure={failure === undefined ? (hasFailed ? '' : null) : readFailure(failure)}
          onRetry={() => {
            retry();
            if (failure !== undefined) void Promise.all([answer.refetch(), ingredients.refetch()]);
          }}
        />
        <UnmarkedRow value={unmarked}>
          {trip !== undefined && <TripDialogs trip={trip} onRemoved={leave} />}
        </UnmarkedRow>
      </div>
      {ingredients.data !== undefined && verdicts !== null && (
        <OnPaper trip={ingredients.data.trip} verdicts={verdicts} />
      )}
    </>
  );
}

interface Asked {
  readonly mealId: string;
  readonly ingredientId: string;
}

/** As the meal is now; null once nothing is to be said. */
function foundProblem({ slots, problemsOf }: TripVerdicts, { mealId, ingredientId }: Asked) {
  const slot = slots.find(({ meal }) => meal?.id === mealId);
  const problems = slot === undefined ? [] : problemsOf(slot).problems;
  const problem = problems.filter(isMarkable).find(({ row }) => row.id === ingredientId);
  return slot === undefined || problem === undefined ? null : { slot, problem };
}

interface VerdictsProps {
  readonly verdicts: TripVerdicts | null;
  readonly trip: ShownTrip | undefined;
  /** Why nothing is shown; '' without more to say. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  /** With the id of an ingredient, before its meal opens; null before others open. */
  readonly onUnmarked: (ingredientId: string | null) => void;
}

function Verdicts({ verdicts, trip, failure, onRetry, onUnmarked }: VerdictsProps) {
  const url = useTripUrl();
  const isOnline = useOnline();
  const { push } = url.assigned;
  const open = useCallback(
    ({ date, type }: JudgedSlot, unmarked: string | null = null) => {
      onUnmarked(unmarked);
      push(`${date}.${type}`);
    },
    [push, onUnmarked],
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = useMemo(
    () => (asked === null || verdicts === null ? null : foundProblem(verdicts, asked)),
    [asked, verdicts],
  );
  const shown = useLastValue(found);
  if (asked !== null && verdicts !== null && found === null) setAsked(null);
  // A meal is moved on the plan.
  if (url.movedMeal.value !== null && trip !== undefined)
    return <Navigate to={`/trips/${trip.id}?move=${url.movedMeal.value}`} replace />;
  if (trip === undefined || verdicts === null) {
    if (failure === null) return <PageSkeleton />;
    return (
      <ErrorState
        title="This did not load."
        text={failure === '' ? 'Check your connection and try again.' : failure}
        onRetry={onRetry}
      />
    );
  }
  const { eaters, rules, slots } = verdicts;
  if (rules === null && !eaters.some(hasAnswered)) return <NoAvoids tripId={trip.id} />;
  const actions = trip.viewerCan.includes('PLAN_MEALS')
    ? {
        open: (slot: JudgedSlot) => open(slot),
        sayWhich: (slot: JudgedSlot, problem: MarkableProblem) =>
          setAsked({ mealId: slot.meal?.id ?? '', ingredientId: problem.row.id }),
      }
    : null;
  const shared = { eaters, problemsOf: verdicts.problemsOf, actions };
  const withVerdict = (verdict: string | null) =>
    slots.filter((slot) => (slot.verdict?.verdict ?? null) === verdict);
  return (
    <>
      <Figures slots={slots} />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          <VerdictList
            title="To sort out"
            slots={[...withVerdict('conflict'), ...withVerdict('unknown')]}
            {...shared}
          />
          <VerdictList title="Safe" slots={withVerdict('safe')} {...shared} />
          <VerdictList title="Not planned" slots={withVerdict(null)} {...shared} />
          {!isOnline && (
            <p className={styles['note']}>You are offline: this is the trip as it was last loaded.</p>
          )}
          {trip.isCompleted && (
            <p className={styles['note']}>Trip Completed: its meals can no longer be changed.</p>
          )}
          <ReadTheLabel />
        </div>
        <KitchenWall trip={trip} verdicts={verdicts} />
      </div>
      {shown !== null && (
        <ChooseKindDialog
          isOpen={found !== null}
          problem={shown.problem}
          onUnmarked={() => {
            setAsked(null);
            open(shown.slot, shown.problem.row.id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Figures({ slots }: Pick<TripVerdicts, 'slots'>) {
  const counts = useMemo(() => verdictCounts(slots), [slots]);
  const figures = [
    ['Safe', counts.get('safe') ?? 0],
    ['Unknown', counts.get('unknown') ?? 0],
    ['Conflict', counts.get('conflict') ?? 0],
    ['Not planned', counts.get(null) ?? 0],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, count]) => (
        <div key={label} data-bad={label === 'Conflict' && count > 0 ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CardProps {
  readonly trip: ShownTrip;
  readonly verdicts: TripVerdicts;
}

function useCard({ trip, verdicts: { eaters, rules } }: CardProps) {
  const { productName } = useFeatures();
  const card = useMemo(() => allergyCard(withRules(eaters, rules)), [eaters, rules]);
  const people = eaters.length === 1 ? '1 person' : `${eaters.length} people`;
  return { card, productName, about: `${dateRangeLabel(trip.startDate, trip.endDate)}, ${people}` };
}

function KitchenWall(props: CardProps) {
  const { card, productName, about } = useCard(props);
  return (
    <aside className={styles['side']} aria-labelledby="kitchen-wall">
      <h2 id="kitchen-wall" className={styles['sideTitle']}>
        For the kitchen wall
      </h2>
      <AllergyCard card={card} productName={productName} about={about} />
      <p className={styles['buttons']}>
        {card.people.length > 0 && (
          <Button isWide icon={<Printer size={20} />} onClick={() => window.print()}>
            Print card
          </Button>
        )}
        <Button
          isWide
          variant="line"
          icon={<Copy size={20} />}
          onClick={() => void copyText(allergyCardText(card, about), 'Card')}
        >
          Copy as text
        </Button>
      </p>
    </aside>
  );
}

function OnPaper(props: CardProps) {
  return <AllergyCardsOnPaper {...useCard(props)} />;
}

function ReadTheLabel() {
  return (
    <p className={styles['fine']}>
      <Info size={16} strokeWidth={2} aria-hidden="true" />
      <span>Checked against ingredient names, not against labels. With an allergy, read the label.</span>
    </p>
  );
}

function NoAvoids({ tripId }: { readonly tripId: string }) {
  const ask = () => {
    const address = new URL(`/trips/${tripId}?welcome=1`, window.location.href).href;
    void shareText({
      title: 'What do you eat?',
      text: `What do you not eat? Say it once, so that dinner is easy: ${address}`,
      noun: 'Question',
    });
  };
  return (
    <>
      <EmptyState
        title="Nobody said anything."
        text="Ask once, so that dinner is easy."
        action={
          <Button variant="primary" onClick={ask}>
            Ask everybody
          </Button>
        }
      />
      <ReadTheLabel />
    </>
  );
}

/** The page's lower part while it loads. */
function PageSkeleton() {
  return (
    <Loading label="Loading the meals">
      <dl className={styles['figures']}>
        {['Safe', 'Unknown', 'Conflict', 'Not planned'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Skeleton height={34} width={32} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['columns']}>
        <div className={styles['waiting']}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} height={72} radius={14} />
          ))}
        </div>
        <Skeleton height={280} radius={6} />
      </div>
    </Loading>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { unansweredOf, unansweredOfText } from '../../../../domain/people/eater/answer.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { tripProgress } from '../../../../domain/plan/plan.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import type { ShoppingSummaryProps } from '../../shopping/assign/ShoppingSummary.tsx';
import type { TripMembersProps } from '../../people/members/TripMembers.tsx';
import { eatersOf, type TripEater, type TripAttendance } from '../../people/tripAttendance.ts';
import type { Meal } from '../../plan/slot.ts';
import type { Plan } from '../../plan/schedule/usePlan.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { AvatarRow } from '../../ui/marks/Avatar.tsx';
import styles from './PlanSums.module.css';

/** Brings the word lists of the shop's sections, which the plan need not wait for. */
const ShoppingSummary = lazyComponent(() =>
  import('../../shopping/assign/ShoppingSummary.tsx').then((module) => module.ShoppingSummary),
);

export const OnceBought = lazyComponent(() =>
  import('../../shopping/assign/ShoppingSummary.tsx').then((module) => module.OnceBought),
);

const TripMembers = lazyComponent(() =>
  import('../../people/members/TripMembers.tsx').then((module) => module.TripMembers),
);

const MOST_FACES = 5;
const LINE_SHAPE = <Skeleton height={14} width={120} />;

interface PlanSumsProps {
  readonly plan: Plan;
  readonly members: TripMembersProps['trip'];
  readonly attendance: TripAttendance;
  /** Undefined until the plan is there. */
  readonly ingredients: ShoppingSummaryProps | undefined;
  /** Whether View Cart is the main button of the plan, while something is left to buy. */
  readonly hasCart: boolean;
  readonly onAnswer: () => void;
  /** Opens the meal's sheet. */
  readonly onIngredients: (mealId: string) => void;
}

/** Who comes, how far the plan is, what is to buy: a line each, which leads on. */
export function PlanSums(props: PlanSumsProps) {
  const { plan, members, attendance, ingredients, hasCart, onAnswer, onIngredients } = props;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { trip, meals } = plan;
  const { done, total } = tripProgress(trip, meals);
  const cart = (
    <Link className={styles['link']} to={`/trips/${trip.id}/shopping`}>
      <Trans>View Cart</Trans>
    </Link>
  );
  const bare = firstBare(meals);
  const isListEmpty = meals.every(({ ingredientCount }) => ingredientCount === 0);
  return (
    <aside className={styles['sums']} aria-label={t`About this trip`}>
      <section aria-labelledby="trip-members">
        <div>
          <h2 id="trip-members">
            <Link to={`/trips/${trip.id}/people`} data-control="target">
              <Trans>Trip Members</Trans>
            </Link>
          </h2>
          <p className="secondary">
            <Members plan={plan} attendance={attendance} onAnswer={onAnswer} />
          </p>
        </div>
        {isPhone ? (
          attendance.eaters.length > 1 && <AvatarRow people={attendance.eaters.map(face)} max={MOST_FACES} />
        ) : (
          <Suspense fallback={null}>
            <TripMembers trip={members} />
          </Suspense>
        )}
      </section>
      <section>
        <div>
          <h2>
            <Trans>Trip Progress</Trans>
          </h2>
          <p className="secondary">{done === 0 ? t`Nothing planned yet` : t`${done} of ${total} planned`}</p>
        </div>
        {done > 0 && (
          <span className={styles['bar']}>
            <ProgressBar value={done} max={total} label={t`Meals planned`} />
          </span>
        )}
      </section>
      <section>
        <div>
          <h2>
            <Trans>Shopping List</Trans>
          </h2>
          <p className="secondary">
            {isListEmpty && bare !== null && plan.canPlan ? (
              <Button
                variant="link"
                size="quiet"
                className={styles['wraps']}
                onClick={() => onIngredients(bare.id)}
              >
                {addTo(bare.name)}
              </Button>
            ) : (
              <Suspense fallback={LINE_SHAPE}>
                {ingredients === undefined ? LINE_SHAPE : <ShoppingSummary {...ingredients} />}
              </Suspense>
            )}
          </p>
        </div>
        {hasCart ? (
          <Suspense fallback={null}>
            <OnceBought data={ingredients?.data} otherwise={null}>
              {cart}
            </OnceBought>
          </Suspense>
        ) : (
          cart
        )}
      </section>
    </aside>
  );
}

/** A participant has the same colour everywhere. */
function face({ id, name, participantId, isCompanion, isViewer = false }: TripEater) {
  return { id: isCompanion ? id : participantId, name, isViewer };
}

function Members({ plan, attendance, onAnswer }: Pick<PlanSumsProps, 'plan' | 'attendance' | 'onAnswer'>) {
  const { self } = eatersOf(attendance.eaters, plan.viewerId ?? '');
  const missing = unansweredOf(attendance.eaters);
  const isAsked = self !== null && missing.includes(self) && self.viewerCan.includes('EDIT');
  const unanswered = unansweredOfText(attendance.eaters);
  // Who declined is a member without being an eater.
  const count = attendance.eaters.length;
  return (
    <>
      {count < 2 ? t`Only you so far` : plural(count, { one: '# person', other: '# people' })}
      {count > 1 && unanswered !== null && (
        <>
          , <span className="ember">{asText(unanswered)}</span>
        </>
      )}
      {isAsked && (
        <>
          {'. '}
          <button type="button" className={styles['link']} aria-haspopup="dialog" onClick={onAnswer}>
            <Trans>What don’t you eat?</Trans>
          </button>
        </>
      )}
    </>
  );
}

function addTo(name: string): string {
  return t`Add ingredients to ${name}`;
}

/** The first dish without ingredients: the next step, while the list is empty. */
function firstBare(meals: readonly Meal[]): Meal | null {
  return (
    meals.find(
      ({ name, status, ingredientCount }) =>
        status === 'planned' && name.trim() !== '' && ingredientCount === 0,
    ) ?? null
  );
}

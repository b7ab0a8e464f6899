import { ShoppingCart } from 'lucide-react';
import { cartTotals, groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { shoppingListParts } from '../../../../domain/shopping/list/shoppingList.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { ButtonLink, Button } from '../../ui/controls/Button.tsx';
import { SegmentBar } from '../../ui/feedback/ProgressBar.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cartRows, applyPending } from '../rows/cartRows.ts';
import { cartSegments } from '../rows/cartSegments.ts';
import styles from './ShoppingSummary.module.css';
import { useOptimisticPurchased } from '../../offline/outbox/useTickQueue.ts';
import type { useTripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

export interface ShoppingSummaryProps extends Pick<
  ReturnType<typeof useTripIngredientsQuery>,
  'data' | 'error' | 'refetch'
> {
  readonly tripId: string;
}

/** Shopping progress and the link to the cart. */
export function ShoppingSummary({ tripId, data, error, refetch }: ShoppingSummaryProps) {
  const optimistic = useOptimisticPurchased();
  const link = (
    <ButtonLink to={`/trips/${tripId}/shopping`} variant="primary" isWide icon={<ShoppingCart size={20} />}>
      View Cart
    </ButtonLink>
  );
  if (data?.trip === undefined) {
    return (
      <SideCard title="Shopping List">
        <div className={styles['body']}>
          {error === undefined ? (
            <>
              <Skeleton height={12} radius={6} />
              <Skeleton height={14} width="80%" />
            </>
          ) : (
            <p className={styles['text']}>
              Failed to fetch ingredients{' '}
              <Button variant="link" onClick={() => void refetch()}>
                Try again
              </Button>
            </p>
          )}
          {link}
        </div>
      </SideCard>
    );
  }

  const canPlan = data.trip.viewerCan.includes('PLAN_MEALS');
  const all = applyPending(cartRows(data.trip.meals, data.trip.items), optimistic);
  const { rows } = shoppingListParts(domainTrip(data.trip), all);
  const { total, purchased, remaining } = cartTotals(groupRows(rows));
  const withoutShopper = groupRows(rows.filter((row) => !row.purchased && row.assignedToId === null)).length;
  return (
    <SideCard title="Shopping List" figure={total === 0 ? undefined : `${purchased} of ${total}`}>
      <div className={styles['body']}>
        {total > 0 && <SegmentBar segments={cartSegments(rows)} label="Shopping progress" />}
        <p className={styles['text']}>{sentence({ total, remaining, withoutShopper, canPlan })}</p>
        {link}
      </div>
    </SideCard>
  );
}

interface Standing {
  readonly total: number;
  readonly remaining: number;
  readonly withoutShopper: number;
  readonly canPlan: boolean;
}

function sentence({ total, remaining, withoutShopper, canPlan }: Standing): string {
  if (total === 0)
    return canPlan ? 'The list is empty. Add ingredients to a planned meal.' : 'The list is empty.';
  if (remaining === 0) return 'Everything is purchased.';
  const left = `${remaining} ${remaining === 1 ? 'item' : 'items'} left`;
  if (withoutShopper === 0) return `${left}.`;
  if (withoutShopper === remaining) return `${left}, none with a shopper yet.`;
  return `${left}, ${withoutShopper} of them without a shopper.`;
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cartTotals, groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { shoppingListParts } from '../../../../domain/shopping/list/shoppingList.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TryAgain } from '../../ui/feedback/TryAgain.tsx';
import { cartRows, applyPending } from '../rows/cartRows.ts';
import { useOptimisticPurchased } from '../../offline/outbox/useTickQueue.ts';
import type { useTripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

export type ShoppingSummaryProps = Pick<
  ReturnType<typeof useTripIngredientsQuery>,
  'data' | 'error' | 'loading' | 'refetch'
>;

/** How much of the list is bought, in a sentence. */
export function ShoppingSummary({ data, error, loading, refetch }: ShoppingSummaryProps) {
  const totals = useTotals(data);
  if (totals === null) {
    if (error === undefined) return <Skeleton height={14} width={120} />;
    return (
      <>
        <Trans>Failed to fetch ingredients</Trans>{' '}
        <TryAgain onRetry={() => void refetch()} isRetrying={loading} />
      </>
    );
  }
  const { total, remaining } = totals;
  if (total === 0) return t`Fills up as you plan meals`;
  return remaining === 0 ? t`All ${total} bought` : t`${remaining} of ${total} left to buy`;
}

export interface OnceBoughtProps extends Pick<ShoppingSummaryProps, 'data'> {
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/** What shows when nothing is left to buy, and until then. */
export function OnceBought({ data, children, otherwise }: OnceBoughtProps) {
  const totals = useTotals(data);
  return totals !== null && totals.total > 0 && totals.remaining === 0 ? children : otherwise;
}

function useTotals(data: ShoppingSummaryProps['data']) {
  const optimistic = useOptimisticPurchased();
  if (data === undefined) return null;
  const all = applyPending(cartRows(data.trip.meals, data.trip.items), optimistic);
  return cartTotals(groupRows(shoppingListParts(domainTrip(data.trip), all).rows));
}

import { cartTotals, groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { shoppingListParts } from '../../../../domain/shopping/list/shoppingList.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cartRows, applyPending } from '../rows/cartRows.ts';
import { useOptimisticPurchased } from '../../offline/outbox/useTickQueue.ts';
import type { useTripIngredientsQuery } from '../rows/TripIngredients.generated.ts';

export type ShoppingSummaryProps = Pick<
  ReturnType<typeof useTripIngredientsQuery>,
  'data' | 'error' | 'refetch'
>;

/** How much of the list is bought, in a sentence. */
export function ShoppingSummary({ data, error, refetch }: ShoppingSummaryProps) {
  const totals = useTotals(data);
  if (totals === null) {
    if (error === undefined) return <Skeleton height={14} width={120} />;
    return (
      <>
        Failed to fetch ingredients{' '}
        <Button variant="link" onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    );
  }
  const { total, remaining } = totals;
  if (total === 0) return 'Fills up as you plan meals';
  return remaining === 0 ? `All ${total} bought` : `${remaining} of ${total} left to buy`;
}

export interface BoughtSentenceProps extends Pick<ShoppingSummaryProps, 'data'> {
  readonly otherwise: string;
}

/** That nothing is left to buy; until then another sentence. */
export function BoughtSentence({ data, otherwise }: BoughtSentenceProps) {
  const totals = useTotals(data);
  return totals !== null && totals.total > 0 && totals.remaining === 0 ? 'Everything is bought.' : otherwise;
}

function useTotals(data: ShoppingSummaryProps['data']) {
  const optimistic = useOptimisticPurchased();
  if (data === undefined) return null;
  const all = applyPending(cartRows(data.trip.meals, data.trip.items), optimistic);
  return cartTotals(groupRows(shoppingListParts(domainTrip(data.trip), all).rows));
}

import { useApolloClient } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { tick } from '../../../test/showCart.tsx';
import { TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { Cart } from './Cart.tsx';
import type { CartRow } from '../rows/cartRows.ts';
import { useCartLists } from '../rows/useCartLists.ts';
import { TripOfMealFragmentDoc } from '../../offline/outbox/TickIngredients.generated.ts';

const VIEW = {
  tripId: TRIP_ID,
  people: [VIEWER],
  eaters: [],
  grouping: 'store-sections',
  isMine: false,
  today: '2030-06-13',
  canPlan: true,
  canTick: true,
  canAddReceipt: false,
  viewerId: null,
  canAssign: true,
  notFor: new Map(),
  dayOf: new Map(),
  onOpen: () => undefined,
} as const;

const LIST = { people: VIEW.people, grouping: VIEW.grouping, mineOf: null, canCheck: true } as const;
const nothing = () => undefined;

const MEAL = { __typename: 'Meal' as const, id: 'm1', tripId: TRIP_ID };

/** Rows that record when a cart line renders them; only a line reads their notes. */
function watchedRows(count: number): { rows: CartRow[]; rendered: string[] } {
  const rendered: string[] = [];
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    mealId: 'm1',
    mealName: 'Chili',
    mealType: 'dinner' as const,
    mealDate: '2030-06-13',
    mealStatus: 'planned' as const,
    name: `Kind ${index} of cheese`,
    insteadOf: null,
    apartEaterIds: [],
    calculation: null,
    isShort: false,
    quantity: '1',
    unit: null,
    amount: { quantity: '1', unit: null },
    get notes() {
      rendered.push(this.id);
      return null;
    },
    purchased: false,
    version: 1,
    purchasedById: null,
    purchasedAt: null,
    assignedToId: null,
    unavailable: null,
    isLeftOut: false,
    staple: null,
    mergedAs: null,
  }));
  return { rows, rendered };
}

function CartOf({ rows }: { readonly rows: readonly CartRow[] }) {
  const { cache } = useApolloClient();
  useState(() => cache.writeFragment({ fragment: TripOfMealFragmentDoc, data: MEAL }));
  const { parts, lists } = useCartLists(rows, LIST);
  return (
    <Cart
      parts={parts}
      lists={lists}
      view={VIEW}
      showsPurchased
      openId={null}
      isHomeLast={false}
      onShowPurchased={nothing}
      onShowAll={nothing}
    />
  );
}

describe('a long cart', () => {
  it('shows all its lines', async () => {
    renderScreen(<CartOf rows={watchedRows(200).rows} />);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(200);
  });

  it('renders only the line that is ticked', async () => {
    const { rows, rendered } = watchedRows(200);
    renderScreen(<CartOf rows={rows} />, { mocks: [tick(['i120'], true, { delay: Infinity })] });
    const line = await screen.findByRole('checkbox', { name: 'Kind 120 of cheese' });
    rendered.length = 0;
    await userEvent.click(line);
    expect(line).toBeChecked();
    expect(new Set(rendered)).toEqual(new Set(['i120']));
  });
});

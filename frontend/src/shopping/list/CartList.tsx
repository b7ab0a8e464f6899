import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, type ReactNode, type RefObject } from 'react';
import { usePrinting } from '../../browser/hooks/usePrinting.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useItemQueue } from '../../offline/outbox/useItemQueue.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { CartField } from '../add/CartField.tsx';
import type { Take } from '../add/useTake.ts';
import { RefusedItems } from '../add/RefusedItems.tsx';
import { DayFilter } from '../days/DayFilter.tsx';
import { useFoldingHead } from '../head/useFoldingHead.ts';
import { OffTheList } from '../home/OffTheList.tsx';
import { DoneShopping, WhatDidYouPay } from '../paid/WhatDidYouPay.tsx';
import type { ShopEnd } from '../paid/useShopEnd.ts';
import { searchCart } from '../rows/searchCart.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { Cart } from './Cart.tsx';
import { CartFound } from './CartFound.tsx';
import styles from './CartList.module.css';
import type { Cart as CartOfTrip } from './useCart.ts';

/** Reading what is typed needs the words of recipes. */
const AddRows = lazyComponent(() => import('../add/AddRows.tsx').then((module) => module.AddRows));

interface CartListProps {
  readonly trip: TripIngredientsQuery['trip'];
  readonly cart: CartOfTrip;
  readonly shop: ShopEnd;
  readonly take: Take;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly stats: ReactNode;
  readonly whose: ReactNode;
  readonly onShowPurchased: (shows: boolean) => void;
  readonly openId: string | null;
}

/** The field, and below it the list or what was found. */
export function CartList(props: CartListProps) {
  const { trip, cart, shop, take, fieldRef, openId } = props;
  const { view, searchText, setSearchText, isNarrow, dayList } = cart;
  const items = useItemQueue();
  const isOnline = useOnline();
  const isPrinting = usePrinting();
  const pageRef = useRef<HTMLDivElement>(null);
  useFoldingHead(pageRef);
  const isSearching = searchText.trim() !== '';
  return (
    <div className={styles['list']} ref={pageRef}>
      {isPrinting && (
        <div className={styles['onPaper']}>
          <b dir="auto">{t`${{ trip: trip.name }}: Shopping List`}</b>
          <span dir="auto">
            {trip.location}, {dateRangeLabel(trip.startDate, trip.endDate)}
          </span>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {t`${{ count: cart.totals.purchased }} of ${{ total: cart.totals.total }} purchased`}
        </span>
      </VisuallyHidden>
      {props.stats}
      {(view.canTick || cart.all.length > 0) && (
        <div className={styles['tools']}>
          <CartField
            text={searchText}
            onText={setSearchText}
            onTake={take.take}
            canAdd={view.canTick}
            ref={fieldRef}
          />
          {props.whose}
        </div>
      )}
      {isNarrow && dayList.day !== null && <DayFilter list={dayList} />}
      {trip.isCompleted && (
        <p className={styles['notice']}>
          <Trans>Trip Completed: items can no longer be checked off.</Trans>
        </p>
      )}
      {cart.verdicts.hasFailed && <VerdictsFailure checked={cart.verdicts} />}
      <RefusedItems
        items={cart.items}
        onEdit={({ key, line }) => {
          items.discard(key);
          setSearchText(line);
          fieldRef.current?.focus();
        }}
        onDiscard={({ key }) => items.discard(key)}
      />
      {isSearching ? (
        <>
          <CartFound
            lines={searchCart(cart.parts, searchText)}
            text={searchText}
            view={view}
            openId={openId}
          />
          {view.canTick && (
            <Suspense fallback={null}>
              <AddRows
                tripId={trip.id}
                text={searchText}
                rows={cart.optimisticRows}
                onAdd={(text) => void take.add(text)}
              />
            </Suspense>
          )}
        </>
      ) : (
        <>
          {(cart.shownRows.length > 0 || cart.all.length === 0) && (
            <Cart
              parts={cart.parts}
              lists={cart.lists}
              view={view}
              isHomeLast={cart.isShopping}
              showsPurchased={cart.showsPurchased}
              onShowPurchased={props.onShowPurchased}
              openId={openId}
              onShowAll={() => cart.setMine(false)}
            />
          )}
          <OffTheList parts={dayList.parts} view={view} />
          <WhatDidYouPay shop={shop} tripId={trip.id} />
          {isNarrow && (shop.isMain || cart.parts.length > 0) && <DoneShopping shop={shop} />}
        </>
      )}
      {/* Last: with a poor connection it comes and goes, and no line may move under a finger. */}
      {!isOnline && (
        <p className={styles['notice']}>
          <Trans>You are offline. What you check off or add is saved here and sent later.</Trans>
        </p>
      )}
    </div>
  );
}

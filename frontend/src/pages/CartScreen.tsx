import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { PHONE_QUERY, useMediaQuery } from '../browser/hooks/useMediaQuery.ts';
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import { TripFrame } from './frame/TripFrame.tsx';
import { createDrafts, DraftsProvider } from '../ui/controls/drafts.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { useTake } from '../shopping/add/useTake.ts';
import { DayFilter } from '../shopping/days/DayFilter.tsx';
import { PhoneHead } from '../shopping/head/PhoneHead.tsx';
import { useCartKeys } from '../shopping/head/useCartKeys.ts';
import { DoneShopping } from '../shopping/paid/WhatDidYouPay.tsx';
import { useShopEnd } from '../shopping/paid/useShopEnd.ts';
import { lineId } from '../shopping/rows/detailsId.ts';
import type { TripIngredientsQuery } from '../shopping/rows/TripIngredients.generated.ts';
import { CartDialogs, preloadCartDialogs, type CartDialog } from '../shopping/list/CartDialogs.tsx';
import { CartStats, HowShown, WhoseItems } from '../shopping/list/CartFigures.tsx';
import { CartList } from '../shopping/list/CartList.tsx';
import styles from './CartPage.module.css';
import { CartSide } from '../shopping/list/CartSide.tsx';
import { Repeated } from '../shopping/list/Repeated.tsx';
import { useCart } from '../shopping/list/useCart.ts';
import { useCartTools } from '../shopping/list/useCartTools.tsx';

export function CartScreen({ trip }: { readonly trip: TripIngredientsQuery['trip'] }) {
  const cart = useCart(trip);
  const [drafts] = useState(createDrafts);
  const { view, totals, isNarrow } = cart;
  const isPhone = useMediaQuery(PHONE_QUERY);
  const dialog = useUrlValue('dialog');
  const offline = useUrlDialog('offline');
  const menuRef = useRef<HTMLButtonElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const shop = useShopEnd(view, cart.optimisticRows);
  const openDialog = (name: CartDialog) => (dialog.value === null ? dialog.push(name) : dialog.set(name));
  const tools = useCartTools(trip, cart, openDialog);
  const take = useTake(trip.id, cart, fieldRef);
  const showPurchased = (shows: boolean) => {
    // Asked for, so that lines may move.
    cart.foldNow();
    cart.setShowsPurchased(shows);
  };
  useCartKeys({
    isOn: !isPhone,
    onSearch: () => fieldRef.current?.focus(),
    onMine: () => cart.setMine(!cart.isMine),
    onHelp: () => openDialog('keys'),
  });
  const whose = view.viewerId !== null && <WhoseItems isMine={cart.isMine} onMine={cart.setMine} />;
  const how = (
    <>
      <HowShown
        grouping={cart.grouping}
        onGroup={cart.setGrouping}
        showsPurchased={cart.showsPurchased}
        onShowPurchased={showPurchased}
      />
      <DayFilter list={cart.dayList} />
      {view.canAssign && <Repeated repeats={cart.repeats} onOptimize={() => openDialog('optimize')} />}
    </>
  );

  return (
    <TripFrame
      tripId={trip.id}
      place="list"
      tools={tools}
      phoneHead={
        <PhoneHead
          trip={trip}
          share={totals.total === 0 ? 0 : totals.purchased / totals.total}
          onMenu={() => dialog.push('list')}
          onMenuIntent={preloadCartDialogs}
          onOffline={offline.open}
          menuRef={menuRef}
        />
      }
    >
      <DraftsProvider value={drafts}>
        <div className={styles['columns']}>
          <CartList
            trip={trip}
            cart={cart}
            shop={shop}
            take={take}
            fieldRef={fieldRef}
            stats={isPhone && cart.all.length > 0 && <CartStats totals={totals} />}
            whose={isNarrow && whose}
            onShowPurchased={showPurchased}
            openId={cart.openLine && lineId(cart.openLine.part.id, cart.openLine.group.key)}
          />
          {!isNarrow && cart.all.length > 0 && (
            <CartSide line={cart.lineBeside} view={view} onLine={cart.closeLine}>
              <ProgressBar value={totals.purchased} max={totals.total} label={t`Shopping progress`} />
              <CartStats totals={totals} />
              {whose}
              {how}
              <DoneShopping shop={shop} />
            </CartSide>
          )}
        </div>
        <CartDialogs
          trip={trip}
          rows={cart.rows}
          open={dialogIn(dialog.value, view.canAssign)}
          onClose={() => dialog.set(null)}
          tools={tools}
          menu={
            <>
              {!isPhone && <CartStats totals={totals} />}
              {how}
            </>
          }
          line={cart.lineInSheet}
          view={view}
          onLine={cart.closeLine}
        />
      </DraftsProvider>
    </TripFrame>
  );
}

function dialogIn(value: string | null, canAssign: boolean): CartDialog | null {
  if (value === 'list' || value === 'keys') return value;
  return canAssign && (value === 'optimize' || value === 'assign-shopping' || value === 'days')
    ? value
    : null;
}

import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { duplicateGroups, namesOf, nearMatches } from '../../../../domain/shopping/list/shopping.ts';
import { NARROW_QUERY, PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { dateRangeLabel } from '../../labels/dateLabel.ts';
import { VerdictsFailure } from '../../people/verdict/VerdictsFailure.tsx';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { ingredientConflicts } from '../../people/verdict/verdictTexts.ts';
import { useItemQueue } from '../../offline/outbox/useItemQueue.ts';
import { useTickQueue } from '../../offline/outbox/useTickQueue.ts';
import { LazyAddLine } from '../add/LazyAddLine.tsx';
import { Cart } from './Cart.tsx';
import { CartActions } from './CartActions.tsx';
import { CartControls, CartDuplicates, CartNearMatches, CartStats } from './CartControls.tsx';
import { CartDialogs, preloadCartDialogs, type CartDialog } from './CartDialogs.tsx';
import styles from './CartScreen.module.css';
import { CartSide } from './CartSide.tsx';
import { ListOfDay } from '../days/ListOfDay.tsx';
import { useDayList } from '../days/useDayList.ts';
import { lineId } from '../rows/detailsId.ts';
import { useOpenLine } from '../detail/useOpenLine.ts';
import { CartFacts, PhoneHead, WideHead } from '../head/CartHead.tsx';
import { CartTools } from '../head/CartTools.tsx';
import { SectionChips } from '../head/SectionChips.tsx';
import { jumpToPart } from '../head/jumpToPart.ts';
import { useCartKeys } from '../head/useCartKeys.ts';
import { useFoldingHead } from '../head/useFoldingHead.ts';
import { cartParts, withoutPurchased } from '../rows/cartParts.ts';
import { applyPending, cartRows } from '../rows/cartRows.ts';
import { cartText } from '../rows/cartText.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { useCartFilters } from '../rows/useCartFilters.ts';
import { useCartLists } from '../rows/useCartLists.ts';
import { shareText } from './shareText.ts';

interface CartScreenProps {
  readonly trip: TripIngredientsQuery['trip'];
  /** The way to the trip. */
  readonly back: ReactNode;
}

export function CartScreen({ trip, back }: CartScreenProps) {
  const { id: tripId, participants: people, viewerCan } = trip;
  const filters = useCartFilters();
  const { grouping, showsPurchased, isMine, searchText, setSearchText, setMine, setShowsPurchased } = filters;
  const dialog = useUrlValue('dialog');
  const item = useUrlValue('item');
  const today = useToday();
  const isOnline = useOnline();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const pageRef = useRef<HTMLDivElement>(null);
  const menuRef = useRef<HTMLButtonElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const optimizeRef = useRef<HTMLButtonElement>(null);
  const shareRef = useRef<HTMLButtonElement>(null);
  const [waitingPlace, setWaitingPlace] = useState<HTMLElement | null>(null);
  const ticks = useTickQueue();
  const items = useItemQueue();
  const { keepOnce } = useFoldingHead(pageRef);

  const canTick = viewerCan.includes('TICK_INGREDIENTS');
  const canPlan = viewerCan.includes('PLAN_MEALS');
  const canAssign = viewerCan.includes('ASSIGN_SHOPPING');
  const canAddReceipt = viewerCan.includes('ADD_RECEIPTS');
  const viewerId = people.find(({ isViewer }) => isViewer)?.id ?? null;
  const all = useMemo(() => cartRows(trip.meals, trip.items), [trip.meals, trip.items]);
  const dayList = useDayList(trip, all);
  const { rows } = dayList.parts;
  const { dayOf } = dayList.byDay;
  const { parts, lists, totals, segments, mineLeft, allLeft } = useCartLists(dayList.rows, {
    people,
    grouping,
    mineOf: isMine ? viewerId : null,
    viewerId,
    canCheck: canTick,
  });
  const duplicates = useMemo(() => duplicateGroups(rows).map(({ name }) => name), [rows]);
  const [near] = useMemo(() => nearMatches(rows), [rows]);
  const { verdicts, hasFailed, retry } = useTripVerdicts(tripId);
  const notFor = useMemo(() => (verdicts === null ? NOBODY : ingredientConflicts(verdicts)), [verdicts]);
  const { set: setItem, push: pushItem } = item;
  const onOpen = useCallback(
    (id: string) => {
      const isShown = new URLSearchParams(window.location.search).get('item') === id;
      // Beside the list it needs no way back.
      if (isNarrow) pushItem(id);
      else setItem(isShown ? null : id);
    },
    [isNarrow, pushItem, setItem],
  );
  const view = useMemo(
    () => ({
      tripId,
      people,
      grouping,
      isMine,
      viewerId,
      today,
      canPlan,
      canTick,
      canAssign,
      canAddReceipt,
      notFor,
      dayOf,
      onOpen,
    }),
    [
      tripId,
      people,
      grouping,
      isMine,
      viewerId,
      today,
      canPlan,
      canTick,
      canAssign,
      canAddReceipt,
      notFor,
      dayOf,
      onOpen,
    ],
  );
  const openLine = useOpenLine(parts, item.value);
  // A sheet that is open stays one when the window gets wider.
  const [isSheet, setSheet] = useState(isNarrow);
  if (openLine === null && isSheet !== isNarrow) setSheet(isNarrow);
  const open = dialogIn(dialog.value, canAssign);
  const facts = {
    id: tripId,
    name: trip.name,
    location: trip.location,
    dates: dateRangeLabel(trip.startDate, trip.endDate),
    participantCount: people.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED').length,
  };
  const showPurchased = useCallback(() => setShowsPurchased(true), [setShowsPurchased]);
  const showAll = useCallback(() => setMine(false), [setMine]);
  const clearSearch = useCallback(() => {
    setSearchText('');
    searchRef.current?.focus();
  }, [setSearchText]);
  const queueItem = useCallback(
    (text: string) => {
      items.add(tripId, text);
      clearSearch();
    },
    [items, tripId, clearSearch],
  );

  function share(): void {
    const shared = cartParts(applyPending(rows, ticks.optimistic()), people, grouping);
    const text = cartText({
      tripName: trip.name,
      location: trip.location,
      dates: facts.dates,
      parts: showsPurchased ? shared : withoutPurchased(shared),
      people: grouping === 'store-sections' ? people : null,
    });
    void shareText({ title: `${trip.name}: Shopping List`, text, noun: 'List' });
  }

  function jump(partId: string): void {
    keepOnce();
    jumpToPart(partId);
  }

  const openDialog = (name: CartDialog) => (dialog.value === null ? dialog.push(name) : dialog.set(name));
  useCartKeys({
    isOn: !isPhone,
    onSearch: () => searchRef.current?.focus(),
    onMine: () => setMine(!isMine),
    onHelp: () => openDialog('keys'),
  });
  const stats = <CartStats totals={totals} />;
  const controls = (
    <CartControls
      grouping={grouping}
      onGroup={filters.setGrouping}
      showsPurchased={showsPurchased}
      onShowPurchased={setShowsPurchased}
      isInTools={!isPhone}
    />
  );
  const actions = (
    <CartActions
      onAssign={canAssign && rows.length > 0 ? () => openDialog('assign-shopping') : null}
      onDays={canAssign && rows.length > 0 ? () => openDialog('days') : null}
      onOptimize={canAssign && duplicates.length > 0 ? () => openDialog('optimize') : null}
      onIntent={preloadCartDialogs}
      onShare={share}
      optimizeRef={optimizeRef}
      shareRef={shareRef}
      isInMenu={isPhone}
      onKeys={isNarrow ? null : () => openDialog('keys')}
    />
  );
  const repeated = canAssign && (
    <>
      <CartDuplicates names={duplicates} />
      {duplicates.length === 0 && near !== undefined && (
        <CartNearMatches names={namesOf(near)} onShow={() => openDialog('optimize')} />
      )}
    </>
  );
  const isSearching = searchText.trim() !== '';

  return (
    <div
      className={styles['page']}
      ref={pageRef}
      data-own-head=""
      data-searching={isSearching ? '' : undefined}
    >
      {isPhone ? (
        <PhoneHead
          trip={facts}
          left={totals.remaining}
          segments={segments}
          onMenu={() => dialog.push('list')}
          onMenuIntent={preloadCartDialogs}
          onOffline={() => dialog.push('offline')}
          menuRef={menuRef}
        />
      ) : (
        <WideHead
          back={back}
          trip={facts}
          segments={segments}
          stats={stats}
          actions={actions}
          controls={isNarrow && controls}
        />
      )}
      {all.length > 0 && (
        <CartTools
          searchText={searchText}
          onSearch={setSearchText}
          searchRef={searchRef}
          isMine={isMine}
          onMine={setMine}
          mineLeft={mineLeft}
          allLeft={allLeft}
          chips={!isSearching && parts.length > 0 && <SectionChips parts={parts} onJump={jump} />}
        >
          {!isNarrow && controls}
        </CartTools>
      )}
      <div className={styles['columns']}>
        <div className={styles['list']}>
          {trip.isCompleted && (
            <p className={styles['notice']}>Trip Completed: items can no longer be ticked.</p>
          )}
          {!isOnline && (
            <p className={styles['notice']}>
              You are offline: your ticks are saved here and sent when you are back online.
            </p>
          )}
          {hasFailed && <VerdictsFailure onRetry={retry} />}
          <div ref={setWaitingPlace} />
          <ListOfDay list={dayList} view={view}>
            <Cart
              parts={parts}
              lists={lists}
              view={view}
              showsPurchased={showsPurchased}
              onShowPurchased={showPurchased}
              openId={openLine === null ? null : lineId(openLine.part.id, openLine.group.key)}
              searchText={searchText}
              onClearSearch={clearSearch}
              onShowAll={showAll}
              onAdd={canTick ? queueItem : undefined}
            />
          </ListOfDay>
          {canTick && <LazyAddLine tripId={tripId} rows={rows} waitingPlace={waitingPlace} />}
        </div>
        {!isNarrow && rows.length > 0 && (
          <CartSide line={isSheet ? null : openLine} view={view} onLine={item.set}>
            {repeated}
          </CartSide>
        )}
      </div>
      <CartDialogs
        trip={trip}
        rows={rows}
        open={open}
        onClose={() => dialog.set(null)}
        finalFocus={() => optimizeRef.current ?? shareRef.current ?? menuRef.current}
        menu={
          <>
            <CartFacts trip={facts} />
            {stats}
            {repeated}
            {controls}
            {actions}
          </>
        }
        menuRef={menuRef}
        line={isSheet ? openLine : null}
        view={view}
        onLine={item.set}
      />
    </div>
  );
}

const NOBODY: ReadonlyMap<string, string> = new Map();

function dialogIn(value: string | null, canAssign: boolean): CartDialog | null {
  if (value === 'list' || value === 'keys') return value;
  return canAssign && (value === 'optimize' || value === 'assign-shopping' || value === 'days')
    ? value
    : null;
}

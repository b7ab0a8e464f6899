import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { duplicateGroups, nearMatches } from '../../../../domain/shopping/list/shopping.ts';
import { TABLET_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { useWaitingItems } from '../../offline/outbox/useItemQueue.ts';
import { byFirstName } from '../../labels/firstName.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { ingredientConflicts } from '../../people/verdict/ingredientConflicts.ts';
import { useDayList } from '../days/useDayList.ts';
import { useOpenLine } from '../detail/useOpenLine.ts';
import { cartRows } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import type { TripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { useCartFilters } from '../rows/useCartFilters.ts';
import { useCartLists } from '../rows/useCartLists.ts';
import { waitingRows } from '../rows/waitingRows.ts';

export type Cart = ReturnType<typeof useCart>;

export type Repeats = ReturnType<typeof repeatsOf>;

/** All that the list shows, from the trip, the device and the address. */
export function useCart(trip: TripIngredientsQuery['trip']) {
  const isNarrow = useMediaQuery(TABLET_QUERY);
  const filters = useCartFilters(isNarrow);
  const { grouping, isMine } = filters;
  const today = useToday();
  const item = useUrlValue('item');
  const all = useMemo(() => cartRows(trip.meals, trip.items), [trip.meals, trip.items]);
  const dayList = useDayList(trip, all);
  const items = useWaitingItems();
  const shownRows = useMemo(() => {
    const waiting = waitingRows(items, trip.id, new Set(trip.items.map(({ id }) => id)));
    return waiting.length === 0 ? dayList.rows : [...dayList.rows, ...waiting];
  }, [items, trip.id, trip.items, dayList.rows]);
  const can = abilitiesOf(trip);
  const people = trip.participants;
  const viewerId = people.find(({ isViewer }) => isViewer)?.id ?? null;
  const eaters = useMemo(
    () => byFirstName(trip.eaters).map((eater) => ({ ...eater, isViewer: isSelf(eater, viewerId) })),
    [trip.eaters, viewerId],
  );
  const lists = useCartLists(shownRows, {
    people,
    grouping,
    mineOf: isMine ? viewerId : null,
    canCheck: can.canTick,
  });
  const { rows } = dayList.parts;
  // Of the whole list: after its first lines.
  const counted = useDeferredValue(rows, NO_ROWS);
  const repeats = useMemo(() => repeatsOf(counted), [counted]);
  const { verdicts, ...checked } = useTripVerdicts(trip.id);
  const notFor = useMemo(
    () => (verdicts === null ? NO_CONFLICTS : ingredientConflicts(verdicts, trip.items)),
    [verdicts, trip.items],
  );
  const onOpen = useOpenDetails(item, isNarrow);
  const openLine = useOpenLine(lists.parts, item.value);
  // A sheet that is open stays one when the window gets wider.
  const [isSheet, setSheet] = useState(isNarrow);
  if (openLine === null && isSheet !== isNarrow) setSheet(isNarrow);
  const { dayOf } = dayList.byDay;
  const { canPlan, canTick, canAssign, canAddReceipt } = can;
  const view = useMemo(
    (): CartView => ({
      tripId: trip.id,
      people,
      eaters,
      grouping,
      isMine,
      viewerId,
      today,
      notFor,
      dayOf,
      onOpen,
      canPlan,
      canTick,
      canAssign,
      canAddReceipt,
    }),
    [
      trip.id,
      eaters,
      people,
      grouping,
      isMine,
      viewerId,
      today,
      notFor,
      dayOf,
      onOpen,
      canPlan,
      canTick,
      canAssign,
      canAddReceipt,
    ],
  );
  return {
    ...filters,
    ...lists,
    isNarrow,
    all,
    dayList,
    rows,
    shownRows,
    /** Typed, and refused by the server. */
    items: useMemo(() => items.filter(({ tripId }) => tripId === trip.id), [items, trip.id]),
    view,
    repeats,
    verdicts: checked,
    lineInSheet: isSheet ? openLine : null,
    lineBeside: isSheet ? null : openLine,
    openLine,
    closeLine: item.set,
    /** From the first shopping day on. */
    isShopping: today >= dayList.byDay.firstDay,
  };
}

function isSelf(
  { participantId, isCompanion }: TripIngredientsQuery['trip']['eaters'][number],
  viewerId: string | null,
): boolean {
  return participantId === viewerId && !isCompanion;
}

const NO_ROWS: readonly never[] = [];
const NO_CONFLICTS: CartView['notFor'] = new Map();

function abilitiesOf({ viewerCan }: TripIngredientsQuery['trip']) {
  return {
    canTick: viewerCan.includes('TICK_INGREDIENTS'),
    canPlan: viewerCan.includes('PLAN_MEALS'),
    canAssign: viewerCan.includes('ASSIGN_SHOPPING'),
    canAddReceipt: viewerCan.includes('ADD_RECEIPTS'),
  };
}

function repeatsOf(rows: Parameters<typeof duplicateGroups>[0]) {
  const [near] = nearMatches(rows);
  return { duplicates: duplicateGroups(rows).map(({ name }) => name), near };
}

/** Shows a line's details, by its id; beside the list a second press closes them, and needs no way back. */
function useOpenDetails({ set, push }: ReturnType<typeof useUrlValue>, isNarrow: boolean) {
  return useCallback(
    (id: string) => {
      const isShown = new URLSearchParams(window.location.search).get('item') === id;
      if (isNarrow) push(id);
      else set(isShown ? null : id);
    },
    [isNarrow, push, set],
  );
}

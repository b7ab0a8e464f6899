import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../browser/hooks/useSettled.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import type { Grouping } from './cartParts.ts';

/** Browsers allow few changes of the address in a second. */
const ADDRESS_DELAY_MS = 400;

/**
 * What the list shows, from the address: `?group=assigned-users&purchased=hide&mine&q=oni`.
 * @param isShort then it begins without what was bought
 */
export function useCartFilters(isShort: boolean) {
  const group = useUrlValue('group');
  const purchased = useUrlValue('purchased');
  const mine = useUrlValue('mine');
  const grouping: Grouping = group.value === 'assigned-users' ? 'assigned-users' : 'store-sections';
  return {
    grouping,
    setGrouping: (value: Grouping) => group.set(value === 'store-sections' ? null : value),
    showsPurchased: purchased.value === null ? !isShort : purchased.value !== 'hide',
    setShowsPurchased: (shows: boolean) =>
      purchased.set(shows === isShort ? (shows ? 'show' : 'hide') : null),
    isMine: mine.value !== null,
    setMine: (isMine: boolean) => mine.set(isMine ? '' : null),
    ...useSearchText(),
  };
}

/** The field has each letter at once, the address follows. */
function useSearchText() {
  const { value, set } = useUrlValue('q');
  const [searchText, setSearchText] = useState(value ?? '');
  const settled = useSettled(searchText, ADDRESS_DELAY_MS);
  const follow = useEffectEvent(() => {
    if (settled !== (value ?? '')) set(settled === '' ? null : settled);
  });
  useEffect(() => follow(), [settled]);
  return { searchText, setSearchText };
}

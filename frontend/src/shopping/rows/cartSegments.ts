import { cartByStoreSection, cartTotals } from '../../../../domain/shopping/list/shopping.ts';
import type { CartRow } from './cartRows.ts';

/** Purchased lines of each store section. */
export function cartSegments(rows: readonly CartRow[]): { readonly done: number; readonly total: number }[] {
  return cartByStoreSection(rows).map(({ groups }) => {
    const { purchased, total } = cartTotals(groups);
    return { done: purchased, total };
  });
}

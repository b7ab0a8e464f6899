import { cartByStoreSection, cartTotals } from '../../../../domain/shopping/shopping.ts';
import type { CartRow } from './cartRows.ts';

/** How far each section of the shop is, in the order of the shop and in lines of the cart. */
export function cartSegments(rows: readonly CartRow[]): { readonly done: number; readonly total: number }[] {
  return cartByStoreSection(rows).map(({ groups }) => {
    const { purchased, total } = cartTotals(groups);
    return { done: purchased, total };
  });
}

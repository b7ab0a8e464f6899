import { t } from '@lingui/core/macro';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { shoppingShares, type ShoppingSplit } from '../../../../domain/shopping/list/assignment.ts';
import { cartByStoreSection, groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { acceptedOf, type CartPerson } from '../rows/cartParts.ts';
import { asText } from '../../../../domain/text/asText.ts';
import type { CartRow } from '../rows/cartRows.ts';

export interface ShopperLoad {
  readonly person: CartPerson;
  readonly lineCount: number;
  /** Store sections in walking order, or meals, that the split gives to them; empty for 'random'. */
  readonly given: readonly string[];
}

/** Lines per person after a split of the unassigned ones; for 'random' one possible outcome. */
export function shoppingAfter(
  split: ShoppingSplit,
  rows: readonly CartRow[],
  people: readonly CartPerson[],
): ShopperLoad[] {
  const buyers = acceptedOf(people);
  const candidates = buyers.map(({ id }) => ({ id, inviteStatus: 'accepted' as const }));
  const shares = shoppingShares(split, rows, candidates, () => 0);
  return buyers.flatMap((person) => {
    const share = shares.find(({ participantId }) => participantId === person.id);
    if (share === undefined) return [];
    const given = partNames(
      split,
      rows.filter(({ id }) => share.ingredientIds.includes(id)),
    );
    return [{ person, lineCount: share.lineCount, given }];
  });
}

function partNames(split: ShoppingSplit, rows: readonly CartRow[]): string[] {
  switch (split) {
    case 'random':
      return [];
    case 'by-meal':
      return [...new Set(rows.map(({ mealId, mealName }) => (mealId === null ? t`Other items` : mealName)))];
    case 'by-store':
    case 'walking-order':
      return cartByStoreSection(rows).map(({ section }) => asText(STORE_SECTION_NAMES[section]));
  }
}

export function unassignedLineCount(rows: readonly CartRow[]): number {
  return groupRows(rows.filter(({ assignedToId }) => assignedToId === null)).length;
}

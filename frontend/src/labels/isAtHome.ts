import type { IngredientRowFragment } from '../gql/fragments/IngredientRow.generated.ts';

/** Whether somebody said that it need not be bought. */
export function isAtHome({
  staple,
  purchased,
}: Pick<IngredientRowFragment, 'staple' | 'purchased'>): boolean {
  return staple?.answer === 'HAVE' && !purchased;
}

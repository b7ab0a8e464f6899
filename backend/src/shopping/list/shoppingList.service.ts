import type { Part } from '../../../../domain/text/message.ts';
import { isAsTyped, listedAs } from '../../../../domain/shopping/amount/neededAmount.ts';
import type { StoreSection } from '../../../../domain/shopping/food/storeSection.ts';
import { cartByStoreSection, lineText } from '../../../../domain/shopping/list/shopping.ts';
import { shoppingListParts, type MealPlace } from '../../../../domain/shopping/list/shoppingList.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { inUnits } from '../../access/inUnits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { amountBoughtOf, amountMissing, amountNeeded } from '../ingredient/ingredient.service.ts';
import { readCart, type CartRow } from './shoppingRows.sql.ts';

/** An ingredient as the list counts it: of a purchase that is short, what is missing. */
export type ListedIngredient = CartRow & MealPlace & { readonly ingredient: Ingredient };

/** In plan order with the items last, without what is not bought for the trip. */
export async function listedIngredients(ctx: Ctx, trip: Trip): Promise<ListedIngredient[]> {
  return Promise.all(
    (await readCart(ctx, trip)).map(async ({ row, ingredient, place }) => {
      const amount = await amountNeeded(ctx, ingredient);
      const missing = await amountMissing(ctx, ingredient);
      const bought = amountBoughtOf(ingredient);
      const isTyped = isAsTyped(Object.assign({}, ingredient, { amount }));
      const listed = listedAs({ purchased: row.purchased, amount, missing, bought });
      return { ...row, ...listed, ...place, isTyped, ingredient };
    }),
  );
}

/** A line of the list: a food, with all ingredients that need it. */
export interface ShoppingLine {
  readonly section: StoreSection;
  readonly name: string;
  readonly amountText: Part;
  readonly isPurchased: boolean;
  /** Of its open ingredients. */
  readonly openIngredientIds: readonly string[];
  readonly ingredients: readonly Ingredient[];
}

/**
 * The list as its page shows it, in the order of a store, without what is at home or left out.
 * @param date only what dishes of this day need, and items; null: all
 * @param rawUnits of the amounts; the account's by default
 */
export async function shoppingList(
  ctx: Ctx,
  trip: Trip,
  date: CalendarDate | null,
  rawUnits: unknown,
): Promise<ShoppingLine[]> {
  const all = await listedIngredients(ctx, trip);
  const rows = all.map((row) => {
    const { unavailable, staple } = row.ingredient;
    return { ...row, unavailable, staple };
  });
  // Answers about staples hold for the rows of other days too.
  const shown = shoppingListParts(trip, rows).rows.filter(
    ({ mealDate }) => date === null || mealDate === null || mealDate === date,
  );
  return inUnits(ctx, rawUnits, () =>
    cartByStoreSection(shown).flatMap(({ section, groups }) =>
      groups.map((group) => ({
        section,
        name: group.name,
        amountText: lineText(group),
        isPurchased: group.isPurchased,
        openIngredientIds: group.rows.filter(({ purchased }) => !purchased).map(({ id }) => id),
        ingredients: group.rows.map(({ ingredient }) => ingredient),
      })),
    ),
  );
}

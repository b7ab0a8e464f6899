import { Arg, Ctx as Context, Field, FieldResolver, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import type { Units } from '../../../../domain/number/units.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { UNITS_ARGUMENT, UnitsEnum } from '../../entities/unitsEnum.ts';
import { mealsOf } from '../ingredient/ingredient.service.ts';
import { shoppingList } from './shoppingList.service.ts';

@ObjectType('ShoppingLine', {
  description: 'A line of the shopping list: a food, with all ingredients that need it.',
})
class ShoppingLineObject {
  @Field({ description: 'What to buy.' })
  name: string;

  @Field({ description: 'Section of the store: "Produce".' })
  section: string;

  @Field({
    description:
      'What is left to buy of it, of a bought line all of it, in the units of the reader: "2 cans + 400 g", "1 more, 21 bought"; may be empty.',
  })
  amountText: string;

  @Field({ description: 'Whether all of it is bought.' })
  isPurchased: boolean;

  @Field(() => [ID], { description: 'Ids of its ingredients that are still to buy, for tickIngredients.' })
  openIngredientIds: readonly string[];

  @Field(() => [Ingredient], { description: 'What needs it: ingredients of dishes, and items.' })
  ingredients: readonly Ingredient[];
}

@Resolver(() => ShoppingLineObject)
export class ShoppingLineResolver {
  @FieldResolver(() => [Meal], { description: 'The dishes that need it.' })
  meals(@Root() { ingredients }: ShoppingLineObject, @Context() ctx: Ctx): Promise<Meal[]> {
    return mealsOf(ctx, ingredients);
  }
}

@Resolver(() => Trip)
export class ShoppingListResolver {
  @FieldResolver(() => [ShoppingLineObject], {
    description:
      'The shopping list as its page shows it: what is to buy and what is bought, by food in the order of a store. What is at home, left out, or of a meal that is outside the plan or not needed is not on it.',
  })
  async shoppingList(
    @Root() trip: Readonly<Trip>,
    @Arg('date', () => CalendarDateScalar, {
      nullable: true,
      description: 'Only what dishes of this day need, and items; by default all.',
    })
    date: CalendarDate | null | undefined,
    @Arg('units', () => UnitsEnum, UNITS_ARGUMENT) units: Units | null,
    @Context() ctx: Ctx,
  ): Promise<ShoppingLineObject[]> {
    const lines = await shoppingList(ctx, trip, date ?? null, units);
    return lines.map(({ section, amountText, ...line }) => ({
      ...line,
      section: asText(STORE_SECTION_NAMES[section]),
      amountText: textOf(amountText),
    }));
  }
}

import { Args, ArgsType, Ctx as Context, Query, Resolver } from 'type-graphql';
import { TRIP_OF_ROW, inputOf } from '../../base/graphqlInput.ts';
import { recipeSearchFields } from '../../../../domain/recipes/recipeFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { RecipePageObject, RecipeResultObject } from '../recipe/recipe.objects.ts';
import { searchRecipes } from './searchRecipes.service.ts';
import { SlotInput } from '../recipe/slotInput.ts';

@ArgsType()
class RecipesArgs extends inputOf(recipeSearchFields.shape, {
  search: 'Words of the name, an ingredient, the description or a step; names also misspelled.',
  mealType: 'Only recipes for it, or for no type in particular.',
  maxMinutes: 'Only recipes that take at most this long, {limits}.',
  equipment: 'Only recipes that one of these is enough for, or that need none in particular.',
  mealId: 'The meal that the recipes are for, and their verdicts.',
  tripId: TRIP_OF_ROW,
  slot: { text: 'In place of `mealId`: the slot.', type: SlotInput },
  everybody: 'Only what everybody at the meal can eat. A page may be short: `next` says whether more follow.',
  sources: 'Only of these sources; all by default.',
  limit: 'Length of the page, {limits}; 20 by default.',
  after: '`next` of the page before.',
}) {}

@Resolver()
export class SearchRecipesResolver {
  @Query(() => RecipePageObject, {
    description:
      "Searches the viewer's recipes, those shared with their trips, what was cooked on their trips, and the cookbook. Without a search: those for the slot's meal type first, then own, shared, cooked and built-in ones by name.",
  })
  async recipes(@Args() args: RecipesArgs, @Context() ctx: Ctx): Promise<RecipePageObject> {
    const { results, next } = await searchRecipes(ctx, args);
    return { recipes: results.map((result) => new RecipeResultObject(result)), next };
  }
}

import { Args, ArgsType, Ctx as Context, Field, ID, Int, Query, Resolver } from 'type-graphql';
import type { RecipeSource } from '../../../../domain/recipes/recipe.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { CookingEquipmentEnum } from '../../entities/recipe/cookingEquipmentEnum.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { RecipeSourceEnum } from '../../entities/recipe/recipe.entity.ts';
import { RecipePageObject, RecipeResultObject } from '../recipe/recipeObjects.ts';
import { searchRecipes } from './searchRecipes.service.ts';
import { SlotInput } from '../recipe/slotInput.ts';

@ArgsType()
class RecipesArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the name, an ingredient, the description or a step; names also misspelled.',
  })
  search?: string | null;

  @Field(() => MealTypeEnum, {
    nullable: true,
    description: 'Only recipes for it, or for no type in particular.',
  })
  mealType?: MealType | null;

  @Field(() => Int, { nullable: true, description: 'Only recipes that take at most this long, 1 to 5,760.' })
  maxMinutes?: number | null;

  @Field(() => [CookingEquipmentEnum], {
    nullable: true,
    description: 'Only recipes that one of these is enough for, or that need none in particular.',
  })
  equipment?: CookingEquipment[] | null;

  @Field(() => ID, { nullable: true, description: 'The meal that the recipes are for, and their verdicts.' })
  mealId?: string | null;

  @Field(() => SlotInput, { nullable: true, description: 'In place of `mealId`: the slot.' })
  slot?: SlotInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only what everybody at the meal can eat. A page may be short: `next` says whether more follow.',
  })
  everybody?: boolean | null;

  @Field(() => [RecipeSourceEnum], { nullable: true, description: 'Only of these sources; all by default.' })
  sources?: RecipeSource[] | null;

  @Field(() => Int, { nullable: true, description: 'Length of the page, 1 to 50; 20 by default.' })
  limit?: number | null;

  @Field(() => String, { nullable: true, description: '`next` of the page before.' })
  after?: string | null;
}

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

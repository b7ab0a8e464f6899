import { Arg, Ctx as Context, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import { limitsOf } from '../../base/graphqlInput.ts';
import { newRecipeFields } from '../../../../domain/recipes/recipeFields.ts';
import { recipeDiets } from '../../../../domain/recipes/recipeDiets.ts';
import type { Difficulty, RecipeIngredient, RecipeSource } from '../../../../domain/recipes/recipe.ts';
import type { RecipeSwap, RecipeVerdict } from '../../../../domain/recipes/recipeVerdict.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { VerdictKind } from '../../../../domain/people/verdict/verdict.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { CookingEquipmentEnum } from '../../entities/recipe/cookingEquipmentEnum.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';
import { DifficultyEnum, RecipeSourceEnum } from '../../entities/recipe/recipe.entity.ts';
import { VerdictEnum } from '../../people/verdict/verdict.resolver.ts';
import type { AnyRecipe, RecipeResult } from './anyRecipe.ts';
import { sharedWith } from './findRecipe.service.ts';
import { judgeAt } from './recipeSlot.service.ts';
import { SlotInput } from './slotInput.ts';

@ObjectType('RecipeIngredient', { description: 'An ingredient of a recipe.' })
class RecipeIngredientObject implements Required<RecipeIngredient> {
  @Field({ description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Quantity as typed: "1 1/2", "2-3", "a few".' })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'Unit of the quantity: "cups", "lb", "cans".' })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'Notes: "drained".' })
  notes: string | null;

  @Field(() => [String], { description: 'Alternatives to use instead.' })
  alternatives: readonly string[];

  @Field(() => String, { nullable: true, description: 'Part of the dish that it is for: "For the sauce".' })
  part: string | null;

  @Field({ description: 'The whole line: "1 1/2 cans black beans, drained".' })
  line(): string {
    const line = [amountLabel(this.quantity, this.unit), this.name].filter(Boolean).join(' ');
    return this.notes === null ? line : `${line}, ${this.notes}`;
  }
}

@ObjectType('RecipeSwap', { description: 'Another ingredient in place of one of a recipe.' })
class RecipeSwapObject {
  @Field(() => Int, { description: 'Index of the ingredient in the recipe, from 0.' })
  index: number;

  @Field({ description: 'The ingredient of the recipe.' })
  ingredient: string;

  @Field({ description: 'What is taken instead.' })
  name: string;

  @Field({ description: 'Whether the recipe lists it as an alternative; else it is a known substitute.' })
  isAlternative: boolean;
}

@ObjectType('RecipeVerdict', {
  description: 'Whether those who are at a meal can eat a recipe, by the names of its ingredients.',
})
export class RecipeVerdictObject {
  constructor(private readonly judged: RecipeVerdict) {}

  @Field(() => VerdictEnum, { description: 'Unknown is never safe.' })
  get verdict(): VerdictKind {
    return this.judged.verdict;
  }

  @Field(() => Int, {
    description: 'How many of those who are there have not answered: the verdict does not speak for them.',
  })
  get unanswered(): number {
    return this.judged.unanswered;
  }

  @Field(() => Int, {
    description:
      'How many of those who are there have answered; the rules of the trip count as one. None beside unanswered ones: the verdict speaks for nobody.',
  })
  get answered(): number {
    return this.judged.answered;
  }

  @Field(() => String, {
    nullable: true,
    description:
      'Whom it does not suit, allergies first: "Ana (allergic to nuts), Priya (vegan): nougat". Null when safe.',
  })
  get reason(): string | null {
    return this.judged.reason && asText(this.judged.reason);
  }

  @Field(() => String, {
    nullable: true,
    description:
      'What people there would rather not have, which makes nothing unsafe: "Sam would rather not have mushrooms."',
  })
  get disliked(): string | null {
    return this.judged.disliked && textOf(this.judged.disliked);
  }

  @Field(() => [RecipeSwapObject], {
    description: 'Together they make the recipe safe for everybody; empty when none are known, or needed.',
  })
  get swaps(): readonly RecipeSwapObject[] {
    return this.judged.swaps.map(asSwap);
  }
}

function asSwap({ index, ingredient, name, selectedAlternative }: RecipeSwap): RecipeSwapObject {
  return { index, ingredient, name, isAlternative: selectedAlternative !== null };
}

/** What a search result and a recipe show alike. */
@ObjectType()
abstract class RecipeSummary {
  constructor(protected readonly recipe: AnyRecipe) {}

  @Field(() => ID, {
    description: 'Id: a UUID, of a meal that of the meal, and for the cookbook a short name.',
  })
  get id(): string {
    return this.recipe.id;
  }

  @Field(() => RecipeSourceEnum, { description: 'Where it comes from.' })
  get source(): RecipeSource {
    return this.recipe.source;
  }

  @Field({ description: 'Name of the dish.' })
  get name(): string {
    return this.recipe.name;
  }

  @Field(() => String, {
    nullable: true,
    description: `Description, ${limitsOf(newRecipeFields.shape.description)}.`,
  })
  get description(): string | null {
    return this.recipe.description;
  }

  @Field(() => Float, {
    nullable: true,
    description: 'Portions that the amounts are written for; null when amounts are fixed.',
  })
  get servings(): number | null {
    const { servingsQuarters } = this.recipe;
    return servingsQuarters === null ? null : servingsQuarters / 4;
  }

  @Field(() => Int, { nullable: true, description: 'Minutes that it takes.' })
  get minutes(): number | null {
    return this.recipe.minutes;
  }

  @Field(() => DifficultyEnum, { nullable: true, description: 'How hard it is.' })
  get difficulty(): Difficulty | null {
    return this.recipe.difficulty;
  }

  @Field(() => [MealTypeEnum], { description: 'Meal types that it is for; empty: not said.' })
  get mealTypes(): readonly MealType[] {
    return this.recipe.mealTypes;
  }

  @Field(() => [CookingEquipmentEnum], {
    description: 'Equipment of which any one is enough; empty: not said.',
  })
  get equipment(): readonly CookingEquipment[] {
    return this.recipe.equipment;
  }

  @Field(() => [String], {
    description:
      'Diets that all ingredients fit by their names and notes, and that no step breaks: "vegan". More diets may be added.',
  })
  diets(): readonly string[] {
    return recipeDiets(this.recipe);
  }

  @Field(() => String, {
    nullable: true,
    description: 'Where it was found: a book or a website; of a meal the trip.',
  })
  get sourceName(): string | null {
    return this.recipe.sourceName;
  }

  @Field(() => String, { nullable: true, description: 'Name of the owner of an own or shared recipe.' })
  get ownerName(): string | null {
    return this.recipe.ownerName;
  }

  @Field({ description: 'Whether the viewer may change it.' })
  get viewerCanEdit(): boolean {
    return this.recipe.viewerCanEdit;
  }
}

@ObjectType('Recipe', { description: 'How a dish is cooked.' })
export class RecipeObject extends RecipeSummary {
  @Field(() => [RecipeIngredientObject], { description: 'Ingredients in order.' })
  get ingredients(): readonly RecipeIngredientObject[] {
    return this.recipe.ingredients.map((one) => Object.assign(new RecipeIngredientObject(), one));
  }

  @Field(() => [String], { description: 'Steps in order.' })
  get instructions(): readonly string[] {
    return this.recipe.instructions;
  }

  @Field(() => String, { nullable: true, description: 'Web address of the source.' })
  get sourceUrl(): string | null {
    return this.recipe.sourceUrl;
  }

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of changes, from 1; an update that carries it is refused if it would overwrite a later change. Null for what the viewer cannot change.',
  })
  get version(): number | null {
    return this.recipe.version;
  }

  @Field(() => [ID], { description: 'Trips of the viewer that it is shared with.' })
  sharedWith(@Context() ctx: Ctx): Promise<readonly string[]> {
    return sharedWith(ctx, this.recipe);
  }

  @Field(() => RecipeVerdictObject, {
    nullable: true,
    description: 'Whether those who are at a meal or slot can eat it; null without one.',
  })
  async verdict(
    @Arg('mealId', () => ID, { nullable: true, description: 'The meal.' }) mealId: string | null | undefined,
    @Arg('slot', () => SlotInput, { nullable: true, description: 'In place of `mealId`: the slot.' })
    slot: SlotInput | null | undefined,
    @Context() ctx: Ctx,
  ): Promise<RecipeVerdictObject | null> {
    const judged = await judgeAt(ctx, this.recipe, { mealId, slot });
    return judged && new RecipeVerdictObject(judged);
  }
}

@ObjectType('RecipeResult', { description: 'A recipe that a search found.' })
export class RecipeResultObject extends RecipeSummary {
  private readonly judged: RecipeVerdict | null;

  constructor({ recipe, verdict }: RecipeResult) {
    super(recipe);
    this.judged = verdict;
  }

  @Field(() => RecipeVerdictObject, {
    nullable: true,
    description: 'Whether those who are at the slot of the search can eat it; null without a slot.',
  })
  get verdict(): RecipeVerdictObject | null {
    return this.judged && new RecipeVerdictObject(this.judged);
  }
}

@ObjectType('RecipePage', { description: 'A page of recipes that a search found.' })
export class RecipePageObject {
  @Field(() => [RecipeResultObject], { description: 'Best first.' })
  recipes: readonly RecipeResultObject[];

  @Field(() => String, {
    nullable: true,
    description: 'Where the next page starts, for `after`; null after the last one.',
  })
  next: string | null;
}

import {
  Ctx as Context,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import { numberText } from '../../../../domain/text/formats.ts';
import { rendered, type Rendered } from '../../../../domain/text/rendered.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { importRecipeFields, recipeFileFields } from '../../../../domain/recipes/recipeFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf } from '../../base/graphqlInput.ts';
import type { ImportedIngredient, ImportedRecipe, ImportProblem } from '../../providers/recipeReader.ts';
import {
  importRecipe,
  importRecipeFile,
  type RecipeFileImport,
  type RecipeImport,
} from './importRecipe.service.ts';

@ObjectType('ImportedIngredient', { description: 'A line of an imported recipe, as it was read.' })
class ImportedIngredientObject implements ImportedIngredient {
  @Field({ description: 'The line as its source shows it.' })
  line: string;

  @Field({ description: 'Name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Quantity.' })
  quantity: string | null;

  @Field(() => String, { nullable: true, description: 'Unit.' })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'Notes.' })
  notes: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the dish that it is for: "For the sauce".' })
  part: string | null;
}

@ObjectType('ImportProblem', { description: 'What was not understood, or was cut to a limit.' })
class ImportProblemObject implements Rendered<ImportProblem> {
  @Field({ description: 'The line, perhaps shortened; empty if the problem has none.' })
  line: string;

  @Field({ description: 'A sentence about it.' })
  message: string;
}

@ObjectType('ImportedRecipe', {
  description: 'A recipe that was read and not saved: `createRecipe` takes its fields.',
})
class ImportedRecipeObject implements Rendered<ImportedRecipe> {
  @Field({ description: 'Name of the dish; empty if the source names none.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Description.' })
  description: string | null;

  @Field(() => Float, { nullable: true, description: 'Portions that the amounts are written for.' })
  servings: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes that it takes.' })
  minutes: number | null;

  @Field(() => [ImportedIngredientObject], { description: 'Ingredients in order.' })
  ingredients: readonly ImportedIngredientObject[];

  @Field(() => [String], { description: 'Steps in order.' })
  instructions: readonly string[];

  @Field(() => String, { nullable: true, description: 'Web address of the source.' })
  sourceUrl: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the source.' })
  sourceName: string | null;

  @Field(() => [ImportProblemObject], { description: 'What was not understood.' })
  problems: readonly ImportProblemObject[];
}

@InputType({ description: 'Where a recipe is read from: one of both.' })
class ImportRecipeInput extends inputOf(importRecipeFields.shape, {
  url: 'Address of a web page.',
  text: 'Pasted text.',
}) {}

@ObjectType({ description: 'Answer to importRecipe.' })
class ImportRecipePayload {
  @Field(() => ImportedRecipeObject, { description: 'The recipe; it is not saved.' })
  recipe: ImportedRecipeObject;

  @Field(() => [ImportedRecipeObject], { description: 'Further recipes of the page.' })
  others: readonly ImportedRecipeObject[];

  @Field(() => ID, { nullable: true, description: 'Id of an own recipe with the same source address.' })
  existing: string | null;
}

@InputType({ description: 'A file with recipes.' })
class ImportRecipeFileInput extends inputOf(recipeFileFields.shape, { base64: 'Its bytes in base64.' }) {}

@ObjectType({ description: 'Answer to importRecipeFile.' })
class ImportRecipeFilePayload {
  @Field(() => [ImportedRecipeObject], {
    description: `The recipes, at most ${numberText(LIMITS.recipes)}; they are not saved.`,
  })
  recipes: readonly ImportedRecipeObject[];

  @Field(() => [ImportProblemObject], { description: 'What was not understood of the file.' })
  problems: readonly ImportProblemObject[];
}

@Resolver()
export class ImportRecipeResolver {
  @Mutation(() => ImportRecipePayload, {
    description:
      'Reads a recipe from a web page or a pasted text and saves nothing: `createRecipe` does. 30 an hour, and 90 with those that fail; BAD_USER_INPUT where no recipe is found, PROVIDER_FAILED for a fault of the site.',
  })
  async importRecipe(
    @Input(ImportRecipeInput, 'The page or the text.') input: ImportRecipeInput,
    @Context() ctx: Ctx,
  ): Promise<Rendered<RecipeImport>> {
    return rendered(await importRecipe(ctx, input));
  }

  @Mutation(() => ImportRecipeFilePayload, {
    description: `Reads the recipes of a file of another app and saves nothing: \`createRecipes\` does. Requests are limited to 64 kB; send larger files, up to ${LIMITS.recipeFileBytes / 2 ** 20} MB, to POST /api/recipes/import-file (REST). Counts with importRecipe.`,
  })
  async importRecipeFile(
    @Input(ImportRecipeFileInput, 'The file.') input: ImportRecipeFileInput,
    @Context() ctx: Ctx,
  ): Promise<Rendered<RecipeFileImport>> {
    return rendered(await importRecipeFile(ctx, input));
  }
}

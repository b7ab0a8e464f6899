import {
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Unavailable, UnavailableKind } from '../../../../domain/shopping/missing/unavailable.ts';
import {
  clearUnavailableFields,
  markUnavailableFields,
  takeInsteadFields,
} from '../../../../domain/shopping/missing/unavailableFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { IngredientsPayload } from '../list/shopping.resolver.ts';
import { clearUnavailable, markUnavailable, takeInstead } from './unavailable.service.ts';

const UnavailableKindEnum = enumType<UnavailableKind>(
  'UnavailableKind',
  'What becomes of an ingredient that the shopper cannot find, or somebody cannot eat.',
  {
    left_out: 'It is left out: no longer to buy, the cook sees it, and verdicts do not count it.',
    asked: 'The cook is asked; it stays to buy.',
    not_here: 'This shop does not have it; it stays to buy.',
  },
);

@ObjectType({ description: 'What a shopper said who could not find an ingredient.' })
class UnavailableObject implements Unavailable {
  @Field(() => UnavailableKindEnum, { description: 'What becomes of it.' })
  kind: UnavailableKind;

  @Field(() => ID, { nullable: true, description: 'Id of the participant; null for a former one.' })
  by: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at: string;

  @Field(() => String, { nullable: true, description: 'Said to the cooks.' })
  message: string | null;

  @Field(() => String, { nullable: true, description: 'The shop that does not have it.' })
  shop: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the cook who was asked.' })
  asked: string | null;
}

@InputType({ description: 'Ingredients of one trip that cannot be found.' })
class MarkUnavailableInput extends tripInputOf(markUnavailableFields.shape, {
  ids: 'Ids of the ingredients, {limits}.',
  kind: 'What becomes of them.',
  message: 'To the cooks, {limits}.',
  shop: 'The shop, {limits}.',
}) {}

@InputType({ description: 'Ingredients of one trip that may be found after all.' })
class ClearUnavailableInput extends tripInputOf(clearUnavailableFields.shape, {
  ids: 'Ids of the ingredients, {limits}.',
}) {}

@InputType({ description: 'What is bought in place of ingredients of one trip.' })
class TakeInsteadInput extends tripInputOf(takeInsteadFields.shape, {
  ids: 'Ids of the ingredients, {limits}.',
  name: 'What is taken, {limits}; the name of the ingredient takes it back.',
  purchased:
    'Whether it is in the cart: true ticks what is taken, false first unticks what the viewer bought; absent: all stay as they are.',
}) {}

@Resolver(() => Ingredient)
export class UnavailableResolver {
  @FieldResolver(() => UnavailableObject, {
    nullable: true,
    description:
      'What a shopper said who could not find it; null otherwise. Purchases and other names end it.',
  })
  unavailable(@Root() { unavailable }: Readonly<Ingredient>): Unavailable | null {
    return unavailable;
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Says that ingredients cannot be found. Those bought meanwhile stay bought, and those that are not in the trip are skipped.',
  })
  async markUnavailable(
    @Input(MarkUnavailableInput, 'The ingredients, and what becomes of them.') input: MarkUnavailableInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await markUnavailable(ctx, input.tripId, input) };
  }

  @Mutation(() => IngredientsPayload, { description: 'Takes markUnavailable back.' })
  async clearUnavailable(
    @Input(ClearUnavailableInput, 'The ingredients.') input: ClearUnavailableInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await clearUnavailable(ctx, input.tripId, input) };
  }

  @Mutation(() => IngredientsPayload, {
    description:
      'Takes another food in place of ingredients: it becomes their selected alternative, and amounts stay. Those bought meanwhile stay as they are.',
  })
  async takeInstead(
    @Input(TakeInsteadInput, 'The ingredients, and what is taken.') input: TakeInsteadInput,
    @Context() ctx: Ctx,
  ): Promise<Pick<IngredientsPayload, 'ingredients'>> {
    return { ingredients: await takeInstead(ctx, input.tripId, input) };
  }
}

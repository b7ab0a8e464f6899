import {
  Ctx as Context,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { type ItemSuggestion, MOST_SUGGESTIONS } from '../../../../domain/shopping/list/itemSuggestions.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { newItemListFields, sentItem } from '../../../../domain/shopping/list/itemFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { INGREDIENT_TEXTS } from '../ingredient/ingredient.resolver.ts';
import { Input, inputOf, tripInputOf } from '../../base/graphqlInput.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { addItems } from './addItems.service.ts';
import { adderOf, suggestedItems } from './items.service.ts';

@InputType({ description: 'Something to buy that no meal needs: a line, or a name with its fields.' })
class TripItemInput extends inputOf(sentItem, {
  line: 'As typed, {limits}: "2 bags charcoal". Then the other fields are not read.',
  name: 'Name, {limits}. Required without a line.',
  quantity: INGREDIENT_TEXTS.quantity,
  unit: INGREDIENT_TEXTS.unit,
  notes: INGREDIENT_TEXTS.notes,
}) {}

@InputType({ description: 'Items to add to a trip together.' })
class AddTripItemsInput extends tripInputOf(newItemListFields.shape, {
  items: { text: 'New items in order, {limits}.', type: TripItemInput },
}) {}

@ObjectType({ description: 'Answer to addTripItems.' })
class AddTripItemsPayload {
  @Field(() => [Ingredient], { description: 'The added items in the given order.' })
  items: readonly Ingredient[];

  @Field(() => Trip, { description: 'The trip with them.' })
  trip: Trip;
}

@ObjectType('ItemSuggestion', { description: 'An item that the viewer needed on earlier trips.' })
class ItemSuggestionType implements ItemSuggestion {
  @Field({ description: 'Name of the item.' })
  name: string;

  @Field(() => Int, { description: 'Number of earlier trips on which the viewer added or bought it.' })
  trips: number;
}

@Resolver(() => Trip)
export class TripItemsResolver {
  @Mutation(() => AddTripItemsPayload, {
    description: `Adds items that no meal needs to the shopping list, all or none; a trip has at most ${LIMITS.tripItems}. Rows of the same food share a line of the list. They are changed, ticked, assigned and deleted like ingredients. Honours an Idempotency-Key header.`,
  })
  addTripItems(
    @Input(AddTripItemsInput, 'The trip and the items.') input: AddTripItemsInput,
    @Context() ctx: Ctx,
  ): Promise<AddTripItemsPayload> {
    return addItems(ctx, input.tripId, input);
  }

  @FieldResolver(() => [Ingredient], {
    description: 'Ingredients without a meal, in the order they were added.',
  })
  items(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<readonly Ingredient[]> {
    return ctx.loaders.itemsOfTrip.get(trip.id);
  }

  @FieldResolver(() => [ItemSuggestionType], {
    description: `Items that the viewer added or bought on earlier trips and this one does not list; at most ${MOST_SUGGESTIONS}, the most frequent first.`,
  })
  itemSuggestions(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): Promise<readonly ItemSuggestion[]> {
    return suggestedItems(ctx, trip);
  }
}

@Resolver(() => Ingredient)
export class ItemResolver {
  @FieldResolver(() => Participant, {
    nullable: true,
    description:
      'Of an item: the participant who added it. Null for a former participant, an imported item, and ingredients of meals.',
  })
  addedBy(@Root() ingredient: Readonly<Ingredient>, @Context() ctx: Ctx): MaybePromise<Participant | null> {
    return adderOf(ctx, ingredient);
  }
}

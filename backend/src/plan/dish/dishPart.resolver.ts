import {
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { forWhomShape } from '../../../../domain/plan/forWhom.ts';
import { inputOf } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { dishPartOf, type DishPart as DishPartFields } from './dishPart.service.ts';

@InputType({ description: "The part of a slot's table that a dish is for: exactly one of its fields." })
export class DishPartInput extends inputOf(forWhomShape, {
  eaterIds: { text: 'Ids of eaters.', type: ID },
  group: 'A group of eaters.',
  cannotEat: 'A food: the dish is for those who cannot eat it. For tokens with `people:health` alone.',
}) {}

@ObjectType({ description: "The part of a slot's table that a dish is for." })
class DishPart implements DishPartFields {
  @Field(() => [ID], { description: 'The eaters of the trip whom it is for now.' })
  eaterIds: readonly string[];

  @Field(() => String, { nullable: true, description: 'The group, if it is for one.' })
  group: string | null;

  @Field(() => String, { nullable: true, description: 'The food, if it is for those who cannot eat it.' })
  cannotEat: string | null;
}

@Resolver(() => Meal)
export class DishPartResolver {
  @FieldResolver(() => DishPart, {
    nullable: true,
    description: "The part of its slot's table that the dish is for; null: everybody.",
  })
  forWhom(@Root() meal: Readonly<Meal>, @Context() ctx: Ctx): MaybePromise<DishPartFields | null> {
    return dishPartOf(ctx, meal);
  }
}

import {
  Ctx as Context,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Strictness } from '../../../../domain/people/eater/eater.ts';
import { restrictionMove, restrictionMoveFields } from '../../../../domain/people/eater/eaterFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AVOID_TEXTS } from '../eater/eater.resolver.ts';
import { Input, inputOf, tripInputOf } from '../../base/graphqlInput.ts';
import { AvoidKindEnum } from '../../entities/avoidKindEnum.ts';
import { Eater, StrictnessEnum } from '../../entities/eater.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import {
  movableRestrictions,
  moveRestrictions,
  type MovableRestriction,
} from './moveRestrictions.service.ts';

@ObjectType('RestrictionPart', {
  description:
    'A part of the trip’s restrictions that can be moved to people: a kind and a value, or a text.',
})
class RestrictionPartObject implements MovableRestriction {
  @Field(() => AvoidKindEnum, { nullable: true, description: 'What the value is.' })
  kind: MovableRestriction['kind'];

  @Field(() => String, { nullable: true, description: 'The diet, the content or the word.' })
  value: string | null;

  @Field(() => String, { nullable: true, description: 'A text that is not wholly understood, as typed.' })
  text: string | null;

  @Field(() => StrictnessEnum, { description: 'How strictly it is probably meant.' })
  strictness: Strictness;
}

@InputType({ description: 'A part of the restrictions, as restrictionParts names it, and whose it is.' })
class RestrictionMoveInput extends inputOf(restrictionMove.shape, {
  ...AVOID_TEXTS,
  eaterIds: 'Eaters who avoid it from now on, at least one.',
}) {}

@InputType({ description: 'Restrictions to move to people.' })
class MoveRestrictionsInput extends tripInputOf(restrictionMoveFields.shape, {
  moves: { text: 'What to move, to whom.', type: RestrictionMoveInput },
}) {}

@ObjectType({ description: 'Answer to moveRestrictions.' })
class MoveRestrictionsPayload {
  @Field(() => [Eater], { description: 'The people.' })
  eaters: readonly Eater[];

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@Resolver(() => Trip)
export class MoveRestrictionsResolver {
  @Mutation(() => MoveRestrictionsPayload, {
    description:
      'Moves parts of the trip’s restrictions to people, for whom they hold from now on instead of everybody: all of them or none. CONFLICT for a part that is no longer there.',
  })
  moveRestrictions(
    @Input(MoveRestrictionsInput, 'The parts and the people.') input: MoveRestrictionsInput,
    @Context() ctx: Ctx,
  ): Promise<MoveRestrictionsPayload> {
    return moveRestrictions(ctx, input.tripId, input);
  }

  @FieldResolver(() => [RestrictionPartObject], {
    description: 'What dietaryRestrictions say, in parts that moveRestrictions can give to people.',
  })
  restrictionParts(@Root() trip: Readonly<Trip>): readonly RestrictionPartObject[] {
    return movableRestrictions(trip);
  }
}

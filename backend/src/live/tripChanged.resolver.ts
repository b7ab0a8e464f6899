import { Arg, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import {
  TRIP_MESSAGE_KINDS,
  type TripMessage,
  type TripMessageKind,
} from '../../../domain/trip/tripMessage.ts';
import { enumType } from '../base/enumType.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { watchTrip } from './watchTrip.service.ts';

const TripChangeKindEnum = enumType(
  'TripChangeKind',
  'What a message of `tripChanged` is about, and what its ids are.',
  TRIP_MESSAGE_KINDS,
);

@ObjectType('TripChange', {
  description: 'A message of `tripChanged`: that something changed, without contents.',
})
class TripChangeMessage implements TripMessage {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => Int, {
    description:
      'Revision of the trip after the change. Of other kinds the last one told: a new subscription goes on `after` it.',
  })
  revision: number;

  @Field(() => TripChangeKindEnum, { description: 'What to read again.' })
  kind: TripMessageKind;

  @Field(() => [ID], { description: 'What changed, as the kind says, also deleted things; none means any.' })
  ids: readonly string[];

  @Field(() => ID, {
    nullable: true,
    description: 'Participant who made the change; null for the server and for people outside the trip.',
  })
  actor: string | null;

  @Field({ description: 'When it changed.' })
  at: Date;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only of PRESENCE: participants who look at the trip now, at most 30 seconds old.',
  })
  presence: readonly string[] | null;
}

@Resolver()
export class TripChangedResolver {
  @Subscription(() => TripChangeMessage, {
    description:
      'Changes of a trip that the viewer has joined. The first message is HELLO, or RESYNC where changes after `after` are no longer kept.',
    subscribe: ({ args, context }: { args: Record<string, unknown>; context: Ctx }) =>
      watchTrip(context, args['tripId'], args['after']),
  })
  tripChanged(
    @Root() message: TripMessage,
    @Arg('tripId', () => ID, { description: 'The trip.' }) _tripId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Last revision that the caller knows: changes after it come first.',
    })
    _after: number | null,
  ): TripMessage {
    return message;
  }
}

import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../ctx.ts';
import type { MaybePromise } from '../db/lookup.ts';
import { Participant } from './participant.entity.ts';
import { isCreator, isViewer } from './participant.service.ts';

@Resolver(() => Participant)
export class ParticipantResolver {
  @FieldResolver(() => Boolean, { description: 'Whether this person made the trip.' })
  isCreator(@Root() participant: Readonly<Participant>, @Context() ctx: Ctx): MaybePromise<boolean> {
    return isCreator(ctx, participant);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this person is who asks.' })
  isViewer(@Root() participant: Readonly<Participant>, @Context() ctx: Ctx): boolean {
    return isViewer(ctx, participant);
  }
}

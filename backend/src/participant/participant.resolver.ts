import { Ctx as Context, FieldResolver, registerEnumType, Resolver, Root } from 'type-graphql';
import type { ParticipantAbility } from '../../../domain/participantAbility.ts';
import type { Ctx } from '../ctx.ts';
import type { MaybePromise } from '../db/lookup.ts';
import { Participant } from './participant.entity.ts';
import { isCreator, isViewer, viewerCan } from './participant.service.ts';

const ParticipantAbilityEnum = {
  RESEND_INVITE: 'resend_invite',
  PROMOTE: 'promote',
  DEMOTE: 'demote',
  REMOVE: 'remove',
  LEAVE: 'leave',
} as const satisfies Record<Uppercase<ParticipantAbility>, ParticipantAbility>;

registerEnumType(ParticipantAbilityEnum, {
  name: 'ParticipantAbility',
  description: 'Something that the viewer may be allowed to do with a participant.',
  valuesConfig: {
    RESEND_INVITE: { description: 'Send the invitation again.' },
    PROMOTE: { description: 'Make the participant an organizer.' },
    DEMOTE: { description: 'Take the organizer role back.' },
    REMOVE: { description: 'Remove the participant from the trip.' },
    LEAVE: { description: 'Leave the trip, as this participant.' },
  },
});

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

  @FieldResolver(() => [ParticipantAbilityEnum], {
    description: 'What the viewer may do with this participant now.',
  })
  viewerCan(
    @Root() participant: Readonly<Participant>,
    @Context() ctx: Ctx,
  ): MaybePromise<readonly ParticipantAbility[]> {
    return viewerCan(ctx, participant);
  }
}

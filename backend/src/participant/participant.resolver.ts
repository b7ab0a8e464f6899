import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { ParticipantAbility } from '../access/participantAbility.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Trip } from '../entities/trip.entity.ts';
import { changeParticipantRole } from './changeParticipantRole.service.ts';
import { Participant } from '../entities/participant.entity.ts';
import { isCreator, isViewer, viewerCan } from './participant.service.ts';
import { removeParticipant } from './removeParticipant.service.ts';

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

@InputType({ description: 'The new role of a participant.' })
class ChangeParticipantRoleInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ID, { description: 'Id of the participant, who has accepted and did not create the trip.' })
  participantId: string;

  @Field({ description: 'Whether the participant organizes the trip from now on.' })
  isOrganizer: boolean;
}

@InputType({ description: 'A participant to remove.' })
class RemoveParticipantInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ID, { description: 'Id of the participant; the viewer’s own is leaving the trip.' })
  participantId: string;
}

@ObjectType({ description: 'Answer to a change of a participant.', simpleResolvers: true })
export class ParticipantPayload {
  @Field(() => Participant, { description: 'The participant as they now are.' })
  participant: Participant;

  @Field(() => Trip, { description: 'The trip as it now is.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeParticipant.', simpleResolvers: true })
class RemoveParticipantPayload {
  @Field(() => ID, { description: 'Id of the participant who is gone.' })
  participantId: string;

  @Field(() => Trip, { nullable: true, description: 'The trip as it now is; null when the viewer left it.' })
  trip: Trip | null;
}

@Resolver(() => Participant)
export class ParticipantResolver {
  @Mutation(() => ParticipantPayload, {
    description: 'Makes an accepted participant an organizer, or takes that back; never with the creator.',
  })
  changeParticipantRole(
    @Arg('input', () => ChangeParticipantRoleInput, { description: 'The participant and the role.' })
    input: ChangeParticipantRoleInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return changeParticipantRole(ctx, input.tripId, input.participantId, input);
  }

  @Mutation(() => RemoveParticipantPayload, {
    description:
      'Takes a participant out of the trip, or leaves it. What was assigned to them is nobody’s then.',
  })
  removeParticipant(
    @Arg('input', () => RemoveParticipantInput, { description: 'The participant.' })
    input: RemoveParticipantInput,
    @Context() ctx: Ctx,
  ): Promise<RemoveParticipantPayload> {
    return removeParticipant(ctx, input.tripId, input.participantId);
  }

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

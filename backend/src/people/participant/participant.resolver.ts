import {
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { pendingNameFields } from '../../../../domain/people/inviteFields.ts';
import type { ParticipantAbility } from '../../access/participantAbility.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, rowId, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { roleFields } from '../../../../domain/people/participantFields.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { changeParticipantRole } from './changeParticipantRole.service.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { isViewer } from '../../access/require.ts';
import { isCreator, viewerCan } from './participant.service.ts';
import { renameParticipant } from './renameParticipant.service.ts';
import { removeParticipant } from './removeParticipant.service.ts';

const ParticipantAbilityEnum = enumType<ParticipantAbility>(
  'ParticipantAbility',
  'An action that the viewer may take on a participant.',
  {
    resend_invite: 'Resend the invitation.',
    rename: 'Name the pending participant.',
    promote: 'Make the participant an organizer.',
    demote: 'Remove the organizer role.',
    remove: 'Remove the participant from the trip.',
    leave: 'Leave the trip.',
    edit_eater: 'Say what the participant and their companions eat, and when.',
  },
);

@InputType({ description: 'The new role of a participant.' })
class ChangeParticipantRoleInput extends tripInputOf(
  { participantId: rowId, ...roleFields.shape },
  {
    participantId: "Id of an accepted participant other than the trip's creator.",
    isOrganizer: 'Whether the participant becomes an organizer.',
  },
) {}

@InputType({ description: 'The name of a pending participant.' })
class RenameParticipantInput extends tripInputOf(
  { participantId: rowId, ...pendingNameFields.shape },
  {
    participantId: 'Id of the pending participant.',
    name: 'Name shown until the invitation is accepted, {limits}.',
  },
) {}

@InputType({ description: 'Participant to remove.' })
class RemoveParticipantInput extends tripInputOf(
  { participantId: rowId },
  { participantId: "Id of the participant; the viewer's own id leaves the trip." },
) {}

@ObjectType({ description: 'Answer to a change of a participant.' })
export class ParticipantPayload {
  @Field(() => Participant, { description: 'The updated participant.' })
  participant: Participant;

  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to removeParticipant.' })
class RemoveParticipantPayload {
  @Field(() => ID, { description: 'Id of the removed participant.' })
  participantId: string;

  @Field(() => Trip, { nullable: true, description: 'The updated trip; null when the viewer left it.' })
  trip: Trip | null;
}

@Resolver(() => Participant)
export class ParticipantResolver {
  @Mutation(() => ParticipantPayload, {
    description:
      "Gives an accepted participant the organizer role or removes it; the creator's role cannot change.",
  })
  changeParticipantRole(
    @Input(ChangeParticipantRoleInput, 'Participant and role.') input: ChangeParticipantRoleInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return changeParticipantRole(ctx, input.tripId, input.participantId, input);
  }

  @Mutation(() => ParticipantPayload, {
    description: 'Names a pending participant; CONFLICT when the invitation is already answered.',
  })
  renameParticipant(
    @Input(RenameParticipantInput, 'Participant and name.') input: RenameParticipantInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return renameParticipant(ctx, input.tripId, input.participantId, input);
  }

  @Mutation(() => RemoveParticipantPayload, {
    description:
      'Removes a participant from the trip, or leaves it. Their meals and shopping become unassigned.',
  })
  removeParticipant(
    @Input(RemoveParticipantInput, 'The participant.') input: RemoveParticipantInput,
    @Context() ctx: Ctx,
  ): Promise<RemoveParticipantPayload> {
    return removeParticipant(ctx, input.tripId, input.participantId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the participant created the trip.' })
  isCreator(@Root() participant: Readonly<Participant>, @Context() ctx: Ctx): MaybePromise<boolean> {
    return isCreator(ctx, participant);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the participant is the viewer.' })
  isViewer(@Root() participant: Readonly<Participant>, @Context() ctx: Ctx): boolean {
    return isViewer(ctx, participant);
  }

  @FieldResolver(() => [ParticipantAbilityEnum], {
    description: 'Actions that the viewer may take on this participant now.',
  })
  viewerCan(
    @Root() participant: Readonly<Participant>,
    @Context() ctx: Ctx,
  ): MaybePromise<readonly ParticipantAbility[]> {
    return viewerCan(ctx, participant);
  }
}

import {
  Arg,
  Ctx as Context,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { InvitationResponse } from '../../../domain/people/inviteFields.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Trip } from '../entities/trip.entity.ts';
import { frequentMembers, pastParticipants } from '../participant/community.service.ts';
import { invitationsOfViewer, respondToInvitation } from './invitation.service.ts';
import { inviteParticipant } from './inviteParticipant.service.ts';
import { Participant } from '../entities/participant.entity.ts';
import { ParticipantPayload } from '../participant/participant.resolver.ts';
import { resendInvitation } from './resendInvitation.service.ts';

const InvitationResponseEnum = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
} as const satisfies Record<Uppercase<InvitationResponse>, InvitationResponse>;

registerEnumType(InvitationResponseEnum, {
  name: 'InvitationResponse',
  description: 'An answer to an invitation.',
  valuesConfig: {
    ACCEPTED: { description: 'Comes along.' },
    DECLINED: { description: 'Does not come along.' },
  },
});

@ObjectType({ description: 'The viewer as invited to a trip.', simpleResolvers: true })
class InvitedParticipant {
  @Field(() => ID, { description: 'Id of the participant, a UUID: what the answer is given for.' })
  id: string;

  @Field({ description: 'Name that the inviter gave.' })
  name: string;
}

@ObjectType({ description: 'As much of a trip as somebody who was invited sees.', simpleResolvers: true })
class InvitedTrip {
  @Field({ description: 'Name of the trip.' })
  name: string;

  @Field({ description: 'Where the trip goes.' })
  location: string;

  @Field(() => CalendarDateScalar, { description: 'First day of the trip.' })
  startDate: CalendarDate;

  @Field(() => CalendarDateScalar, { description: 'Last day of the trip.' })
  endDate: CalendarDate;
}

@ObjectType({ description: 'Who invites.', simpleResolvers: true })
class Inviter {
  @Field({ description: 'Name of the inviter; "Former member" once that account is deleted.' })
  name: string;
}

@ObjectType({ description: 'An invitation that the viewer has not answered.', simpleResolvers: true })
class Invitation {
  @Field(() => InvitedParticipant, { description: 'The viewer’s place in the trip.' })
  participant: InvitedParticipant;

  @Field(() => InvitedTrip, { description: 'The trip.' })
  trip: InvitedTrip;

  @Field(() => Inviter, { description: 'Who invites.' })
  invitedBy: Inviter;
}

@ObjectType({ description: 'Somebody who shared trips with the viewer.', simpleResolvers: true })
class FrequentMember {
  @Field({ description: 'Name of the account.' })
  name: string;

  @Field({ description: 'Phone number in E.164 form.' })
  phone: string;

  @Field(() => Int, { description: 'How many trips both have joined.' })
  tripCount: number;
}

@ObjectType({
  description: 'Somebody whom the viewer has travelled with, or invited.',
  simpleResolvers: true,
})
class PastParticipant {
  @Field({ description: 'Name of the account, or as it was given with the last invitation.' })
  name: string;

  @Field({ description: 'Phone number in E.164 form.' })
  phone: string;
}

@InputType({ description: 'Somebody to invite to a trip.' })
class InviteParticipantInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field({ description: 'A phone number of the United States or Canada in any common spelling.' })
  phone: string;

  @Field({ description: 'Name that the trip shows until the invitation is accepted, 1 to 120 characters.' })
  name: string;
}

@InputType({ description: 'An invitation to text again.' })
class ResendInvitationInput {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;

  @Field(() => ID, { description: 'The participant who has not answered.' })
  participantId: string;
}

@InputType({ description: 'The answer to an invitation.' })
class RespondToInvitationInput {
  @Field(() => ID, { description: 'The viewer’s participant in the trip.' })
  participantId: string;

  @Field(() => InvitationResponseEnum, { description: 'The answer.' })
  response: InvitationResponse;
}

@ObjectType({ description: 'Answer to respondToInvitation.', simpleResolvers: true })
class RespondToInvitationPayload {
  @Field(() => Participant, { description: 'The viewer’s place in the trip as it now is.' })
  participant: Participant;

  @Field(() => Trip, { nullable: true, description: 'The trip; null for somebody who declined.' })
  trip: Trip | null;
}

@Resolver()
export class InvitationResolver {
  @Query(() => [Invitation], {
    description: 'The invitations that the viewer has not answered, the latest first.',
  })
  invitations(@Context() ctx: Ctx): Promise<Invitation[]> {
    return invitationsOfViewer(ctx);
  }

  @Query(() => [FrequentMember], {
    description: 'The people who shared at least one trip with the viewer, most shared trips first.',
  })
  frequentMembers(@Context() ctx: Ctx): Promise<FrequentMember[]> {
    return frequentMembers(ctx);
  }

  @Query(() => [PastParticipant], {
    description:
      'The people whom the viewer has travelled with, most shared trips first, then those only invited.',
  })
  pastParticipants(@Context() ctx: Ctx): Promise<PastParticipant[]> {
    return pastParticipants(ctx);
  }

  @Mutation(() => ParticipantPayload, {
    description:
      'Invites a phone number to a trip and texts the invitation. Has to be the only field of its operation; CONFLICT ' +
      'when the number is invited or in the trip already, past a limit RATE_LIMITED with retryAfterSeconds. A ' +
      'repeated Idempotency-Key header texts nothing and gives the same participant again.',
  })
  inviteParticipant(
    @Arg('input', () => InviteParticipantInput, { description: 'Whom to invite, and where to.' })
    input: InviteParticipantInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return inviteParticipant(ctx, input.tripId, input);
  }

  @Mutation(() => ParticipantPayload, {
    description:
      'Texts an invitation again, ten minutes after the last time at the earliest. Has to be the only field of its ' +
      'operation; CONFLICT when it was answered, past a limit RATE_LIMITED with retryAfterSeconds.',
  })
  resendInvitation(
    @Arg('input', () => ResendInvitationInput, { description: 'Whose invitation.' })
    input: ResendInvitationInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return resendInvitation(ctx, input.tripId, input.participantId);
  }

  @Mutation(() => RespondToInvitationPayload, {
    description:
      'Answers one of the viewer’s invitations. The same answer again changes nothing, another is CONFLICT.',
  })
  respondToInvitation(
    @Arg('input', () => RespondToInvitationInput, { description: 'Which invitation, and the answer.' })
    input: RespondToInvitationInput,
    @Context() ctx: Ctx,
  ): Promise<RespondToInvitationPayload> {
    return respondToInvitation(ctx, input.participantId, input);
  }
}

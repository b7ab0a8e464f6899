import {
  Ctx as Context,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import {
  type InvitationResponse,
  inviteFields,
  respondFields,
} from '../../../../domain/people/inviteFields.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import { inTrip } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf, tripRowId, rowId, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { frequentMembers, pastParticipants } from '../participant/community.service.ts';
import { invitationsOfViewer, respondToInvitation } from './invitation.service.ts';
import { inviteParticipant } from './inviteParticipant.service.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { ParticipantPayload } from '../participant/participant.resolver.ts';
import { resendInvitation } from './resendInvitation.service.ts';

enumType<InvitationResponse>('InvitationResponse', 'An answer to an invitation.', {
  accepted: 'Accepted.',
  declined: 'Declined.',
});

@ObjectType({ description: "The viewer's participant in an invitation." })
class InvitedParticipant {
  @Field(() => ID, { description: 'Id of the participant, a UUID; used to respond.' })
  id: string;

  @Field({ description: 'Name given by the inviter.' })
  name: string;
}

@ObjectType({ description: 'The part of a trip that an invited person can see.' })
export class InvitedTrip {
  @Field({ description: 'Name of the trip.' })
  name: string;

  @Field({ description: 'Location of the trip.' })
  location: string;

  @Field(() => CalendarDateScalar, { description: 'First day of the trip.' })
  startDate: CalendarDate;

  @Field(() => CalendarDateScalar, { description: 'Last day of the trip.' })
  endDate: CalendarDate;
}

@ObjectType({ description: 'The inviter.' })
export class Inviter {
  @Field({ description: 'Name of the inviter; "Former member" once that account is deleted.' })
  name: string;
}

@ObjectType({ description: 'A pending invitation of the viewer.' })
export class Invitation {
  @Field(() => InvitedParticipant, { description: "The viewer's participant in the trip." })
  participant: InvitedParticipant;

  @Field(() => InvitedTrip, { description: 'The trip.' })
  trip: InvitedTrip;

  @Field(() => Inviter, { description: 'The inviter.' })
  invitedBy: Inviter;
}

@ObjectType({ description: 'A person who shared trips with the viewer.' })
class FrequentMember {
  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form; null for who has none.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address, for who has no number.' })
  email: string | null;

  @Field(() => Int, { description: 'Number of trips that both have joined.' })
  tripCount: number;
}

@ObjectType({ description: 'A person who shared a trip with the viewer or was invited by the viewer.' })
class PastParticipant {
  @Field({ description: 'Name of the account, else from the last invitation.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form; null for who has none.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address, for who has no number.' })
  email: string | null;
}

@InputType({ description: 'Person to invite to a trip.' })
class InviteParticipantInput extends tripInputOf(inviteFields.shape, {
  phone: 'Phone number in any common spelling, outside North America with + and country code; or email.',
  email: 'Email address, in place of a number.',
  name: 'Name shown until the invitation is accepted, {limits}.',
  language: {
    text: 'Code of the language of texts to the person, such as "de", until their account says otherwise; the language of the caller by default.',
    type: String,
  },
  companionId:
    'Id of the companion who it is: their eater becomes that of the participant, with everything known of them.',
}) {}

@InputType({ description: 'Invitation to resend.' })
class ResendInvitationInput extends tripInputOf(
  { participantId: rowId },
  { participantId: 'Id of the pending participant.' },
) {}

@InputType({ description: 'The answer to an invitation.' })
class RespondToInvitationInput extends inputOf(
  { participantId: tripRowId, ...respondFields.shape },
  { participantId: "Id of the viewer's participant in the trip.", response: 'The answer.' },
) {}

@ObjectType({ description: 'Answer to respondToInvitation.' })
class RespondToInvitationPayload {
  @Field(() => Participant, { description: "The viewer's participant after the answer." })
  participant: Participant;

  @Field(() => Trip, { nullable: true, description: 'The trip; null when declined.' })
  trip: Trip | null;
}

@Resolver()
export class InvitationResolver {
  @Query(() => [Invitation], { description: "The viewer's pending invitations, newest first." })
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
      'People who shared a trip with the viewer, most shared trips first, then those whom the viewer only invited.',
  })
  pastParticipants(@Context() ctx: Ctx): Promise<PastParticipant[]> {
    return pastParticipants(ctx);
  }

  @Mutation(() => ParticipantPayload, {
    description:
      'Invites a phone number to a trip and texts the invitation. Must be the only field of its operation; ' +
      'CONFLICT when the number is already pending or accepted, RATE_LIMITED with retryAfterSeconds when a ' +
      'limit is reached. A repeated Idempotency-Key header texts nothing and returns the same participant.',
  })
  inviteParticipant(
    @Input(InviteParticipantInput, 'Trip and person to invite.') input: InviteParticipantInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return inviteParticipant(ctx, input.tripId, input);
  }

  @Mutation(() => ParticipantPayload, {
    description:
      'Resends an invitation by text, at the earliest ten minutes after the last time. Must be the only ' +
      'field of its operation; CONFLICT when already answered, RATE_LIMITED with retryAfterSeconds when a ' +
      'limit is reached.',
  })
  resendInvitation(
    @Input(ResendInvitationInput, 'Participant to resend to.') input: ResendInvitationInput,
    @Context() ctx: Ctx,
  ): Promise<ParticipantPayload> {
    return resendInvitation(ctx, input.tripId, input.participantId);
  }

  @Mutation(() => RespondToInvitationPayload, {
    description:
      "Responds to one of the viewer's invitations. Repeating the same answer changes nothing; a different answer is a CONFLICT.",
  })
  respondToInvitation(
    @Input(RespondToInvitationInput, 'Invitation and answer.') input: RespondToInvitationInput,
    @Context() ctx: Ctx,
  ): Promise<RespondToInvitationPayload> {
    return respondToInvitation(ctx, inTrip(input.tripId, input.participantId), input);
  }
}

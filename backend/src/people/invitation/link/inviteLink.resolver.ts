import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { linkFields } from '../../../../../domain/people/inviteFields.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { Input, inputOf, tripInputOf } from '../../../base/graphqlInput.ts';
import { followInviteLink, linkInvitation } from './followInviteLink.service.ts';
import { Invitation, InvitedTrip, Inviter } from '../invitation.resolver.ts';
import { createInviteLink, inviteLink, revokeInviteLink } from './inviteLink.service.ts';

@ObjectType({ description: 'The active invitation link of a trip.' })
class InviteLink {
  @Field({ description: 'Name of the organizer who created it.' })
  createdBy: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address to share; null for a link whose address can no longer be read, which a new one replaces.',
  })
  url: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time it stops working.' })
  expiresAt: Date;
}

@ObjectType({ description: 'Answer to createInviteLink.' })
class NewInviteLink {
  @Field({ description: 'Address to share.' })
  url: string;

  @Field(() => GraphQLISODateTime, { description: 'Time it stops working, 14 days later.' })
  expiresAt: Date;
}

@ObjectType({ description: 'What an invitation link shows before sign-in.' })
class LinkInvitation {
  @Field(() => InvitedTrip, { description: 'The trip.' })
  trip: InvitedTrip;

  @Field(() => Inviter, { description: 'The organizer who created the link.' })
  invitedBy: Inviter;
}

@ObjectType({ description: 'Answer to followInviteLink: one of both.' })
class FollowedLink {
  @Field(() => Invitation, { nullable: true, description: 'The invitation to answer.' })
  invitation: Invitation | null;

  @Field(() => ID, { nullable: true, description: 'The trip, for a member of it.' })
  tripId: string | null;
}

@ObjectType({ description: 'Answer to revokeInviteLink.' })
class RevokedLink {
  @Field(() => ID, { description: 'The trip.' })
  tripId: string;
}

@InputType({ description: 'Trip to create an invitation link of.' })
class CreateInviteLinkInput extends tripInputOf({}, {}) {}

@InputType({ description: 'Trip to revoke the invitation link of.' })
class RevokeInviteLinkInput extends tripInputOf({}, {}) {}

@InputType({ description: 'An invitation link to look at.' })
class LinkInvitationInput extends inputOf(linkFields.shape, {
  token:
    'Text behind `#invite=` in the link; of a texted link `ID.KEY`, from `invitation=ID` and `#for=KEY`.',
}) {}

@InputType({ description: 'An invitation link to follow.' })
class FollowInviteLinkInput extends inputOf(linkFields.shape, {
  token: 'Text behind `#invite=` in the link.',
}) {}

@Resolver()
export class InviteLinkResolver {
  @Query(() => InviteLink, {
    nullable: true,
    description: 'The active invitation link of a trip; null without one.',
  })
  inviteLink(
    @Arg('tripId', () => ID, { description: 'The trip.' }) tripId: string,
    @Context() ctx: Ctx,
  ): Promise<InviteLink | null> {
    return inviteLink(ctx, tripId);
  }

  @Query(() => LinkInvitation, {
    description: 'What an invitation link shows; public. NOT_FOUND for a link that does not work (any more).',
  })
  linkInvitation(
    @Input(LinkInvitationInput, 'The link.') input: LinkInvitationInput,
    @Context() ctx: Ctx,
  ): Promise<LinkInvitation> {
    return linkInvitation(ctx, input);
  }

  @Mutation(() => NewInviteLink, {
    description: 'Creates an invitation link for 14 days; an earlier one of the trip stops working.',
  })
  createInviteLink(
    @Input(CreateInviteLinkInput, 'The trip.') input: CreateInviteLinkInput,
    @Context() ctx: Ctx,
  ): Promise<NewInviteLink> {
    return createInviteLink(ctx, input.tripId);
  }

  @Mutation(() => RevokedLink, { description: 'Revokes the invitation link of a trip, if there is one.' })
  revokeInviteLink(
    @Input(RevokeInviteLinkInput, 'The trip.') input: RevokeInviteLinkInput,
    @Context() ctx: Ctx,
  ): Promise<RevokedLink> {
    return revokeInviteLink(ctx, input.tripId);
  }

  @Mutation(() => FollowedLink, {
    description:
      'Invites the viewer to the trip of a link, also again after declining. FORBIDDEN after leaving the trip ' +
      'or being removed from it.',
  })
  followInviteLink(
    @Input(FollowInviteLinkInput, 'The link.') input: FollowInviteLinkInput,
    @Context() ctx: Ctx,
  ): Promise<FollowedLink> {
    return followInviteLink(ctx, input);
  }
}

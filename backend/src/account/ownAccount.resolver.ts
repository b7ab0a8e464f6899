import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { JsonScalar } from '../base/jsonScalar.ts';
import { accountExport, type AccountExport } from './accountExport.service.ts';
import { CurrentUser, RequestCodePayload } from './account.resolver.ts';
import { changeName } from './changeName.service.ts';
import { changePhone, requestPhoneChange } from './changePhone.service.ts';
import { deleteAccount } from './deleteAccount.service.ts';
import { deletionPreview, type DeletionPreview } from './deletionPreview.service.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './ownSessions.service.ts';

@ObjectType({ description: 'Somewhere the viewer is signed in.', simpleResolvers: true })
class Session {
  @Field(() => ID, { description: 'Id of the session, a UUID.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it was begun: "Safari on iPhone"; null for what is no browser.',
  })
  device: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the viewer signed in there.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was used last, to the hour.' })
  lastSeenAt: Date;

  @Field({ description: 'Whether it is the session of this call.' })
  isCurrent: boolean;
}

@ObjectType({ description: 'A trip that somebody else has once its creator is gone.', simpleResolvers: true })
class PassedOnTrip {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field({ description: 'Name of the trip.' })
  name: string;

  @Field({ description: 'Name of who has it then, as another organizer or as who joined first.' })
  to: string;
}

@ObjectType({ description: 'A trip that is deleted with the account.', simpleResolvers: true })
class LostTrip {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field({ description: 'Name of the trip.' })
  name: string;
}

@ObjectType({ description: 'What deleting the account would do now.', simpleResolvers: true })
class AccountDeletion {
  @Field(() => [PassedOnTrip], { description: 'Trips of the viewer that somebody else has afterwards.' })
  passedOn: readonly PassedOnTrip[];

  @Field(() => [LostTrip], {
    description: 'Trips of the viewer that nobody else has joined: they are deleted.',
  })
  deleted: readonly LostTrip[];

  @Field(() => Int, { description: 'Trips that could still be created, and are lost; -1 for unlimited.' })
  tripsRemaining: number;
}

@InputType({ description: 'A session to end.' })
class EndSessionInput {
  @Field(() => ID, { description: 'Id of the session.' })
  id: string;
}

@InputType({ description: 'A new name.' })
class ChangeNameInput {
  @Field({ description: 'Name that the other participants see, at most 120 characters.' })
  name: string;
}

@InputType({ description: 'Where to text the code that proves a new phone number.' })
class RequestPhoneChangeInput {
  @Field({
    description: 'A phone number of the United States or Canada that has no account, in any spelling.',
  })
  phone: string;
}

@InputType({ description: 'The proof that a new phone number is one’s own.' })
class ChangePhoneInput {
  @Field({ description: 'The phone number that the code was texted to, in any common spelling.' })
  phone: string;

  @Field({ description: 'The code: six digits.' })
  code: string;
}

@ObjectType({ description: 'The account after a change.', simpleResolvers: true })
class AccountPayload {
  @Field(() => CurrentUser, { description: 'Who is signed in, as changed.' })
  user: CurrentUser;
}

@ObjectType({ description: 'Answer to endSession.', simpleResolvers: true })
class EndSessionPayload {
  @Field(() => ID, { description: 'Id of the session that has ended.' })
  id: string;
}

@ObjectType({ description: 'Answer to endOtherSessions.', simpleResolvers: true })
class EndOtherSessionsPayload {
  @Field(() => Int, { description: 'How many sessions have ended.' })
  count: number;
}

@ObjectType({ description: 'The end of an account.', simpleResolvers: true })
class DeleteAccountPayload {
  @Field({ description: 'Always true: the account is gone, and nobody is signed in any more.' })
  ok: boolean;
}

@Resolver()
export class OwnAccountResolver {
  @Query(() => [Session], { description: 'Where the viewer is signed in; here first.' })
  sessions(@Context() ctx: Ctx): Promise<Session[]> {
    return ownSessions(ctx);
  }

  @Query(() => AccountDeletion, { description: 'What deleting the account would do now.' })
  accountDeletion(@Context() ctx: Ctx): Promise<DeletionPreview> {
    return deletionPreview(ctx);
  }

  @Query(() => JsonScalar, {
    description:
      'Everything that is stored about the viewer: account, sessions, trips with what is the viewer’s in them, ' +
      'invitationsSent, payments, credits, aiUsages and auditLog.',
  })
  accountExport(@Context() ctx: Ctx): Promise<AccountExport> {
    return accountExport(ctx);
  }

  @Mutation(() => EndSessionPayload, { description: 'Ends one of the viewer’s sessions at once.' })
  endSession(
    @Context() ctx: Ctx,
    @Arg('input', () => EndSessionInput, { description: 'The session.' }) input: EndSessionInput,
  ): Promise<EndSessionPayload> {
    return endOwnSession(ctx, input.id);
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: 'Ends all sessions of the viewer but the one of this call.',
  })
  async endOtherSessions(@Context() ctx: Ctx): Promise<EndOtherSessionsPayload> {
    return { count: await endOtherSessions(ctx) };
  }

  @Mutation(() => AccountPayload, {
    description: 'Changes the viewer’s name, in every trip that the viewer has joined too.',
  })
  async changeName(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeNameInput, { description: 'The name.' }) input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changeName(ctx, input) };
  }

  @Mutation(() => RequestCodePayload, {
    description:
      'Texts a code to the number that the viewer wants to have; CONFLICT when that has an account. Has to be the ' +
      'only field of its operation; limited as checkPhone and requestCode are, together with them.',
  })
  requestPhoneChange(
    @Context() ctx: Ctx,
    @Arg('input', () => RequestPhoneChangeInput, { description: 'The new number.' }) input: unknown,
  ): Promise<RequestCodePayload> {
    return requestPhoneChange(ctx, input);
  }

  @Mutation(() => AccountPayload, {
    description:
      'Gives the account the number that the code was texted to; its other sessions end. Has to be the only field of ' +
      'its operation; a code can be tried five times and used once.',
  })
  async changePhone(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangePhoneInput, { description: 'The new number and the code.' }) input: unknown,
  ): Promise<AccountPayload> {
    return { user: await changePhone(ctx, input) };
  }

  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the viewer’s account for good. accountDeletion says what becomes of the trips; in other people’s ' +
      'trips the plan stays, and "Former member" stands for the name.',
  })
  async deleteAccount(@Context() ctx: Ctx): Promise<DeleteAccountPayload> {
    await deleteAccount(ctx);
    return { ok: true };
  }
}

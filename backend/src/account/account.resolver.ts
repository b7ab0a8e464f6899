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
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { checkPhone } from '../signIn/checkPhone.service.ts';
import { requestCode } from '../signIn/requestCode.service.ts';
import { logout, me } from '../signIn/session.service.ts';
import { verifyCode } from '../signIn/verifyCode.service.ts';

@ObjectType('User', { description: 'Who is signed in, as that person sees it.', simpleResolvers: true })
export class CurrentUser {
  @Field(() => ID, { description: 'Id of the user, a UUID.' })
  id: string;

  @Field({ description: 'Name that the other participants see.' })
  name: string;

  @Field({ description: 'Phone number in E.164 form: +14155550123.' })
  phone: string;

  @Field({ description: 'Whether this person sees the admin dashboard; admins are never charged for trips.' })
  isAdmin: boolean;
}

@InputType({ description: 'A phone number whose account is asked for.' })
class CheckPhoneInput {
  @Field({ description: 'A phone number of the United States or Canada in any common spelling.' })
  phone: string;
}

@InputType({ description: 'Where to text a sign-in code.' })
class RequestCodeInput {
  @Field({ description: 'A phone number of the United States or Canada in any common spelling.' })
  phone: string;
}

@InputType({ description: 'The proof that a phone number is one’s own.' })
class VerifyCodeInput {
  @Field({ description: 'The phone number that the code was texted to, in any common spelling.' })
  phone: string;

  @Field({ description: 'The code: six digits.' })
  code: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of somebody new, at most 120 characters; ignored when the number has an account.',
  })
  name: string | null;
}

@ObjectType({ description: 'What is known of a phone number before signing in.', simpleResolvers: true })
class CheckPhonePayload {
  @Field({ description: 'Whether an account has this number: then signing in asks for no name.' })
  exists: boolean;

  @Field({ description: 'The phone number in E.164 form.' })
  phone: string;
}

@ObjectType({ description: 'A sign-in code that was texted.', simpleResolvers: true })
export class RequestCodePayload {
  @Field({ description: 'The phone number in E.164 form.' })
  phone: string;

  @Field(() => GraphQLISODateTime, { description: 'When the code stops being valid.' })
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'From when on another code can be requested.' })
  resendAt: Date;
}

@ObjectType({ description: 'Somebody who has just signed in.', simpleResolvers: true })
class VerifyCodePayload {
  @Field(() => CurrentUser, { description: 'Who is signed in now; the session is in the cookie.' })
  user: CurrentUser;
}

@ObjectType({ description: 'The end of a session.', simpleResolvers: true })
class LogoutPayload {
  @Field({ description: 'Always true: nobody is signed in any more.' })
  ok: boolean;
}

@Resolver()
export class AccountResolver {
  @Query(() => CurrentUser, { nullable: true, description: 'Who is signed in; null when nobody is.' })
  me(@Context() ctx: Ctx): Viewer | null {
    return me(ctx);
  }

  @Mutation(() => CheckPhonePayload, {
    description:
      'Whether a phone number has an account. Has to be the only field of its operation; 10 a minute and 60 an hour.',
  })
  checkPhone(
    @Context() ctx: Ctx,
    @Arg('input', () => CheckPhoneInput, { description: 'The phone number.' }) input: unknown,
  ): Promise<CheckPhonePayload> {
    return checkPhone(ctx, input);
  }

  @Mutation(() => RequestCodePayload, {
    description:
      'Texts a sign-in code that lives five minutes and replaces the one before. Has to be the only field of its ' +
      'operation; past a limit RATE_LIMITED with retryAfterSeconds.',
  })
  requestCode(
    @Context() ctx: Ctx,
    @Arg('input', () => RequestCodeInput, { description: 'The phone number.' }) input: unknown,
  ): Promise<RequestCodePayload> {
    return requestCode(ctx, input);
  }

  @Mutation(() => VerifyCodePayload, {
    description:
      'Signs in with the code, and makes an account where there is none. Has to be the only field of its operation; ' +
      'a code can be tried five times and used once.',
  })
  async verifyCode(
    @Context() ctx: Ctx,
    @Arg('input', () => VerifyCodeInput, { description: 'The phone number, the code and the name.' })
    input: unknown,
  ): Promise<VerifyCodePayload> {
    return { user: await verifyCode(ctx, input) };
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the session of this call at once.' })
  async logout(@Context() ctx: Ctx): Promise<LogoutPayload> {
    await logout(ctx);
    return { ok: true };
  }
}

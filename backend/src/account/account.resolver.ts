import {
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
import { signInFields, verifyCodeFields } from '../../../domain/account/accountFields.ts';
import { emailFields, phoneFields } from '../../../domain/people/contactFields.ts';
import type { Units } from '../../../domain/number/units.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { Input, inputOf } from '../base/graphqlInput.ts';
import { UnitsEnum } from '../entities/unitsEnum.ts';
import { checkEmail, checkPhone } from './signIn/checkContact.service.ts';
import { requestCode } from './signIn/requestCode.service.ts';
import { logout, me } from './signIn/session.service.ts';
import { verifyCode } from './signIn/verifyCode.service.ts';

@ObjectType('User', { description: 'The signed-in user.' })
export class CurrentUser {
  @Field(() => ID, { description: 'Id of the user, a UUID.' })
  id: string;

  @Field({ description: 'Name shown to other participants.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 form: +14155550123; null for an account of an email address alone.',
  })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, confirmed by a code; null for an account of a number alone.',
  })
  email: string | null;

  @Field({ description: 'Whether the user can see the admin dashboard; admins are never charged for trips.' })
  isAdmin: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the language that the user reads, such as "de"; null follows the browser.',
  })
  language: string | null;

  @Field(() => UnitsEnum, {
    nullable: true,
    description: 'System of measures in which the user reads amounts; null follows the region.',
  })
  units: Units | null;
}

const LINK_TEXT =
  'Token of an invitation link, {limits}; it allows a new account where only invited people can make one.';

const EMAIL_TEXT = 'Email address; capitals make no difference.';

@InputType({ description: 'Phone number to check for an account.' })
class CheckPhoneInput extends inputOf(phoneFields.shape, {
  phone: 'Phone number in the United States or Canada, in any common spelling.',
}) {}

@InputType({ description: 'Email address to check for an account.' })
class CheckEmailInput extends inputOf(emailFields.shape, { email: EMAIL_TEXT }) {}

@InputType({ description: 'Phone number or email address to send a sign-in code to.' })
class RequestCodeInput extends inputOf(signInFields.shape, {
  phone: 'Phone number in any common spelling, outside North America with + and country code.',
  email: EMAIL_TEXT,
  link: LINK_TEXT,
}) {}

@InputType({ description: 'Sign-in code and the phone number or email address it was sent to.' })
class VerifyCodeInput extends inputOf(verifyCodeFields.shape, {
  phone: 'Phone number that the code was texted to, in any common spelling.',
  email: 'Email address that the code was sent to.',
  code: 'Sign-in code of six digits.',
  name: 'Name for a new account, {limits}; ignored when there is an account.',
  link: LINK_TEXT,
}) {}

@ObjectType({ description: 'Result of a phone number check before sign-in.' })
class CheckPhonePayload {
  @Field({ description: 'Whether the number has an account; if so, signing in needs no name.' })
  exists: boolean;

  @Field({ description: 'Phone number in E.164 form.' })
  phone: string;
}

@ObjectType({ description: 'Result of an email check before sign-in.' })
class CheckEmailPayload {
  @Field({ description: 'Whether the address has an account; if so, signing in needs no name.' })
  exists: boolean;

  @Field({ description: 'Email address in small letters.' })
  email: string;
}

@ObjectType({ description: 'Details of a sign-in code that was sent.' })
export class RequestCodePayload {
  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form, if the code was texted.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address, if the code was mailed.' })
  email: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time when the code expires.' })
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'Earliest time to request another code.' })
  resendAt: Date;
}

@ObjectType({ description: 'Result of a successful sign-in.' })
class VerifyCodePayload {
  @Field(() => CurrentUser, { description: 'The signed-in user; the session is in the cookie.' })
  user: CurrentUser;
}

@ObjectType({ description: 'Result of logging out.' })
class LogoutPayload {
  @Field({ description: 'Always true: the session has ended.' })
  ok: boolean;
}

@Resolver()
export class AccountResolver {
  @Query(() => CurrentUser, { nullable: true, description: 'The signed-in user; null without a session.' })
  me(@Context() ctx: Ctx): Viewer | null {
    return me(ctx);
  }

  @Mutation(() => CheckPhonePayload, {
    description:
      'Checks whether a phone number has an account. Must be the only field of its operation; limited to 10 calls a minute and 60 an hour.',
  })
  checkPhone(
    @Context() ctx: Ctx,
    @Input(CheckPhoneInput, 'The phone number.') input: unknown,
  ): Promise<CheckPhonePayload> {
    return checkPhone(ctx, input);
  }

  @Mutation(() => CheckEmailPayload, {
    description:
      'Checks whether an email address has an account. Must be the only field of its operation; shares the limits of checkPhone.',
  })
  checkEmail(
    @Context() ctx: Ctx,
    @Input(CheckEmailInput, 'The address.') input: unknown,
  ): Promise<CheckEmailPayload> {
    return checkEmail(ctx, input);
  }

  @Mutation(() => RequestCodePayload, {
    description:
      'Texts or mails a sign-in code, valid for five minutes; it replaces the previous one. Must be the only field ' +
      'of its operation; RATE_LIMITED with retryAfterSeconds when a limit is reached.',
  })
  requestCode(
    @Context() ctx: Ctx,
    @Input(RequestCodeInput, 'The phone number or email address.') input: unknown,
  ): Promise<RequestCodePayload> {
    return requestCode(ctx, input);
  }

  @Mutation(() => VerifyCodePayload, {
    description:
      'Signs in with the code; creates the account if the number has none. Must be the only field of its ' +
      'operation; a code allows five attempts and works once.',
  })
  async verifyCode(
    @Context() ctx: Ctx,
    @Input(VerifyCodeInput, 'Phone number or email address, code and name.') input: unknown,
  ): Promise<VerifyCodePayload> {
    return { user: await verifyCode(ctx, input) };
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the current session immediately.' })
  async logout(@Context() ctx: Ctx): Promise<LogoutPayload> {
    await logout(ctx);
    return { ok: true };
  }
}

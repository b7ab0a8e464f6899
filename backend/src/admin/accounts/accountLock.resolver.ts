import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  Mutation,
  ObjectType,
  Resolver,
} from 'type-graphql';
import type { Ctx } from '../../ctx/ctx.ts';
import { lockAccount, signOutAccount, unlockAccount, type AccountState } from './accountLock.service.ts';

@ObjectType({ description: 'Whether an account can be used.' })
class AccountLock {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was locked; null: it can be used.',
  })
  lockedAt: Date | null;
}

@ObjectType({ description: 'Result of signing an account out.' })
class SignOutAccountPayload {
  @Field({ description: 'Always true: its sessions have ended.' })
  ok: boolean;
}

@Resolver()
export class AccountLockResolver {
  @Mutation(() => AccountLock, {
    description:
      'For admins: ends the sessions of an account and lets it sign in no more; its trips stay. Not of another admin.',
  })
  lockAccount(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
  ): Promise<AccountState> {
    return lockAccount(ctx, userId);
  }

  @Mutation(() => AccountLock, { description: 'For admins: lets a locked account sign in again.' })
  unlockAccount(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
  ): Promise<AccountState> {
    return unlockAccount(ctx, userId);
  }

  @Mutation(() => SignOutAccountPayload, {
    description: 'For admins: ends all sessions, tokens and webhooks of an account.',
  })
  async signOutAccount(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
  ): Promise<SignOutAccountPayload> {
    await signOutAccount(ctx, userId);
    return { ok: true };
  }
}

import {
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
import { SCOPES, tokenFields } from '../../../../domain/account/tokenFields.ts';
import { Input, inputOf, rowId } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { createToken, ownTokens, revokeToken, type NewToken } from './tokens.service.ts';
import type { PersonalToken } from './tokens.sql.ts';

const SCOPE_TEXT = SCOPES.map((scope) => `"${scope}"`).join(', ');

@ObjectType('Token', { description: "A personal token, for the account's own programs." })
class TokenType implements PersonalToken {
  @Field(() => ID, { description: 'Id of the token, a UUID.' })
  id: string;

  @Field({ description: 'Name that its owner gave it.' })
  name: string;

  @Field(() => [String], { description: `What it may do: ${SCOPE_TEXT}.` })
  scopes: PersonalToken['scopes'];

  @Field(() => ID, {
    nullable: true,
    description: 'The one trip that it is for; null: every trip of the account.',
  })
  tripId: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends.' })
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of last use, to the hour; null if never.',
  })
  lastUsedAt: Date | null;
}

@InputType({ description: 'A new personal token.' })
class CreateTokenInput extends inputOf(tokenFields.shape, {
  name: 'Name, {limits}.',
  scopes: { text: `What it may do, at least one of ${SCOPE_TEXT}.`, type: String },
  tripId: 'The one trip that it is for; absent: every trip of the account.',
  days: { text: 'Days until it ends, {limits}.', type: Int },
}) {}

@ObjectType({ description: 'A new personal token.' })
class CreateTokenPayload implements NewToken {
  @Field({ description: 'For the header "Authorization: Bearer …". It is shown this once.' })
  secret: string;

  @Field(() => TokenType, { description: 'The token.' })
  token: PersonalToken;
}

@InputType({ description: 'A token to revoke.' })
class RevokeTokenInput extends inputOf({ id: rowId }, { id: 'Id of the token.' }) {}

@ObjectType({ description: 'Answer to revokeToken.' })
class RevokeTokenPayload {
  @Field(() => ID, { description: 'Id of the revoked token.' })
  id: string;
}

@Resolver()
export class TokensResolver {
  @Query(() => [TokenType], { description: "The viewer's personal tokens, the newest first." })
  tokens(@Context() ctx: Ctx): Promise<PersonalToken[]> {
    return ownTokens(ctx);
  }

  @Mutation(() => CreateTokenPayload, {
    description: 'Makes a personal token, which calls for the viewer within its scopes. Not by a token.',
  })
  createToken(@Context() ctx: Ctx, @Input(CreateTokenInput, 'The token.') input: unknown): Promise<NewToken> {
    return createToken(ctx, input);
  }

  @Mutation(() => RevokeTokenPayload, { description: "Ends one of the viewer's personal tokens at once." })
  revokeToken(
    @Context() ctx: Ctx,
    @Input(RevokeTokenInput, 'The token.') input: RevokeTokenInput,
  ): Promise<RevokeTokenPayload> {
    return revokeToken(ctx, input.id);
  }
}

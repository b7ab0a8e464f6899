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
import { Input, inputOf, rowId } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { OidcProvider } from '../../product/product.objects.ts';
import { disconnectIdentity, ownIdentities, type OwnIdentity } from './identities.service.ts';

@ObjectType('Identity', { description: 'A provider where the viewer signs in.' })
class IdentityType implements OwnIdentity {
  @Field(() => ID, { description: 'Id of the connection, a UUID.' })
  id: string;

  @Field(() => OidcProvider, {
    nullable: true,
    description: 'The provider; null if this installation has it no more.',
  })
  provider: OwnIdentity['provider'];

  @Field(() => GraphQLISODateTime, { description: 'When it was connected.' })
  connectedAt: Date;
}

@InputType({ description: 'A provider to disconnect.' })
class DisconnectIdentityInput extends inputOf({ id: rowId }, { id: 'Id of the connection.' }) {}

@ObjectType({ description: 'Answer to disconnectIdentity.' })
class DisconnectIdentityPayload {
  @Field(() => ID, { description: 'Id of the former connection.' })
  id: string;
}

@Resolver()
export class IdentitiesResolver {
  @Query(() => [IdentityType], { description: 'Providers where the viewer signs in, the oldest first.' })
  identities(@Context() ctx: Ctx): Promise<OwnIdentity[]> {
    return ownIdentities(ctx);
  }

  @Mutation(() => DisconnectIdentityPayload, {
    description: "Takes a provider off the viewer's account, unless it is the last way to sign in.",
  })
  disconnectIdentity(
    @Context() ctx: Ctx,
    @Input(DisconnectIdentityInput, 'The connection.') input: DisconnectIdentityInput,
  ): Promise<DisconnectIdentityPayload> {
    return disconnectIdentity(ctx, input.id);
  }
}

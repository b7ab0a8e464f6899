import type { Scope } from '../../../domain/account/tokenFields.ts';
import type { Person } from '../build.ts';
import { Client } from '../client.ts';
import type { World } from '../world.ts';

/** A client with a new personal token of the person. */
export async function withToken(
  world: World,
  { client }: Pick<Person, 'client'>,
  scopes: readonly Scope[],
  tripId: string | null = null,
): Promise<Client> {
  const { body } = await client.rest('POST', '/api/auth/me/tokens', {
    name: 'A program',
    scopes,
    tripId,
    days: 30,
  });
  // The answer has this shape.
  return new Client(world.url, null, (body as { readonly secret: string }).secret);
}

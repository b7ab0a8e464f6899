import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { countAgainst, type Limit } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { sealClient, type RegisteredProgram } from './oauthClient.ts';
import { OAuthError } from './oauthError.ts';
import { programName } from './programName.ts';
import { isRedirectUri } from './redirectUri.ts';

/** Forty people on one Wi-Fi, each with a program or two. */
const REGISTRATIONS_FROM_ADDRESS: Limit = {
  name: 'oauth_register',
  times: 100,
  seconds: 3600,
  message: msg(
    'program.tooManyRegistered',
    'Too many programs were registered from your network. Please try again later.',
  ),
};

const MOST_URIS = 10;
/** Together; the client_id has to fit into addresses, and those into the cookie of a sign-in at a provider. */
const MOST_CHARACTERS = 1000;

const METADATA = z.object({
  redirect_uris: z.optional(z.array(z.string())),
  client_name: z.nullish(z.string()),
});

export interface NewProgram extends RegisteredProgram {
  readonly clientId: string;
}

/**
 * Registers a program (RFC 7591): anybody's, since each is allowed by a person before it can do anything.
 * @param metadata JSON; what we do not offer is left out of the answer
 * @throws OAuthError, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function registerClient(ctx: Ctx, metadata: unknown): Promise<NewProgram> {
  await countAgainst(ctx, REGISTRATIONS_FROM_ADDRESS, ctx.caller.ip);
  const { success, data } = METADATA.safeParse(metadata);
  if (!success) throw new OAuthError('metadataMalformed');
  const [first, ...others] = data.redirect_uris ?? [];
  if (first === undefined || others.length >= MOST_URIS) throw new OAuthError('noRedirectUris');
  const redirectUris = [first, ...others];
  if (redirectUris.join('').length > MOST_CHARACTERS) throw new OAuthError('metadataTooLong');
  if (!redirectUris.every(isRedirectUri)) throw new OAuthError('redirectRefused');
  const program = { name: programName(data.client_name ?? '', first), redirectUris };
  return { ...program, clientId: sealClient(ctx, program) };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '../../domain/account/tokenFields.ts';
import type { Client, GraphqlAnswer } from './client.ts';
import type { World } from './world.ts';

export const REDIRECT_URI = 'https://claude.example/api/callback';

/** A program that registered itself, with one request of its own. */
export interface OAuthProgram {
  readonly clientId: string;
  readonly verifier: string;
  /** Query of the address at which it asks. */
  readonly search: string;
}

interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function postJson(world: World, path: string, body: unknown): Promise<JsonAnswer> {
  return answerOf(await world.visitor().send('POST', path, JSON.stringify(body)));
}

/** Pairs may repeat a parameter. */
export async function postForm(
  world: World,
  path: string,
  parameters: Readonly<Record<string, string>> | [string, string][],
): Promise<JsonAnswer> {
  const body = new URLSearchParams(parameters).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return answerOf(await world.visitor().send('POST', path, body, type));
}

async function answerOf(response: Response): Promise<JsonAnswer> {
  const { status, headers } = response;
  // Answers of OAuth are objects.
  return { status, headers, body: (await response.json()) as JsonAnswer['body'] };
}

/** Registers a program, and begins its request. @param more parameters; null leaves one out */
export async function newProgram(
  world: World,
  more: Readonly<Record<string, string | null>> = {},
  registration: object = {},
): Promise<OAuthProgram> {
  const registered = await postJson(world, '/oauth/register', {
    client_name: 'Claude',
    redirect_uris: [REDIRECT_URI],
    ...registration,
  });
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
  const clientId = String(registered.body['client_id']);
  const verifier = randomBytes(32).toString('base64url');
  const parameters: Readonly<Record<string, string | null>> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  return { clientId, verifier, search: `?${query.toString()}` };
}

export function requestOf(client: Client, search: string): Promise<GraphqlAnswer> {
  return client.graphql(
    'query ($search: String!) { programRequest(search: $search) { name host scheme scopes problem refusedUrl } }',
    { search },
  );
}

interface Choices {
  readonly scopes?: readonly Scope[];
  readonly tripId?: string | null;
  readonly days?: number;
}

export function allow(client: Client, search: string, choices: Choices = {}): Promise<GraphqlAnswer> {
  return client.graphql(
    'mutation ($input: AllowProgramInput!) { allowProgram(input: $input) { returnUrl } }',
    { input: { search, scopes: ['trips:read'], days: 90, ...choices } },
  );
}

/** Where an allowed program is sent back to. */
export async function returnUrlOf(client: Client, search: string, choices: Choices = {}): Promise<URL> {
  const { data, message } = await allow(client, search, choices);
  if (message !== null) throw new Error(message);
  // Asked for above.
  return new URL((data as { readonly allowProgram: { readonly returnUrl: string } }).allowProgram.returnUrl);
}

/** Parameters of the exchange of a code that a person just allowed. */
export async function allowedCode(
  client: Client,
  { clientId, verifier, search }: OAuthProgram,
  choices: Choices = {},
): Promise<Readonly<Record<string, string>>> {
  const returned = await returnUrlOf(client, search, choices);
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    code: returned.searchParams.get('code') ?? '',
    code_verifier: verifier,
  };
}

import type { Client } from './client.ts';
import type { World } from './world.ts';

let addresses = 0;

/** Headers with a new client address, for a world that trusts a proxy. */
export function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
}

/** A step of signing in over REST, by default from a new address. */
export async function post(client: Client, step: string, body: unknown, headers = newAddress()) {
  return client.rest('POST', `/api/auth/${step}`, body, headers);
}

/** Requests a code and reads it from the text. */
export async function codeFor(world: World, phone: string): Promise<string> {
  const answer = await post(world.visitor(), 'request-code', { phone });
  expect(answer).toMatchObject({ status: 200 });
  return lastCode(world, phone);
}

/** The code in the last text to a number (E.164). */
export function lastCode(world: World, phone: string): string {
  const text = world.texts.filter((sent) => sent.phone === phone).at(-1);
  return /#(\d{6})$/.exec(text?.body ?? '')?.[1] ?? 'no code';
}

/** Signs up. @returns a client with the session */
export async function signUp(world: World, phone: string, name = 'Maya Torres'): Promise<Client> {
  const client = world.visitor();
  const code = await codeFor(world, phone);
  expect(await post(client, 'verify-code', { phone, code, name })).toMatchObject({ status: 200 });
  return client;
}

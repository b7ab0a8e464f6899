import type { World } from '../world.ts';
import type { Client } from '../client.ts';
import { newAddress } from '../signIn.ts';

export interface Claims {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean | undefined;
  readonly groups?: readonly string[];
  readonly given_name?: string;
  readonly family_name?: string;
  readonly preferred_username?: string;
}

/** A browser at the world: its session, and the cookie of a sign-in. */
export class Browser {
  readonly client: Client;
  /** Of a sign-in; "" without one. */
  cookie = '';

  constructor(client: Client) {
    this.client = client;
  }

  /** Follows a link, by default of a page of ours. @returns where it leads */
  async open(
    path: string,
    headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<string> {
    const cookie = [this.client.sessionCookie ?? '', this.cookie].filter((one) => one !== '').join('; ');
    const response = await this.client.send('GET', path, undefined, {
      ...newAddress(),
      ...headers,
      ...(cookie === '' ? {} : { cookie }),
    });
    const [kept] = response.headers.getSetCookie().filter((one) => one.includes('grub_oidc='));
    if (kept !== undefined) this.cookie = kept.includes('grub_oidc=;') ? '' : (kept.split(';')[0] ?? '');
    await response.text();
    return response.headers.get('location') ?? `status ${response.status}`;
  }

  /**
   * Starts at a provider and signs in there.
   * @param change of the address at the provider
   * @returns the path at the world that the provider sends back to
   */
  async visit(
    id: string,
    claims: Claims | null,
    query = '',
    change: (location: string) => string = (location) => location,
  ): Promise<string> {
    return signInThere(change(await this.open(`/api/auth/oidc/${id}${query}`)), claims);
  }

  /** The whole way. @returns where it leads */
  async signIn(id: string, claims: Claims | null, query = ''): Promise<string> {
    return this.open(await this.visit(id, claims, query), { 'sec-fetch-site': 'cross-site' });
  }
}

export function browserOf(world: World, client: Client = world.visitor()): Browser {
  return new Browser(client);
}

/** @param claims null: its person cancels */
async function signInThere(start: string, claims: Claims | null): Promise<string> {
  const cookies = new Map<string, string>();
  for (let address = start, steps = 0; steps < 6; steps += 1) {
    const { pathname, search } = new URL(address);
    if (pathname.startsWith('/api/auth/oidc/')) return pathname + search;
    if (pathname.startsWith('/sign-in/') && claims !== null)
      address += `?as=${encodeURIComponent(JSON.stringify(claims))}`;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} ${await response.text()}`);
    address = new URL(location, address).href;
  }
  throw new Error('The provider goes round in circles.');
}

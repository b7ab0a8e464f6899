import { z } from 'zod';
import { isHomeAddress } from './homeAddress.ts';
import { flag, listOf } from './settingTypes.ts';

/** Id of a provider that is not listed; its variables name no provider. */
const ONLY_PROVIDER = 'oidc';

/** Environment variables about sign-in at a provider that speaks OpenID Connect. */
export const oidcSettings = {
  OIDC_PROVIDERS: z
    .string()
    .default(ONLY_PROVIDER)
    .describe(
      'Comma-separated ids of several providers, such as `club,office`: each has its variables, `OIDC_CLUB_ISSUER` and so on.',
    ),
  OIDC_ISSUER: z
    .string()
    .optional()
    .describe(
      'Address of the provider for `oidc` in `SIGN_IN`. It needs `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` and `OIDC_NAME`, the name on the button; members of the group `OIDC_ADMIN_GROUP` in the claim `groups` are admins. Each may stand in a file that `…_FILE` names. See [providers](operation.md#sign-in-with-a-provider).',
    ),
  OIDC_TRUST_EMAIL: flag(false).describe(
    "`true` or `false`: whether a verified email address of a provider signs in to the account with this address, and becomes a new account's. Only for providers whose members cannot choose their address.",
  ),
};

export interface OidcProviderConfig {
  /** In addresses: "club" */
  readonly id: string;
  /** On buttons. */
  readonly name: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its members are admins; null for none. */
  readonly adminGroup: string | null;
}

export interface OidcConfig {
  /** By id, in the order of the setting. */
  readonly providers: ReadonlyMap<string, OidcProviderConfig>;
  /** Whether a verified address is taken for the person's. */
  readonly trustsEmail: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Takes a variable's name and problem. */
type Wrong = (name: string, sentence: string) => void;

const ID = /^[a-z][a-z\d]{0,19}$/;
const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME', 'ADMIN_GROUP'] as const;

function variable(id: string, part: (typeof PARTS)[number]): string {
  return id === ONLY_PROVIDER ? `OIDC_${part}` : `OIDC_${id.toUpperCase()}_${part}`;
}

/** Names of the variables of each provider. @param ids as in `OIDC_PROVIDERS` */
export function oidcVariables(ids = ONLY_PROVIDER): string[] {
  return listOf(ids).flatMap((id) => PARTS.map((part) => variable(id, part)));
}

/** @param env with the variables of each provider */
export function oidcConfig(
  env: Values & { readonly OIDC_PROVIDERS: string; readonly OIDC_TRUST_EMAIL: boolean },
  isUsed: boolean,
  wrong: Wrong,
): OidcConfig {
  const ids = listOf(env.OIDC_PROVIDERS);
  if (isUsed && ids.length === 0)
    wrong('OIDC_PROVIDERS', 'is needed to sign people in at a provider, with oidc in SIGN_IN');
  if (ids.some((id) => !ID.test(id)) || new Set(ids).size < ids.length)
    wrong('OIDC_PROVIDERS', 'has to be a list of different short names in small letters, like club,office');
  const providers = isUsed ? ids.map((id) => providerOf(env, id, wrong)) : [];
  return {
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    trustsEmail: env.OIDC_TRUST_EMAIL,
  };
}

function providerOf(env: Values, id: string, wrong: Wrong): OidcProviderConfig {
  const read = (part: (typeof PARTS)[number]) => {
    const value = env[variable(id, part)];
    return typeof value === 'string' ? value.trim() : null;
  };
  const needed = (part: (typeof PARTS)[number]) => {
    const value = read(part);
    if (value === null)
      wrong(
        variable(id, part),
        `is needed for ${id} in ${id === ONLY_PROVIDER ? 'SIGN_IN' : 'OIDC_PROVIDERS'}`,
      );
    return value ?? '';
  };
  const address = needed('ISSUER');
  const issuer = URL.canParse(address) ? new URL(address) : null;
  if (address !== '' && !isSafe(issuer))
    wrong(
      variable(id, 'ISSUER'),
      'has to be an address like https://id.example.org; http:// is for private addresses alone',
    );
  return {
    id,
    name: needed('NAME'),
    issuer: issuer ?? new URL('https://invalid.invalid'),
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
    adminGroup: read('ADMIN_GROUP'),
  };
}

function isSafe(issuer: URL | null): boolean {
  if (issuer === null) return false;
  return issuer.protocol === 'https:' || (issuer.protocol === 'http:' && isHomeAddress(issuer.hostname));
}

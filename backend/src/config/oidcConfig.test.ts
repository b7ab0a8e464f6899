import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const CLUB = {
  SIGN_IN: 'oidc',
  OIDC_PROVIDERS: 'club',
  OIDC_CLUB_ISSUER: 'https://id.club.example',
  OIDC_CLUB_CLIENT_ID: 'food',
  OIDC_CLUB_CLIENT_SECRET: 'a secret',
  OIDC_CLUB_NAME: 'Alpine Club',
};

function problem(env: Record<string, string>): string {
  try {
    readConfig({ ...CLUB, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return 'none';
}

test('a provider has its own variables', () => {
  const { oidc, signIn } = readConfig(CLUB);
  expect([...signIn]).toEqual(['oidc']);
  expect(oidc.trustsEmail).toBe(false);
  expect(oidc.providers.get('club')).toMatchObject({ name: 'Alpine Club', adminGroup: null });
  expect(readConfig({ ...CLUB, SIGN_IN: 'phone' }).oidc.providers.size).toBe(0);
});

test('the only provider needs no id', () => {
  const { providers } = readConfig({
    SIGN_IN: 'oidc',
    OIDC_ISSUER: 'https://id.club.example',
    OIDC_CLIENT_ID: 'food',
    OIDC_CLIENT_SECRET: 'a secret',
    OIDC_NAME: 'Alpine Club',
    OIDC_ADMIN_GROUP: 'cooks',
  }).oidc;
  expect([...providers.keys()]).toEqual(['oidc']);
  expect(providers.get('oidc')).toEqual({
    ...readConfig({ ...CLUB, OIDC_CLUB_ADMIN_GROUP: 'cooks' }).oidc.providers.get('club'),
    id: 'oidc',
  });
});

test.each([
  [{ OIDC_PROVIDERS: '' }, 'OIDC_ISSUER is needed for oidc in SIGN_IN'],
  [{ OIDC_PROVIDERS: ',' }, 'OIDC_PROVIDERS is needed to sign people in at a provider'],
  [{ OIDC_PROVIDERS: 'club,club' }, 'OIDC_PROVIDERS has to be a list of different short names'],
  [{ OIDC_PROVIDERS: 'Club' }, 'OIDC_PROVIDERS has to be a list of different short names'],
  [{ OIDC_PROVIDERS: 'club,office' }, 'OIDC_OFFICE_ISSUER is needed for office in OIDC_PROVIDERS'],
  [{ OIDC_CLUB_CLIENT_SECRET: ' ' }, 'OIDC_CLUB_CLIENT_SECRET is needed for club'],
  [{ OIDC_CLUB_ISSUER: 'http://id.club.example' }, 'OIDC_CLUB_ISSUER has to be an address like https://'],
  [{ OIDC_CLUB_ISSUER: 'club' }, 'OIDC_CLUB_ISSUER has to be an address like https://'],
  [{ SIGN_IN: 'oidc,pigeon' }, 'SIGN_IN has to name at least one of phone, email and oidc'],
  [{ OIDC_CLUB_NAME_FILE: '/no/such/file' }, 'OIDC_CLUB_NAME_FILE and OIDC_CLUB_NAME are both set'],
])('%j is refused', (env: Record<string, string>, sentence) => {
  expect(problem(env)).toContain(sentence);
});

test('its values may stand in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grub-club-oidc-'));
  const files: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [name, value] of Object.entries(CLUB)) {
    if (!name.startsWith('OIDC_CLUB_')) {
      others[name] = value;
      continue;
    }
    files[`${name}_FILE`] = join(folder, name);
    writeFileSync(join(folder, name), `${value}\n`);
  }
  expect(readConfig({ ...others, ...files })).toEqual(readConfig(CLUB));
  rmSync(folder, { recursive: true });
});

test('http is for private addresses', () => {
  expect(problem({ OIDC_CLUB_ISSUER: 'http://keycloak.local:8080/realms/club' })).toBe('none');
});

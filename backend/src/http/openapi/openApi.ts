import type { GraphQLSchema } from 'graphql';
import type { Route } from '../../ctx/route.ts';
import { ROUTE_ENTRIES } from '../rest/routes.ts';
import type { Row } from '../rest/row.ts';
import { Components, type JsonSchema } from './components.ts';
import { ERROR, ERROR_RESPONSES } from './errorAnswers.ts';
import { OperationObjects, type OperationObject } from './operationObject.ts';

const ABOUT = `The use cases of GraphQL as REST. What holds for all calls is told at /docs/rest.html: sessions, tokens,
errors, versions, \`Idempotency-Key\` and limits. Answers of the API have \`RateLimit\` and \`RateLimit-Policy\`.`;

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'grub_session',
    description:
      'The cookie of a session, which POST /api/auth/verify-code sets. Over https its name is __Host-grub_session.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token with the scopes that the operation lists, or the value of the cookie of a session.',
  },
};

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: typeof ERROR_RESPONSES;
    readonly securitySchemes: typeof SECURITY_SCHEMES;
  };
}

/** The OpenAPI document of all REST routes. */
export function openApi(schema: GraphQLSchema, productName: string): OpenApi {
  const components = new Components();
  const operations = new OperationObjects(schema, components);
  const entries = Object.entries(ROUTE_ENTRIES).flatMap(([section, all]) =>
    all.map((entry) => ({ section, entry })),
  );
  const paths: Record<string, Record<string, OperationObject>> = {};
  const made = new Map<Route | Row, OperationObject>();
  // Of one type, the fullest answer of a hand-written route gets the plain name.
  for (const { section, entry } of [...entries].sort((one, other) => rank(one.entry) - rank(other.entry)))
    made.set(entry, operations.of(entry, section, pathNames(entry.path)));
  for (const { entry } of entries) {
    const path = documentedPath(entry.path);
    const operation = made.get(entry);
    if (operation !== undefined) paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation };
  }
  const schemas = { ...components.all(), ApiError: ERROR };
  return {
    openapi: '3.1.0',
    info: { title: `${productName} REST API`, version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    tags: Object.keys(ROUTE_ENTRIES).map((name) => ({ name })),
    paths,
    components: { schemas, responses: ERROR_RESPONSES, securitySchemes: SECURITY_SCHEMES },
  };
}

function rank(entry: Route | Row): number {
  return 'operation' in entry ? 0 : -(entry.twin ?? '').length;
}

/** Names of the parameters of a path in the document, by those of its route: `tripId` for the `id` of a trip. */
function pathNames(path: string): ReadonlyMap<string, string> {
  const parameters = path.matchAll(/([\w-]+)\/:(\w+)/g);
  return new Map(
    [...parameters].map(([, before = '', name = '']) => [name, name === 'id' ? idOf(before) : name]),
  );
}

function idOf(plural: string): string {
  return `${plural.replace(/^.*-/, '').replace(/ies$/, 'y').replace(/s$/, '')}Id`;
}

/** The path of a route in the document. */
export function documentedPath(path: string): string {
  const names = pathNames(path);
  return path.replace(/:(\w+)/g, (_all, name: string) => `{${names.get(name) ?? name}}`);
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Route } from '../../src/ctx/route.ts';
import type { OperationObject } from '../../src/http/openapi/operationObject.ts';
import { documentedPath, openApi } from '../../src/http/openapi/openApi.ts';
import { theSchema } from '../../src/http/graphql/schema.ts';
import type { RestAnswer } from '../client.ts';

const ROOT = 'openapi.json';
const document = openApi(theSchema(), 'Grub Club');
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: ROOT, ...(closed(document) as object) });

/** Objects with the properties alone that the document lists. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [key, closed(one)]);
  const isObject = 'properties' in value && 'type' in value;
  return Object.fromEntries(isObject ? [...entries, ['additionalProperties', false]] : entries);
}

const operations = new Map<string, { readonly pointer: string; readonly operation: OperationObject }>();
for (const [path, methods] of Object.entries(document.paths))
  for (const [method, operation] of Object.entries(methods))
    operations.set(`${method.toUpperCase()} ${path}`, {
      pointer: `/paths/${escaped(path)}/${method}`,
      operation,
    });

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

type RouteName = Pick<Route, 'method' | 'path'>;

/** @throws Error for a route that the document lacks */
export function documentedOperation({ method, path }: RouteName): OperationObject {
  return found({ method, path }).operation;
}

function found({ method, path }: RouteName) {
  const one = operations.get(`${method} ${documentedPath(path)}`);
  if (one === undefined) throw new Error(`The document lacks ${method} ${path}.`);
  return one;
}

const validators = new Map<string, ValidateFunction>();

function faultsAt(pointer: string, value: unknown): string[] {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `${ROOT}#${pointer}` });
  validators.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** Where an answer differs from the document; empty if it holds. */
export function faultsOfAnswer(route: RouteName, { status, body, headers }: RestAnswer): string[] {
  const { operation, pointer } = found(route);
  const response = operation.responses[status] ?? operation.responses['default'];
  if (response === undefined || (status < 300 && response.$ref !== undefined))
    return [`${status} is not documented: ${JSON.stringify(body)}`];
  if (response.$ref !== undefined)
    return faultsAt(`${response.$ref.slice(1)}/content/${escaped('application/json')}/schema`, body);
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (body === null && response.content === undefined) return [];
  if (response.content?.[type] === undefined) return [`${status} is not documented as ${type}.`];
  return faultsAt(`${pointer}/responses/${status}/content/${escaped(type)}/schema`, body);
}

/** Where the body of an accepted call differs from the document; empty if it holds. */
export function faultsOfBody(route: RouteName, body: unknown): string[] {
  const { operation, pointer } = found(route);
  if (operation.requestBody === undefined) return [`A body is not documented: ${JSON.stringify(body)}`];
  if (operation.requestBody.content['application/json'] === undefined) return [];
  return faultsAt(`${pointer}/requestBody/content/${escaped('application/json')}/schema`, body);
}

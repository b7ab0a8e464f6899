import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type * as z from 'zod/mini';
import type { Needs, Route } from '../../ctx/route.ts';
import { describedVariables, isSpread, operationIn, variablesOf } from '../rest/operationText.ts';
import { routeOf, type Row } from '../rest/row.ts';
import { AnswerSchemas } from './answerSchema.ts';
import type { Components, JsonSchema } from './components.ts';
import { exampleOf } from './examples.ts';
import { errorsOf } from './errorAnswers.ts';
import { InputSchemas, objectSchema, textOf, zodSchema, type Property } from './inputSchema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

interface ResponseObject {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

/** An operation of the document, with what its readers need. */
export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  /** By status; those of errors are references. */
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    '1 to 255 visible ASCII characters: the same key within 24 hours answers what the first call made; with another body it is 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ID: JsonSchema = { type: 'string' };
const TEXT: JsonSchema = { type: 'string' };

/** Makes the operation objects of an OpenAPI document from rows and hand-written routes. */
export class OperationObjects {
  private readonly schema: GraphQLSchema;
  private readonly answers: AnswerSchemas;
  private readonly inputs: InputSchemas;
  private readonly components: Components;

  constructor(schema: GraphQLSchema, components: Components) {
    this.schema = schema;
    this.answers = new AnswerSchemas(schema, components);
    this.components = components;
    this.inputs = new InputSchemas(components);
  }

  /**
   * @param pathNames of the document, by those of the route
   * @throws Error for a hand-written route without a twin
   */
  of(entry: Route | Row, section: string, pathNames: ReadonlyMap<string, string>): OperationObject {
    const isRow = 'operation' in entry;
    const route = isRow ? routeOf(entry, this.schema) : entry;
    const text = isRow ? entry.operation : entry.twin;
    if (text === undefined) throw new Error(`${route.method} ${route.path} needs a twin.`);
    const operation = operationIn(parse(text));
    const given = isRow ? this.givenToRow(entry) : this.givenToRoute(entry, text);
    const inPath = [...pathNames.keys()].map((name) => ({
      name,
      ...(given.find((one) => one.name === name) ?? { schema: ID, isRequired: true }),
    }));
    const others = given.filter(({ name }) => !pathNames.has(name));
    const isRead = route.method === 'GET';
    const search = isRow && isRead ? others : zodProperties(route.search ?? []);
    const file = isRow && entry.file !== undefined ? 'text/csv' : route.file;
    const answer =
      route.status === 204
        ? null
        : route.contentType !== undefined
          ? TEXT
          : this.answers.of(operation, isRow ? 'graphql' : 'rest');
    return {
      operationId: operationIdOf(route, pathNames),
      summary: route.summary,
      tags: [section],
      description: `Called by: ${route.who}.${scopesText(route.needs)}`,
      security: securityOf(route),
      parameters: [
        ...inPath.map(({ name, schema }) => ({
          name: pathNames.get(name) ?? name,
          in: 'path',
          required: true,
          ...parted(withoutNull(schema)),
        })),
        ...search.map(queryParameter),
        ...headersOf(route),
        ...(this.takesKey(operation) ? [IDEMPOTENCY_KEY] : []),
      ],
      ...this.bodyOf(isRead ? [] : others, file),
      responses: {
        [route.status ?? 200]: answered(route, answer),
        ...(isRead && route.isVersioned === true ? { 304: { description: 'As If-None-Match has it.' } } : {}),
        ...errorsOf(route),
      },
    };
  }

  /** As the schema says of the mutation. */
  private takesKey({ operation, selectionSet }: OperationDefinitionNode): boolean {
    const fields = this.schema.getRootType(operation)?.getFields() ?? {};
    return selectionSet.selections.some(
      (one) =>
        one.kind === Kind.FIELD && fields[one.name.value]?.description?.includes('Idempotency-Key') === true,
    );
  }

  private bodyOf(
    properties: readonly Property[],
    file: string | undefined,
  ): Pick<OperationObject, 'requestBody'> {
    if (file !== undefined) {
      const schema = file === 'application/json' ? { type: 'object' } : { type: 'string' };
      return { requestBody: { required: true, content: { [file]: { schema } } } };
    }
    if (properties.length === 0) return {};
    const schema = objectSchema(properties);
    const example = exampleOf(schema, (ref) => this.components.named(ref));
    const required = properties.some((one) => one.isRequired);
    return { requestBody: { required, content: { 'application/json': { schema, example } } } };
  }

  /** Variables, or the fields of those that are spread, described as the arguments that they are used for. */
  private givenToRow({ operation: text, method }: Row): Property[] {
    const operation = operationIn(parse(text));
    const described = describedVariables(operation, this.schema);
    return variablesOf(operation, this.schema).flatMap(({ name, type }) => {
      const named = getNamedType(type);
      const isNeeded = isNonNullType(type);
      if (!isSpread({ type }, method) || !isInputObjectType(named))
        return [
          {
            name,
            isRequired: isNeeded,
            schema: { ...this.inputs.of(type), ...textOf(described.get(name) ?? {}) },
          },
        ];
      const fields = this.inputs.propertiesOf(named.name, named.getFields());
      return fields.map((field) => ({ ...field, isRequired: isNeeded && field.isRequired }));
    });
  }

  /** What the service reads from the body, described as the fields of the twin's input are. */
  private givenToRoute({ body = [] }: Route, twin: string): Property[] {
    const variables = variablesOf(operationIn(parse(twin)), this.schema);
    const described = new Map(
      variables.flatMap(({ type }) => {
        const named = getNamedType(type);
        return isInputObjectType(named) ? Object.entries(named.getFields()) : [];
      }),
    );
    return zodProperties(body).map((property) => {
      const field = described.get(property.name);
      return field === undefined
        ? property
        : { ...property, schema: { ...property.schema, ...textOf(field) } };
    });
  }
}

function zodProperties(fields: readonly z.core.$ZodType[]): Property[] {
  return fields.flatMap((field) => {
    const { properties, required } = zodSchema(field);
    const names: readonly unknown[] = Array.isArray(required) ? required : [];
    return Object.entries(Object(properties) as Readonly<Record<string, JsonSchema>>).map(
      ([name, schema]) => ({ name, schema, isRequired: names.includes(name) }),
    );
  });
}

/** `getTripsByTripIdEaters`. */
function operationIdOf(
  { method, path }: Pick<Route, 'method' | 'path'>,
  pathNames: ReadonlyMap<string, string>,
): string {
  const words = path
    .replace(/^\/api/, '')
    .replace(/:(\w+)/g, (_all, name: string) => `by-${pathNames.get(name) ?? name}`)
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function scopesText(needs: Needs | undefined): string {
  if (needs == null) return ' Not by a personal token.';
  return needs.length === 0 ? '' : ` A personal token needs: ${needs.join(', ')}.`;
}

/** A session, a token with its scopes, or neither. */
function securityOf({ who, needs }: Route): object[] {
  return [
    ...(who === 'anyone' ? [{}] : []),
    { session: [] },
    ...(needs == null ? [] : [{ token: [...needs] }]),
  ];
}

/** The description beside the schema, where OpenAPI has it. */
function parted({ description, ...schema }: JsonSchema): Pick<Parameter, 'description' | 'schema'> {
  return { ...(typeof description === 'string' ? { description } : {}), schema };
}

function queryParameter({ name, schema, isRequired }: Property): Parameter {
  return {
    name,
    in: 'query',
    ...(isRequired ? { required: true } : {}),
    // Lists are separated by commas.
    style: 'form',
    explode: false,
    ...parted(withoutNull(schema)),
  };
}

/** A text cannot be null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, anyOf, enum: values, ...rest } = schema;
  const some = withoutNulls(anyOf);
  // A list is written as text.
  const [inner, another] = some.filter((one) => Reflect.get(Object(one), 'type') === 'array').concat(some);
  if (inner !== undefined && (another === undefined || Reflect.get(Object(inner), 'type') === 'array'))
    return { ...rest, ...(Object(inner) as JsonSchema) };
  const [only] = withoutNulls(type);
  return {
    ...rest,
    ...(type === undefined ? {} : { type: only ?? type }),
    ...(values === undefined ? {} : { enum: withoutNulls(values) }),
  };
}

function withoutNulls(list: unknown): unknown[] {
  if (!Array.isArray(list)) return [];
  return list.filter(
    (one: unknown) => one !== null && one !== 'null' && Reflect.get(Object(one), 'type') !== 'null',
  );
}

function headersOf({ method, isVersioned, isStream }: Route): Parameter[] {
  const text = { schema: { type: 'string' } };
  if (isStream === true)
    return [
      { name: 'Last-Event-ID', in: 'header', description: 'The last revision that was read.', ...text },
    ];
  if (isVersioned !== true) return [];
  if (method === 'GET')
    return [
      {
        name: 'If-None-Match',
        in: 'header',
        description: 'ETag of the answer that the caller has.',
        ...text,
      },
    ];
  return method === 'PATCH' || method === 'PUT'
    ? [
        {
          name: 'If-Match',
          in: 'header',
          description: 'ETag or version that the change is based on.',
          ...text,
        },
      ]
    : [];
}

function answered(route: Route, answer: JsonSchema | null): object {
  const { isVersioned, isStream, contentType, jsonLd } = route;
  if (answer === null) return { description: 'Done.' };
  const description = isStream === true ? 'Server-sent events, whose `data` this is.' : 'The answer.';
  const type = isStream === true ? 'text/event-stream' : (contentType ?? 'application/json');
  return {
    description,
    ...(isVersioned === true
      ? { headers: { ETag: { description: 'Version and digest.', schema: { type: 'string' } } } }
      : {}),
    content: {
      [type]: { schema: answer },
      ...(jsonLd === undefined ? {} : { 'application/ld+json': { schema: { type: 'object' } } }),
    },
  };
}

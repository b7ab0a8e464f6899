import { isDeepStrictEqual } from 'node:util';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import * as z from 'zod/mini';
import { isDayCheck, zodFieldsOf } from '../../base/graphqlInput.ts';
import { orNull, type Components, type JsonSchema } from './components.ts';
import { scalarSchema } from './scalarSchema.ts';

/** A named value of a body, a query or a path. */
export interface Property {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Keywords of JSON Schema that say what a value may be, beside its type. */
const LIMITS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'multipleOf',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
];

/** Where schemas of input types are put. */
type Shared = Pick<Components, 'share'>;

/** Values of GraphQL's input types: enums by name or value, limits from the zod fields of the input. */
export class InputSchemas {
  private readonly components: Shared;

  constructor(components: Shared) {
    this.components = components;
  }

  /** @param field that validates the value */
  of(type: GraphQLInputType, field?: z.core.$ZodType): JsonSchema {
    if (!isNonNullType(type)) return orNull(this.value(type, field));
    // Types are nested.
    return this.value(type.ofType, field);
  }

  /** The fields of an input type. */
  propertiesOf(name: string, fields: Readonly<Record<string, GraphQLInputField>>): Property[] {
    const zodFields = zodFieldsOf(name);
    return Object.values(fields).map((field) => ({
      name: field.name,
      schema: { ...this.of(field.type, zodFields?.[field.name]), ...textOf(field) },
      isRequired: isNonNullType(field.type),
    }));
  }

  private value(type: GraphQLInputType, field?: z.core.$ZodType): JsonSchema {
    if (isNonNullType(type)) return this.value(type.ofType, field);
    const limits = field === undefined ? {} : limitsOf(zodSchema(field));
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType, itemOf(field)), ...limits };
    if (isEnumType(type)) {
      const values = type.getValues().flatMap(({ name, value }) => [name, String(value)]);
      return { type: 'string', enum: [...new Set(values)] };
    }
    if (isScalarType(type)) return { ...scalarSchema(type), ...limits };
    if (!isInputObjectType(type)) throw new Error('Inputs have no other types.');
    return this.components.share(type.name, objectSchema(this.propertiesOf(type.name, type.getFields())));
  }
}

interface GraphQLInputField {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
}

export function textOf({ description }: Pick<GraphQLInputField, 'description'>): JsonSchema {
  return description == null ? {} : { description };
}

export function objectSchema(properties: readonly Property[]): JsonSchema {
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Of no use to callers: defaults are the service's, patterns those of zod's own formats. */
const UNPUBLISHED = new Set(['default', 'pattern', 'additionalProperties', '$schema']);

/** What a zod field accepts before its transforms. */
export function zodSchema(field: z.core.$ZodType): JsonSchema {
  const schema = z.toJSONSchema(field, {
    ...({ io: 'input', unrepresentable: 'any' } as const),
    override: ({ zodSchema: part, jsonSchema }) => {
      const { def } = part._zod;
      if (def.type === 'pipe' && isTransform(def.in)) addTexts(jsonSchema, part);
      // A list is counted before its items are read.
      if (def.type === 'pipe' && jsonSchema.type === 'array' && !isTransform(def.out))
        jsonSchema.items = Object(zodSchema(def.out)['items']) as typeof jsonSchema;
      if (def.type === 'string' && def.checks?.some(isDayCheck) === true) jsonSchema.format = 'date';
      if (def.type === 'object' && jsonSchema.required !== undefined)
        jsonSchema.required = jsonSchema.required.filter((name) => !isOptional(def.shape[name]));
    },
  });
  return published(schema);
}

/** Texts that stand for a number, or for a list of one. */
const TEXTS = ['1', 'text'];

/** Adds the texts that a field reads before its transform: "7" for 7, `metric` for `METRIC`. */
function addTexts(schema: z.core.JSONSchema.BaseSchema, field: z.core.$ZodType): void {
  const reads = (text: string) => z.safeParse(field, text).success;
  const values = valuesIn(schema).filter((value) => typeof value === 'string');
  if (values.length > 0) {
    const small = values.map((value) => value.toLowerCase()).filter(reads);
    schema.enum = [...new Set([...values, ...small])];
    return;
  }
  const texts = [...TEXTS, ...valuesIn(Object(schema.items) as JsonSchema).map(String)];
  const alternatives = schema.anyOf ?? [{ ...schema }];
  if (alternatives.some(({ type }) => type === 'string') || !texts.some(reads)) return;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  schema.anyOf = [...alternatives, { type: 'string' }];
}

function valuesIn({ enum: values }: JsonSchema): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}

function isTransform(field: z.core.$ZodType): boolean {
  return field._zod.def.type === 'transform';
}

function isOptional(field: z.core.$ZodType | undefined): boolean {
  return field === undefined || z.safeParse(field, undefined).success;
}

/** Without what is not published, and without the bounds of zod's whole numbers. */
function published(schema: object): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !UNPUBLISHED.has(key) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, value]: [string, unknown]) => [key, publishedValue(key, value)]),
  );
}

function publishedValue(key: string, value: unknown): unknown {
  // zod's dates are no JSON.
  if (Array.isArray(value))
    return value
      .map((item: unknown) => publishedValue('', item))
      .filter((item) => !isDeepStrictEqual(item, {}));
  if (typeof value !== 'object' || value === null) return value;
  if (key !== 'properties') return published(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, publishedValue('', one)]),
  );
}

/** Of the one that is not null. */
function limitsOf(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  const inner: unknown = Array.isArray(anyOf)
    ? anyOf.find((one: JsonSchema) => one['type'] !== 'null')
    : schema;
  if (typeof inner !== 'object' || inner === null) return {};
  return Object.fromEntries(Object.entries(inner).filter(([key]) => LIMITS.includes(key)));
}

/** The zod field of a list's items. */
function itemOf(field: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (field === undefined) return undefined;
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return def.element;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return itemOf(def.innerType);
  return def.type === 'pipe' ? (itemOf(def.in) ?? itemOf(def.out)) : undefined;
}

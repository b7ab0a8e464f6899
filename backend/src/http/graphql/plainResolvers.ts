import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type {} from 'type-graphql';

type FieldResolver = (typeof globalThis.TypeGraphQLMetadataStorage)['fieldResolvers'][number];

/**
 * Lets each field that needs nothing but its row and the ctx call our method directly. In between, type-graphql sorts
 * the method's parameters anew at every call and looks for middlewares, of which there are none: a tenth of what a trip
 * with everything in it costs.
 * @param schema as type-graphql has just built it
 */
export function callPlainly(schema: GraphQLSchema): void {
  for (const fieldResolver of globalThis.TypeGraphQLMetadataStorage.fieldResolvers) {
    const field = fieldOf(schema, fieldResolver);
    if (field === undefined || !isPlain(fieldResolver)) continue;
    const resolver: unknown = Reflect.construct(fieldResolver.target, []);
    const method: unknown = Reflect.get(Object(resolver), fieldResolver.methodName);
    if (typeof method !== 'function') continue;
    field.resolve = (root, _args, ctx): unknown => Reflect.apply(method, resolver, [root, ctx]);
  }
}

function fieldOf(
  schema: GraphQLSchema,
  { getObjectType, schemaName }: FieldResolver,
): GraphQLField<unknown, unknown> | undefined {
  const target = getObjectType?.();
  const { objectTypes } = globalThis.TypeGraphQLMetadataStorage;
  const type = schema.getType(objectTypes.find((known) => known.target === target)?.name ?? '');
  return isObjectType(type) ? type.getFields()[schemaName] : undefined;
}

/** Whether it is a method of a resolver that takes the row as it is, and perhaps the ctx, in this order. */
function isPlain({ kind, params = [], middlewares = [] }: FieldResolver): boolean {
  const takes = [...params]
    .sort((a, b) => a.index - b.index)
    .map((param) => {
      if (param.kind === 'context') return param.propertyName === undefined ? 'ctx' : 'other';
      if (param.kind !== 'root' || param.propertyName !== undefined) return 'other';
      // A row whose class is named is copied into an instance of it.
      return param.getType === undefined || param.getType() === Object ? 'root' : 'other';
    });
  return kind === 'external' && middlewares.length === 0 && /^root(,ctx)?$/.test(takes.join());
}

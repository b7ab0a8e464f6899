import {
  getNamedType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Scope } from '../../../../domain/account/tokenFields.ts';
import type { Needs } from '../../ctx/route.ts';
import FIELD_SCOPES from './fieldScopes.json' with { type: 'json' };

/** Types that tell what somebody does not eat; a field of such a type needs `people:health`. */
export const HEALTH_TYPES: ReadonlySet<string> = new Set([
  'Avoid',
  'EaterAvoid',
  'ListedPerson',
  'MealVerdict',
  'PreviewedRules',
  'PreviewedVerdict',
  'RecipeVerdict',
  'RememberedEater',
  'RestrictionPart',
  'RestrictionsRead',
  'RuleReason',
  'SettledConflict',
  'SlotVerdict',
  'VerdictReason',
]);

/** By field of a type; other fields need what the fields around them need. */
export const FIELD_NEEDS: ReadonlyMap<string, Needs> = new Map(
  Object.entries(FIELD_SCOPES).flatMap(([key, fields]) =>
    fields.map((field) => [field, needsIn(key)] as const),
  ),
);

function needsIn(key: string): Needs {
  if (key === 'never') return null;
  // The test of this file compares the words with SCOPES.
  return key === 'any' ? [] : (key.split(' ') as Scope[]);
}

/** By document, which lives as long as its parsed text is kept. */
const known = new WeakMap<DocumentNode, Needs>();

/**
 * What a token needs for a valid document, of all its operations.
 * @returns null if a field is for no token; root fields without an entry are
 */
export function needsOf(schema: GraphQLSchema, document: DocumentNode): Needs {
  const found = known.get(document);
  if (found !== undefined) return found;
  const needs = read(schema, document);
  known.set(document, needs);
  return needs;
}

function read(schema: GraphQLSchema, document: DocumentNode): Needs {
  const found: Needs[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (!isObjectType(parent) || name.value.startsWith('__')) return;
        // A field that there is not, in a hand-written route's twin, is for no token.
        found.push(field ? needsOfField(parent, field) : null);
      },
    }),
  );
  return found.includes(null) ? null : [...new Set(found.flatMap((needs) => needs ?? []))].sort();
}

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** What a field needs beside the fields around it. */
export function needsOfField(
  parent: GraphQLObjectType,
  { name, type }: GraphQLField<unknown, unknown>,
): Needs {
  const needs = FIELD_NEEDS.get(`${parent.name}.${name}`);
  if (needs === null || (needs === undefined && ROOTS.has(parent.name))) return null;
  const health: readonly Scope[] = HEALTH_TYPES.has(getNamedType(type).name) ? ['people:health'] : [];
  return [...(needs ?? []), ...health];
}

import { readFileSync } from 'node:fs';
import type { ApolloClient, DocumentNode } from '@apollo/client';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { createCache } from '../../app/apolloClient.ts';
import { WHOLE_TRIP } from '../../pages/wholeTrip/wholeTrip.ts';

/** The fields of each type in the oldest copies that browsers may have. */
const OLDEST: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    JSON.parse(readFileSync('frontend/src/offline/saved/oldestCopies.json', 'utf8')) as Record<
      string,
      string[]
    >,
  ),
);
const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));

test.each([
  ['Trip', 'version', 1],
  ['Trip', 'duties', []],
  ['Ingredient', 'isLeftOut', false],
  ['Ingredient', 'isTyped', false],
  ['Participant', 'email', null],
])('a %s that an earlier version saved has %s', (type, field, expected) => {
  expect(readOf(type, field, '')).toMatchObject({ [field]: expected });
});

test('what an earlier version saved can be read offline: a new field has a value in createCache', async () => {
  const asked = await fieldsOfCopies();
  expect(asked.length).toBeGreaterThan(100);
  // Objects of a new type are in new fields alone.
  const isNew = ({ type, field }: SavedField) => OLDEST.get(type)?.includes(field) === false;
  const missing = asked.filter((one) => isNew(one) && readOf(one.type, one.field, one.selection) === null);
  expect(missing.map(({ type, field }) => `${type}.${field}`)).toEqual([]);
});

/** Reads a field of an object that was saved without it; null where the cache has no value. */
function readOf(type: string, field: string, selection: string): unknown {
  const cache = createCache();
  const id = `${type}:1`;
  cache.restore({ [id]: { __typename: type, id: '1' } });
  const fragment = parse(`fragment Saved on ${type} { id ${field} ${selection} }`);
  return cache.readFragment({ id, fragment });
}

interface SavedField {
  readonly type: string;
  readonly field: string;
  /** Of its own fields; empty for values. */
  readonly selection: string;
}

/** Each field that a saved trip and the list of trips ask for, once. */
async function fieldsOfCopies(): Promise<SavedField[]> {
  const found = new Map<string, SavedField>();
  for (const document of await documentsOfCopies()) {
    const types = new TypeInfo(SCHEMA);
    const Field = () => {
      const type = types.getParentType()?.name;
      const field = types.getFieldDef()?.name;
      if (type === undefined || field === undefined || type === 'Query') return;
      const isObject = isCompositeType(getNamedType(types.getType()));
      found.set(`${type}.${field}`, { type, field, selection: isObject ? '{ __typename }' : '' });
    };
    visit(document, visitWithTypeInfo(types, { Field }));
  }
  return [...found.values()];
}

async function documentsOfCopies(): Promise<DocumentNode[]> {
  const documents: DocumentNode[] = [];
  const query = ({ query: document }: { readonly query: DocumentNode }) => {
    documents.push(document);
    return Promise.resolve({ data: { trip: { participants: [{ id: 'viewer', isViewer: true }] } } });
  };
  // Only `query` is called.
  const client = { query } as unknown as ApolloClient;
  await WHOLE_TRIP.loadTrip(client, 'trip', 'network-only');
  await WHOLE_TRIP.loadList(client);
  return documents;
}

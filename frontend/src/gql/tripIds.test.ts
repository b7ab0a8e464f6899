import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

const SOURCES = 'frontend/src';
const DOCUMENTS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.graphql'),
);

/** Its slot says the trip. */
const NAMED_OTHERWISE = ['recipes'];

/** Fields that could say the trip of what they read, and do not. */
function withoutTrip(file: string): string[] {
  const types = new TypeInfo(SCHEMA);
  const found: string[] = [];
  const Field = ({ arguments: given = [] }: { readonly arguments?: readonly { readonly name: { readonly value: string } }[] }) => {
    const field = types.getFieldDef();
    const takesTrip = field?.args.some(({ name }) => name === 'tripId') === true;
    if (takesTrip && !NAMED_OTHERWISE.includes(field.name) && !given.some(({ name }) => name.value === 'tripId'))
      found.push(`${file}: ${field.name}`);
  };
  visit(parse(readFileSync(join(SOURCES, file), 'utf8')), visitWithTypeInfo(types, { Field }));
  return found;
}

const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));

test('the client says the trip of what it reads, so that the server looks none up', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(50);
  expect(DOCUMENTS.flatMap(withoutTrip)).toEqual([]);
});

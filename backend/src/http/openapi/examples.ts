import { schemasIn, type JsonSchema } from './components.ts';

/** By the name of a field; names that are not here get a value that their schema allows. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  amount: '45.50',
  code: '123456',
  currency: 'USD',
  email: 'maya@example.com',
  endDate: '2027-07-03',
  line: '2 bags charcoal',
  location: 'Crater Lake, Oregon',
  name: 'Black bean chili',
  phone: '+14155550123',
  quantity: '3',
  startDate: '2027-07-01',
  unit: 'cans',
};
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2027-07-01',
  'date-time': '2027-07-01T16:20:00.000Z',
  uuid: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
};

/**
 * A value that a schema allows: of an object its required fields, else the first.
 * @param named resolves a reference
 */
export function exampleOf(schema: JsonSchema, named: (ref: string) => JsonSchema, name = ''): unknown {
  const { $ref, anyOf, allOf, enum: values, format, properties, required } = schema;
  if (typeof $ref === 'string') return exampleOf(named($ref), named, name);
  const [one] = schemasIn(anyOf ?? allOf);
  if (one !== undefined) return exampleOf(one, named, name);
  if (Array.isArray(values)) return values[0] as unknown;
  const type: unknown = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  if (type === 'object') return exampleObject(properties ?? {}, required, named);
  if (type === 'array') return [exampleOf(Object(schema['items']) as JsonSchema, named, name)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? schema['multipleOf'] ?? 1);
  return BY_NAME[name] ?? BY_FORMAT[String(format)] ?? (/ids?$/i.test(name) ? BY_FORMAT['uuid'] : 'text');
}

function exampleObject(properties: object, required: unknown, named: (ref: string) => JsonSchema): object {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const entries = Object.entries(properties).filter(
    ([name], index) => names.includes(name) || (names.length === 0 && index === 0),
  );
  return Object.fromEntries(
    entries.map(([name, schema]: [string, unknown]) => [
      name,
      exampleOf(Object(schema) as JsonSchema, named, name),
    ]),
  );
}

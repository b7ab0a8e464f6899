import { isNonNullType, isObjectType, parse } from 'graphql';
import { SCOPES } from '../../../../domain/account/tokenFields.ts';
import { theSchema } from '../../http/graphql/schema.ts';
import { FIELD_NEEDS, HEALTH_TYPES, needsOf } from './needsOf.ts';

const schema = theSchema();
const needsIn = (text: string) => needsOf(schema, parse(text));

describe('what a token needs', () => {
  it('is said for each field at the root of the schema, and for fields that exist', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name ?? ''}.${field}`),
    );
    const named = [...FIELD_NEEDS.keys()];
    expect(
      named.filter((name) => roots.some((type) => name.startsWith(`${type?.name ?? ''}.`))).sort(),
    ).toEqual(fields.sort());
    for (const name of named) {
      const [type = '', field = ''] = name.split('.');
      const object = schema.getType(type);
      expect([name, isObjectType(object) && field in object.getFields()]).toEqual([name, true]);
    }
  });

  it('uses only scopes and types that exist', () => {
    for (const scope of [...FIELD_NEEDS.values()].flatMap((needs) => needs ?? []))
      expect(SCOPES).toContain(scope);
    for (const type of HEALTH_TYPES) expect([type, isObjectType(schema.getType(type))]).toEqual([type, true]);
  });

  it('is that of all selected fields, also in fragments', () => {
    expect(needsIn('{ trip(id: "1") { name } }')).toEqual(['trips:read']);
    expect(needsIn('{ trip(id: "1") { name eaters { name } } }')).toEqual(['people:read', 'trips:read']);
    expect(needsIn('{ trip(id: "1") { ...T } } fragment T on Trip { eaters { avoids { value } } }')).toEqual([
      'people:health',
      'people:read',
      'trips:read',
    ]);
    expect(needsIn('{ trip(id: "1") { ... on Trip { other: verdicts { mealId } } } }')).toEqual([
      'people:health',
      'trips:read',
    ]);
    expect(needsIn('{ admin { userMetrics { totalUsers } } }')).toEqual(['admin:metrics']);
    expect(needsIn('{ admin { auditLog { totalCount } } }')).toBeNull();
    expect(needsIn('{ trip(id: "1") { name } sessions { id } }')).toBeNull();
  });

  it('is never the account alone for what is in a trip', () => {
    const ofTrips = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ args }) => args.some(({ name, type }) => name === 'tripId' && isNonNullType(type)))
      .map(({ name }) => name);
    expect(ofTrips).toContain('purchases');
    expect(ofTrips.filter((name) => FIELD_NEEDS.get(`Query.${name}`)?.join() === 'account:read')).toEqual([]);
  });

  it('is nothing for what everybody may see', () => {
    expect(needsIn('{ features { productName } __typename }')).toEqual([]);
  });
});

import { createSchema } from '../../src/http/graphql/schema.ts';
import { newPhone } from '../build.ts';
import { arrange, type Arranged } from '../operations/arrange.ts';
import { PHASES, ROLES, type Role } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { testWorld } from '../world.ts';

const ADMIN_PHONE = newPhone();

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });

describe('the permission matrix', () => {
  it('has a row for every operation of the schema', () => {
    const schema = createSchema();
    const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = types.flatMap((type) =>
      type === null || type === undefined
        ? []
        : Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
    );
    const names = Object.keys(OPERATIONS).map((name) => name.split(',', 1)[0]);
    expect([...new Set(names)].sort()).toEqual(fields.sort());
  });

  describe.each(PHASES)('in a trip that is %s', (phase) => {
    /** Reads and refused calls change nothing; null after an accepted mutation. */
    let untouched: Arranged | null = null;

    it.each(Object.keys(OPERATIONS))('%s gives each role the outcome of its row', async (name) => {
      const operation = OPERATIONS[name];
      if (operation === undefined) throw new Error(`${name} is not in the table`);
      const expected = operation.outcomes[phase];
      const outcomeIn = async ({ fixtureOf, clients }: Arranged, role: Role): Promise<string> => {
        await world.dataSource.query('delete from rate_limits');
        const answer = await clients[role].graphql(
          operation.document,
          operation.variables?.(fixtureOf(role)),
        );
        return answer.code ?? 'OK';
      };
      const seen: Partial<Record<Role, string>> = {};
      /** Where another role did the same; who fails there tries again in an untouched trip. */
      let touched: Arranged | null = null;
      const isAccepted = (role: Role) => Number(expected[role] === 'OK');
      for (const role of ROLES.toSorted((one, other) => isAccepted(one) - isAccepted(other))) {
        seen[role] = touched === null ? 'untried' : await outcomeIn(touched, role);
        if (seen[role] === 'OK') continue;
        untouched ??= await arrange(world, phase, ADMIN_PHONE);
        seen[role] = await outcomeIn(untouched, role);
        if (seen[role] === 'OK' && name.startsWith('Mutation.')) [touched, untouched] = [untouched, null];
      }
      expect(seen).toEqual(expected);
    });
  });
});

import { User } from '../src/entities/user.entity.ts';
import { createSchema } from '../src/http/graphql/schema.ts';
import { Participant } from '../src/entities/participant.entity.ts';
import {
  buildIngredient,
  buildInviteLink,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  signedIn,
} from './build.ts';
import type { Client } from './client.ts';
import { PHASES, ROLES, type Fixture, type Phase, type Role } from './operations/operation.ts';
import { OPERATIONS } from './operations/operations.ts';
import { createWorld, type World } from './world.ts';

const ADMIN_PHONE = newPhone();
const BEFORE_THE_TRIP = new Date('2026-06-01T12:00:00Z');
/** June 15 ends at UTC-12 at noon of June 16 in UTC. */
const AFTER_THE_TRIP = new Date('2026-06-16T12:00:00Z');

let world: World;
beforeAll(async () => {
  world = await createWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });
});
afterAll(() => world.close());

interface Arranged {
  readonly fixtureOf: (caller: Role) => Fixture;
  readonly clients: Record<Role, Client>;
}

/** A new trip, with a client for each role. */
async function arrange(phase: Phase): Promise<Arranged> {
  const [creator, organizer, member, pending, outsider] = await Promise.all([
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
  ]);
  const trip = await buildTrip(world, creator);
  const rows = {
    organizer: await buildParticipant(world, trip, organizer, { isOrganizer: true }),
    member: await buildParticipant(world, trip, member),
    pending: await buildParticipant(world, trip, pending, { inviteStatus: 'pending' }),
    creator: await world.dataSource.manager.findOneByOrFail(Participant, { userId: creator.user.id }),
  };
  const own: Partial<Record<Role, Participant>> = rows;
  const other = await buildParticipant(world, trip, null);
  const otherOrganizer = await buildParticipant(world, trip, null, { isOrganizer: true });
  const meal = await buildMeal(world, trip);
  const otherMeal = await buildMeal(world, trip, { date: trip.endDate, type: 'snack' });
  const ingredient = await buildIngredient(world, meal);
  const linkToken = await buildInviteLink(world, trip);
  world.setNow(phase === 'open' ? BEFORE_THE_TRIP : AFTER_THE_TRIP);
  return {
    fixtureOf: (caller) => ({
      tripId: trip.id,
      mealId: meal.id,
      otherMealId: otherMeal.id,
      ingredientId: ingredient.id,
      freeDate: trip.startDate,
      otherId: other.id,
      otherOrganizerId: otherOrganizer.id,
      pendingId: rows.pending.id,
      creatorId: rows.creator.id,
      ownId: (own[caller] ?? other).id,
      newPhone: newPhone(),
      linkToken,
    }),
    clients: {
      guest: world.guest(),
      outsider: outsider.client,
      pending: pending.client,
      member: member.client,
      organizer: organizer.client,
      creator: creator.client,
      admin: await adminClient(),
    },
  };
}

/** A new session of the admin, whose account an earlier call may have deleted. */
async function adminClient(): Promise<Client> {
  const user = await world.dataSource.manager.findOneBy(User, { phone: ADMIN_PHONE });
  return user === null ? (await buildPerson(world, { phone: ADMIN_PHONE })).client : signedIn(world, user);
}

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
    it.each(Object.keys(OPERATIONS))('%s gives each role the outcome of its row', async (name) => {
      const operation = OPERATIONS[name];
      if (operation === undefined) throw new Error(`${name} is not in the table`);
      const seen: Partial<Record<Role, string>> = {};
      let arranged = await arrange(phase);
      for (const role of ROLES) {
        const { fixtureOf, clients } = arranged;
        await world.dataSource.query('delete from rate_limits');
        const answer = await clients[role].graphql(operation.document, operation.variables(fixtureOf(role)));
        seen[role] = answer.code ?? 'OK';
        // Reads and refused calls change nothing.
        if (seen[role] === 'OK' && name.startsWith('Mutation.')) arranged = await arrange(phase);
      }
      expect(seen).toEqual(operation.outcomes[phase]);
    });
  });
});

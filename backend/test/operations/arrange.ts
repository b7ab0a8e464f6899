import type { Unavailable } from '../../../domain/shopping/missing/unavailable.ts';
import { Participant } from '../../src/entities/participant.entity.ts';
import type { Recipe } from '../../src/entities/recipe/recipe.entity.ts';
import { User } from '../../src/entities/user.entity.ts';
import { Eater } from '../../src/entities/eater.entity.ts';
import {
  buildCompanion,
  buildIngredient,
  buildInviteLink,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildSettledConflict,
  buildTransfer,
  buildTrip,
  newPhone,
  signedIn,
  type Person,
} from '../build.ts';
import { buildRecipe, buildShare } from '../buildRecipe.ts';
import type { Client } from '../client.ts';
import type { World } from '../world.ts';
import { cabinOf, type Fixture, type Phase, type Role } from './operation.ts';

const BEFORE_THE_TRIP = new Date('2026-06-01T12:00:00Z');
const NOT_HERE: Unavailable = {
  kind: 'not_here',
  by: null,
  at: BEFORE_THE_TRIP.toISOString(),
  message: null,
  shop: 'Safeway',
  asked: null,
};
/** June 15 ends at UTC-12 at noon of June 16 in UTC. */
const AFTER_THE_TRIP = new Date('2026-06-16T12:00:00Z');

export interface Arranged {
  readonly creator: Person;
  readonly fixtureOf: (caller: Role) => Fixture;
  readonly clients: Record<Role, Client>;
}

/**
 * A new trip, with a client for each role.
 * @param adminPhone listed in `ADMIN_PHONES`
 */
export async function arrange(world: World, phase: Phase, adminPhone: string): Promise<Arranged> {
  const [creator, organizer, member, pending, outsider] = await Promise.all([
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
  ]);
  const trip = await buildTrip(world, creator, { dietaryRestrictions: ['vegetarian'] });
  const rows = {
    organizer: await buildParticipant(world, trip, organizer, { isOrganizer: true }),
    member: await buildParticipant(world, trip, member),
    pending: await buildParticipant(world, trip, pending, { inviteStatus: 'pending' }),
    creator: await world.dataSource.manager.findOneByOrFail(Participant, { userId: creator.user.id }),
  };
  const own: Partial<Record<Role, Participant>> = rows;
  const other = await buildParticipant(world, trip, null);
  const otherOrganizer = await buildParticipant(world, trip, null, { isOrganizer: true });
  const eaters = new Map<string, Record<'own' | 'companion', string>>();
  for (const one of [...Object.values(rows), other]) {
    const { manager } = world.dataSource;
    const eater = await manager.findOneByOrFail(Eater, { participantId: one.id });
    const companion = await buildCompanion(world, one, { group: cabinOf(one) });
    eaters.set(one.id, { own: eater.id, companion: companion.id });
  }
  const eaterOf = (participant: Participant, which: 'own' | 'companion') =>
    eaters.get(participant.id)?.[which] ?? '';
  const costs = new Map<string, Record<'receipt' | 'transfer', string>>();
  for (const one of [...Object.values(rows), other])
    costs.set(one.id, {
      receipt: (await buildReceipt(world, one)).id,
      transfer: (await buildTransfer(world, one, otherOrganizer.id)).id,
    });
  const costOf = (participant: Participant, which: 'receipt' | 'transfer') =>
    costs.get(participant.id)?.[which] ?? '';
  const meal = await buildMeal(world, trip);
  const otherMeal = await buildMeal(world, trip, { date: trip.endDate, type: 'snack' });
  const ingredient = await buildIngredient(world, meal, { unavailable: NOT_HERE });
  const settledBasis = await buildSettledConflict(world, meal, eaterOf(other, 'own'));
  const earlier = await buildTrip(world, creator, { startDate: '2026-05-01', endDate: '2026-05-03' });
  await buildParticipant(world, earlier, organizer);
  await buildParticipant(world, earlier, member);
  await buildMeal(world, earlier, { type: 'breakfast', name: 'Pancakes' });
  const admin = await adminPerson(world, adminPhone);
  const recipes: Partial<Record<Role, Recipe>> = {
    creator: await buildRecipe(world, creator),
    organizer: await buildRecipe(world, organizer),
    member: await buildRecipe(world, member),
    pending: await buildRecipe(world, pending),
    admin: await buildRecipe(world, admin),
  };
  const outsiders = await buildRecipe(world, outsider);
  const shared = await buildRecipe(world, creator, { name: 'Pancakes' });
  await buildShare(world, shared, rows.creator);
  const linkToken = await buildInviteLink(world, trip);
  world.setNow(phase === 'open' ? BEFORE_THE_TRIP : AFTER_THE_TRIP);
  return {
    creator,
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
      ownEaterId: eaterOf(own[caller] ?? other, 'own'),
      ownCompanionId: eaterOf(own[caller] ?? other, 'companion'),
      otherEaterId: eaterOf(other, 'own'),
      otherCompanionId: eaterOf(other, 'companion'),
      pendingEaterId: eaterOf(rows.pending, 'own'),
      ownReceiptId: costOf(own[caller] ?? other, 'receipt'),
      otherReceiptId: costOf(other, 'receipt'),
      ownTransferId: costOf(own[caller] ?? other, 'transfer'),
      otherTransferId: costOf(other, 'transfer'),
      settledBasis,
      earlierTripId: earlier.id,
      ownRecipeId: (recipes[caller] ?? outsiders).id,
      sharedRecipeId: shared.id,
      newPhone: newPhone(),
      linkToken,
    }),
    clients: {
      visitor: world.visitor(),
      outsider: outsider.client,
      pending: pending.client,
      member: member.client,
      organizer: organizer.client,
      creator: creator.client,
      admin: admin.client,
    },
  };
}

/** The admin with a new session; an earlier call may have deleted the account. */
async function adminPerson(world: World, phone: string): Promise<Person> {
  const user = await world.dataSource.manager.findOneBy(User, { phone });
  return user === null
    ? buildPerson(world, { phone })
    : { user: Object.assign(user, { phone }), client: await signedIn(world, user) };
}

import { saveUserTrips } from '../access/userTrips.sql.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone.ts';
import { newIdIn, ofTrip, placeOf } from '../base/ids.ts';
import { User } from '../entities/user.entity.ts';
import { giveFreeTrip } from '../credit/credit.service.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { allowTripWrites } from '../db/tripWrites.ts';
import { keepPortions } from '../live/keepPortions.sql.ts';
import { insertOwnEaters } from '../table/ownEaters.sql.ts';
import { Trip } from '../entities/trip.entity.ts';
import { seedPayments } from './demoPayments.ts';
import { DEMO_PEOPLE, DEMO_TRIPS, type DemoEater, type DemoMeal, type DemoTrip } from './demoTrips.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Fills an empty database with trips around today.
 * @param say prints the sign-in numbers
 */
export async function seedDemo(
  dataSource: DataSource,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const [organizer] = DEMO_PEOPLE;
  await dataSource.transaction(async (db) => {
    allowTripWrites(db);
    if (await db.existsBy(User, {})) return;
    const users = DEMO_PEOPLE.map(({ joinedDaysAgo, ...person }) => {
      const createdAt = daysBefore(now, joinedDaysAgo);
      return { id: uuid({ msecs: createdAt.getTime() }), ...person, showsPresence: true, createdAt };
    });
    await db.insert(User, users);
    for (const user of users) await giveFreeTrip(db, user.id, user.createdAt);
    const usersByName = new Map(users.map((user) => [user.name, user]));
    for (const trip of DEMO_TRIPS) await seedTrip(db, trip, usersByName, now);
    await seedPayments(db, usersByName, now);
  });
  if (organizer !== undefined)
    say(
      `Sign in as ${organizer.name}, ${formatPhone(organizer.phone)}; the code appears here when it is texted.`,
    );
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

async function seedTrip(
  db: EntityManager,
  demo: DemoTrip,
  users: ReadonlyMap<string, User>,
  now: Date,
): Promise<void> {
  const startDate = addDays(localDate(now), demo.startsIn);
  const [creator] = demo.members;
  const createdAt = daysBefore(now, demo.madeDaysAgo);
  const id = uuid({ msecs: createdAt.getTime() });
  const trip = {
    id,
    place: placeOf(id),
    name: demo.name,
    location: demo.location,
    startDate,
    endDate: addDays(startDate, demo.days - 1),
    createdBy: creator === undefined ? null : (users.get(creator)?.id ?? null),
    mealTypes: [...demo.mealTypes],
    createdAt,
  };
  await db.insert(Trip, trip);
  const participants = [
    ...demo.members.map((name) => ({ name, inviteStatus: 'accepted' as const })),
    ...demo.invited.map((name) => ({ name, inviteStatus: 'pending' as const })),
    ...demo.declined.map((name) => ({ name, inviteStatus: 'declined' as const })),
  ].map(({ name, inviteStatus }) => ({
    id: newIdIn(id),
    ...ofTrip(id),
    userId: users.get(name)?.id ?? null,
    name,
    phone: users.get(name)?.phone ?? null,
    isOrganizer: name === creator,
    inviteStatus,
    ...(name === creator ? {} : { invitedBy: trip.createdBy, invitedAt: createdAt }),
    createdAt,
  }));
  await db.insert(Participant, participants);
  await saveUserTrips(
    db,
    participants.map(({ userId, inviteStatus }) => ({ userId, tripId: id, inviteStatus })),
  );
  await insertOwnEaters(
    db,
    participants.filter(({ inviteStatus }) => inviteStatus !== 'declined'),
  );
  const participantIds = new Map(participants.map(({ name, id }) => [name, id]));
  for (const eater of demo.eaters ?? [])
    await seedEater(db, eater, { tripId: id, startDate, participantIds, createdAt });
  // An hour ago, or before a past trip.
  const boughtAt = new Date(Math.min(now.getTime() - HOUR_MS, daysBefore(now, 1 - demo.startsIn).getTime()));
  for (const meal of demo.meals)
    await seedMeal(db, meal, { tripId: trip.id, startDate, participantIds, createdAt, boughtAt });
  await db.insert(
    Meal,
    demo.notNeeded.map(([day, type]) => ({
      id: newIdIn(id),
      ...ofTrip(id),
      date: addDays(startDate, day),
      type,
      status: 'not_needed' as const,
      createdAt,
    })),
  );
  await keepPortions(db, id);
}

async function seedEater(
  db: EntityManager,
  { member, companion, arrives, ...eats }: DemoEater,
  { tripId, startDate, participantIds, createdAt }: Omit<Place, 'boughtAt'>,
): Promise<void> {
  const participantId = participantIds.get(member) ?? '';
  const [day = 0, type = null] = arrives ?? [];
  const columns = { ...eats, arrivesDate: type && addDays(startDate, day), arrivesType: type };
  if (companion === undefined)
    await db.update(Eater, { ...ofTrip(tripId), participantId, isCompanion: false }, columns);
  else
    await db.insert(Eater, {
      ...{ id: newIdIn(tripId), ...ofTrip(tripId), participantId, createdAt },
      ...{ isCompanion: true, name: companion, ...columns },
    });
}

interface Place {
  readonly tripId: string;
  readonly startDate: string;
  readonly participantIds: ReadonlyMap<string, string>;
  readonly createdAt: Date;
  readonly boughtAt: Date;
}

async function seedMeal(db: EntityManager, demo: DemoMeal, place: Place): Promise<void> {
  const mealId = newIdIn(place.tripId);
  const cookId = demo.cook === undefined ? null : (place.participantIds.get(demo.cook) ?? null);
  await db.insert(Meal, {
    id: mealId,
    ...ofTrip(place.tripId),
    date: addDays(place.startDate, demo.day),
    type: demo.type,
    name: demo.name,
    description: demo.description ?? null,
    instructions: [...(demo.instructions ?? [])],
    assignedToId: cookId,
    isAiGenerated: demo.isSuggested ?? false,
    createdAt: place.createdAt,
  });
  const ingredients = (demo.ingredients ?? []).map((line) => {
    const [quantity = '', unit = '', name = ''] = line
      .replace('*', '')
      .split('|')
      .map((part) => part.trim());
    const isBought = line.endsWith('*');
    return {
      id: newIdIn(place.tripId),
      ...ofTrip(place.tripId),
      mealId,
      name,
      quantity: quantity === '' ? null : quantity,
      unit: unit === '' ? null : unit,
      purchased: isBought,
      purchasedById: isBought ? cookId : null,
      purchasedAt: isBought ? place.boughtAt : null,
      assignedToId: cookId,
      createdAt: place.createdAt,
    };
  });
  await db.insert(Ingredient, ingredients);
}

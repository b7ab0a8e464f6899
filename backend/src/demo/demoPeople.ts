import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Viewer } from '../ctx/ctx.ts';
import { User } from '../entities/user.entity.ts';
import { giveFreeTrip } from '../payment/credit/credit.service.ts';
import { daysBefore } from './demoTime.ts';

/** Phone numbers are reserved for fiction. */
const DEMO_PEOPLE = [
  { name: 'Maya Torres', phone: '+14155550101', joinedDaysAgo: 84 },
  { name: 'Jonas Weber', phone: '+14155550102', joinedDaysAgo: 72 },
  { name: 'Priya Nair', phone: '+14155550103', joinedDaysAgo: 66 },
  { name: 'Dev Patel', phone: '+14155550104', joinedDaysAgo: 63 },
  { name: 'Sam Okafor', phone: '+14155550105', joinedDaysAgo: 35 },
  { name: 'Ana Lindqvist', phone: '+14155550106', joinedDaysAgo: 27 },
  { name: 'Leo Marchetti', phone: '+14155550107', joinedDaysAgo: 13 },
] as const;

/** Plans most trips, and has recipes of her own. */
export const [ORGANIZER] = DEMO_PEOPLE;

/** @returns the accounts by name */
export async function signUpPeople(db: EntityManager, now: Date): Promise<ReadonlyMap<string, Viewer>> {
  const users = DEMO_PEOPLE.map(({ name, phone, joinedDaysAgo }) => {
    const createdAt = daysBefore(now, joinedDaysAgo);
    return {
      id: uuid({ msecs: createdAt.getTime() }),
      name,
      phone,
      email: null,
      showsPresence: true,
      wantsShopTexts: false,
      language: null,
      units: null,
      lockedAt: null,
      createdAt,
    };
  });
  await db.insert(User, users);
  for (const user of users) await giveFreeTrip(db, user.id, user.createdAt);
  return new Map(users.map((user) => [user.name, { ...user, isAdmin: false }]));
}

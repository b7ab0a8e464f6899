import { saveUserTrips } from '../access/userTrips.sql.ts';
import { Raw, type DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { AS_TYPED, type Scale } from '../../../domain/shopping/amount/neededAmount.ts';
import { tableOf } from '../../../domain/people/eater/attendance.ts';
import { DEFAULT_QUARTERS } from '../../../domain/people/eater/portion.ts';
import { mealNumbersOf, mealTextsOf } from '../../../domain/plan/mealFields.ts';
import type { JudgedMeal } from '../../../domain/people/verdict/judgedMeal.ts';
import { settledBasis } from '../../../domain/people/verdict/settled.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { newId } from '../base/ids.ts';
import { User } from '../entities/user.entity.ts';
import { giveFreeTrip } from '../payment/credit/credit.service.ts';
import { Eater, seatOf } from '../entities/eater.entity.ts';
import { Ingredient } from '../entities/ingredient.entity.ts';
import { Meal } from '../entities/meal.entity.ts';
import { SettledConflict } from '../entities/settledConflict.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { allowTripWrites } from '../db/tripWrites.ts';
import { keepPortions } from '../write/keepPortions.sql.ts';
import { insertOwnEaters } from '../people/eater/ownEaters.sql.ts';
import { Recipe } from '../entities/recipe/recipe.entity.ts';
import { RememberedEater } from '../entities/rememberedEater.entity.ts';
import { Trip } from '../entities/trip.entity.ts';
import { seedCosts } from './demoCosts.ts';
import { seedPayments } from './demoPayments.ts';
import { DEMO_RECIPES } from './demoRecipes.ts';
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
      return {
        id: uuid({ msecs: createdAt.getTime() }),
        ...person,
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
    const usersByName = new Map(users.map((user) => [user.name, user]));
    for (const trip of DEMO_TRIPS) await seedTrip(db, trip, usersByName, now);
    await seedPayments(db, usersByName, now);
    await seedRecipes(db, users[0]?.id, now);
  });
  if (organizer !== undefined)
    say(
      `Sign in as ${organizer.name}, ${formatPhone(organizer.phone)}; the code appears here when it is texted.`,
    );
}

async function seedRecipes(db: EntityManager, ownerId: string | undefined, now: Date): Promise<void> {
  if (ownerId === undefined) return;
  const createdAt = daysBefore(now, 20);
  await db.insert(
    Recipe,
    DEMO_RECIPES.map(({ instructions, mealTypes, equipment, ...recipe }) => ({
      id: newId(),
      ownerId,
      ...recipe,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      instructions: [...instructions],
      mealTypes: [...mealTypes],
      equipment: [...equipment],
    })),
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
    name: demo.name,
    location: demo.location,
    startDate,
    endDate: addDays(startDate, demo.days - 1),
    createdBy: creator === undefined ? null : (users.get(creator)?.id ?? null),
    mealTypes: [...demo.mealTypes],
    shoppingPlan:
      demo.shopping === undefined
        ? null
        : {
            equipment: demo.shopping.equipment,
            days: demo.shopping.days.map((day) => addDays(startDate, day)),
          },
    createdAt,
  };
  await db.insert(Trip, trip);
  const participants = [
    ...demo.members.map((name) => ({ name, inviteStatus: 'accepted' as const })),
    ...demo.invited.map((name) => ({ name, inviteStatus: 'pending' as const })),
    ...demo.declined.map((name) => ({ name, inviteStatus: 'declined' as const })),
  ].map(({ name, inviteStatus }) => ({
    id: newId(),
    tripId: id,
    userId: users.get(name)?.id ?? null,
    name,
    phone: users.get(name)?.phone ?? null,
    email: null,
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
    await seedEater(
      db,
      eater,
      { tripId: id, startDate, participantIds, createdAt },
      demo.members.includes(eater.member) ? users.get(eater.member)?.id : undefined,
    );
  await db.update(
    Eater,
    { tripId: id, avoids: Raw((avoids) => `${avoids} = '[]'`) },
    { eatsEverything: true },
  );
  const seated = await db.findBy(Eater, { tripId: id });
  const eaters = new Map(
    participants.flatMap(({ name, id: participantId }) =>
      seated
        .filter((eater) => eater.participantId === participantId)
        .map((eater) => [eater.name ?? name, eater] as const),
    ),
  );
  // An hour ago, or before a past trip.
  const boughtAt = new Date(Math.min(now.getTime() - HOUR_MS, daysBefore(now, 1 - demo.startsIn).getTime()));
  const place = { tripId: trip.id, startDate, participantIds, eaters, createdAt, boughtAt };
  for (const meal of demo.meals) await seedMeal(db, meal, place);
  await db.insert(
    Meal,
    demo.notNeeded.map(([day, type]) => ({
      id: newId(),
      tripId: id,
      date: addDays(startDate, day),
      type,
      status: 'not_needed' as const,
      createdAt,
    })),
  );
  const { items = [] } = demo;
  if (items.length > 0)
    await db.insert(
      Ingredient,
      items.map(({ line, addedBy }) => ({
        ...ingredientOf(line, null, null, place, AS_TYPED),
        addedById: participantIds.get(addedBy) ?? null,
      })),
    );
  await seedCosts(db, demo, { trip, participantIds, eaters: seated });
  await keepPortions(db, id);
}

/** @param userId of the account that remembers it; undefined: none. */
async function seedEater(
  db: EntityManager,
  { member, companion, arrives, leaves, ...eats }: DemoEater,
  { tripId, startDate, participantIds, createdAt }: Omit<Place, 'boughtAt' | 'eaters'>,
  userId: string | undefined,
): Promise<void> {
  const participantId = participantIds.get(member) ?? '';
  const [day = 0, type = null] = arrives ?? [];
  const [lastDay = 0, lastType = null] = leaves ?? [];
  const columns = {
    ...eats,
    arrivesDate: type && addDays(startDate, day),
    arrivesType: type,
    leavesDate: lastType && addDays(startDate, lastDay),
    leavesType: lastType,
  };
  if (companion === undefined) await db.update(Eater, { tripId, participantId, isCompanion: false }, columns);
  else
    await db.insert(Eater, {
      id: newId(),
      tripId,
      participantId,
      createdAt,
      isCompanion: true,
      name: companion,
      ...columns,
    });
  if (userId === undefined) return;
  const { portionQuarters = DEFAULT_QUARTERS, avoids = [] } = eats;
  await db.insert(RememberedEater, {
    id: newId(),
    userId,
    name: companion ?? null,
    portionQuarters,
    avoids,
    eatsEverything: avoids.length === 0,
  });
}

interface Place {
  readonly tripId: string;
  readonly startDate: string;
  readonly participantIds: ReadonlyMap<string, string>;
  /** By name. */
  readonly eaters: ReadonlyMap<string, Eater>;
  readonly createdAt: Date;
  readonly boughtAt: Date;
}

async function seedMeal(db: EntityManager, demo: DemoMeal, place: Place): Promise<void> {
  const mealId = newId();
  const cookId = demo.cook === undefined ? null : (place.participantIds.get(demo.cook) ?? null);
  const date = addDays(place.startDate, demo.day);
  const servingsQuarters = demo.servings === undefined ? null : demo.servings * 4;
  await db.insert(Meal, {
    id: mealId,
    tripId: place.tripId,
    date,
    type: demo.type,
    name: demo.name,
    ...mealTextsOf(demo),
    ...mealNumbersOf(demo),
    instructions: [...(demo.instructions ?? [])],
    assignedToId: cookId,
    isAiGenerated: demo.isSuggested ?? false,
    servingsQuarters,
    createdAt: place.createdAt,
  });
  const scale = {
    portionQuarters: tableOf(Array.from(place.eaters.values(), seatOf), [])({ date, type: demo.type })
      .portionQuarters,
    servingsQuarters,
  };
  const rows = (demo.ingredients ?? []).flatMap((line) => {
    const row = ingredientOf(line, mealId, cookId, place, scale);
    const chosen = demo.chosen?.find(({ name }) => name === row.name);
    if (chosen === undefined) return row;
    if (chosen.apartFor === undefined) return { ...row, selectedAlternative: 1 };
    return [row, plateApart(row, chosen.apartFor, place)];
  });
  await db.insert(Ingredient, rows);
  const settled = (demo.settled ?? []).flatMap(({ eater: name, note }) =>
    settledBy(
      place.eaters.get(name),
      note,
      { id: mealId, name: demo.name, instructions: demo.instructions ?? [], rows },
      place,
    ),
  );
  await db.insert(SettledConflict, settled);
}

function ingredientOf(
  line: string,
  mealId: string | null,
  cookId: string | null,
  place: Place,
  scale: Scale,
) {
  const [quantity = '', unit = '', name = '', alternative] = line
    .replace('*', '')
    .split('|')
    .map((part) => part.trim());
  const isBought = line.endsWith('*');
  return {
    id: newId(),
    tripId: place.tripId,
    mealId,
    name,
    quantity: quantity === '' ? null : quantity,
    unit: unit === '' ? null : unit,
    notes: null,
    alternatives: alternative === undefined ? [] : [alternative],
    selectedAlternative: 0,
    apartOfId: null as string | null,
    apartEaterIds: [] as string[],
    purchased: isBought,
    boughtQuantity: isBought && quantity !== '' ? quantity : null,
    boughtUnit: isBought && unit !== '' ? unit : null,
    boughtPortionQuarters: isBought ? scale.portionQuarters : null,
    boughtServingsQuarters: isBought ? scale.servingsQuarters : null,
    purchasedById: isBought ? cookId : null,
    purchasedAt: isBought ? place.boughtAt : null,
    assignedToId: cookId,
    createdAt: place.createdAt,
  };
}

type Row = ReturnType<typeof ingredientOf>;

function plateApart(row: Row, names: readonly string[], { eaters }: Place): Row {
  return {
    ...row,
    id: newId(),
    name: row.alternatives[0] ?? row.name,
    alternatives: [],
    apartOfId: row.id,
    apartEaterIds: names.flatMap((name) => eaters.get(name)?.id ?? []),
  };
}

function settledBy(
  eater: Eater | undefined,
  note: string,
  meal: Pick<JudgedMeal, 'id' | 'name' | 'instructions' | 'rows'>,
  { tripId, createdAt }: Place,
): SettledConflict[] {
  if (eater === undefined) return [];
  return eater.avoids.map(({ kind, value }) => ({
    tripId,
    mealId: meal.id,
    eaterId: eater.id,
    kind,
    value,
    note,
    settledById: eater.participantId,
    settledAt: createdAt,
    basis: settledBasis(meal, eater.avoids),
  }));
}

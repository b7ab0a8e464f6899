import type { DataSource, EntityManager } from 'typeorm';
import '../../backend/src/trip/tripAggregate.sql.ts';
import { createSession } from '../../backend/src/access/session.sql.ts';
import { newId, newIdIn } from '../../backend/src/base/ids.ts';
import { insertRows } from '../../backend/src/db/rows.ts';
import { allowTripWrites } from '../../backend/src/db/tripWrites.ts';
import { AttendanceException } from '../../backend/src/entities/attendanceException.entity.ts';
import { Eater } from '../../backend/src/entities/eater.entity.ts';
import { Ingredient } from '../../backend/src/entities/ingredient.entity.ts';
import { Meal } from '../../backend/src/entities/meal.entity.ts';
import { Participant } from '../../backend/src/entities/participant.entity.ts';
import { Duty } from '../../backend/src/entities/plan/duty.entity.ts';
import { cookbookRecipes } from '../../backend/src/recipes/recipe/cookbookRecipes.ts';
import { keepPortions } from '../../backend/src/write/keepPortions.sql.ts';
import type { EaterAvoid } from '../../domain/people/eater/eater.ts';
import type { ForWhom } from '../../domain/plan/forWhom.ts';
import { blocksOf } from './blocksOf.ts';
import { seed, SIZE } from './seed.ts';

const DAYS = 14;
const TYPES = ['breakfast', 'lunch', 'snack', 'dinner'] as const;

const LEADERS = 24;
const GROUPS = 12;
const HELPERS = 3;
const SERVINGS_QUARTERS = 4 * 4;
const FIRST_DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Of a hundred eaters, in turns; the others eat everything. */
const AVOIDS: readonly (readonly [share: number, avoids: readonly EaterAvoid[]])[] = [
  [12, [{ kind: 'diet', value: 'vegetarian', strictness: 'diet' }]],
  [4, [{ kind: 'diet', value: 'vegan', strictness: 'diet' }]],
  [3, [{ kind: 'content', value: 'gluten', strictness: 'allergy' }]],
  [4, [{ kind: 'content', value: 'dairy', strictness: 'diet' }]],
  [3, [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }]],
  [2, [{ kind: 'word', value: 'kiwi', strictness: 'allergy' }]],
  [5, [{ kind: 'word', value: 'mushrooms', strictness: 'dislike' }]],
];

/** Of the dishes beside the first one of a slot, in order. */
const BESIDE: readonly ((slot: number) => {
  readonly forWhom: ForWhom | null;
  readonly isInstead: boolean;
})[] = [
  () => ({ forWhom: { cannotEat: 'chicken' }, isInstead: true }),
  (slot) => ({ forWhom: slot % 2 === 0 ? null : { group: groupOf(slot) }, isInstead: false }),
  () => ({ forWhom: { cannotEat: 'wheat flour' }, isInstead: true }),
];

export interface CampSize {
  /** Of each slot. */
  readonly dishes: number;
  readonly eaters: number;
  /** How often a dish has each ingredient of its recipe. */
  readonly copies: number;
}

/** A camp, and its organizer's session. */
export interface Camp {
  readonly token: string;
  readonly viewerId: string;
  readonly tripId: string;
}

/** Trips beside it, so that Postgres plans as in a database of its size. */
const OTHERS = { ...SIZE, trips: 100, tripsOfRegular: 20 };

export async function makeOthers(dataSource: DataSource): Promise<void> {
  await seed(dataSource, OTHERS);
}

/** Makes a camp with all of its people and dishes, and no shopping done. */
export async function makeCamp(dataSource: DataSource, size: CampSize): Promise<Camp> {
  const tripId = newId();
  const users = Array.from({ length: LEADERS }, () => newId());
  const [viewerId = ''] = users;
  await dataSource.transaction(async (db) => {
    allowTripWrites(db);
    await db.query(
      `insert into users (id, email, name, created_at)
       select id, id || '@example.com', 'Leader ' || n, now() from unnest($1::uuid[]) with ordinality u (id, n)`,
      [users],
    );
    await db.query(
      `insert into trips (id, name, location, start_date, end_date, created_by, meal_types, created_at)
       values ($1, 'Summer camp', 'Joseph, Oregon', $2, $3, $4, $5, now())`,
      [tripId, FIRST_DAY, dayAt(DAYS - 1), viewerId, TYPES],
    );
    await db.query("insert into user_trips select u, $1, 'accepted' from unnest($2::uuid[]) u", [
      tripId,
      users,
    ]);
    await insertPeople(db, tripId, users, size.eaters);
    await insertDishes(db, tripId, size);
    await keepPortions(db, tripId);
  });
  const { token } = await createSession(dataSource.manager, viewerId);
  return { token, viewerId, tripId };
}

async function insertPeople(
  db: EntityManager,
  tripId: string,
  users: readonly string[],
  eaterCount: number,
): Promise<void> {
  const leaders = await insertRows(
    db,
    Participant,
    users.map((userId, index) => ({
      id: newIdIn(tripId),
      tripId,
      userId,
      name: `Leader ${index}`,
      inviteStatus: 'accepted' as const,
      phone: null,
      isOrganizer: index < 2,
      createdAt: new Date(),
    })),
  );
  const hostOf = (index: number) => leaders[index % LEADERS]?.id ?? '';
  const eaters = await insertRows(
    db,
    Eater,
    Array.from({ length: eaterCount }, (_, index) => ({
      id: newIdIn(tripId),
      tripId,
      participantId: hostOf(index),
      createdAt: new Date(),
      ...(index < LEADERS ? {} : { isCompanion: true, name: `Child ${index}` }),
      group: groupOf(index),
      portionQuarters: 3 + (index % 3),
      avoids: avoidsOf(index),
      eatsEverything: avoidsOf(index).length === 0,
      ...(index % 10 === 9 ? { arrivesDate: dayAt(1 + (index % 5)), arrivesType: 'lunch' as const } : {}),
    })),
  );
  await insertRows(
    db,
    AttendanceException,
    Array.from({ length: eaterCount }, (_, index) => ({
      tripId,
      eaterId: eaters[index]?.id ?? '',
      attends: false,
      date: dayAt(index % DAYS),
      type: TYPES[index % TYPES.length],
    })),
  );
  await insertRows(
    db,
    Duty,
    slots().flatMap((slot, index) =>
      Array.from({ length: 2 * HELPERS }, (_, nth) => ({
        tripId,
        ...slot,
        kind: nth < HELPERS ? ('help' as const) : ('wash_up' as const),
        participantId: hostOf(index + nth),
      })),
    ),
  );
}

async function insertDishes(db: EntityManager, tripId: string, size: CampSize): Promise<void> {
  const recipes = [...cookbookRecipes().values()];
  const cooks = await db.findBy(Participant, { tripId });
  const planned = slots().flatMap((slot, nth) =>
    Array.from({ length: size.dishes }, (_, position) => {
      const recipe = recipes[(nth * 4 + position) % recipes.length];
      if (recipe === undefined) throw new Error('The cookbook is empty.');
      const beside = BESIDE[position - 1]?.(nth) ?? { forWhom: null, isInstead: false };
      const meal = {
        id: newIdIn(tripId),
        tripId,
        ...slot,
        position,
        ...beside,
        name: recipe.name,
        description: recipe.description,
        minutes: recipe.minutes,
        instructions: [...recipe.instructions],
        servingsQuarters: SERVINGS_QUARTERS,
        assignedToId: cooks[nth % cooks.length]?.id ?? null,
        createdAt: new Date(),
      };
      return { meal, ingredients: Array.from({ length: size.copies }, () => recipe.ingredients).flat() };
    }),
  );
  await insertRows(
    db,
    Meal,
    planned.map(({ meal }) => meal),
  );
  await insertRows(
    db,
    Ingredient,
    planned.flatMap(({ meal, ingredients }) =>
      ingredients.map(({ name, quantity, unit, notes, part }) => ({
        id: newIdIn(tripId),
        tripId,
        mealId: meal.id,
        name,
        quantity,
        unit,
        notes,
        part,
        version: 1,
        createdAt: new Date(),
      })),
    ),
  );
}

function avoidsOf(index: number): readonly EaterAvoid[] {
  let first = 0;
  const place = (index * 7) % 100;
  for (const [share, avoids] of AVOIDS) {
    first += share;
    if (place < first) return avoids;
  }
  return [];
}

function groupOf(index: number): string {
  return `Cabin ${1 + (index % GROUPS)}`;
}

function slots() {
  return Array.from({ length: DAYS }, (_, day) => dayAt(day)).flatMap((date) =>
    TYPES.map((type) => ({ date, type })),
  );
}

function dayAt(day: number): string {
  return new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10);
}

/** Blocks of 8 KB that reading the whole camp takes. */
export function blocksOfCamp(dataSource: DataSource, { tripId, viewerId }: Camp): Promise<number> {
  return blocksOf(dataSource, { name: 'trip_with_ingredients', values: [tripId, viewerId] });
}

import type { EaterAvoid } from '../../domain/people/eater/eater.ts';
import { settledBasis } from '../../domain/people/verdict/settled.ts';
import { USUAL_MEAL_TYPES, type Vote } from '../../domain/plan/meal.ts';
import { newId } from '../src/base/ids.ts';
import { saveUserTrips } from '../src/access/userTrips.sql.ts';
import { createSession } from '../src/access/session.sql.ts';
import { User } from '../src/entities/user.entity.ts';
import { giveFreeTrip } from '../src/payment/credit/credit.service.ts';
import { linkTokenHash, newLinkToken } from '../src/access/inviteLinkToken.ts';
import { Eater } from '../src/entities/eater.entity.ts';
import { Ingredient } from '../src/entities/ingredient.entity.ts';
import { Meal } from '../src/entities/meal.entity.ts';
import { MealVote } from '../src/entities/mealVote.entity.ts';
import { Participant } from '../src/entities/participant.entity.ts';
import { Payment } from '../src/entities/payment.entity.ts';
import { Receipt } from '../src/entities/costs/receipt.entity.ts';
import { ReceiptMeal } from '../src/entities/costs/receiptMeal.entity.ts';
import { ReceiptShare } from '../src/entities/costs/receiptShare.entity.ts';
import { SettledConflict } from '../src/entities/settledConflict.entity.ts';
import { Transfer } from '../src/entities/costs/transfer.entity.ts';
import type { ReceiptRow } from '../src/reads/costRows.ts';
import { Trip } from '../src/entities/trip.entity.ts';
import { insertOwnEaters } from '../src/people/eater/ownEaters.sql.ts';
import { allowTripWrites } from '../src/db/tripWrites.ts';
import { keepPortions, type ChangedPortions } from '../src/write/keepPortions.sql.ts';
import { Client } from './client.ts';
import type { World } from './world.ts';

/** Area codes of the United States and Canada, each with a hundred fictional numbers. */
const AREA_CODES = [
  '415 212 303 206 512 617 702 312 503 404 213 305 602 713 214 215 216 313 314 410 412 416 504 505 514',
  '604 201 202 203 204 205 207 208 209 210 217 218 219 224 225 228 229 231 234 239 240 248 250 251 252',
  '253 254 256 260 262 267 269 270 276 281 301 302 304 306 307 308 309 310 315 316 317 318 319 320 321',
  '323 325 330 334 336 337 339 347 351 352 360 361 386 401 402 403 405 406 407 408 409 413 414 417 418',
  '419',
].flatMap((codes) => codes.split(' '));
const LINES_PER_AREA = 100;
let phonesGiven = 0;

/** A phone number that the test file has not used; its world has a database of its own. */
export function newPhone(): string {
  const index = phonesGiven++;
  const area = AREA_CODES[Math.floor(index / LINES_PER_AREA) % AREA_CODES.length];
  return `+1${area}55501${String(index % LINES_PER_AREA).padStart(2, '0')}`;
}

/** A user, and a client with a session of that user. */
export interface Person {
  readonly user: User & { readonly phone: string };
  readonly client: Client;
}

/** A new user with a free trip. */
export async function buildPerson(
  world: World,
  overrides: Partial<User> & { readonly phone?: string } = {},
): Promise<Person> {
  const phone = overrides.phone ?? newPhone();
  const user = await insert(world, User, {
    id: newId(),
    name: 'Maya Torres',
    createdAt: world.deps.now(),
    ...overrides,
    phone,
  });
  await giveFreeTrip(world.dataSource.manager, user.id, world.deps.now());
  return { user: Object.assign(user, { phone }), client: await signedIn(world, user) };
}

/** A client with a new session of the user. */
export async function signedIn(world: World, user: User): Promise<Client> {
  const { token } = await createSession(world.dataSource.manager, user.id);
  return new Client(world.url, `grub_session=${token}`);
}

/** A trip with its creator as accepted organizer, by default June 13 to 15 of 2026. */
export async function buildTrip(world: World, creator: Person, overrides: Partial<Trip> = {}): Promise<Trip> {
  const { id = newId() } = overrides;
  const trip = await insert(world, Trip, {
    id,
    name: 'Lake Wallowa Weekend',
    location: 'Joseph, Oregon',
    startDate: '2026-06-13',
    endDate: '2026-06-15',
    createdBy: creator.user.id,
    mealTypes: [...USUAL_MEAL_TYPES],
    restrictionReading: null,
    shoppingPlan: null,
    createdAt: world.deps.now(),
    ...overrides,
  });
  await buildParticipant(world, trip, creator, { isOrganizer: true });
  return trip;
}

/** A participant, by default accepted and no organizer; `person` is null without an account. */
export async function buildParticipant(
  world: World,
  trip: Trip,
  person: Person | null,
  overrides: Partial<Participant> = {},
): Promise<Participant> {
  const participant = await insert(world, Participant, {
    id: newId(),
    tripId: trip.id,
    userId: person?.user.id ?? null,
    name: person?.user.name ?? 'Jonas Weber',
    phone: person?.user.phone ?? newPhone(),
    isOrganizer: false,
    inviteStatus: 'accepted',
    invitedBy: null,
    invitedByLink: false,
    invitedAt: null,
    textDueAt: null,
    createdAt: world.deps.now(),
    ...overrides,
  });
  await saveUserTrips(world.dataSource.manager, [participant]);
  if (participant.inviteStatus !== 'declined')
    await world.dataSource.transaction((db) => {
      allowTripWrites(db);
      return insertOwnEaters(db, [participant]);
    });
  await buildPortions(world, trip.id);
  return participant;
}

/** A companion of the participant, by default Leo, an adult. */
export async function buildCompanion(
  world: World,
  { id, tripId }: Pick<Participant, 'id' | 'tripId'>,
  overrides: Partial<Eater> = {},
): Promise<Eater> {
  const eater = await insert(world, Eater, {
    id: newId(),
    tripId,
    participantId: id,
    isCompanion: true,
    name: 'Leo',
    createdAt: world.deps.now(),
    ...overrides,
  });
  await buildPortions(world, tripId);
  return eater;
}

/** Groceries for all meals, by default $60.00 on the first day. */
export async function buildReceipt(
  world: World,
  { id: paidById, tripId }: Pick<Participant, 'id' | 'tripId'>,
  { shares = [], mealIds = [], ...overrides }: Partial<Omit<ReceiptRow, 'fieldVersions'>> = {},
): Promise<Receipt> {
  const receipt = await insert(world, Receipt, {
    id: newId(),
    tripId,
    paidById,
    addedById: paidById,
    amountCents: 6_000,
    currency: null,
    rate: null,
    label: 'Market',
    date: '2026-06-13',
    kind: 'groceries' as const,
    split: 'by-portions' as const,
    createdAt: world.deps.now(),
    ...overrides,
  });
  const ofReceipt = { tripId, receiptId: receipt.id };
  for (const share of shares) await insert(world, ReceiptShare, { ...ofReceipt, ...share });
  for (const mealId of mealIds) await insert(world, ReceiptMeal, { ...ofReceipt, mealId });
  return receipt;
}

/** By default $10.00 on the last day, marked by who paid. */
export function buildTransfer(
  world: World,
  { id: fromId, tripId }: Pick<Participant, 'id' | 'tripId'>,
  toId: string,
  overrides: Partial<Transfer> = {},
): Promise<Transfer> {
  return insert(world, Transfer, {
    id: newId(),
    tripId,
    fromId,
    toId,
    markedById: fromId,
    amountCents: 1_000,
    date: '2026-06-15',
    createdAt: world.deps.now(),
    ...overrides,
  });
}

/** The portions of all meals, for tests that write the table themselves. @returns those that changed */
export function buildPortions({ dataSource }: World, tripId: string): Promise<ChangedPortions> {
  return dataSource.transaction((db) => {
    allowTripWrites(db);
    return keepPortions(db, tripId);
  });
}

/** An invitation link of the trip's creator. @returns its token */
export async function buildInviteLink(
  world: World,
  { id, createdBy }: Pick<Trip, 'id' | 'createdBy'>,
): Promise<string> {
  const token = newLinkToken(id);
  await world.dataSource.query(
    `insert into invitation_links (trip_id, token_hash, inviter_id, created_at, expires_at)
     values ($1, $2, (select id from participants where trip_id = $1 and user_id = $3), $4, $4::timestamptz + interval '336 hours')`,
    [id, linkTokenHash(token), createdBy, world.deps.now()],
  );
  return token;
}

/** A meal, by default the dinner of the first day. */
export async function buildMeal(world: World, trip: Trip, overrides: Partial<Meal> = {}): Promise<Meal> {
  const meal = await insert(world, Meal, {
    id: newId(),
    tripId: trip.id,
    date: trip.startDate,
    type: 'dinner',
    name: 'Cast-iron chili',
    description: null,
    instructions: [],
    recipe: null,
    assignedToId: null,
    status: 'planned',
    isAiGenerated: false,
    createdAt: world.deps.now(),
    ...overrides,
  });
  meal.portionQuarters = (await buildPortions(world, trip.id)).get(meal.id) ?? 0;
  return meal;
}

/** A vote on a meal. */
export async function buildVote(
  world: World,
  { tripId, id: mealId }: Meal,
  { id: participantId }: Participant,
  vote: Vote,
): Promise<MealVote> {
  return insert(world, MealVote, { tripId, mealId, participantId, vote });
}

/** An eater who avoids beef, and a note that a meal is fine for them. @returns its basis */
export async function buildSettledConflict(world: World, meal: Meal, eaterId: string): Promise<string> {
  const beef = { kind: 'content', value: 'beef' } as const;
  const avoids: EaterAvoid[] = [{ ...beef, strictness: 'diet' }];
  const { manager } = world.dataSource;
  await manager.update(Eater, { id: eaterId }, { avoids });
  const rows = await manager.findBy(Ingredient, { mealId: meal.id });
  const basis = settledBasis({ name: meal.name, instructions: meal.instructions, rows }, avoids);
  await insert(world, SettledConflict, {
    tripId: meal.tripId,
    mealId: meal.id,
    eaterId,
    ...beef,
    note: 'I asked.',
    settledById: null,
    settledAt: world.deps.now(),
    basis,
  });
  return basis;
}

/** An ingredient, by default two pounds of ground beef. */
export async function buildIngredient(
  world: World,
  meal: Meal,
  overrides: Partial<Ingredient> = {},
): Promise<Ingredient> {
  return insert(world, Ingredient, ingredientOf(world, meal, overrides));
}

/** An item of the trip, which no meal needs; by default two bags of charcoal. */
export async function buildItem(
  world: World,
  trip: Pick<Trip, 'id'>,
  overrides: Partial<Ingredient> = {},
): Promise<Ingredient> {
  const ofNoMeal = { id: null, tripId: trip.id };
  const charcoal = { name: 'Charcoal', quantity: '2', unit: 'bags', ...overrides };
  return insert(world, Ingredient, ingredientOf(world, ofNoMeal, charcoal));
}

/** Several ingredients, inserted in this order by one statement, with the defaults of `buildIngredient`. */
export async function buildIngredients(
  world: World,
  wanted: readonly (readonly [meal: Meal, overrides: Partial<Ingredient>])[],
): Promise<Ingredient[]> {
  const rows = wanted.map(([meal, overrides]) =>
    Object.assign(new Ingredient(), ingredientOf(world, meal, overrides)),
  );
  await insertRows(world, Ingredient, rows);
  return rows;
}

function ingredientOf(
  world: World,
  meal: { readonly id: string | null; readonly tripId: string },
  overrides: Partial<Ingredient>,
): Partial<Ingredient> {
  return {
    id: newId(),
    tripId: meal.tripId,
    mealId: meal.id,
    addedById: null,
    name: 'Ground beef',
    quantity: '2',
    unit: 'lb',
    notes: null,
    part: null,
    purchased: false,
    purchasedById: null,
    purchasedAt: null,
    assignedToId: null,
    alternatives: [],
    selectedAlternative: 0,
    unavailable: null,
    staple: null,
    apartOfId: null,
    apartEaterIds: [],
    mergedAs: null,
    createdAt: world.deps.now(),
    ...overrides,
  };
}

/** A payment, by default a pending bundle. */
export async function buildPayment(
  world: World,
  { user }: Person,
  overrides: Partial<Payment> = {},
): Promise<Payment> {
  return insert(world, Payment, {
    id: newId(),
    userId: user.id,
    package: 'bundle',
    quantity: 1,
    trips: 5,
    amountCents: 999,
    currency: 'usd',
    status: 'pending',
    providerIntentId: null,
    refundedCents: 0,
    disputedAt: null,
    disputeLostAt: null,
    attemptedAt: null,
    checkedAt: null,
    createdAt: world.deps.now(),
    completedAt: null,
    ...overrides,
  });
}

/** Writes a row; columns without a value get the database's default. */
export async function insert<Row extends object>(
  world: World,
  entity: new () => Row,
  values: { [Field in keyof Row]?: Row[Field] },
): Promise<Row> {
  const row = Object.assign(new entity(), values);
  await insertRows(world, entity, [row]);
  return row;
}

async function insertRows<Row extends object>(
  { dataSource }: World,
  entity: new () => Row,
  rows: Row[],
): Promise<void> {
  await dataSource.manager.createQueryBuilder().insert().into(entity).values(rows).execute();
}

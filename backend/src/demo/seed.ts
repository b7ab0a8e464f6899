import type { DataSource } from 'typeorm';
import { addDays, daysBetween, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { newCtx, NO_CALLER, type Ctx, type CtxDeps } from '../ctx/ctx.ts';
import { OutboxText } from '../entities/outboxText.entity.ts';
import { User } from '../entities/user.entity.ts';
import { updateEater } from '../people/eater/updateEater.service.ts';
import { respondToInvitation } from '../people/invitation/invitation.service.ts';
import { inviteParticipant } from '../people/invitation/inviteParticipant.service.ts';
import { updateMeal } from '../plan/meal/meal.service.ts';
import { createRecipes } from '../recipes/recipe/recipe.service.ts';
import { changeIngredients } from '../shopping/list/changeIngredients.service.ts';
import { importTrip } from '../trip/tripImport.service.ts';
import { seedPayments } from './demoPayments.ts';
import { ORGANIZER, signUpPeople } from './demoPeople.ts';
import { DEMO_RECIPES } from './demoRecipes.ts';
import { daysBefore } from './demoTime.ts';
import {
  DEMO_TRIPS,
  type DemoMeal,
  type DemoParticipant,
  type DemoTime,
  type DemoTrip,
} from './demoTrips.ts';
import { TripByNames, type CtxOf } from './tripByNames.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Fills an empty database with trips around today: imported from files, then joined, cooked for and paid for by their
 * people, all by the product's own use cases.
 * @param say prints how to sign in
 */
export async function seedDemo(
  deps: CtxDeps & { readonly dataSource: DataSource },
  say: (line: string) => void,
): Promise<void> {
  const now = deps.now();
  await deps.dataSource.transaction(async (db) => {
    if (await db.existsBy(User, {})) return;
    const viewers = await signUpPeople(db, now);
    await seedPayments(db, viewers, now);
    // Its people have numbers, and are texted nothing.
    const config = { ...deps.config, signIn: new Set(['phone'] as const), smsCountries: null };
    const ctxOf: CtxOf = (name, when) => {
      const viewer = viewers.get(name);
      if (viewer === undefined) throw new Error(`${name} has no account in the demo.`);
      return newCtx({ ...deps, config, now: () => when }, db, { viewer, grant: null, caller: NO_CALLER });
    };
    for (const trip of DEMO_TRIPS) await seedTrip(trip, ctxOf, now);
    await createRecipes(ctxOf(ORGANIZER.name, daysBefore(now, 20)), { recipes: DEMO_RECIPES });
    // Nobody gets the invitations of weeks ago.
    await db.delete(OutboxText, { kind: 'invitation' });
  });
  say(
    `Sign in as ${ORGANIZER.name}, ${formatPhone(ORGANIZER.phone)}; the code appears here when it is texted.`,
  );
}

async function seedTrip(
  { file, startsIn, madeDaysAgo, story }: DemoTrip,
  ctxOf: CtxOf,
  now: Date,
): Promise<void> {
  const [inFile] = file.trips;
  const [creator, ...others] = inFile?.participants ?? [];
  if (inFile === undefined || creator === undefined) throw new Error('A trip of the demo has nobody.');
  const startDate = addDays(localDate(now), startsIn);
  const madeAt = daysBefore(now, madeDaysAgo);
  const organizer = ctxOf(creator.name, madeAt);
  const { trip: imported } = await importTrip(organizer, () => file, startDate);
  const trip = new TripByNames(imported, ctxOf, { db: organizer.db, now });
  for (const person of others) await join(trip, person, organizer);

  const days = daysBetween(inFile.startDate, startDate);
  const members = inFile.participants.filter(({ inviteStatus }) => inviteStatus === 'accepted');
  for (const { broughtBy, arrives, leaves, ...eats } of inFile.eaters) {
    const { id } = await trip.eater(eats.name, broughtBy);
    const isMember = members.some(({ name }) => name === (broughtBy ?? eats.name));
    await updateEater(isMember ? ctxOf(broughtBy ?? eats.name, madeAt) : organizer, id, {
      ...eats,
      name: undefined,
      arrives: moved(arrives, days),
      leaves: moved(leaves, days),
    });
  }

  // An hour ago, or before a past trip.
  const boughtAt = new Date(Math.min(now.getTime() - HOUR_MS, daysBefore(now, 1 - startsIn).getTime()));
  for (const meal of inFile.meals) await cookAndBuy(trip, meal, madeAt, boughtAt);
  await story?.(trip, now);
}

/** They are invited, and answer. */
async function join(
  trip: TripByNames,
  { name, inviteStatus }: DemoParticipant,
  organizer: Ctx,
): Promise<void> {
  const invited = trip.ctxOf(name, organizer.now());
  const { participant } = await inviteParticipant(organizer, trip.id, { phone: invited.viewer?.phone, name });
  if (inviteStatus !== 'pending')
    await respondToInvitation(invited, participant.id, { response: inviteStatus });
}

function moved(time: DemoTime | undefined, days: number): DemoTime | undefined {
  return time && { ...time, date: addDays(time.date, days) };
}

/** The cook of a meal takes it, and its buyers their ingredients. */
async function cookAndBuy(
  trip: TripByNames,
  { name = '', assignedTo: cook, ingredients = [] }: DemoMeal,
  plannedAt: Date,
  boughtAt: Date,
): Promise<void> {
  if (cook !== undefined) {
    const meal = await trip.meal(name);
    const { id: assignedToId } = await trip.participant(cook);
    await updateMeal(trip.ctxOf(cook, plannedAt), meal.id, { assignedToId });
  }
  const rows = ingredients.length === 0 ? [] : await trip.ingredients(name);
  const lines = ingredients.map((line, index) => ({ ...line, id: rows[index]?.id }));
  for (const buyer of new Set(ingredients.flatMap(({ assignedTo = [] }) => assignedTo))) {
    const { id: assignedToId } = await trip.participant(buyer);
    const taken = lines.filter(({ assignedTo }) => assignedTo === buyer);
    const bought = taken.filter(({ purchased }) => purchased);
    await changeIngredients(trip.ctxOf(buyer, plannedAt), trip.id, { ids: idsOf(taken), assignedToId });
    if (bought.length > 0)
      await changeIngredients(trip.ctxOf(buyer, boughtAt), trip.id, { ids: idsOf(bought), purchased: true });
  }
}

function idsOf(rows: readonly { readonly id: string | undefined }[]) {
  return rows.map(({ id }) => id);
}

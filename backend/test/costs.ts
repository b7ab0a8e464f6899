import * as z from 'zod/mini';
import type { Eater } from '../src/entities/eater.entity.ts';
import { Participant } from '../src/entities/participant.entity.ts';
import type { Trip } from '../src/entities/trip.entity.ts';
import { buildCompanion, buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from './build.ts';
import type { Meal } from '../src/entities/meal.entity.ts';
import type { World } from './world.ts';

export const receiptAnswer = z.object({
  id: z.string(),
  version: z.number(),
  frozenAt: z.nullable(z.string()),
  amount: z.string(),
  label: z.string(),
  mealIds: z.array(z.string()),
  participantIds: z.array(z.string()),
  tripAmount: z.string(),
  viewerCanEdit: z.boolean(),
  shares: z.array(z.object({ participantId: z.string(), amount: z.string() })),
});
const balancesAnswer = z.object({
  currency: z.string(),
  spent: z.string(),
  balances: z.array(
    z.object({ participantId: z.string(), name: z.string(), share: z.string(), balance: z.string() }),
  ),
  transfers: z.array(z.object({ fromId: z.string(), toId: z.string(), amount: z.string() })),
  changedShares: z.array(z.object({ participantId: z.string(), difference: z.string() })),
});

export const GROCERIES = { amount: '60', kind: 'groceries', date: '2026-06-13' };

/** Maya organizes and eats; Jonas brings Leo. One dinner, three portions. */
export interface CostsScene {
  readonly maya: Person;
  readonly jonas: Person;
  readonly trip: Trip;
  /** Maya's participant, and Jonas's. */
  readonly own: Participant;
  readonly cook: Participant;
  readonly leo: Eater;
  readonly dinner: Meal;
}

export async function buildCostsScene(world: World): Promise<CostsScene> {
  const maya = await buildPerson(world);
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  const trip = await buildTrip(world, maya);
  const own = await world.dataSource.manager.findOneByOrFail(Participant, { userId: maya.user.id });
  const cook = await buildParticipant(world, trip, jonas);
  const leo = await buildCompanion(world, cook);
  return { maya, jonas, trip, own, cook, leo, dinner: await buildMeal(world, trip) };
}

type Headers = Readonly<Record<string, string>>;

/** Calls about the costs of the scene's trip; Maya reads. */
export function costsCalls(scene: () => Pick<CostsScene, 'maya' | 'trip'>) {
  const path = (rest: string) => `/api/trips/${scene().trip.id}/${rest}`;
  const balances = async () =>
    balancesAnswer.parse((await scene().maya.client.rest('GET', path('balances'))).body);
  return {
    path,
    balances,
    balancesByName: async (): Promise<Record<string, string>> =>
      Object.fromEntries((await balances()).balances.map(({ name, balance }) => [name, balance])),
    add: async ({ client }: Person, body: object, headers: Headers = {}) => {
      const answer = await client.rest('POST', path('receipts'), body, headers);
      expect(answer.status).toBe(201);
      return receiptAnswer.parse(answer.body);
    },
    change: ({ client }: Person, id: string, body: object, headers: Headers = {}) =>
      client.rest('PATCH', path(`receipts/${id}`), body, headers),
    pay: ({ client }: Person, body: object, headers: Headers = {}) =>
      client.rest('POST', path('transfers'), body, headers),
  };
}

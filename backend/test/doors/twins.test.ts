import { ROUTES, ROWS } from '../../src/http/rest/routes.ts';
import type { Route } from '../../src/ctx/route.ts';
import { Eater } from '../../src/entities/eater.entity.ts';
import { Participant } from '../../src/entities/participant.entity.ts';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPayment,
  buildPerson,
  buildReceipt,
  buildTransfer,
  buildTrip,
  newPhone,
} from '../build.ts';
import type { Client } from '../client.ts';
import { comparable } from './comparable.ts';
import { faultsOfAnswer, faultsOfBody } from './documented.ts';
import { startLocalStripe, type LocalStripe } from '../providers/localStripe.ts';
import type { Fixture } from '../twins/twin.ts';
import { TWINS } from '../twins/twins.ts';
import { createWorld, type World } from '../world.ts';

const ADMIN_PHONE = newPhone();

let world: World;
let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
  world = await createWorld({ MONETIZATION_ENABLED: 'true', ADMIN_PHONES: ADMIN_PHONE, ...stripe.env });
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

/**
 * The same small trip each time, with other ids: Maya organizes, Jonas has joined. An admin's database holds nothing
 * else, since admins see all of it.
 */
async function arrange(asAdmin: boolean): Promise<Fixture> {
  await world.dataSource.query('delete from rate_limits');
  if (asAdmin) await world.dataSource.query('truncate users, trips, ai_usages cascade');
  const admin = asAdmin ? await buildPerson(world, { phone: ADMIN_PHONE, name: 'Ada' }) : null;
  const [maya, jonas] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Jonas Weber' })]);
  const trip = await buildTrip(world, maya);
  const cook = await buildParticipant(world, trip, jonas);
  const { manager } = world.dataSource;
  const own = await manager.findOneByOrFail(Participant, { tripId: trip.id, userId: maya.user.id });
  const eater = await manager.findOneByOrFail(Eater, { participantId: own.id });
  const companion = await buildCompanion(world, own, { portionQuarters: 2, createdAt: new Date() });
  const meal = await buildMeal(world, trip, { assignedToId: cook.id });
  const other = await buildMeal(world, trip, { date: trip.endDate, type: 'snack', name: 'Trail mix' });
  const ingredient = await buildIngredient(world, meal, { alternatives: ['Turkey'] });
  const invited = await buildParticipant(world, trip, null, {
    name: 'Ruth',
    inviteStatus: 'pending',
    invitedBy: maya.user.id,
  });
  const receipt = await buildReceipt(world, own, { createdAt: new Date() });
  const transfer = await buildTransfer(world, cook, own.id, { createdAt: new Date() });
  const moab = await buildTrip(world, jonas, { name: 'Moab' });
  const invitation = await buildParticipant(world, moab, maya, {
    inviteStatus: 'pending',
    invitedBy: jonas.user.id,
  });
  await buildPayment(world, maya, { package: 'special', quantity: 3, trips: 3, amountCents: 297 });
  const phone = newPhone();
  return {
    client: (admin ?? maya).client,
    visitor: world.visitor(),
    tripId: trip.id,
    cookId: cook.id,
    eaterId: eater.id,
    companionId: companion.id,
    mealId: meal.id,
    otherMealId: other.id,
    ingredientId: ingredient.id,
    invitedId: invited.id,
    receiptId: receipt.id,
    transferId: transfer.id,
    invitationId: invitation.id,
    knownPhone: maya.user.phone,
    newPhone: phone,
    code: () => /#(\d{6})$/.exec(world.texts.findLast((text) => text.phone === phone)?.body ?? '')?.[1] ?? '',
  };
}

function routeNamed(name: string): Route {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  if (route === undefined) throw new Error(`There is no route ${name}.`);
  return route;
}

function callerOf(fixture: Fixture, asVisitor: boolean | undefined): Client {
  return asVisitor ? fixture.visitor : fixture.client;
}

describe('GraphQL and REST', () => {
  it('have a twin for every REST route that runs no operation itself', () => {
    const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
    const rows = new Set(ROWS.map(nameOf));
    const routes = ROUTES.map(nameOf).filter((name) => !rows.has(name));
    expect([...new Set(TWINS.map(({ route }) => route))].sort()).toEqual(routes.sort());
  });

  it.each(TWINS)(
    '$route answers like its twin: $what',
    async ({ route, asVisitor, asAdmin, before, rest, graphql }) => {
      const one = await arrange(asAdmin === true);
      await before?.(one);
      const { method, path, body } = rest(one);
      const restAnswer = await callerOf(one, asVisitor).rest(method, path, body);
      expect(faultsOfAnswer(routeNamed(route), restAnswer)).toEqual([]);
      if (restAnswer.status < 300 && body !== undefined)
        expect(faultsOfBody(routeNamed(route), body)).toEqual([]);

      // Reading twice changes nothing.
      const other = method === 'GET' ? one : await arrange(asAdmin === true);
      if (other !== one) await before?.(other);
      const { query, variables, pick } = graphql(other);
      const graphqlAnswer = await callerOf(other, asVisitor).graphql(query, variables);

      const { code: error, message, extensions, data } = graphqlAnswer;
      expect(
        comparable(error === null ? pick(data) : refusal({ message, code: error, ...extensions })),
      ).toEqual(
        comparable(error === null ? restAnswer.body : refusal(restAnswer.body, extensions === undefined)),
      );
      if (error !== null) expect(graphqlAnswer.status).toBe(restAnswer.status);
      else expect(restAnswer.status).toBeLessThan(300);
    },
  );
});

/** GraphQL names the fields of its own input, and the wait in the extensions; closed sockets have a text alone. */
function refusal(body: unknown, isText = false): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const others = ['field', 'retryAfterSeconds', ...(isText ? ['messageId', 'values'] : [])];
  return Object.fromEntries(Object.entries(body).filter(([name]) => !others.includes(name)));
}

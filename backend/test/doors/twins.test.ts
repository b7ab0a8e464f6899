import { parse, print, visit } from 'graphql';
import { fieldOf } from '../../src/base/input.ts';
import { inSchemaNames } from '../../src/http/graphql/apollo.ts';
import { theSchema } from '../../src/http/graphql/schema.ts';
import { operationIn, variablesOf } from '../../src/http/rest/operationText.ts';
import { valuesOf } from '../../src/http/rest/operationValues.ts';
import { ROUTES, ROWS } from '../../src/http/rest/routes.ts';
import type { Route } from '../../src/ctx/route.ts';
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
import { restAnswer as restAnswerOf } from '../twins/restAnswer.ts';
import type { Fixture, Twin } from '../twins/twin.ts';
import { TWINS } from '../twins/twins.ts';
import { testShop } from '../providers/shop.ts';

const ADMIN_PHONE = newPhone();

const { world } = testShop({ ADMIN_PHONES: ADMIN_PHONE });

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

/** A route and its own operation. */
function routeNamed(name: string): Route & { readonly twin: string } {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  if (route?.twin === undefined) throw new Error(`There is no route ${name} with a twin.`);
  return { ...route, twin: route.twin };
}

/** Values of the path's parameters. */
function paramsOf({ route, params }: Twin, fixture: Fixture): Record<string, string> {
  const { tripId, mealId, ingredientId, cookId, receiptId, transferId } = fixture;
  const ids: Readonly<Record<string, string>> = {
    id: route.includes('/api/meals/') ? mealId : route.includes('/api/ingredients/') ? ingredientId : tripId,
    participantId: cookId,
    receiptId,
    transferId,
    ...params?.(fixture),
  };
  return Object.fromEntries([...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? '']));
}

/** The call over REST. */
function restCall(twin: Twin, { method, path }: Route, fixture: Fixture) {
  const params = paramsOf(twin, fixture);
  const search = twin.search === undefined ? '' : `?${new URLSearchParams(twin.search).toString()}`;
  return {
    method,
    path: path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')) + search,
    body: twin.body?.(fixture),
  };
}

/** The call over GraphQL, and how its answer is that of REST. */
function graphqlCall(
  twin: Twin,
  { method, twin: ofRoute }: Route & { readonly twin: string },
  fixture: Fixture,
) {
  const document = parse(twin.operation ?? ofRoute);
  const operation = operationIn(document);
  const params = paramsOf(twin, fixture);
  // Inputs name the trip or meal of the path so, and its last row `id`.
  const idOf = (row: string) => (twin.route.includes(`/api/${row}/:id`) ? params['id'] : undefined);
  const body = {
    ...params,
    tripId: idOf('trips'),
    mealId: idOf('meals'),
    id: Object.values(params).at(-1),
    ...twin.body?.(fixture),
    ...twin.input?.(fixture),
  };
  const given = method === 'GET' ? { params, query: twin.search ?? {} } : { params: {}, query: {} };
  return {
    // Calls may have three aliases.
    query: print(
      visit(document, { Directive: () => null, Field: (field) => ({ ...field, alias: undefined }) }),
    ),
    variables: valuesOf(variablesOf(operation, theSchema()), method, { ...given, body }),
    pick: (data: unknown) => restAnswerOf(theSchema(), operation, data),
  };
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

  it.each(TWINS)('$route answers like its twin: $what', async (twin) => {
    const { asVisitor, asAdmin, before } = twin;
    const route = routeNamed(twin.route);
    const one = await arrange(asAdmin === true);
    await before?.(one);
    const { method, path, body } = restCall(twin, route, one);
    const restAnswer = await callerOf(one, asVisitor).rest(method, path, body);
    expect(faultsOfAnswer(route, restAnswer)).toEqual([]);
    if (restAnswer.status < 300 && body !== undefined) expect(faultsOfBody(route, body)).toEqual([]);

    // Reading twice changes nothing.
    const other = method === 'GET' ? one : await arrange(asAdmin === true);
    if (other !== one) await before?.(other);
    const { query, variables, pick } = graphqlCall(twin, route, other);
    const graphqlAnswer = await callerOf(other, asVisitor).graphql(query, variables);

    const { code: error, message, extensions, data } = graphqlAnswer;
    if (error === null) {
      expect(restAnswer.status).toBeLessThan(300);
      if (restAnswer.status !== 204)
        expect(comparable(inFormat(route, pick(data)))).toEqual(comparable(restAnswer.body));
    } else {
      expect(graphqlAnswer.status).toBe(restAnswer.status);
      expect(comparable(refusal({ message, code: error, ...extensions }))).toEqual(
        comparable(refusal(namedBySchema(restAnswer.body), extensions === undefined)),
      );
    }
  });
});

/** Reading a body as text drops the byte order mark. */
function inFormat({ contentType }: Route, answer: unknown): unknown {
  return contentType === 'text/csv' ? String(fieldOf(answer, 'csv')).slice(1) : answer;
}

/** Enum values of a conflict by their names. */
function namedBySchema(body: unknown): unknown {
  // The shape of refusals.
  const { conflict, ...others } = Object(body) as { readonly conflict?: { readonly current: unknown } };
  if (conflict === undefined) return body;
  return { ...others, conflict: { ...conflict, current: inSchemaNames(conflict.current) } };
}

/** GraphQL names the fields of its own input, and the wait in the extensions; closed sockets have a text alone. */
function refusal(body: unknown, isText = false): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const others = ['field', 'retryAfterSeconds', ...(isText ? ['messageId', 'values'] : [])];
  return Object.fromEntries(Object.entries(body).filter(([name]) => !others.includes(name)));
}

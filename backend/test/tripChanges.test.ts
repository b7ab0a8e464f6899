import type { TripChangeKind } from '../../domain/trip/tripChange.ts';
import { textWaitingInvitations } from '../src/people/invitation/textWaitingInvitations.service.ts';
import { rereadRestrictions } from '../src/trip/rereadRestrictions.service.ts';
import {
  buildIngredient,
  buildInviteLink,
  buildMeal,
  buildParticipant,
  buildReceipt,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from './build.ts';
import { arrange, type Arranged } from './operations/arrange.ts';
import { ROLES, type Role } from './operations/operation.ts';
import { OPERATIONS } from './operations/operations.ts';
import { codeFor, lastCode, post } from './signIn.ts';
import { recordedBy, type EventRow } from './tripChanges.ts';
import { testWorld } from './world.ts';

const ADMIN_PHONE = newPhone();
const DAY_MS = 24 * 60 * 60 * 1000;

const MUTATIONS = Object.keys(OPERATIONS).filter((name) => name.startsWith('Mutation.'));

/** `updateMeal` of `Mutation.updateMeal, its slot`. */
const fieldOf = (name: string) => name.slice('Mutation.'.length).split(',', 1)[0] ?? '';

/** The kind of each mutation's event, as the matrix calls it. */
const KINDS: Readonly<Record<string, TripChangeKind>> = {
  'Mutation.addCompanion': 'TABLE',
  'Mutation.addCompanion, of another participant': 'TABLE',
  'Mutation.addCompanions': 'TABLE',
  'Mutation.addIngredient': 'INGREDIENTS',
  'Mutation.addIngredients': 'INGREDIENTS',
  'Mutation.addReceipt': 'COSTS',
  'Mutation.addTripItems': 'INGREDIENTS',
  'Mutation.answerStaple': 'INGREDIENTS',
  'Mutation.assignIngredients': 'INGREDIENTS',
  'Mutation.assignMealsAtRandom': 'MEALS',
  'Mutation.assignMealsAtRandom, with duties': 'MEALS',
  'Mutation.setDuty': 'MEALS',
  'Mutation.clearUnavailable': 'INGREDIENTS',
  'Mutation.cookApart': 'INGREDIENTS',
  'Mutation.assignShopping': 'INGREDIENTS',
  'Mutation.changeParticipantRole': 'PARTICIPANTS',
  'Mutation.changeParticipantRole, demotion': 'PARTICIPANTS',
  'Mutation.createInviteLink': 'INVITE_LINK',
  'Mutation.createMeal': 'MEALS',
  'Mutation.createMeal, beside another': 'MEALS',
  'Mutation.createTrip': 'TRIP',
  'Mutation.deleteAccount': 'TRIP',
  'Mutation.deleteIngredient': 'INGREDIENTS',
  'Mutation.deleteMeal': 'MEALS',
  'Mutation.deleteReceipt': 'COSTS',
  'Mutation.deleteReceipt, of another participant': 'COSTS',
  'Mutation.deleteTrip': 'DELETED',
  'Mutation.freezeReceipt': 'COSTS',
  'Mutation.freezeReceipt, of another participant': 'COSTS',
  'Mutation.deleteRecipe, a shared one': 'TRIP',
  'Mutation.fillMeal': 'MEALS',
  'Mutation.fillMeal, an empty slot': 'MEALS',
  'Mutation.importTrip': 'TRIP',
  'Mutation.inviteParticipant': 'PARTICIPANTS',
  'Mutation.inviteParticipant, a companion': 'PARTICIPANTS',
  'Mutation.markDay': 'MEALS',
  'Mutation.markUnavailable': 'INGREDIENTS',
  'Mutation.moveRestrictions': 'TRIP',
  'Mutation.planAgain': 'MEALS',
  'Mutation.planShopping': 'TRIP',
  'Mutation.recordTransfer': 'COSTS',
  'Mutation.recordTransfer, between others': 'COSTS',
  'Mutation.removeCompanion': 'TABLE',
  'Mutation.removeCompanion, of another participant': 'TABLE',
  'Mutation.removeCompanions': 'TABLE',
  'Mutation.removeParticipant': 'TRIP',
  'Mutation.removeParticipant, a pending one': 'TRIP',
  'Mutation.removeParticipant, their own': 'TRIP',
  'Mutation.removeTransfer': 'COSTS',
  'Mutation.removeTransfer, between others': 'COSTS',
  'Mutation.renameParticipant': 'PARTICIPANTS',
  'Mutation.resendInvitation': 'PARTICIPANTS',
  'Mutation.respondToInvitation': 'PARTICIPANTS',
  'Mutation.revokeInviteLink': 'INVITE_LINK',
  'Mutation.changeAttendance': 'TABLE',
  'Mutation.changeAttendance, of another participant': 'TABLE',
  'Mutation.renameGroup': 'TABLE',
  'Mutation.renameGroup, of another participant': 'TABLE',
  'Mutation.setAttendance': 'TABLE',
  'Mutation.setAttendance, of another participant': 'TABLE',
  'Mutation.settleConflict': 'MEALS',
  'Mutation.shareRecipe': 'TRIP',
  'Mutation.suggestMeals': 'TRIP',
  'Mutation.swapMeals': 'MEALS',
  'Mutation.takeInstead': 'INGREDIENTS',
  'Mutation.tickIngredients': 'PURCHASES',
  'Mutation.unsettleConflict': 'MEALS',
  'Mutation.unshareRecipe, a shared one': 'TRIP',
  'Mutation.updateEater': 'TABLE',
  'Mutation.updateEater, a companion': 'TABLE',
  'Mutation.updateEater, of another participant': 'TABLE',
  'Mutation.updateEater, the name of a pending participant': 'PARTICIPANTS',
  'Mutation.updateIngredient': 'PURCHASES',
  'Mutation.updateIngredient, by its version': 'INGREDIENTS',
  'Mutation.updateIngredient, its name': 'INGREDIENTS',
  'Mutation.updateMeal': 'MEALS',
  'Mutation.updateMeal, by its version': 'MEALS',
  'Mutation.updateMeal, its slot': 'MEALS',
  'Mutation.updateMeal, whom it is for': 'MEALS',
  'Mutation.updateReceipt': 'COSTS',
  'Mutation.updateReceipt, of another participant': 'COSTS',
  'Mutation.updateTrip': 'TRIP',
  'Mutation.voteOnMeal': 'VOTES',
};

/** They change a trip, but not as the matrix calls them: below. */
const TESTED_BELOW =
  'changeName changeEmail changePhone chooseCurrency followInviteLink optimizeIngredients restoreMeal undoAssignMeals undoOptimize undoSuggestions verifyCode'.split(
    ' ',
  );
const OF_NO_TRIP = [
  'checkPhone',
  'checkEmail',
  'requestCode',
  'requestPhoneChange',
  'requestEmailChange',
  'createToken',
  'revokeToken',
  'allowProgram',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'testWebhook',
  'sendWebhookAgain',
  'disconnectIdentity',
  'logout',
  'endSession',
  'endOtherSessions',
  'createPaymentIntent',
  'confirmPayment',
  'forgetRememberedEater',
  'rememberEater',
  'lockAccount',
  'dismissSetup',
  'unlockAccount',
  'signOutAccount',
  'changePresence',
  'changeSettings',
  'createRecipe',
  'createRecipes',
  'importRecipe',
  'importRecipeFile',
  'updateRecipe',
  'saveMealAsRecipe',
  'changeShopTexts',
];

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });
beforeEach(async () => {
  await world.dataSource.query('truncate trips, trip_revisions, trip_events cascade');
  await world.dataSource.query('delete from rate_limits');
});

async function call({ fixtureOf, clients }: Arranged, name: string, role: Role): Promise<string> {
  const operation = OPERATIONS[name];
  if (operation === undefined) throw new Error(`${name} is not in the table.`);
  await world.dataSource.query('delete from rate_limits');
  const { code } = await clients[role].graphql(operation.document, operation.variables?.(fixtureOf(role)));
  return code ?? 'OK';
}

describe('a mutation records what it changes', () => {
  /** Callers by preference. */
  const CALLERS: readonly Role[] = ['creator', ...ROLES.filter((role) => role !== 'creator')];
  const seen: Record<string, TripChangeKind> = {};

  it.each(MUTATIONS)('%s, also when repeated, and nothing when refused', async (name) => {
    const arranged = await arrange(world, 'open', ADMIN_PHONE);
    const outcomes = OPERATIONS[name]?.outcomes.open;
    const refused = ROLES.filter((role) => outcomes?.[role] !== 'OK');
    const callAll = async () => {
      for (const role of refused) expect(await call(arranged, name, role)).not.toBe('OK');
    };
    expect(await recordedBy(world, callAll)).toEqual([]);
    const caller = CALLERS.find((role) => outcomes?.[role] === 'OK');
    if (caller === undefined) return;
    const { tripId, ownId } = arranged.fixtureOf(caller);
    const [event] = await recordedBy(world, () => call(arranged, name, caller));
    if (event !== undefined) seen[name] = event.kind;
    if (event?.tripId === tripId) expect(event.actorId).toBe(ownId);
    await recordedBy(world, () => call(arranged, name, caller));
  });

  it('each has its kind', () => {
    expect(seen).toEqual(KINDS);
    const changing = new Set(Object.keys(seen).map(fieldOf));
    const others = new Set(MUTATIONS.map(fieldOf).filter((field) => !changing.has(field)));
    expect([...others].sort()).toEqual([...TESTED_BELOW, ...OF_NO_TRIP].sort());
  });
});

describe('recorded are', () => {
  let maya: Person;
  let jonas: Person;
  beforeEach(async () => {
    [maya, jonas] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Jonas Weber' })]);
  });

  async function rest(person: Person, method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await person.client.rest(method, path, body);
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  }
  /** The events of a call, without the trip and its revision. */
  async function events(act: () => Promise<unknown>): Promise<Omit<EventRow, 'tripId' | 'revision'>[]> {
    return (await recordedBy(world, act)).map(({ kind, ids, actorId }) => ({ kind, ids, actorId }));
  }
  const own = async (person: Person) => {
    const [row] = await world.dataSource.query<{ id: string }[]>(
      'select id from participants where user_id = $1',
      [person.user.id],
    );
    return row?.id ?? '';
  };

  test('ticks that change a row, one event for all', async () => {
    const meal = await buildMeal(world, await buildTrip(world, maya));
    const [milk, eggs] = [await buildIngredient(world, meal), await buildIngredient(world, meal)];
    const actorId = await own(maya);
    const tick = (ids: readonly string[]) =>
      events(() => rest(maya, 'PATCH', `/api/trips/${meal.tripId}/ingredients`, { ids, purchased: true }));
    expect(await tick([milk.id])).toEqual([{ kind: 'PURCHASES', ids: [milk.id], actorId }]);
    expect(await tick([milk.id])).toEqual([]);
    expect(await tick([milk.id, eggs.id])).toEqual([{ kind: 'PURCHASES', ids: [eggs.id], actorId }]);
    const untick = () => rest(maya, 'PATCH', `/api/ingredients/${milk.id}`, { purchased: false });
    expect(await events(untick)).toEqual([{ kind: 'PURCHASES', ids: [milk.id], actorId }]);
    expect(await events(untick)).toEqual([]);
  });

  test('a tick together with other fields', async () => {
    const meal = await buildMeal(world, await buildTrip(world, maya));
    const milk = await buildIngredient(world, meal, { name: 'Milk' });
    const actorId = await own(maya);
    const patch = (body: unknown) => events(() => rest(maya, 'PATCH', `/api/ingredients/${milk.id}`, body));
    const both = { purchased: true, name: 'Oat milk' };
    expect(await patch(both)).toEqual([{ kind: 'INGREDIENTS', ids: [milk.id], actorId }]);
    expect(await patch(both)).toEqual([]);
    expect(await patch({ ...both, purchased: false })).toEqual([
      { kind: 'PURCHASES', ids: [milk.id], actorId },
    ]);
    const buying = { ids: [milk.id], purchased: true, assignedTo: actorId };
    const buy = () => events(() => rest(maya, 'PATCH', `/api/trips/${meal.tripId}/ingredients`, buying));
    expect(await buy()).toEqual([{ kind: 'INGREDIENTS', ids: [milk.id], actorId }]);
    expect(await buy()).toEqual([]);
  });

  test('both meals of a move onto an empty one', async () => {
    const trip = await buildTrip(world, maya);
    const [meal, empty] = [
      await buildMeal(world, trip),
      await buildMeal(world, trip, { date: '2026-06-14', name: '' }),
    ];
    const move = () => rest(maya, 'PATCH', `/api/meals/${meal.id}`, { date: empty.date, type: empty.type });
    expect(await events(move)).toEqual([
      { kind: 'MEALS', ids: [meal.id, empty.id], actorId: await own(maya) },
    ]);
  });

  test('rows that are merged, once', async () => {
    const meal = await buildMeal(world, await buildTrip(world, maya));
    const rows = [await buildIngredient(world, meal), await buildIngredient(world, meal)];
    const merge = () => rest(maya, 'POST', `/api/trips/${meal.tripId}/optimize-ingredients`);
    const ids = expect.arrayContaining(rows.map(({ id }) => id)) as string[];
    expect(await events(merge)).toEqual([{ kind: 'INGREDIENTS', ids, actorId: await own(maya) }]);
    expect(await events(merge)).toEqual([]);
  });

  test('rows whose merging is undone, once', async () => {
    const meal = await buildMeal(world, await buildTrip(world, maya));
    const rows = [await buildIngredient(world, meal), await buildIngredient(world, meal)];
    const path = `/api/trips/${meal.tripId}`;
    const { before } = (await rest(maya, 'POST', `${path}/optimize-ingredients`)) as { before: object[] };
    const undo = () => rest(maya, 'POST', `${path}/undo-optimize`, { ingredients: before });
    const ids = expect.arrayContaining(rows.map(({ id }) => id)) as string[];
    expect(await events(undo)).toEqual([{ kind: 'INGREDIENTS', ids, actorId: await own(maya) }]);
    expect(await events(undo)).toEqual([]);
  });

  test('cooks and duties that are taken back, once', async () => {
    const trip = await buildTrip(world, maya);
    const participantId = await own(maya);
    const meal = await buildMeal(world, trip, { assignedToId: participantId });
    const { id: mealId, date } = meal;
    const duty = { date, type: 'dinner', kind: 'wash_up' };
    const path = `/api/trips/${trip.id}`;
    await rest(maya, 'PUT', `${path}/duties`, { ...duty, participantIds: [participantId] });
    const undo = (given: object) => () => rest(maya, 'POST', `${path}/undo-assign-meals`, given);
    const actorId = participantId;
    const cooks = undo({ cooks: [{ mealId, participantId }] });
    expect(await events(cooks)).toEqual([{ kind: 'MEALS', ids: [mealId], actorId }]);
    expect(await events(cooks)).toEqual([]);
    const duties = undo({ duties: [{ ...duty, participantId }] });
    expect(await events(duties)).toEqual([{ kind: 'MEALS', ids: [], actorId }]);
    expect(await events(duties)).toEqual([]);
  });

  test('another currency, once', async () => {
    const trip = await buildTrip(world, maya);
    const choose = () => rest(maya, 'PUT', `/api/trips/${trip.id}/currency`, { currency: 'EUR' });
    expect(await events(choose)).toEqual([{ kind: 'COSTS', ids: [], actorId: await own(maya) }]);
    expect(await events(choose)).toEqual([]);
  });

  test('a deleted meal that is restored, with its receipts', async () => {
    const trip = await buildTrip(world, maya);
    const meals = [await buildMeal(world, trip), await buildMeal(world, trip, { type: 'lunch' })];
    const [first] = meals;
    const actorId = await own(maya);
    await buildReceipt(world, { id: actorId, tripId: trip.id }, { mealIds: meals.map((one) => one.id) });
    const path = `/api/trips/${trip.id}/meals/${first?.id}/restore`;
    await rest(maya, 'DELETE', `/api/meals/${first?.id}`);
    expect(await events(() => rest(maya, 'POST', path))).toEqual([{ kind: 'TRIP', ids: [], actorId }]);
  });

  test('suggestions, and their undoing', async () => {
    const trip = await buildTrip(world, maya);
    const actorId = await own(maya);
    const path = `/api/trips/${trip.id}`;
    const suggest = () => rest(maya, 'POST', `${path}/suggest-meals`, {});
    expect(await events(suggest)).toEqual([{ kind: 'TRIP', ids: [], actorId }]);
    const { lastSuggestionRun } = (await rest(maya, 'GET', path)) as { lastSuggestionRun: { id: string } };
    const undo = () => rest(maya, 'POST', `${path}/undo-suggestions`, { runId: lastSuggestionRun.id });
    expect(await events(undo)).toEqual([{ kind: 'TRIP', ids: [], actorId }]);
  });

  test('a link that is followed, once', async () => {
    const token = await buildInviteLink(world, await buildTrip(world, maya));
    const follow = () => rest(jonas, 'POST', '/api/invite-links/follow', { token });
    const [event] = await events(follow);
    const id = await own(jonas);
    expect(event).toEqual({ kind: 'PARTICIPANTS', ids: [id], actorId: id });
    expect(await events(follow)).toEqual([]);
    await rest(jonas, 'POST', `/api/invitations/${id}/respond`, { response: 'declined' });
    expect(await events(follow)).toEqual([{ kind: 'PARTICIPANTS', ids: [id], actorId: id }]);
  });

  test('a demotion, with the link that ends by it', async () => {
    const trip = await buildTrip(world, jonas);
    const target = await buildParticipant(world, trip, maya, { isOrganizer: true });
    await rest(maya, 'POST', `/api/trips/${trip.id}/invite-link`);
    const path = `/api/trips/${trip.id}/participants/${target.id}/role`;
    const demote = () => rest(jonas, 'PATCH', path, { isOrganizer: false });
    expect(await events(demote)).toEqual([{ kind: 'TRIP', ids: [], actorId: await own(jonas) }]);
    expect(await events(demote)).toEqual([]);
  });

  test('a name, in each trip that shows it', async () => {
    const joined = [await buildTrip(world, maya), await buildTrip(world, maya)];
    await buildParticipant(world, await buildTrip(world, jonas), maya, { inviteStatus: 'pending' });
    const rename = () => recordedBy(world, () => rest(maya, 'PATCH', '/api/auth/me', { name: 'Maya T.' }));
    const renamed = await rename();
    expect(renamed.map(({ tripId, kind }) => [tripId, kind])).toEqual(
      joined.map(({ id }) => [id, 'PARTICIPANTS']),
    );
    expect(await rename()).toEqual([]);
  });

  test('a number, with the invitations of the new one', async () => {
    const phone = newPhone();
    await buildTrip(world, maya);
    const theirs = await buildTrip(world, jonas);
    await buildParticipant(world, theirs, null, { phone, inviteStatus: 'pending' });
    await rest(maya, 'POST', '/api/auth/me/phone/request-code', { phone });
    const code = lastCode(world, phone);
    const move = () => rest(maya, 'PUT', '/api/auth/me/phone', { phone, code });
    expect((await events(move)).map(({ kind }) => kind)).toEqual(['PARTICIPANTS', 'PARTICIPANTS']);
  });

  test('a new account that has been invited', async () => {
    const phone = newPhone();
    const trip = await buildTrip(world, maya);
    const { id } = await buildParticipant(world, trip, null, { phone, inviteStatus: 'pending' });
    const code = await codeFor(world, phone);
    const signUp = () => post(world.visitor(), 'verify-code', { phone, code, name: 'Ruth' });
    expect(await events(signUp)).toEqual([{ kind: 'PARTICIPANTS', ids: [id], actorId: id }]);
  });

  test('a deleted account, in every trip that knew it', async () => {
    const [alone, joined, invited, left] = [
      await buildTrip(world, maya),
      await buildTrip(world, jonas),
      await buildTrip(world, jonas),
      await buildTrip(world, jonas),
    ];
    await buildParticipant(world, joined, maya);
    await buildParticipant(world, invited, maya, { inviteStatus: 'pending' });
    const gone = await buildParticipant(world, left, maya, { isOrganizer: true });
    const ruth = { inviteStatus: 'pending', invitedBy: maya.user.id } as const;
    await buildParticipant(world, left, null, ruth);
    await rest(maya, 'DELETE', `/api/trips/${left.id}/participants/${gone.id}`);
    const deleted = await recordedBy(world, () => rest(maya, 'DELETE', '/api/auth/me'));
    expect(deleted.map(({ tripId, kind }) => [tripId, kind])).toEqual([
      [alone.id, 'DELETED'],
      [joined.id, 'TRIP'],
      [invited.id, 'PARTICIPANTS'],
      [left.id, 'PARTICIPANTS'],
    ]);
    expect(deleted.map(({ actorId }) => actorId !== null)).toEqual([true, true, true, false]);
  });

  test('an invitation that waited for its text', async () => {
    const trip = await buildTrip(world, maya, { endDate: '2026-06-20' });
    const textDueAt = new Date(world.deps.now().getTime() - DAY_MS);
    const waiting = { inviteStatus: 'pending', invitedBy: maya.user.id, textDueAt } as const;
    const { id } = await buildParticipant(world, trip, null, waiting);
    const text = () => textWaitingInvitations({ ...world.deps, db: world.dataSource.manager });
    expect(await events(text)).toEqual([{ kind: 'PARTICIPANTS', ids: [id], actorId: null }]);
    expect(await events(text)).toEqual([]);
  });

  test('restrictions that are read again', async () => {
    await buildTrip(world, maya, { dietaryRestrictions: ['no nuts'], restrictionReading: null });
    const reread = () => rereadRestrictions(world.dataSource.manager);
    expect(await events(reread)).toEqual([{ kind: 'TRIP', ids: [], actorId: null }]);
    expect(await events(reread)).toEqual([]);
  });
});

import { buy } from '../../test/buy.ts';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  buildVote,
  signedIn,
  type Person,
} from '../../test/build.ts';
import { atOnce, expectWithin, outcomes } from '../../test/races.ts';
import { createWorld, type World } from '../../test/world.ts';
import { Ingredient } from '../ingredient/ingredient.entity.ts';
import { Meal } from '../meal/meal.entity.ts';
import { Participant } from '../participant/participant.entity.ts';
import { Trip } from '../trip/trip.entity.ts';

let world: World;
/** Another process on the same database. */
let other: World;
beforeAll(async () => {
  world = await createWorld({ MONETIZATION_ENABLED: 'true' });
  other = await world.sibling();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const NAME = 'Zebulon Quillfeather';
const PHONE = '+19075550187';
/** The number in any spelling that holds its digits together, and the name. */
const TRACES = [NAME, 'Zebulon', 'Quillfeather', PHONE, '9075550187', '(907) 555-0187', '907-555-0187'];

const remove = ({ client }: Person) => client.rest('DELETE', '/api/auth/me');
const tripOf = ({ id }: Trip) => world.dataSource.manager.findOneBy(Trip, { id });
const placesIn = ({ id }: Trip) =>
  world.dataSource.manager.find(Participant, { where: { tripId: id }, order: { id: 'ASC' } });

/** Every table, each row as text with all its columns, in which one of the texts stands. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await world.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.dataSource.query<unknown[]>(
      `select from "${name}" t where exists (
         select from unnest($1::text[]) trace
         where position(lower(trace) in lower(to_jsonb(t)::text)) > 0)`,
      [texts],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('deleting an account', () => {
  test('leaves no trace of name and number in any table, and others keep their plan', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    // Over REST from the start, so that everything that signing in writes is there too.
    const client = world.guest();
    await client.rest('POST', '/api/auth/request-code', { phone: PHONE });
    const code = /#(\d{6})$/.exec(world.texts.at(-1)?.body ?? '')?.[1];
    const signUp = { phone: PHONE, code, name: NAME };
    const { body } = await client.rest('POST', '/api/auth/verify-code', signUp);
    // The body as the route answers it.
    const { id } = body as { readonly id: string };
    const user = { id, phone: PHONE, name: NAME, createdAt: world.deps.now() };
    const zeb: Person = { client, user };
    await buy(world, zeb, 'bundle');
    await signedIn(world, user);

    const shared = await buildTrip(world, jonas);
    const place = await buildParticipant(world, shared, zeb, { isOrganizer: true });
    const meal = await buildMeal(world, shared, { assignedToId: place.id });
    const ingredient = await buildIngredient(world, meal, { assignedToId: place.id });
    await buildVote(world, meal, place, 'up');
    await client.rest('PATCH', `/api/ingredients/${ingredient.id}`, { purchased: true });
    const invite = { phone: PHONE, name: 'Zebulon at the office' };
    const pendingIn = await buildTrip(world, jonas, { name: 'Moab' });
    expect((await jonas.client.rest('POST', `/api/trips/${pendingIn.id}/invite`, invite)).status).toBe(201);
    const created = await client.rest(
      'POST',
      '/api/trips',
      { name: 'Denali', location: 'Alaska', startDate: '2026-07-01', endDate: '2026-07-03' },
      { 'idempotency-key': 'denali' },
    );
    expect(created.status).toBe(201);
    await world.dataSource.query(
      `insert into ai_usages (id, user_id, trip_id, feature, model, input_tokens, output_tokens,
         cost_micro_dollars, outcome) values (gen_random_uuid(), $1, $2, 'suggest', 'gpt', 1, 1, 1, 'answered')`,
      [id, shared.id],
    );
    await client.rest('POST', '/api/auth/verify-code', { ...signUp, code: '000000' });
    expect(await tablesWith(TRACES)).toEqual(
      expect.arrayContaining(['invitation_texts', 'participants', 'sign_in_codes', 'users']),
    );

    expect((await remove(zeb)).status).toBe(204);
    expect(await tablesWith([...TRACES, id])).toEqual(['credit_entries']);
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(401);
    expect(await placesIn(shared)).toContainEqual(
      expect.objectContaining({
        ...{ id: place.id, name: 'Former member', phone: null, userId: null },
        ...{ isOrganizer: false, inviteStatus: 'declined' },
      }),
    );
    const { manager } = world.dataSource;
    expect(await manager.findOneBy(Meal, { id: meal.id })).toMatchObject({
      ...{ name: meal.name, assignedToId: null },
    });
    expect(await manager.findOneBy(Ingredient, { id: ingredient.id })).toMatchObject({
      ...{ purchased: true, assignedToId: null, purchasedById: null },
    });
    expect(await placesIn(pendingIn)).toHaveLength(1);
    expect((await jonas.client.rest('GET', `/api/trips/${shared.id}`)).status).toBe(200);
  });

  test('passes trips to another organizer, else to who joined first, and deletes those that nobody joined', async () => {
    const [maya, jonas, ruth] = [
      await buildPerson(world),
      await buildPerson(world, { name: 'Jonas Weber' }),
      await buildPerson(world, { name: 'Ruth' }),
    ];
    const organized = await buildTrip(world, maya, { name: 'Organized' });
    await buildParticipant(world, organized, ruth);
    await buildParticipant(world, organized, jonas, { isOrganizer: true });
    const joined = await buildTrip(world, maya, { name: 'Joined' });
    await buildParticipant(world, joined, ruth, { createdAt: new Date('2026-05-02T00:00:00Z') });
    await buildParticipant(world, joined, jonas, { createdAt: new Date('2026-05-03T00:00:00Z') });
    // Completed, and nobody else but somebody who has not answered.
    const alone = await buildTrip(world, maya, {
      name: 'Alone',
      startDate: '2026-05-01',
      endDate: '2026-05-03',
    });
    await buildMeal(world, alone);
    await buildParticipant(world, alone, jonas, { inviteStatus: 'pending' });

    const preview = await maya.client.rest('GET', '/api/auth/me/deletion');
    expect(preview.body).toEqual({
      passedOn: [
        { id: organized.id, name: 'Organized', to: 'Jonas Weber' },
        { id: joined.id, name: 'Joined', to: 'Ruth' },
      ],
      deleted: [{ id: alone.id, name: 'Alone' }],
      tripsRemaining: 1,
    });
    expect((await remove(maya)).status).toBe(204);
    expect((await tripOf(organized))?.createdBy).toBe(jonas.user.id);
    expect((await tripOf(joined))?.createdBy).toBe(ruth.user.id);
    expect(await placesIn(joined)).toContainEqual(
      expect.objectContaining({ userId: ruth.user.id, isOrganizer: true }),
    );
    expect(await tripOf(alone)).toBeNull();
  });

  test('ends the account for every session; the number can sign up anew, with nothing of before', async () => {
    const maya = await buildPerson(world);
    const elsewhere = await signedIn(other, maya.user);
    expect((await remove(maya)).status).toBe(204);
    expect((await elsewhere.rest('GET', '/api/auth/me')).status).toBe(401);
    const again = await buildPerson(world, { phone: maya.user.phone });
    expect((await again.client.rest('GET', '/api/trips')).body).toEqual([]);
  });
});

describe('an account that is deleted while', () => {
  interface Scene {
    readonly maya: Person;
    readonly jonas: Person;
    readonly trip: Trip;
    readonly jonasRow: Participant;
  }

  async function arrange(): Promise<Scene> {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const trip = await buildTrip(world, maya);
    const jonasRow = await buildParticipant(world, trip, jonas, { isOrganizer: true });
    const client = await signedIn(other, jonas.user);
    return { maya, jonas: { user: jonas.user, client }, trip, jonasRow };
  }
  const path = ({ trip }: Scene) => `/api/trips/${trip.id}`;

  type Deed = (scene: Scene) => Promise<{ readonly status: number }>;
  const invite: Deed = (scene) =>
    scene.maya.client.rest('POST', `${path(scene)}/invite`, { phone: '+14155550190', name: 'Ana' });
  const demote: Deed = (scene) =>
    scene.maya.client.rest('PATCH', `${path(scene)}/participants/${scene.jonasRow.id}/role`, {
      isOrganizer: false,
    });
  const create: Deed = ({ jonas }) =>
    jonas.client.rest(
      'POST',
      '/api/trips',
      { name: 'Late', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' },
      { 'idempotency-key': 'late' },
    );

  test.each<[string, Deed, string[]]>([
    ['somebody is invited: both are done, in whatever order', invite, ['204,201']],
    ['its role changes', demote, ['204,200', '204,409', '204,404']],
    ['it creates a trip: that goes too, or is refused', create, ['204,201', '204,401', '204,409']],
    ['the trip’s creator deletes theirs', ({ maya }) => remove(maya), ['204,204']],
    ['it is deleted elsewhere', ({ jonas }) => remove(jonas), ['204,401', '401,204']],
  ])('%s', async (_what, deed, allowed) => {
    const seen = await outcomes(arrange, async (scene, round) => {
      await world.dataSource.query('delete from invitation_texts');
      const statuses = (
        await atOnce(
          round,
          () => remove(scene.jonas),
          () => deed(scene),
        )
      ).join();
      const [left] = await world.dataSource.query<{ count: string }[]>(
        'select count(*) from trips where created_by is null',
      );
      expect(left?.count).toBe('0');
      return statuses;
    });
    expectWithin(seen, allowed);
  });
});

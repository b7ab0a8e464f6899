import { graphql, type GraphQLSchema } from 'graphql';
import { MEAL_TYPES } from '../../../domain/plan/meal.ts';
import {
  buildCompanion,
  buildIngredient,
  buildItem,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  buildVote,
} from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { createLoaders } from '../reads/loaders.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { STATEMENTS } from '../db/statement.ts';
import { AttendanceException } from '../entities/attendanceException.entity.ts';
import { Duty } from '../entities/plan/duty.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { loadTrip, loadTripsOf } from './tripAggregate.sql.ts';
import { Trip } from '../entities/trip.entity.ts';

const PARTICIPANT = 'id tripId userId name phone isOrganizer isCreator isViewer inviteStatus viewerCan';
const INGREDIENT = `id tripId mealId addedById addedBy { id name } amount { text } missing { text } name quantity unit notes purchased assignedToId alternatives
  selectedAlternative isOptimized mergedAs version purchasedById purchasedAt purchasedBy { ${PARTICIPANT} } assignedTo { ${PARTICIPANT} }`;
const EVERYTHING = `
  id name location startDate endDate createdBy mealTypes includeBreakfasts includeLunches includeDinners includeSnacks
  includeDesserts isCompleted viewerCan plannedMealCount totalMealCount mealsOutsidePlanCount
  participants { ${PARTICIPANT} }
  eaters { id tripId name participantId isCompanion portion version avoids { kind value strictness } arrives { date type }
    leaves { date type } }
  duties { date type kind participantId } cookBalance { participantId helpCount washUpCount }
  attendanceExceptions { eaterId date type attends } attendance { date type portions eaterIds }
  meals {
    id tripId date type name description instructions recipe assignedToId status isAiGenerated version createdAt
    upVotes downVotes myVote ingredientCount purchasedIngredientCount assignedTo { ${PARTICIPANT} }
    ingredients { ${INGREDIENT} }
  }
  items { ${INGREDIENT} }`;

const world = testWorld();
let schema: GraphQLSchema;
let trip: Trip;
let viewer: Viewer;
beforeAll(async () => {
  schema = createSchema();
  // The root loads nothing; the test compares what lies below it.
  const root = schema.getQueryType()?.getFields()['trip'];
  if (root !== undefined) root.resolve = (source: unknown) => source;
  const maya = await buildPerson(world);
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  trip = await buildTrip(world, maya);
  const { id, name, phone, email } = maya.user;
  viewer = { id, name, phone, email, isAdmin: false, language: null, units: null };
  const cook = await buildParticipant(world, trip, jonas);
  const own = await world.dataSource.manager.findOneByOrFail(Participant, { userId: maya.user.id });
  await buildParticipant(world, trip, null, { inviteStatus: 'pending', phone: null, name: 'Former member' });
  for (const [index, type] of MEAL_TYPES.entries()) {
    const meal = await buildMeal(world, trip, {
      type,
      name: index === 0 ? '' : `Meal "${index}" — ½ 🌮`,
      assignedToId: index % 2 === 0 ? cook.id : null,
      status: index === 3 ? 'not_needed' : 'planned',
      instructions: ['Chop, {then} "stir"', 'Serve'],
      createdAt: new Date('2026-05-31T23:59:59.123Z'),
    });
    if (index !== 4) await buildVote(world, meal, cook, index % 2 === 0 ? 'up' : 'down');
    if (index % 2 === 1) await buildVote(world, meal, own, 'up');
    for (let row = 0; row < index; row++)
      await buildIngredient(world, meal, {
        name: `Ingredient ${row}`,
        purchased: row % 2 === 0,
        purchasedById: row === 2 ? cook.id : null,
        purchasedAt: row === 2 ? new Date('2026-05-31T08:15:00.456Z') : null,
        mergedAs: row === 1 ? 'ingredient 1' : null,
        assignedToId: row === 1 ? cook.id : null,
        alternatives: ['Beans, {black}', 'NULL'],
        selectedAlternative: row % 3,
      });
  }
  await buildItem(world, trip, { addedById: cook.id });
  await buildItem(world, trip, { name: 'Ice', purchased: true, boughtPortionQuarters: 0, quantity: '3' });
  const child = await buildCompanion(world, own, {
    name: 'Leo — ½',
    portionQuarters: 2,
    arrivesDate: '2026-06-14',
    arrivesType: 'lunch',
    avoids: [{ kind: 'content', value: 'egg', strictness: 'allergy' }],
  });
  await world.dataSource.manager.insert(AttendanceException, [
    { tripId: trip.id, eaterId: child.id, date: '2026-06-13', type: 'dinner', attends: true },
    { tripId: trip.id, eaterId: child.id, date: '2026-06-15', type: 'breakfast', attends: false },
  ]);
  await world.dataSource.manager.insert(Duty, [
    { tripId: trip.id, date: '2026-06-13', type: 'dinner', kind: 'wash_up', participantId: cook.id },
    { tripId: trip.id, date: '2026-06-13', type: 'dinner', kind: 'help', participantId: own.id },
  ]);
  await buildMeal(world, trip, { date: '2026-06-20', name: '', status: 'not_needed' });
  await buildMeal(world, trip, { date: '2026-06-12', name: '', recipe: 'Grandmother' });
  await buildTrip(world, maya, { name: 'Empty trip' });
});

function freshCtx(): Ctx {
  return {
    ...world.deps,
    db: world.dataSource.manager,
    viewer,
    grant: null,
    caller: {
      ip: '127.0.0.1',
      sessionToken: null,
      idempotencyKey: null,
      device: null,
      languages: [],
      chosenLanguage: null,
      gone: new AbortController().signal,
      setSession: () => undefined,
      clearSession: () => undefined,
      setLanguage: () => undefined,
    },
    loaders: createLoaders(world.dataSource.manager, viewer),
  };
}

/** Everything below a trip, from the ctx's loaders. */
async function everythingOf(ctx: Ctx, root: Trip): Promise<unknown> {
  const { data, errors } = await graphql({
    schema,
    source: `{ trip(id: "${root.id}") { ${EVERYTHING} } }`,
    rootValue: root,
    contextValue: ctx,
  });
  expect(errors).toBeUndefined();
  return data?.['trip'];
}

describe('the aggregate read', () => {
  test('of a trip equals the answers of the loaders', async () => {
    const aggregated = freshCtx();
    expect(await loadTrip(aggregated, trip.id, 'view')).toMatchObject(
      Object.fromEntries(Object.entries(trip)),
    );
    const expected = await everythingOf(freshCtx(), trip);
    expect(await everythingOf(aggregated, trip)).toEqual(expected);
    expect(expected).toMatchObject({
      plannedMealCount: 3,
      totalMealCount: 9,
      mealsOutsidePlanCount: 3,
      meals: { length: 7 },
      items: [{ name: 'Charcoal', mealId: null, addedBy: { name: 'Jonas Weber' } }, { name: 'Ice' }],
    });
  });

  test('of the list of trips equals the answers of the loaders', async () => {
    const aggregated = freshCtx();
    const trips = await loadTripsOf(aggregated, viewer);
    expect(trips).toHaveLength(2);
    for (const found of trips) {
      const plain = await world.dataSource.manager.findOneByOrFail(Trip, { id: found.id });
      expect(found).toEqual(Object.fromEntries(Object.entries(plain)));
      expect(await everythingOf(aggregated, found)).toEqual(await everythingOf(freshCtx(), plain));
    }
  });

  test('leaves no query below a trip', async () => {
    const ctx = freshCtx();
    await loadTrip(ctx, trip.id, 'view');
    const known = [
      ctx.loaders.participantsOfTrip.get(trip.id),
      ctx.loaders.mealsOfTrip.get(trip.id),
      ctx.loaders.planTallyOfTrip.get(trip.id),
      ctx.loaders.eatersOfTrip.get(trip.id),
      ctx.loaders.exceptionsOfTrip.get(trip.id),
      ctx.loaders.itemsOfTrip.get(trip.id),
    ];
    expect(known.filter((value) => value instanceof Promise)).toEqual([]);
    for (const meal of await ctx.loaders.mealsOfTrip.get(trip.id)) {
      expect(ctx.loaders.ingredientsOfMeal.get(meal)).not.toBeInstanceOf(Promise);
      expect(ctx.loaders.ingredientTallyOfMeal.get(meal)).not.toBeInstanceOf(Promise);
      expect(ctx.loaders.votesOfMeal.get(meal)).not.toBeInstanceOf(Promise);
    }
  });

  /** Where statistics are old, Postgres expects one meal and takes the nested loop. */
  test('adds up the rows of a trip once, however Postgres joins them', async () => {
    const plan = await world.dataSource.transaction(async (db) => {
      await db.query(
        'set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_material = off',
      );
      const rows = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
        `explain (analyze, format json) ${STATEMENTS.get('trip_with_ingredients')}`,
        [trip.id, viewer.id],
      );
      return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    });
    const aggregates = plan.filter((node) => node['Node Type'] === 'Aggregate');
    expect(aggregates.length).toBeGreaterThan(5);
    expect(aggregates.filter((node) => node['Actual Loops'] > 1)).toEqual([]);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

import { restrictionFields } from '../../../domain/food/restriction/dietaryRestrictions.ts';
import { textUnitsFields } from '../../../domain/people/readerFields.ts';
import { inviteesFields } from '../../../domain/people/inviteFields.ts';
import { importFields } from '../../../domain/trip/transfer/tripImportFields.ts';
import { exportFields } from '../../../domain/trip/transfer/tripExport.ts';
import { newTripInput, tripChangeInput } from '../../../domain/trip/tripFields.ts';
import { MEAL_ALONE, TRIP, WHOLE_TRIP } from '../ctx/selections.ts';
import { rendered } from '../../../domain/text/rendered.ts';
import { flagsOf } from '../../../domain/plan/mealTypeFlags.ts';
import { exportFileStem } from '../../../domain/trip/transfer/tripExportJson.ts';
import { isCompleted } from '../access/policy.ts';
import { parseJson } from '../base/jsonBytes.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Route } from '../ctx/route.ts';
import type { Meal } from '../entities/meal.entity.ts';
import { presentMeal, presentMealAlone } from '../plan/meal/meal.rest.ts';
import { presentParticipant } from '../people/participant/participant.rest.ts';
import { movableRestrictions } from '../people/restriction/moveRestrictions.service.ts';
import { unansweredOnTrip } from '../people/verdict/verdict.service.ts';
import { rulesOf } from '../people/eater/withEaters.ts';
import { createTrip } from './createTrip.service.ts';
import { deleteTrip } from './deleteTrip.service.ts';
import { lastSuggestionRun } from '../plan/suggestion/lastRun.service.ts';
import type { Trip } from '../entities/trip.entity.ts';
import {
  mealsOutsidePlanCount,
  plannedMealCount,
  readTrip,
  restrictionsRead,
  totalMealCount,
  tripsOfViewer,
  viewerAbilities,
} from './trip.service.ts';
import { exportAllTrips, exportTrip } from './tripExport.service.ts';
import { importTrip } from './tripImport.service.ts';
import { putTrip } from './updateTrip.service.ts';

async function presentTrip(
  ctx: Ctx,
  trip: Trip,
  present: (ctx: Ctx, meal: Meal) => Promise<object>,
): Promise<object> {
  const { id, name, location, startDate, endDate, createdBy, createdAt } = trip;
  const { mealTypes, dietaryRestrictions, shoppingPlan, currency, version } = trip;
  const { participantsOfTrip, mealsOfTrip } = ctx.loaders;
  const [participants, meals] = await Promise.all([
    participantsOfTrip.get(trip.id),
    mealsOfTrip.get(trip.id),
  ]);
  return {
    id,
    name,
    location,
    startDate,
    endDate,
    createdBy,
    mealTypes,
    ...flagsOf(mealTypes),
    dietaryRestrictions,
    restrictionsRead: rendered(restrictionsRead(trip)),
    createdAt,
    rules: rulesOf(trip),
    restrictionParts: movableRestrictions(trip),
    shoppingPlan,
    currency,
    version,
    revision: await ctx.loaders.revisionOfTrip.get(trip.id),
    isCompleted: isCompleted(trip, ctx.now()),
    viewerCan: await viewerAbilities(ctx, trip),
    plannedMealCount: await plannedMealCount(ctx, trip),
    totalMealCount: await totalMealCount(ctx, trip),
    mealsOutsidePlanCount: await mealsOutsidePlanCount(ctx, trip),
    lastSuggestionRun: await presentRun(ctx, trip),
    participants: await Promise.all(participants.map((one) => presentParticipant(ctx, one))),
    meals: await Promise.all(meals.map((meal) => present(ctx, meal))),
  };
}

/** With ingredients, and who has not answered. */
async function presentWhole(ctx: Ctx, trip: Trip): Promise<object> {
  return { ...(await presentTrip(ctx, trip, presentMeal)), unanswered: await unansweredOnTrip(ctx, trip) };
}

async function presentRun(ctx: Ctx, trip: Trip): Promise<object | null> {
  const run = await lastSuggestionRun(ctx, trip);
  if (run === null) return null;
  const { id, mealCount, ingredientCount, createdAt } = run;
  return { id, mealCount, ingredientCount, createdAt };
}

async function presentTrips(ctx: Ctx, trips: readonly Trip[]): Promise<object[]> {
  return Promise.all(trips.map((trip) => presentTrip(ctx, trip, presentMealAlone)));
}

/** @param body bytes from importBody, or anything else without JSON */
function parsedFile(body: unknown): unknown {
  return Buffer.isBuffer(body) ? parseJson(body) : undefined;
}

export const tripRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips',
    twin: `{ trips { ${TRIP} meals { ${MEAL_ALONE} } } }`,
    who: 'signed in',
    summary: "The user's trips with participants and meals, without ingredients.",
    handle: async (ctx) => presentTrips(ctx, await tripsOfViewer(ctx)),
  },
  {
    method: 'GET',
    // Before the next path, which would take "export" for an id.
    path: '/api/trips/export',
    twin: '{ allTripsExport }',
    search: [exportFields, textUnitsFields],
    payload: '?include=schedule,meals&units=metric',
    who: 'signed in',
    summary: 'All trips the user organizes, as a file; `include` selects parts, `units` those of the list.',
    fileName: `${exportFileStem(null)}.json`,
    handle: (ctx, { query }) => exportAllTrips(ctx, query),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/export',
    twin: 'query ($id: ID!) { tripExport(tripId: $id) }',
    search: [exportFields, textUnitsFields],
    payload: '?include=schedule,meals&units=metric',
    who: 'organizer',
    summary: 'One trip as a file; `include` selects parts, `units` those of the list.',
    fileName: ({ id = '' }) => `${exportFileStem(id)}.json`,
    handle: (ctx, { params, query }) => exportTrip(ctx, params['id'], query),
  },
  {
    method: 'GET',
    path: '/api/trips/:id',
    twin: `query ($id: ID!) { trip(id: $id) { ${WHOLE_TRIP} } }`,
    who: 'member',
    summary: 'One trip with everything in it.',
    handle: async (ctx, { params }) => presentWhole(ctx, await readTrip(ctx, params['id'])),
  },
  {
    method: 'POST',
    path: '/api/trips',
    twin: `mutation ($input: CreateTripInput!) { createTrip(input: $input) { trip { ${WHOLE_TRIP} } } }`,
    body: [newTripInput, restrictionFields, inviteesFields],
    payload:
      '{ name, location, startDate, endDate, invitees?: [{ phone | email, name? }], invitePhones?, … }',
    who: 'signed in',
    summary:
      'Creates a trip and invites people. Texts beyond the daily limit wait: `textDueAt` of a participant.',
    status: 201,
    handle: async (ctx, { body }) => presentWhole(ctx, await createTrip(ctx, body)),
  },
  {
    method: 'POST',
    path: '/api/trips/import',
    twin: `mutation ($input: ImportTripInput!) { importTrip(input: $input) { trip @lift { ${WHOLE_TRIP} } leftOut { participantCount cookCount buyerCount purchasedCount receiptCount } } }`,
    file: 'application/json',
    search: [importFields],
    payload: '?startDate=2027-07-01',
    who: 'signed in',
    summary: 'Creates a trip from an exported file, the body. `startDate` moves its days.',
    status: 201,
    handle: async (ctx, { body, query }) => {
      const { trip, leftOut } = await importTrip(ctx, () => parsedFile(body), query['startDate']);
      return { ...(await presentWhole(ctx, trip)), leftOut };
    },
  },
  {
    method: 'PUT',
    path: '/api/trips/:id',
    twin: `mutation ($input: UpdateTripInput!) { updateTrip(input: $input) { trip { ${WHOLE_TRIP} } } }`,
    body: [tripChangeInput],
    payload: '{ name, location, startDate, endDate, dietaryRestrictions?, moveMeals?, version?, … }',
    who: 'organizer',
    summary:
      'Edits a trip; 409 with `conflict` for fields changed after the version. Absent meal types and `dietaryRestrictions` stay, beside a version all fields; `restrictionsRead` reports how restrictions were understood, `rules` what they forbid everybody at the table.',
    isVersioned: true,
    handle: async (ctx, { params, body }) => presentWhole(ctx, await putTrip(ctx, params['id'], body)),
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id',
    twin: 'mutation ($input: DeleteTripInput!) { deleteTrip(input: $input) { id } }',
    who: 'organizer',
    summary: 'Deletes a trip with everything in it.',
    status: 204,
    handle: async (ctx, { params }) => deleteTrip(ctx, params['id']),
  },
];

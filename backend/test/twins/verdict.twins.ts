import { settledBasis } from '../../../domain/people/verdict/settled.ts';
import { at, INGREDIENT, mutation, restOf, UNKNOWN_ID, VERDICT, type Fixture, type Twin } from './twin.ts';

const BEEF = { kind: 'content', value: 'beef' } as const;
const AVOID = { kind: 'CONTENT', value: 'beef' } as const;
const NOTE = ' She brings her own. ';
/** Of the beef that Maya does not eat, in the meal of the fixture. */
const BASIS = settledBasis(
  {
    name: '',
    instructions: [],
    rows: [
      {
        ...{ id: '', name: 'Ground beef', notes: null, alternatives: ['Turkey'], selectedAlternative: 0 },
        ...{ apartOfId: null, apartEaterIds: [] },
      },
    ],
  },
  [{ ...BEEF, strictness: 'diet' }],
);

/** Maya does not eat beef, which is in the meal. */
function avoidBeef({ client, tripId, eaterId }: Fixture): Promise<unknown> {
  return client.rest('PATCH', `/api/trips/${tripId}/eaters/${eaterId}`, {
    avoids: [{ ...BEEF, strictness: 'diet' }],
  });
}

async function settleBeef(fixture: Fixture): Promise<unknown> {
  await avoidBeef(fixture);
  const { client, mealId, eaterId } = fixture;
  return client.rest('POST', `/api/meals/${mealId}/settled`, {
    eaterId,
    avoid: BEEF,
    basis: BASIS,
    note: NOTE,
  });
}

const CHANGED_AMOUNT = 'quantity unit text calculation exact { quantity unit }';
const RULES = `rules { mealId before after reasons { avoid { kind value strictness } verdict ingredientId ingredientName sentence } }`;
const PREVIEW = `${RULES} leaving { mealId ingredients purchased } returning { mealId ingredients purchased } shares { participantId before { amountCents currency } after { amountCents currency } } meals { mealId before after } purchased verdicts { mealId eaterId before after
    reasons { eaterId avoid { kind value strictness } verdict ingredientId ingredientName sentence basis settled { how: note by: settledById at: settledAt } } }
  amounts { mealId ingredientId name purchased bought { ${CHANGED_AMOUNT} } before { ${CHANGED_AMOUNT} } after { ${CHANGED_AMOUNT} } missing { ${CHANGED_AMOUNT} } }`;

export const VERDICT_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/trips/:id/preview',
    what: 'what another portion would change',
    before: async (fixture) => {
      await avoidBeef(fixture);
      await fixture.client.rest('PATCH', `/api/meals/${fixture.mealId}`, { servings: 1 });
    },
    rest: ({ tripId, eaterId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/preview`,
      body: { eater: { id: eaterId, portion: 2, avoids: [] } },
    }),
    graphql: ({ tripId, eaterId }) => ({
      query: `query ($input: PreviewTableInput!) { previewTable(input: $input) { ${PREVIEW} } }`,
      variables: { input: { tripId, eater: { id: eaterId, portion: 2, avoids: [] } } },
      pick: restOf('previewTable'),
    }),
  },
  {
    route: 'POST /api/trips/:id/preview',
    what: 'what an avoid would change',
    rest: ({ tripId, eaterId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/preview`,
      body: { eater: { id: eaterId, avoids: [{ kind: 'content', value: 'beef', strictness: 'diet' }] } },
    }),
    graphql: ({ tripId, eaterId }) => ({
      query: `query ($input: PreviewTableInput!) { previewTable(input: $input) { ${PREVIEW} } }`,
      variables: {
        input: {
          tripId,
          eater: { id: eaterId, avoids: [{ kind: 'CONTENT', value: 'beef', strictness: 'DIET' }] },
        },
      },
      pick: restOf('previewTable'),
    }),
  },
  {
    route: 'POST /api/trips/:id/preview',
    what: 'what other dates would change',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/preview`,
      body: { startDate: '2026-06-14', endDate: '2026-06-16', moveMeals: true },
    }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!, $start: Date!, $end: Date!) {
        previewTripDates(tripId: $id, startDate: $start, endDate: $end, moveMeals: true) { ${PREVIEW} } }`,
      variables: { id: tripId, start: '2026-06-14', end: '2026-06-16' },
      pick: restOf('previewTripDates'),
    }),
  },
  {
    route: 'POST /api/trips/:id/preview',
    what: 'what other rules and meal types would change',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/preview`,
      body: { mealTypes: ['dinner'], dietaryRestrictions: ['vegan', 'no fish'] },
    }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!, $start: Date!, $end: Date!, $rules: [String!]) {
        previewTripDates(tripId: $id, startDate: $start, endDate: $end, mealTypes: [DINNER], dietaryRestrictions: $rules) { ${PREVIEW} } }`,
      variables: { id: tripId, start: '2026-06-13', end: '2026-06-15', rules: ['vegan', 'no fish'] },
      pick: restOf('previewTripDates'),
    }),
  },
  {
    route: 'GET /api/trips/:id/verdicts',
    what: 'verdicts with a conflict',
    before: avoidBeef,
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/verdicts` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { verdicts { ${VERDICT} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'verdicts'),
    }),
  },
  {
    route: 'POST /api/meals/:id/settled',
    what: 'a settled conflict',
    before: avoidBeef,
    rest: ({ mealId, eaterId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/settled`,
      body: { eaterId, avoid: BEEF, basis: BASIS, note: NOTE },
    }),
    graphql: ({ mealId, eaterId }) =>
      mutation(
        'settleConflict',
        `meal { verdict { ${VERDICT} } }`,
        { mealId, eaterId, avoid: AVOID, basis: BASIS, note: NOTE },
        ...['meal', 'verdict'],
      ),
  },
  {
    route: 'POST /api/meals/:id/settled',
    what: 'a conflict that has changed since it was seen',
    before: avoidBeef,
    rest: ({ mealId, eaterId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/settled`,
      body: { eaterId, avoid: BEEF, basis: 'another', note: NOTE },
    }),
    graphql: ({ mealId, eaterId }) =>
      mutation('settleConflict', 'meal { id }', {
        ...{ mealId, eaterId, avoid: AVOID, basis: 'another', note: NOTE },
      }),
  },
  {
    route: 'POST /api/meals/:id/settled',
    what: 'nothing to settle',
    rest: ({ mealId, eaterId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/settled`,
      body: { eaterId, avoid: BEEF, basis: BASIS, note: NOTE },
    }),
    graphql: ({ mealId, eaterId }) =>
      mutation('settleConflict', 'meal { id }', { mealId, eaterId, avoid: AVOID, basis: BASIS, note: NOTE }),
  },
  {
    route: 'DELETE /api/meals/:id/settled',
    what: 'a settled conflict taken back',
    before: settleBeef,
    rest: ({ mealId, eaterId }) => ({
      method: 'DELETE',
      path: `/api/meals/${mealId}/settled`,
      body: { eaterId, avoid: BEEF },
    }),
    graphql: ({ mealId, eaterId }) =>
      mutation(
        'unsettleConflict',
        `meal { verdict { ${VERDICT} } }`,
        { mealId, eaterId, avoid: AVOID },
        ...['meal', 'verdict'],
      ),
  },
  {
    route: 'POST /api/ingredients/:id/apart',
    what: 'a plate apart',
    rest: ({ ingredientId, eaterId, companionId }) => ({
      method: 'POST',
      path: `/api/ingredients/${ingredientId}/apart`,
      body: { eaterIds: [eaterId, companionId], name: ' Lentils ' },
    }),
    graphql: ({ ingredientId, eaterId, companionId }) =>
      mutation(
        'cookApart',
        `ingredient { ${INGREDIENT} }`,
        { ingredientId, eaterIds: [eaterId, companionId], name: ' Lentils ' },
        'ingredient',
      ),
  },
  {
    route: 'POST /api/ingredients/:id/apart',
    what: 'a plate apart of an unknown ingredient',
    rest: ({ eaterId }) => ({
      method: 'POST',
      path: `/api/ingredients/${UNKNOWN_ID}/apart`,
      body: { eaterIds: [eaterId], name: 'Lentils' },
    }),
    graphql: ({ eaterId }) =>
      mutation('cookApart', 'ingredient { id }', {
        ...{ ingredientId: UNKNOWN_ID, eaterIds: [eaterId], name: 'Lentils' },
      }),
  },
  {
    route: 'GET /api/trips/:id/cook-balance',
    what: 'what everybody cooks',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/cook-balance` }),
    graphql: ({ tripId }) => ({
      query: 'query ($id: ID!) { trip(id: $id) { cookBalance { participantId mealCount portions } } }',
      variables: { id: tripId },
      pick: at('trip', 'cookBalance'),
    }),
  },
];

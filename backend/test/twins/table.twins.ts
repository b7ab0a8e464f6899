import { at, EATER, mutation, SLOT_ATTENDANCE, UNKNOWN_ID, type Fixture, type Twin } from './twin.ts';

const FIELDS = {
  portion: 0.75,
  arrives: { date: '2026-06-13', type: 'lunch' },
  leaves: { date: '2026-06-15', type: 'breakfast' },
};
const AVOIDS = [
  { text: 'no peanuts', strictness: 'allergy' },
  { kind: 'diet', value: 'vegan', strictness: 'diet' },
];

/** With the enum values of the schema. */
function inSchema(input: object): Record<string, unknown> {
  const valueOf = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => valueOf(name, item));
    if (typeof value === 'object' && value !== null) return inSchema(value);
    return ['type', 'kind', 'strictness'].includes(name) ? String(value).toUpperCase() : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, valueOf(name, value)]));
}

const update = (id: string, input: object) => ({
  query: `mutation ($id: ID!, $input: UpdateEaterInput!) { updateEater(id: $id, input: $input) { eater { ${EATER} } } }`,
  variables: { id, input: inSchema(input) },
  pick: at('updateEater', 'eater'),
});
const remove = (id: string) => ({
  query: 'mutation ($id: ID!) { removeCompanion(id: $id) { eaterId } }',
  variables: { id },
  pick: () => null,
});

const REMEMBERED = 'id name portion avoids { kind value strictness } eatsEverything note answered';
async function eatsAndBrings({ client, tripId, eaterId }: Fixture): Promise<void> {
  await client.rest('PATCH', `/api/trips/${tripId}/eaters/${eaterId}`, { portion: 1.5, avoids: AVOIDS });
  await client.rest('POST', `/api/trips/${tripId}/eaters`, { name: 'Leo', portion: 0.5 });
}

const REMEMBERED_CHANGES: readonly (readonly [what: string, body: object])[] = [
  ['what the user eats', { portion: 1.5, avoids: AVOIDS }],
  ['a new companion', { name: 'Noa', portion: 0.5 }],
  ['a known companion', { name: 'Leo', avoids: AVOIDS }],
  ['a remark about a companion', { name: 'Leo', note: 'Fussy.' }],
  ['a companion who eats everything', { name: 'Leo', eatsEverything: true }],
  ['a portion that nobody eats', { portion: 3 }],
  ['an unknown person', { id: UNKNOWN_ID, portion: 1 }],
];

const ANSWERS: readonly (readonly [what: string, body: object])[] = [
  ['an eater of everything', { eatsEverything: true }],
  [
    'a remark beside an avoid',
    { note: ' Eats early. ', avoids: [{ text: 'no nuts, carries an EpiPen', strictness: 'allergy' }] },
  ],
  ['no remark', { note: null }],
  ['an eater of everything who avoids something', { eatsEverything: true, avoids: AVOIDS }],
];

const RESTRICTED = {
  ...{ name: 'Lake Wallowa Weekend', location: 'Joseph, Oregon' },
  ...{ startDate: '2026-06-13', endDate: '2026-06-15', dietaryRestrictions: ['halal', 'no nuts'] },
};
const RESTRICTION_MOVES: readonly (readonly [what: string, part: object])[] = [
  ['a restriction of one person', { kind: 'diet', value: 'halal', strictness: 'diet' }],
  ['a restriction that the trip does not have', { kind: 'diet', value: 'vegan', strictness: 'diet' }],
  ['neither a kind nor a text', { strictness: 'diet' }],
];

export const TABLE_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/trips/:id/eaters',
    what: 'who eats',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/eaters` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { eaters { ${EATER} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'eaters'),
    }),
  },
  {
    route: 'GET /api/trips/:id/attendance',
    what: 'who eats when',
    rest: ({ tripId }) => ({ method: 'GET', path: `/api/trips/${tripId}/attendance` }),
    graphql: ({ tripId }) => ({
      query: `query ($id: ID!) { trip(id: $id) { attendance { ${SLOT_ATTENDANCE} } } }`,
      variables: { id: tripId },
      pick: at('trip', 'attendance'),
    }),
  },
  {
    route: 'POST /api/trips/:id/eaters',
    what: 'a companion',
    rest: ({ tripId }) => ({
      ...{ method: 'POST', path: `/api/trips/${tripId}/eaters` },
      body: { name: 'Leo', ...FIELDS, avoids: AVOIDS },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'addCompanion',
        `eater { ${EATER} }`,
        { tripId, name: 'Leo', ...inSchema({ ...FIELDS, avoids: AVOIDS }) },
        'eater',
      ),
  },
  {
    route: 'POST /api/trips/:id/eaters',
    what: 'a companion without a name',
    rest: ({ tripId }) => ({ method: 'POST', path: `/api/trips/${tripId}/eaters`, body: { name: ' ' } }),
    graphql: ({ tripId }) => mutation('addCompanion', 'eater { id }', { tripId, name: ' ' }),
  },
  {
    route: 'PATCH /api/trips/:id/eaters/:eaterId',
    what: 'a changed eater',
    rest: ({ tripId, eaterId }) => ({
      ...{ method: 'PATCH', path: `/api/trips/${tripId}/eaters/${eaterId}` },
      body: { ...FIELDS, avoids: AVOIDS },
    }),
    graphql: ({ eaterId }) => update(eaterId, { ...FIELDS, avoids: AVOIDS }),
  },
  {
    route: 'PATCH /api/trips/:id/eaters/:eaterId',
    what: 'a portion that nobody eats',
    rest: ({ tripId, eaterId }) => ({
      ...{ method: 'PATCH', path: `/api/trips/${tripId}/eaters/${eaterId}`, body: { portion: 3 } },
    }),
    graphql: ({ eaterId }) => update(eaterId, { portion: 3 }),
  },
  ...ANSWERS.map(([what, body]): Twin => ({
    ...{ route: 'PATCH /api/trips/:id/eaters/:eaterId', what },
    rest: ({ tripId, eaterId }) => ({
      method: 'PATCH',
      path: `/api/trips/${tripId}/eaters/${eaterId}`,
      body,
    }),
    graphql: ({ eaterId }) => update(eaterId, body),
  })),
  {
    route: 'PATCH /api/trips/:id/eaters/:eaterId',
    what: 'an unknown eater',
    rest: ({ tripId }) => ({ method: 'PATCH', path: `/api/trips/${tripId}/eaters/${UNKNOWN_ID}`, body: {} }),
    graphql: () => update(UNKNOWN_ID, {}),
  },
  {
    route: 'DELETE /api/trips/:id/eaters/:eaterId',
    what: 'a removed companion',
    rest: ({ tripId, companionId }) => ({
      ...{ method: 'DELETE', path: `/api/trips/${tripId}/eaters/${companionId}` },
    }),
    graphql: ({ companionId }) => remove(companionId),
  },
  {
    route: 'DELETE /api/trips/:id/eaters/:eaterId',
    what: 'a participant',
    rest: ({ tripId, eaterId }) => ({ method: 'DELETE', path: `/api/trips/${tripId}/eaters/${eaterId}` }),
    graphql: ({ eaterId }) => remove(eaterId),
  },
  {
    route: 'PUT /api/trips/:id/attendance',
    what: 'a slot without the companion',
    rest: ({ tripId, companionId }) => ({
      ...{ method: 'PUT', path: `/api/trips/${tripId}/attendance` },
      body: { date: '2026-06-13', type: 'lunch', eaterId: companionId, attends: false },
    }),
    graphql: ({ tripId, companionId }) =>
      mutation(
        'setAttendance',
        `slot { ${SLOT_ATTENDANCE} }`,
        { tripId, date: '2026-06-13', type: 'LUNCH', eaterId: companionId, attends: false },
        'slot',
      ),
  },
  {
    route: 'PUT /api/trips/:id/attendance',
    what: 'a day outside of the trip',
    rest: ({ tripId, eaterId }) => ({
      ...{ method: 'PUT', path: `/api/trips/${tripId}/attendance` },
      body: { date: '2026-07-13', type: 'lunch', eaterId, attends: false },
    }),
    graphql: ({ tripId, eaterId }) =>
      mutation('setAttendance', 'slot { date }', {
        ...{ tripId, date: '2026-07-13', type: 'LUNCH', eaterId, attends: false },
      }),
  },
  {
    route: 'GET /api/auth/me/eater',
    what: 'what is remembered of the user',
    before: eatsAndBrings,
    rest: () => ({ method: 'GET', path: '/api/auth/me/eater' }),
    graphql: () => ({ query: `{ rememberedSelf { ${REMEMBERED} } }`, pick: at('rememberedSelf') }),
  },
  {
    route: 'GET /api/auth/me/eater',
    what: 'nothing',
    rest: () => ({ method: 'GET', path: '/api/auth/me/eater' }),
    graphql: () => ({ query: `{ rememberedSelf { ${REMEMBERED} } }`, pick: at('rememberedSelf') }),
  },
  {
    route: 'GET /api/auth/me/companions',
    what: 'companions of earlier trips',
    before: eatsAndBrings,
    rest: () => ({ method: 'GET', path: '/api/auth/me/companions' }),
    graphql: () => ({
      query: `{ rememberedCompanions { ${REMEMBERED} } }`,
      pick: at('rememberedCompanions'),
    }),
  },
  ...REMEMBERED_CHANGES.map(([what, body]): Twin => ({
    ...{ route: 'PUT /api/auth/me/eaters', what },
    before: eatsAndBrings,
    rest: () => ({ method: 'PUT', path: '/api/auth/me/eaters', body }),
    graphql: () => mutation('rememberEater', `eater { ${REMEMBERED} }`, inSchema(body), 'eater'),
  })),
  ...RESTRICTION_MOVES.map(([what, part]): Twin => ({
    ...{ route: 'POST /api/trips/:id/restrictions/move', what },
    before: ({ client, tripId }) => client.rest('PUT', `/api/trips/${tripId}`, RESTRICTED),
    rest: ({ tripId, eaterId }) => ({
      ...{ method: 'POST', path: `/api/trips/${tripId}/restrictions/move` },
      body: { moves: [{ ...part, eaterIds: [eaterId] }] },
    }),
    graphql: ({ tripId, eaterId }) =>
      mutation(
        'moveRestrictions',
        `eaters { ${EATER} }`,
        { tripId, moves: [{ ...inSchema(part), eaterIds: [eaterId] }] },
        'eaters',
      ),
  })),
  {
    route: 'DELETE /api/auth/me/eaters/:eaterId',
    what: 'nobody who is remembered',
    rest: () => ({ method: 'DELETE', path: `/api/auth/me/eaters/${UNKNOWN_ID}` }),
    graphql: () => ({
      query: 'mutation ($id: ID!) { forgetRememberedEater(id: $id) { id } }',
      variables: { id: UNKNOWN_ID },
      pick: () => null,
    }),
  },
];

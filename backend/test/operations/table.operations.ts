import {
  cabinOf,
  allRoles,
  always,
  forOrganizers,
  input,
  organizersLocked,
  organizersWhileOpen,
  signedIn,
  whileOpen,
  type Operations,
} from './operation.ts';

const ADD = input('addCompanion', 'eater { name }');
const UPDATE = `mutation ($id: ID!, $input: UpdateEaterInput!) {
  updateEater(id: $id, input: $input) { eater { portion avoids { value } } } }`;
const REMOVE = 'mutation ($id: ID!) { removeCompanion(id: $id) { eaterId } }';
const ATTEND = input('setAttendance', 'slot { portions }');

const RENAME_GROUP = input('renameGroup', 'eaters { group }');
const ATTEND_MANY = input('changeAttendance', 'slots { portions }');

const avoids = [{ text: 'no peanuts', strictness: 'ALLERGY' }];

export const TABLE_OPERATIONS: Operations = {
  'Mutation.addCompanion': {
    document: ADD,
    variables: ({ tripId }) => ({ input: { tripId, name: 'Leo', portion: 0.5 } }),
    outcomes: whileOpen,
  },
  'Mutation.addCompanion, of another participant': {
    document: ADD,
    variables: ({ tripId, otherId }) => ({ input: { tripId, participantId: otherId, name: 'Leo' } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.addCompanions': {
    document: input('addCompanions', 'eaters { name }'),
    variables: ({ tripId }) => ({
      input: { tripId, companions: [{ name: 'Leo', avoids }, { name: 'Mia' }] },
    }),
    outcomes: whileOpen,
  },
  'Query.readPeople': {
    document: `query ($input: ReadPeopleInput!) { readPeople(input: $input) { people { name } notes } }`,
    variables: ({ tripId }) => ({ input: { tripId, text: 'Name,Portion\nLeo,1/2' } }),
    outcomes: whileOpen,
  },
  'Mutation.updateEater': {
    document: UPDATE,
    variables: ({ ownEaterId }) => ({ id: ownEaterId, input: { portion: 1.5, avoids } }),
    outcomes: whileOpen,
  },
  'Mutation.updateEater, a companion': {
    document: UPDATE,
    variables: ({ ownCompanionId }) => ({ id: ownCompanionId, input: { name: 'Leonie', avoids } }),
    outcomes: whileOpen,
  },
  'Mutation.updateEater, of another participant': {
    document: UPDATE,
    variables: ({ otherEaterId }) => ({ id: otherEaterId, input: { portion: 1.5 } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.updateEater, the name of a pending participant': {
    document: UPDATE,
    variables: ({ pendingEaterId }) => ({ id: pendingEaterId, input: { name: 'Ruth' } }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.updateEater, the name of a member': {
    document: UPDATE,
    variables: ({ otherEaterId }) => ({ id: otherEaterId, input: { name: 'Ruth' } }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.removeCompanion': {
    document: REMOVE,
    variables: ({ ownCompanionId }) => ({ id: ownCompanionId }),
    outcomes: whileOpen,
  },
  'Mutation.removeCompanion, of another participant': {
    document: REMOVE,
    variables: ({ otherCompanionId }) => ({ id: otherCompanionId }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.removeCompanion, a participant': {
    document: REMOVE,
    variables: ({ otherEaterId }) => ({ id: otherEaterId }),
    outcomes: { open: forOrganizers('CONFLICT'), completed: organizersLocked },
  },
  'Mutation.removeCompanions': {
    document: input('removeCompanions', 'eaterIds'),
    variables: ({ tripId, ownCompanionId }) => ({ input: { tripId, eaterIds: [ownCompanionId] } }),
    outcomes: whileOpen,
  },
  'Mutation.setAttendance': {
    document: ATTEND,
    variables: ({ tripId, ownEaterId, freeDate }) => ({
      input: { tripId, eaterId: ownEaterId, date: freeDate, type: 'LUNCH', attends: false },
    }),
    outcomes: whileOpen,
  },
  'Mutation.setAttendance, of another participant': {
    document: ATTEND,
    variables: ({ tripId, otherEaterId, freeDate }) => ({
      input: { tripId, eaterId: otherEaterId, date: freeDate, type: 'LUNCH', attends: false },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.changeAttendance': {
    document: ATTEND_MANY,
    variables: ({ tripId, ownEaterId, ownCompanionId, freeDate }) => ({
      input: {
        tripId,
        changes: [{ eaterIds: [ownEaterId, ownCompanionId], date: freeDate, type: 'LUNCH', attends: false }],
      },
    }),
    outcomes: whileOpen,
  },
  'Mutation.changeAttendance, of another participant': {
    document: ATTEND_MANY,
    variables: ({ tripId, ownEaterId, otherEaterId, freeDate }) => ({
      input: {
        tripId,
        changes: [{ eaterIds: [ownEaterId, otherEaterId], date: freeDate, type: 'LUNCH', attends: false }],
      },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.renameGroup': {
    document: RENAME_GROUP,
    variables: ({ tripId, ownId }) => ({ input: { tripId, group: cabinOf({ id: ownId }), name: 'Otters' } }),
    outcomes: whileOpen,
  },
  'Mutation.renameGroup, of another participant': {
    document: RENAME_GROUP,
    variables: ({ tripId, otherId }) => ({
      input: { tripId, group: cabinOf({ id: otherId }), name: 'Otters' },
    }),
    outcomes: organizersWhileOpen,
  },
  'Query.rememberedSelf': { document: '{ rememberedSelf { portion } }', outcomes: always(signedIn) },
  'Query.rememberedCompanions': { document: '{ rememberedCompanions { name } }', outcomes: always(signedIn) },
  'Mutation.moveRestrictions': {
    document: input('moveRestrictions', 'eaters { avoids { value } }'),
    variables: ({ tripId, otherEaterId }) => ({
      input: {
        tripId,
        moves: [{ kind: 'DIET', value: 'vegetarian', strictness: 'DIET', eaterIds: [otherEaterId] }],
      },
    }),
    outcomes: organizersWhileOpen,
  },
  'Mutation.rememberEater': {
    document: input('rememberEater', 'eater { name portion }'),
    variables: () => ({ input: { name: 'Leo', portion: 0.5, avoids } }),
    outcomes: always(signedIn),
  },
  'Mutation.forgetRememberedEater': {
    document: 'mutation ($id: ID!) { forgetRememberedEater(id: $id) { id } }',
    variables: ({ ownEaterId }) => ({ id: ownEaterId }),
    outcomes: always({ ...allRoles('NOT_FOUND'), visitor: 'UNAUTHENTICATED' }),
  },
};

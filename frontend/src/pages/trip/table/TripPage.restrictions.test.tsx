import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eaterAnswer } from '../../../../test/answers/tableAnswers.ts';
import { JONAS, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import {
  MoveRestrictionsDocument,
  TripRestrictionsDocument,
} from '../../../people/restrictions/MoveRestrictions.generated.ts';

const MAYA = eaterAnswer('e1', VIEWER);
const OF_JONAS = eaterAnswer('e3', JONAS);
const change = {
  participants: [VIEWER, JONAS],
  eaters: [MAYA, OF_JONAS],
  dietaryRestrictions: ['Vegetarian, nut allergy'],
  viewerCan: ['VIEW', 'EDIT', 'EDIT_EATERS'],
} satisfies Parameters<typeof tripAnswer>[1];
const part = (value: string, strictness: 'ALLERGY' | 'DIET') => ({
  ...{ __typename: 'RestrictionPart', kind: 'DIET', value, text: null, strictness },
});
const NUT_FREE = part('nut-free', 'ALLERGY');
const PARTS = {
  request: { query: TripRestrictionsDocument, variables: { id: TRIP_ID } },
  result: {
    data: {
      trip: {
        ...{ __typename: 'Trip', id: TRIP_ID },
        restrictionParts: [part('vegetarian', 'DIET'), NUT_FREE],
      },
    },
  },
};
const rowOf = (name: string) => screen.findByRole('button', { name });

it('gives a restriction to a person, and keeps the other for everybody', async () => {
  const avoid = { ...{ kind: 'DIET' as const, value: 'nut-free' }, strictness: 'ALLERGY' as const };
  const { restrictionsRead, rules } = tripAnswer([], { ...change, dietaryRestrictions: ['vegetarian'] });
  const moved = {
    request: {
      query: MoveRestrictionsDocument,
      variables: { input: { tripId: TRIP_ID, moves: [{ ...avoid, text: null, eaterIds: [OF_JONAS.id] }] } },
    },
    result: {
      data: {
        moveRestrictions: {
          __typename: 'MoveRestrictionsPayload',
          eaters: [eaterAnswer('e3', JONAS, { avoids: [avoid], version: 2 })],
          trip: {
            ...{ __typename: 'Trip', id: TRIP_ID, dietaryRestrictions: ['vegetarian'] },
            restrictionsRead: { ...restrictionsRead, understood: ['vegetarian'], wordsOnly: [] },
            rules,
            restrictionParts: [part('vegetarian', 'DIET')],
          },
        },
      },
    },
  };
  showTrip([], { change, mocks: [PARTS, { request: moved.request, error: new Error('offline') }, moved] });
  await userEvent.click(await rowOf('Vegetarian, nut-free: who is that?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is that?' }));
  const nuts = within(await dialog.findByRole('group', { name: 'Nut-free as an allergy' }));
  const everybody = nuts.getByRole('checkbox', { name: 'Everybody, keep as a rule' });
  await userEvent.click(nuts.getByRole('checkbox', { name: 'Maya Torres' }));
  expect(everybody).not.toBeChecked();
  await userEvent.click(everybody);
  expect(nuts.getByRole('checkbox', { name: 'Maya Torres' })).not.toBeChecked();
  await userEvent.click(nuts.getByRole('checkbox', { name: 'Jonas Weber' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Not saved')).toBeVisible();
  expect(nuts.getByRole('checkbox', { name: 'Jonas Weber' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowOf('Vegetarian: who is that?')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Jonas Weber.*nut/i })).toBeVisible();
});

it('can be given after somebody else has changed the restrictions', async () => {
  const refused = { message: 'The restrictions have changed.', extensions: { code: 'CONFLICT' } };
  const moves = [
    { kind: 'DIET', value: 'vegetarian', text: null, strictness: 'DIET', eaterIds: [OF_JONAS.id] },
  ];
  showTrip([], {
    change,
    rereads: { data: { trip: tripAnswer([], change) } },
    mocks: [
      PARTS,
      {
        request: { query: MoveRestrictionsDocument, variables: { input: { tripId: TRIP_ID, moves } } },
        result: { errors: [refused] },
      },
      {
        request: PARTS.request,
        result: { data: { trip: { ...PARTS.result.data.trip, restrictionParts: [NUT_FREE] } } },
      },
    ],
  });
  await userEvent.click(await rowOf('Vegetarian, nut-free: who is that?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is that?' }));
  const diet = within(await dialog.findByRole('group', { name: 'Vegetarian' }));
  await userEvent.click(diet.getByRole('checkbox', { name: 'Jonas Weber' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.queryByRole('group', { name: 'Vegetarian' })).toBeNull());
  expect(dialog.getByText('Not saved')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Nut-free as an allergy' })).toBeVisible();
});

it('is offered to those who may change everybody, on trips with restrictions', async () => {
  showTrip([], { change: { ...change, viewerCan: ['VIEW', 'EDIT_OWN_EATERS'] } });
  expect(await screen.findByRole('region', { name: 'Trip Members' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /who is that/ })).toBeNull();
});

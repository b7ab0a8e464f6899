import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { NO_EFFECT } from '../../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { JONAS, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { AddCompanionDocument, UpdateEaterDocument } from '../../../people/eater/WhoEats.generated.ts';
import { RememberedDocument } from '../../../people/eater/Remembered.generated.ts';

const VEGAN = { kind: 'DIET', value: 'vegan', strictness: 'DIET' } as const;
const NUTS = { kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' } as const;
const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'], avoids: [VEGAN] });
const OF_JONAS = eaterAnswer('e3', JONAS);
const CHANGE = { participants: [VIEWER, JONAS], eaters: [MAYA, OF_JONAS] };
const CAN = ['VIEW', 'EDIT_OWN_EATERS'] as const;
const BEN = eaterAnswer('e4', VIEWER, { name: 'Ben', isCompanion: true, portion: 0.5, avoids: [NUTS] });

const MEMORY = answerTo(
  RememberedDocument,
  {},
  {
    rememberedSelf: null,
    rememberedCompanions: [
      {
        __typename: 'RememberedEater',
        id: 'r1',
        name: 'Ben',
        portion: 0.5,
        avoids: [{ __typename: 'EaterAvoid', ...NUTS }],
      },
    ],
  },
);
const TRIP = { __typename: 'Trip', id: TRIP_ID, revision: 2 };
const UPDATE = answerTo(
  UpdateEaterDocument,
  { tripId: TRIP_ID, id: MAYA.id, input: { portion: 1.5, version: 1 } },
  { updateEater: { eater: { ...MAYA, portion: 1.5, version: 2 }, trip: TRIP } },
);
const ADD = {
  query: AddCompanionDocument,
  variables: {
    input: { tripId: TRIP_ID, participantId: VIEWER.id, name: 'Ben', portion: 0.5, avoids: [NUTS] },
  },
};

const change = { ...CHANGE, viewerCan: [...CAN] };
const sheetOf = async () => within(await screen.findByRole('dialog', { name: 'Three quick questions' }));

describe('the sheet after accepting an invitation', () => {
  it('saves the person and whom they bring, as remembered; what is saved is not sent twice', async () => {
    const eaters = [{ ...MAYA, portion: 1.5, version: 2 }, BEN, OF_JONAS];
    const added = {
      request: ADD,
      result: { data: { addCompanion: { eater: BEN, trip: tripAnswer([], { ...change, eaters }) } } },
    };
    showTrip([], {
      change,
      query: '?welcome=1',
      mocks: [MEMORY, ...NO_EFFECT, UPDATE, { request: ADD, error: new Error('offline') }, added],
    });
    const sheet = await sheetOf();
    expect(sheet.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: /Hungry/ }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Bring somebody' }));
    const bring = within(await screen.findByRole('dialog', { name: 'Who are you bringing?' }));
    await userEvent.click(await bring.findByRole('button', { name: 'Bring Ben' }));
    expect(bring.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
    expect(bring.queryByRole('button', { name: 'Bring Ben' })).toBeNull();
    await userEvent.click(bring.getByRole('button', { name: 'Add Ben' }));
    expect(await bring.findByText('Not saved. Please try again.')).toBeVisible();
    await userEvent.click(bring.getByRole('button', { name: 'Try again' }));
    const back = await sheetOf();
    expect(await back.findByRole('button', { name: 'Ben' })).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'Trip Members' })).toHaveTextContent('3 people');
    expect(window.location.search).toBe('');
  });

  it('is skipped by Escape', async () => {
    showTrip([], { change, query: '?welcome=1', mocks: [MEMORY] });
    await sheetOf();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('says "I eat everything" once, by its box', async () => {
    const silent = { ...MAYA, avoids: [], eatsEverything: false };
    const input = { eatsEverything: true, version: 1 };
    const answered = { ...silent, eatsEverything: true, version: 2 };
    showTrip([], {
      change: { ...change, eaters: [silent, OF_JONAS] },
      query: '?welcome=1',
      mocks: [
        MEMORY,
        answerTo(
          UpdateEaterDocument,
          { tripId: TRIP_ID, id: MAYA.id, input },
          { updateEater: { eater: answered, trip: TRIP } },
        ),
      ],
    });
    const sheet = await sheetOf();
    expect(sheet.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'I eat everything' })).toBeNull();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'I eat everything' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'What don’t you eat?' })).toBeNull();
  });

  it('is offered to who did not answer, as to the creator of a new trip', async () => {
    const asked = { ...change, eaters: [{ ...MAYA, avoids: [], eatsEverything: false }] };
    showTrip([], { change: asked, mocks: [MEMORY] });
    await userEvent.click(await screen.findByRole('button', { name: 'What don’t you eat?' }));
    const sheet = await sheetOf();
    expect(sheet.getByRole('checkbox', { name: 'I eat everything' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'What don’t you eat?' })).toHaveFocus();
  });

  it('does not ask who answered', async () => {
    showTrip([], { change: { ...change, eaters: [{ ...MAYA, eatsEverything: true }] } });
    expect(await screen.findByRole('region', { name: 'Trip Members' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'What don’t you eat?' })).toBeNull();
  });

  it('is not shown for a completed trip', async () => {
    showTrip([], { change: { ...change, viewerCan: ['VIEW'] }, query: '?welcome=1' });
    expect(await screen.findByRole('region', { name: 'Trip Members' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

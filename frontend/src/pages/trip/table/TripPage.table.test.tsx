import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { NO_EFFECT } from '../../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { JONAS, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import {
  AddCompanionDocument,
  RemoveCompanionDocument,
  UpdateEaterDocument,
} from '../../../people/eater/WhoEats.generated.ts';
import { RememberedDocument } from '../../../people/eater/Remembered.generated.ts';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
const BEN = eaterAnswer('e2', VIEWER, {
  name: 'Ben',
  isCompanion: true,
  portion: 0.5,
  viewerCan: ['EDIT', 'REMOVE'],
  avoids: [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
});
const OF_JONAS = eaterAnswer('e3', JONAS, {
  avoids: [
    { kind: 'DIET', value: 'vegan', strictness: 'DIET' },
    { kind: 'WORD', value: 'mushroom', strictness: 'DISLIKE' },
  ],
  arrives: { date: '2030-06-14', type: 'LUNCH' },
});
const MEMORY = answerTo(RememberedDocument, {}, { rememberedSelf: null, rememberedCompanions: [] });
const CHANGE = { participants: [VIEWER, JONAS], eaters: [MAYA, BEN, OF_JONAS] };
const showPeople = (change: Parameters<typeof showTrip>[1]) =>
  showTrip([], { below: '/people', change: CHANGE, ...change });
/** The person's sheet. */
async function openPerson(name: string) {
  const list = within(await screen.findByRole('list', { name: 'People of this trip' }));
  await userEvent.click(list.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
const isChecked = (name: RegExp) => waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked());
const TRIP = { __typename: 'Trip', id: TRIP_ID, revision: 2 };
const update = (
  input: object,
  eater: object,
  version = 1,
): Pick<MockLink.MockedResponse, 'request' | 'result'> =>
  answerTo(
    UpdateEaterDocument,
    { tripId: TRIP_ID, id: BEN.id, input: { ...input, version } },
    { updateEater: { eater: { ...BEN, ...eater }, trip: TRIP } },
  );

describe('somebody you bring', () => {
  const added = eaterAnswer('e4', VIEWER, { name: 'Noa', isCompanion: true, portion: 0.5 });
  const add = answerTo(
    AddCompanionDocument,
    {
      input: {
        tripId: TRIP_ID,
        participantId: VIEWER.id,
        name: 'Noa',
        portion: 0.5,
        avoids: [
          { kind: 'CONTENT', value: 'gluten', strictness: 'ALLERGY' },
          { text: 'olives', strictness: 'DISLIKE' },
        ],
      },
    },
    {
      addCompanion: { eater: added, trip: tripAnswer([], { ...CHANGE, eaters: [...CHANGE.eaters, added] }) },
    },
  );
  const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Who are you bringing?' }));

  it('is added with what was chosen and typed', async () => {
    showPeople({ query: '?eater=new', mocks: [MEMORY, ...NO_EFFECT, add] });
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Give a name, for the card in the kitchen.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'Noa');
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gluten' }));
    // Saved although it was not added to the list.
    await userEvent.type(dialog.getByLabelText(/^In your own words/), 'olives');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Noa' }));
    expect(await screen.findByText('4 people,', { exact: false })).toHaveTextContent('3 adult portions');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('comes and goes as who brings them, and waits here until they are added', async () => {
    showPeople({ query: '?eater=new', mocks: [MEMORY, MEMORY] });
    const dialog = await dialogOf();
    expect(dialog.getByRole('radio', { name: 'Same as you' })).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Name'), 'Noa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Somebody you’re bringing' }));
    const again = await dialogOf();
    expect(again.getByLabelText('Name')).toHaveValue('Noa');
    await userEvent.click(again.getByRole('button', { name: 'Discard it' }));
    expect(again.getByLabelText('Name')).toHaveValue('');
  });

  it('is brought by another participant, from their sheet', async () => {
    const jonas = { ...OF_JONAS, viewerCan: ['EDIT' as const] };
    showPeople({ change: { ...CHANGE, eaters: [MAYA, jonas] } });
    const sheet = await openPerson('Jonas Weber');
    await userEvent.click(sheet.getByRole('button', { name: 'Somebody Jonas is bringing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is Jonas bringing?' }));
    expect(dialog.getByRole('radio', { name: 'Same as Jonas' })).toBeChecked();
  });
});

const BROKEN = { message: 'Internal server error', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
const GLUTEN = { kind: 'CONTENT', value: 'gluten', strictness: 'ALLERGY' } as const;
const WITH_GLUTEN = { avoids: [...BEN.avoids, { __typename: 'EaterAvoid' as const, ...GLUTEN }] };
const GLUTEN_TOO = {
  avoids: WITH_GLUTEN.avoids.map(({ kind, value, strictness }) => ({ kind, value, strictness })),
};

const offlineUnless = (connection: { readonly isOn: boolean }): MockLink.MockedResponse => ({
  request: { query: UpdateEaterDocument, variables: () => !connection.isOn },
  error: new Error('offline'),
  maxUsageCount: 99,
});

describe('the sheet of a person', () => {
  it('saves each change at once, and takes it back', async () => {
    const before = GLUTEN_TOO.avoids.slice(0, 1);
    showPeople({
      mocks: [
        update(GLUTEN_TOO, { ...WITH_GLUTEN, version: 2 }),
        update({ avoids: before }, { version: 3 }, 2),
      ],
    });
    const sheet = await openPerson('Ben');
    expect(sheet.getByText('With you')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Gluten' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: 'Gluten' })).not.toBeChecked());
    expect(sheet.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
  });

  it('sends only what changed, keeps it after an error, and asks when somebody else changed it', async () => {
    const refused = {
      result: {
        errors: [
          {
            message: 'Changed meanwhile.',
            extensions: { code: 'CONFLICT', conflict: { version: 2, fields: [], current: {} } },
          },
        ],
      },
    };
    const change = update({ portion: 1 }, { portion: 1, version: 3 });
    showPeople({
      mocks: [
        ...NO_EFFECT,
        { request: change.request, result: { errors: [BROKEN] } },
        { request: change.request, ...refused },
        update({ portion: 1 }, { portion: 1, version: 3 }, 2),
      ],
    });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('radio', { name: /Adult/ }));
    expect(await sheet.findByText('Not saved. Please try again.')).toBeVisible();
    await isChecked(/Adult/);
    await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await isChecked(/Adult/);
  });

  it('saves one change after the other, each based on the one before', async () => {
    const { request, result } = update({ portion: 1 }, { portion: 1, version: 2 });
    const isFirst = jest.fn(({ input }: { input?: { portion?: number } }) => input?.portion === 1);
    showPeople({
      mocks: [
        ...NO_EFFECT,
        { request: { ...request, variables: isFirst }, ...(result && { result }), delay: 300 },
        update({ portion: 1.5 }, { portion: 1.5, version: 3 }, 2),
      ],
    });
    const sheet = await openPerson('Ben');
    fireEvent.click(sheet.getByRole('radio', { name: /Adult/ }));
    await waitFor(() => expect(isFirst).toHaveBeenCalled());
    fireEvent.click(sheet.getByRole('radio', { name: /Hungry/ }));
    await waitFor(() => expect(screen.getByText(/^3 people,/)).toHaveTextContent('3½ adult portions'));
    await isChecked(/Hungry/);
  });

  it('saves what is changed back before the first change is saved', async () => {
    const { request, result } = update(GLUTEN_TOO, { ...WITH_GLUTEN, version: 2 });
    const back = update({ avoids: GLUTEN_TOO.avoids.slice(0, 1) }, { version: 3 }, 2);
    const basedOn = (version: number) =>
      jest.fn(({ input }: { input?: { version?: number } }) => input?.version === version);
    const [isFirst, isBack] = [basedOn(1), basedOn(2)];
    showPeople({
      mocks: [
        { request: { ...request, variables: isFirst }, ...(result && { result }), delay: 300 },
        { ...back, request: { ...back.request, variables: isBack } },
      ],
    });
    const sheet = await openPerson('Ben');
    const gluten = sheet.getByRole('checkbox', { name: 'Gluten' });
    fireEvent.click(gluten);
    await waitFor(() => expect(isFirst).toHaveBeenCalled());
    fireEvent.click(gluten);
    await waitFor(() => expect(isBack).toHaveBeenCalledWith(back.request.variables));
    expect(await sheet.findByText('Saved')).toBeVisible();
    expect(gluten).not.toBeChecked();
  });

  it('takes the values that the server has, not the older ones shown here', async () => {
    const conflict = {
      version: 4,
      fields: ['portion'],
      changedBy: JONAS.id,
      changedAt: '2030-06-01T09:00:00.000Z',
      current: {
        name: 'Ben',
        portion: 1.5,
        arrives: null,
        leaves: null,
        avoids: [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }],
      },
    };
    const errors = [{ message: 'Changed meanwhile.', extensions: { code: 'CONFLICT', conflict } }];
    const { request } = update({ portion: 1 }, {});
    showPeople({ mocks: [...NO_EFFECT, { request, result: { errors } }] });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('radio', { name: /Adult/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Take theirs' }));
    await isChecked(/Hungry/);
    expect(sheet.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
  });

  it('closes when somebody else removes the person', async () => {
    const { cache } = showPeople({});
    await openPerson('Ben');
    await act(async () => {
      cache.modify({
        id: `Trip:${TRIP_ID}`,
        fields: { eaters: () => [MAYA, OF_JONAS].map(({ id }) => ({ __ref: `Eater:${id}` })) },
      });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('saves what is typed when it is closed', async () => {
    const olives = { kind: 'WORD', value: 'olive', strictness: 'DISLIKE' } as const;
    const avoids = [...BEN.avoids, { __typename: 'EaterAvoid' as const, ...olives }];
    const typed = BEN.avoids.map(({ kind, value, strictness }) => ({ kind, value, strictness }));
    showPeople({
      mocks: [
        update({ avoids: [...typed, { text: 'olives', strictness: 'DISLIKE' }] }, { avoids, version: 2 }),
      ],
    });
    const sheet = await openPerson('Ben');
    await userEvent.type(sheet.getByLabelText(/^In your own words/), 'olives');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('No olive if possible')).toBeVisible();
  });

  it('says when it is closed that its last change was not saved', async () => {
    const { request } = update({ portion: 1 }, {});
    const broken = { request, result: { errors: [BROKEN] }, delay: 300, maxUsageCount: 2 };
    showPeople({ mocks: [...NO_EFFECT, broken] });
    const sheet = await openPerson('Ben');
    fireEvent.click(sheet.getByRole('radio', { name: /Adult/ }));
    fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Not saved')).toBeVisible();
  });

  it('keeps an answer without a connection, and saves it when it is opened again', async () => {
    const connection = { isOn: false };
    const change = update(GLUTEN_TOO, { ...WITH_GLUTEN, version: 2 });
    showPeople({ mocks: [offlineUnless(connection), change] });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Gluten' }));
    expect(await sheet.findByText('Not saved, no connection. Kept here.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Not saved, no connection. Kept here.')).toBeVisible();
    expect(screen.queryByText('Not saved')).toBeNull();
    connection.isOn = true;
    const again = await openPerson('Ben');
    expect(again.getByRole('checkbox', { name: 'Gluten' })).toBeChecked();
    expect(await again.findByText('Saved')).toBeVisible();
  });

  it('does not save a kept answer over a later one of somebody else, who is asked about', async () => {
    const connection = { isOn: false };
    const { request } = update(GLUTEN_TOO, {});
    const conflict = { version: 2, fields: ['avoids'], current: {} };
    const errors = [{ message: 'Changed meanwhile.', extensions: { code: 'CONFLICT', conflict } }];
    const { cache } = showPeople({
      mocks: [offlineUnless(connection), { request, result: { errors }, maxUsageCount: 9 }],
    });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Gluten' }));
    await sheet.findByText('Not saved, no connection. Kept here.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Not saved, no connection. Kept here.');
    await act(async () => {
      cache.modify({ id: `Eater:${BEN.id}`, fields: { avoids: () => [], version: () => 2 } });
    });
    connection.isOn = true;
    const again = await openPerson('Ben');
    expect(await again.findByRole('button', { name: 'Take theirs' })).toBeVisible();
    expect(again.getByRole('checkbox', { name: 'Gluten' })).toBeChecked();
  });

  it('removes a companion, and brings them back, also after an Undo that failed', async () => {
    const gone = tripAnswer([], { ...CHANGE, eaters: [MAYA, OF_JONAS] });
    const back = { ...BEN, id: 'e9', version: 1 };
    const { name, portion } = BEN;
    const avoids = BEN.avoids.map(({ kind, value, strictness }) => ({ kind, value, strictness }));
    const add = {
      query: AddCompanionDocument,
      variables: { input: { tripId: TRIP_ID, participantId: VIEWER.id, name, portion, avoids } },
    };
    showPeople({
      mocks: [
        ...NO_EFFECT,
        answerTo(
          RemoveCompanionDocument,
          { tripId: TRIP_ID, id: BEN.id },
          { removeCompanion: { eaterId: BEN.id, trip: gone } },
        ),
        { request: add, error: new Error('offline') },
        {
          request: add,
          result: {
            data: {
              addCompanion: {
                eater: back,
                trip: tripAnswer([], { ...CHANGE, eaters: [MAYA, back, OF_JONAS] }),
              },
            },
          },
        },
      ],
    });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('button', { name: 'Remove Ben' }));
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(screen.getByText('2 people')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not undone')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 people,', { exact: false })).toBeVisible();
  });

  it('says why a companion cannot be removed', async () => {
    const message = 'Only companions can be taken off the table. Remove the participant instead.';
    showPeople({
      mocks: [
        ...NO_EFFECT,
        {
          request: { query: RemoveCompanionDocument, variables: { tripId: TRIP_ID, id: BEN.id } },
          result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] },
        },
      ],
    });
    const sheet = await openPerson('Ben');
    await userEvent.click(sheet.getByRole('button', { name: 'Remove Ben' }));
    expect(await sheet.findByText(message)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('keeps the field of a note that is emptied, to write another', async () => {
    const note = 'carries an EpiPen';
    showPeople({ change: { ...CHANGE, eaters: [MAYA, { ...BEN, note }, OF_JONAS] } });
    const field = (await openPerson('Ben')).getByRole('textbox', { name: 'Note for the cooks' });
    await userEvent.clear(field);
    await userEvent.type(field, 'asthma');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('asthma');
  });

  it('shows other people without fields', async () => {
    showPeople({});
    const sheet = await openPerson('Jonas Weber');
    expect(sheet.getByText('Member')).toBeVisible();
    expect(sheet.getByText('Fri, Jun 14, lunch')).toBeVisible();
    expect(sheet.getByText('End of the trip')).toBeVisible();
    expect(sheet.queryByRole('radio')).toBeNull();
    expect(sheet.queryByRole('textbox')).toBeNull();
  });
});

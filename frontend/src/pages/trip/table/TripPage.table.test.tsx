import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_EFFECT } from '../../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/tableAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { JONAS, mealAnswer, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import {
  AddCompanionDocument,
  RemoveCompanionDocument,
  UpdateEaterDocument,
} from '../../../people/eater/WhoEats.generated.ts';

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
const CHANGE = { participants: [VIEWER, JONAS], eaters: [MAYA, BEN, OF_JONAS] };
const tableCard = async () => within(await screen.findByRole('region', { name: 'Trip Members' }));
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Who eats' }));

describe('the card with who eats', () => {
  it('counts people and portions, and says what each avoids and when each comes', async () => {
    showTrip([], { change: CHANGE });
    const card = await tableCard();
    expect(card.getByText('3 people, 2½ portions')).toBeVisible();
    const jonas = card.getByRole('button', { name: /^Jonas Weber/ });
    expect(jonas).toHaveTextContent('Vegan');
    expect(jonas).toHaveTextContent('rather no mushroom');
    expect(jonas).toHaveTextContent('from Fri lunch');
    const companions = within(card.getByRole('list', { name: 'With Maya Torres' }));
    expect(companions.getByRole('button', { name: 'Ben Allergy: Tree nuts' })).toBeVisible();
    expect(card.getByText('half a portion')).toBeInTheDocument();
  });

  it('asks somebody alone who comes along', async () => {
    showTrip([], { change: { participants: [VIEWER], eaters: [MAYA] } });
    expect((await tableCard()).getByText(/^Who comes along\?/)).toBeVisible();
  });
});

describe('the dialog with who eats', () => {
  it('adds a companion with what was chosen and typed', async () => {
    const added = eaterAnswer('e4', VIEWER, { name: 'Noa', isCompanion: true, portion: 0.5 });
    showTrip([], {
      query: '?eater=new',
      change: CHANGE,
      mocks: [
        ...NO_EFFECT,
        {
          request: {
            query: AddCompanionDocument,
            variables: {
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
          },
          result: {
            data: {
              addCompanion: {
                __typename: 'EaterPayload',
                eater: added,
                trip: tripAnswer([], { ...CHANGE, eaters: [...CHANGE.eaters, added] }),
              },
            },
          },
        },
      ],
    });
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Give a name, for the card in the kitchen.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name'), 'Noa');
    await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gluten' }));
    // Saved although it was not added to the list.
    await userEvent.type(dialog.getByLabelText(/^In your own words/), 'olives');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('4 people, 3 portions'))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends only what changed, keeps it after an error, and asks when somebody else changed it', async () => {
    const changed = { ...BEN, portion: 1, version: 3 };
    const request = (version?: number) => ({
      query: UpdateEaterDocument,
      variables: {
        tripId: TRIP_ID,
        id: BEN.id,
        input: { portion: 1, ...(version !== undefined && { version }) },
      },
    });
    showTrip([], {
      change: CHANGE,
      mocks: [
        ...NO_EFFECT,
        { request: request(1), error: new Error('offline') },
        {
          request: request(1),
          result: {
            errors: [
              {
                message: 'Changed meanwhile.',
                extensions: { code: 'CONFLICT', conflict: { version: 2, fields: [], current: {} } },
              },
            ],
          },
        },
        {
          request: request(),
          result: {
            data: {
              updateEater: {
                __typename: 'EaterPayload',
                eater: changed,
                trip: { __typename: 'Trip', id: TRIP_ID, revision: 2 },
              },
            },
          },
        },
      ],
    });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: /Adult/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not saved. Please try again.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Adult/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep mine' }));
    expect((await screen.findAllByText('3 people, 3 portions'))[0]).toBeVisible();
  });

  it('keeps what is typed while it saves', async () => {
    const update = (portion: number, version: number): MockLink.MockedResponse => ({
      request: {
        query: UpdateEaterDocument,
        variables: { tripId: TRIP_ID, id: BEN.id, input: { portion, version } },
      },
      result: {
        data: {
          updateEater: {
            __typename: 'EaterPayload',
            eater: { ...BEN, portion, version: version + 1 },
            trip: { __typename: 'Trip', id: TRIP_ID, revision: 2 },
          },
        },
      },
    });
    showTrip([], { change: CHANGE, mocks: [...NO_EFFECT, update(1, 1), update(1.5, 2)] });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: /Adult/ }));
    const hungry = dialog.getByRole('radio', { name: /Hungry/ });
    // Both before any answer.
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    fireEvent.click(hungry);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Hungry/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('3 people, 3½ portions'))[0]).toBeVisible();
  });

  it('takes the values that the server has, not the older ones shown here', async () => {
    const conflict = {
      ...{ version: 4, fields: ['portion'], changedBy: JONAS.id, changedAt: '2030-06-01T09:00:00.000Z' },
      current: {
        ...{ name: 'Ben', portion: 1.5, arrives: null, leaves: null },
        avoids: [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }],
      },
    };
    showTrip([], {
      change: CHANGE,
      mocks: [
        ...NO_EFFECT,
        {
          request: {
            query: UpdateEaterDocument,
            variables: { tripId: TRIP_ID, id: BEN.id, input: { portion: 1, version: 1 } },
          },
          result: { errors: [{ message: 'Changed meanwhile.', extensions: { code: 'CONFLICT', conflict } }] },
        },
      ],
    });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: /Adult/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Take theirs' }));
    expect(dialog.getByRole('radio', { name: /Hungry/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Tree nuts' })).toBeChecked();
  });

  it('says that somebody else removed the person, and keeps what was typed', async () => {
    const { cache } = showTrip([], { change: CHANGE });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText(/^In your own words/), 'olives');
    await act(async () => {
      cache.modify({
        id: `Trip:${TRIP_ID}`,
        fields: { eaters: () => [MAYA, OF_JONAS].map(({ id }) => ({ __ref: `Eater:${id}` })) },
      });
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody removed Ben from the table.');
    expect(dialog.getByText('Tree nuts, olives')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add again' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Ben');
    expect(dialog.getByLabelText(/^In your own words/)).toHaveValue('olives');
  });

  it('asks before it removes a companion', async () => {
    showTrip([mealAnswer('m1', { status: 'NOT_NEEDED' })], {
      change: CHANGE,
      mocks: [
        ...NO_EFFECT,
        {
          request: { query: RemoveCompanionDocument, variables: { tripId: TRIP_ID, id: BEN.id } },
          result: {
            data: {
              removeCompanion: {
                __typename: 'RemoveCompanionPayload',
                eaterId: BEN.id,
                trip: tripAnswer([], { ...CHANGE, eaters: [MAYA, OF_JONAS] }),
              },
            },
          },
        },
      ],
    });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben' }));
    expect(dialog.getByText(/^Remove/, { selector: 'p' })).toHaveTextContent('Remove Ben from 3 meals?');
    expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await screen.findAllByText('2 people, 2 portions'))[0]).toBeVisible();
  });

  it('keeps the field of a note that is emptied, to write another', async () => {
    const note = 'carries an EpiPen';
    showTrip([], { change: { ...CHANGE, eaters: [MAYA, { ...BEN, note }, OF_JONAS] } });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Ben/ }));
    const field = (await dialogOf()).getByRole('textbox', { name: 'Note for the cooks' });
    await userEvent.clear(field);
    await userEvent.type(field, 'asthma');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('asthma');
  });

  it('shows other people without fields', async () => {
    showTrip([], { change: CHANGE });
    await userEvent.click((await tableCard()).getByRole('button', { name: /^Jonas Weber/ }));
    const dialog = await dialogOf();
    expect(dialog.getByText('Fri, Jun 14, lunch')).toBeVisible();
    expect(dialog.getByText('End of the trip')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});

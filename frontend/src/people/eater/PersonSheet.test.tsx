import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { TRIP_ID, tripAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime } from '../../../test/stopTime.ts';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { NO_EFFECT } from '../../../test/answers/previewAnswers.ts';
import { TripMembersFragmentDoc } from '../members/TripMembers.generated.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { RememberedDocument } from './Remembered.generated.ts';
import {
  AddCompanionDocument,
  RemoveCompanionDocument,
  UpdateEaterDocument,
  WhoEatsFragmentDoc,
} from './WhoEats.generated.ts';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
/** Said nothing yet. */
const SILENT = { ...MAYA, eatsEverything: false };
const BEN = eaterAnswer('e2', VIEWER, { name: 'Ben', isCompanion: true, version: 5, viewerCan: ['EDIT'] });
const TRIP = tripAnswer([], { eaters: [MAYA, BEN] });
/** A cache object as a page passes it; its type shows only the fragment. */
const TRIP_REF: object = TRIP;

type Result = NonNullable<MockLink.MockedResponse['result']>;

const remembered = answerTo(RememberedDocument, {}, { rememberedSelf: null, rememberedCompanions: [] });

function update(id: string, input: object, result: Result) {
  return { request: { query: UpdateEaterDocument, variables: { tripId: TRIP_ID, id, input } }, result };
}

function updated(eater: object): Result {
  const trip = { __typename: 'Trip', id: TRIP.id, revision: 2 };
  return { data: { updateEater: { eater, trip } } };
}

const CONFLICT: Result = {
  errors: [
    {
      message: 'Changed meanwhile.',
      extensions: {
        code: 'CONFLICT',
        conflict: {
          version: 2,
          fields: ['portion'],
          changedBy: null,
          changedAt: '2030-06-01T00:00:00Z',
          current: { portion: 1.5, avoids: [], arrives: null, leaves: null },
        },
      },
    },
  ],
};

const REFUSED: { readonly result: Result } = {
  result: { errors: [{ message: 'This trip is full.', extensions: { code: 'CONFLICT' } }] },
};

interface HarnessProps {
  readonly drafts: ReturnType<typeof createDrafts>;
  readonly self: typeof MAYA;
}

function Harness({ drafts, self }: HarnessProps) {
  const { cache } = useApolloClient();
  const [isAsked, setAsked] = useState(() => {
    const data = { ...TRIP, participants: [...TRIP.participants], meals: [], eaters: [self, BEN] };
    cache.writeFragment({ fragment: WhoEatsFragmentDoc, fragmentName: 'WhoEats', data });
    cache.writeFragment({
      fragment: TripMembersFragmentDoc,
      fragmentName: 'TripMembers',
      data: { ...data, viewerCan: [...TRIP.viewerCan] },
    });
    return true;
  });
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <DraftsProvider value={drafts}>
      <PersonSheet
        trip={TRIP_REF}
        personId={shownId ?? (isAsked ? 'welcome' : null)}
        onSelect={setShownId}
        onAsk={() => undefined}
        onClose={() => (shownId === null ? setAsked(false) : setShownId(null))}
      />
    </DraftsProvider>
  );
}

/** Without a preview, which a first answer does not ask for. */
function showDialog(...mocks: readonly MockLink.MockedResponse[]) {
  return showDialogOf(MAYA, mocks);
}

async function showDialogOf(self: typeof MAYA, mocks: readonly MockLink.MockedResponse[]) {
  const drafts = createDrafts();
  renderScreen(<Harness drafts={drafts} self={self} />, { mocks: [remembered, ...mocks] });
  return { drafts, dialog: await sheet('Three quick questions') };
}

async function sheet(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

test('keeping mine overwrites only the person in question', async () => {
  const { dialog } = await showDialog(
    ...NO_EFFECT,
    update('e1', { portion: 0.5, version: 1 }, CONFLICT),
    update('e1', { portion: 0.5, version: 2 }, updated({ ...MAYA, portion: 0.5, version: 3 })),
    update('e2', { portion: 0.25, version: 5 }, updated({ ...BEN, portion: 0.25, version: 6 })),
  );
  await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ben' }));
  const ben = await sheet('Ben');
  await userEvent.click(ben.getByRole('radio', { name: /Toddler/ }));
  expect(await ben.findByText('Saved')).toBeVisible();
  await userEvent.click(ben.getByRole('button', { name: 'Done' }));
  await userEvent.click((await sheet('Three quick questions')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('“I eat everything” can still be said once something else is saved', async () => {
  const { dialog } = await showDialogOf(SILENT, [
    update('e1', { portion: 0.5, version: 1 }, updated({ ...SILENT, portion: 0.5, version: 2 })),
    update('e1', { eatsEverything: true, version: 2 }, updated({ ...MAYA, portion: 0.5, version: 3 })),
  ]);
  await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Skip' })).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I eat everything' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what waits for the connection is said by the line while the dialog is open, afterwards by a toast', async () => {
  const { request } = update('e1', { portion: 0.5, version: 1 }, REFUSED.result);
  const offline = { request, error: new Error('offline'), maxUsageCount: 9 };
  const { dialog } = await showDialogOf(SILENT, [offline]);
  const isKept = 'Not saved, no connection. Kept here.';
  // Loads them before the time is stopped.
  act(() => showToast({ kind: 'info', title: 'Welcome!' }));
  await screen.findByText('Welcome!');
  const user = stopTime();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await user.click(dialog.getByRole('radio', { name: /Child/ }));
  await pass(600);
  expect(dialog.getByText(isKept)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await pass(600);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(isKept)).toBeVisible();
});

test('an answer that comes while another person’s sheet is open is shown in its own', async () => {
  const sent = update('e1', { portion: 0.5, version: 1 }, updated({ ...SILENT, portion: 0.5, version: 2 }));
  const { dialog } = await showDialogOf(SILENT, [{ ...sent, delay: 5000 }]);
  const user = stopTime();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await user.click(dialog.getByRole('radio', { name: /Child/ }));
  await pass(1000);
  expect(dialog.getByText('Saving…')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ben' }));
  await pass(1000);
  const ben = within(screen.getByRole('dialog', { name: 'Ben' }));
  expect(ben.queryByText('Saving…')).toBeNull();
  await pass(5000);
  expect(ben.queryByText('Saved')).toBeNull();
  expect(ben.getByRole('radio', { name: /Child/ })).not.toBeChecked();
  await user.click(ben.getByRole('button', { name: 'Done' }));
  await pass(1000);
  const own = within(screen.getByRole('dialog', { name: 'Three quick questions' }));
  expect(own.getByRole('radio', { name: /Child/ })).toBeChecked();
});

test('an answer that was waiting and is sent as the dialog closes is not said to be unsaved', async () => {
  const sent = update('e1', { portion: 0.5, version: 1 }, updated({ ...SILENT, portion: 0.5, version: 2 }));
  const { dialog } = await showDialogOf(SILENT, [
    { request: sent.request, error: new Error('offline') },
    sent,
  ]);
  act(() => showToast({ kind: 'info', title: 'Welcome!' }));
  await screen.findByText('Welcome!');
  const user = stopTime();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await user.click(dialog.getByRole('radio', { name: /Child/ }));
  await pass(600);
  expect(dialog.getByText('Not saved, no connection. Kept here.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await pass(600);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/^Not saved/)).toBeNull();
});

test('what the server refused is said by a toast', async () => {
  const { dialog } = await showDialog(
    ...NO_EFFECT,
    update('e2', { portion: 0.25, version: 5 }, REFUSED.result),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Ben' }));
  const ben = await sheet('Ben');
  await userEvent.click(ben.getByRole('radio', { name: /Toddler/ }));
  expect(await ben.findByText('This trip is full.')).toBeVisible();
  await userEvent.click(ben.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Not saved')).toBeVisible();
});

test('a first answer is kept without a connection, and sent again', async () => {
  const answer = update('e1', { portion: 0.5, version: 1 }, updated({ ...SILENT, portion: 0.5, version: 2 }));
  const offline = { request: answer.request, error: new Error('offline') };
  const { dialog } = await showDialogOf(SILENT, [offline, answer]);
  const user = stopTime();
  await user.click(dialog.getByRole('radio', { name: /Child/ }));
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getByText('Not saved, no connection. Kept here.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Skip' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText('Not saved, no connection. Kept here.')).toBeNull();
  expect(dialog.getByRole('radio', { name: /Child/ })).toBeChecked();
});

test('taking theirs shows what the server has', async () => {
  const { dialog } = await showDialog(update('e1', { portion: 0.5, version: 1 }, CONFLICT));
  await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /Hungry/ })).toBeChecked());
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('what was not saved is discarded with its notice', async () => {
  const { request } = update('e1', { portion: 0.5, version: 1 }, {});
  const { dialog } = await showDialog({ request, ...REFUSED });
  await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard it' }));
  expect(dialog.getByRole('radio', { name: /Adult/ })).toBeChecked();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a companion who was not added is discarded with its notice', async () => {
  const request = { query: AddCompanionDocument, variables: () => true };
  const { dialog } = await showDialog(...NO_EFFECT, { request, ...REFUSED });
  await userEvent.click(dialog.getByRole('button', { name: 'Bring somebody' }));
  const added = await sheet('Who are you bringing?');
  await userEvent.type(added.getByRole('textbox', { name: /Name/ }), 'Noa');
  await userEvent.click(added.getByRole('button', { name: 'Add Noa' }));
  await userEvent.click(await added.findByRole('button', { name: 'Discard it' }));
  expect(added.getByRole('textbox', { name: /Name/ })).toHaveValue('');
  expect(added.queryByRole('alert')).toBeNull();
});

test('Undo after a failed Undo takes out the companion who was added', async () => {
  const noa = eaterAnswer('e3', VIEWER, { name: 'Noa', isCompanion: true, viewerCan: ['EDIT'] });
  const remove = { query: RemoveCompanionDocument, variables: { tripId: TRIP_ID, id: noa.id } };
  const trip = tripAnswer([], { eaters: [MAYA, BEN, noa] });
  const { dialog } = await showDialog(
    ...NO_EFFECT,
    answerTo(AddCompanionDocument, () => true, { addCompanion: { eater: noa, trip } }),
    { request: remove, error: new Error('offline') },
    { request: remove, result: { data: { removeCompanion: { eaterId: noa.id, trip: TRIP } } } },
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Bring somebody' }));
  const added = await sheet('Who are you bringing?');
  await userEvent.type(added.getByRole('textbox', { name: /Name/ }), 'Noa');
  await userEvent.click(added.getByRole('button', { name: 'Add Noa' }));
  const back = await sheet('Three quick questions');
  expect(await back.findByRole('button', { name: 'Noa' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(back.queryByRole('button', { name: 'Noa' })).toBeNull());
});

test('how much a companion eats is asked right after the name', async () => {
  const { dialog } = await showDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Bring somebody' }));
  const added = await screen.findByRole('dialog', { name: 'Who are you bringing?' });
  const [name, first] = added.querySelectorAll('input');
  expect(name).toHaveAccessibleName('Name');
  expect(first).toBe(within(added).getByRole('radio', { name: /Baby/ }));
});

test('“Only part of it” without a meal says what holds', async () => {
  const { dialog } = await showDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'Only part of it' }));
  expect(dialog.getByRole('combobox', { name: 'First meal' })).toHaveAccessibleDescription(
    'Nothing chosen yet: the whole trip.',
  );
});

test('a companion who was typed and not added is kept for later', async () => {
  const { dialog, drafts } = await showDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Bring somebody' }));
  const added = await sheet('Who are you bringing?');
  await userEvent.type(added.getByRole('textbox', { name: /Name/ }), 'Noa');
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await sheet('Three quick questions')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts.get(`eater.new.${VIEWER.id}`)).toMatchObject({ name: 'Noa' });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { ImportedTripDocument, ImportTripDocument } from './ImportTrip.generated.ts';
import { ImportTripDialog } from './ImportTripDialog.tsx';
import { importDraft, keepImportDraft } from './importDraft.ts';

const INGREDIENT = { name: 'Beans', purchased: true, assignedTo: 'Dev' };
const TRIP = {
  name: 'Crater Lake',
  location: 'Oregon',
  startDate: '2030-08-14',
  endDate: '2030-08-16',
  participants: [{ name: 'Maya' }, { name: 'Dev' }],
  schedule: [{ date: '2030-08-14', slots: [] }],
  meals: [
    { date: '2030-08-14', type: 'dinner', name: 'Chili', assignedTo: 'Maya', ingredients: [INGREDIENT] },
  ],
};
const { schedule: _schedule, ...SENT } = TRIP;

function fileOf(...trips: readonly unknown[]): string {
  return JSON.stringify({ format: 'trip-backup', version: 1, trips });
}

function request(startDate: string) {
  const input = { file: { format: 'trip-backup', version: 1, trips: [SENT] }, startDate };
  return { query: ImportTripDocument, variables: { input } };
}

const IMPORTED = {
  importTrip: {
    __typename: 'ImportTripPayload' as const,
    trip: { __typename: 'Trip' as const, id: TRIP_ID },
  },
};

function imported(startDate: string, endDate: string) {
  const trip = {
    __typename: 'Trip' as const,
    id: TRIP_ID,
    name: TRIP.name,
    location: TRIP.location,
    startDate,
    endDate,
    plannedMealCount: 1,
    totalMealCount: 9,
    participants: [VIEWER],
  };
  return answerTo(ImportedTripDocument, { id: TRIP_ID }, { trip });
}

function Address() {
  return <p>at {useLocation().pathname}</p>;
}

function show(mocks: Parameters<typeof renderScreen>[1] = {}) {
  const onClose = jest.fn();
  const onBuyTrips = jest.fn();
  renderScreen(
    <>
      <Address />
      <ImportTripDialog isOpen onClose={onClose} viewerId="u1" isOutOfTrips={false} onBuyTrips={onBuyTrips} />
    </>,
    mocks,
  );
  return { onClose, onBuyTrips, dialog: within(screen.getByRole('dialog', { name: 'Import a Trip' })) };
}

type Dialog = ReturnType<typeof show>['dialog'];

async function choose(dialog: Dialog, text: string, name = 'trip-1-backup.json') {
  const file = new File([text], name, { type: 'application/json' });
  // jsdom's blobs have no text().
  Object.assign(file, { text: () => Promise.resolve(text) });
  await userEvent.upload(dialog.getByLabelText('Choose a backup file'), file);
}

afterEach(() => sessionStorage.clear());

it('shows the content of a backup and what is left out, and imports it on other days', async () => {
  const { dialog, onClose } = show({
    mocks: [
      { request: request('2031-05-01'), result: { data: IMPORTED } },
      imported('2031-05-01', '2031-05-03'),
    ],
  });
  expect(dialog.getByRole('button', { name: 'Import trip' })).toBeDisabled();
  await choose(dialog, fileOf(TRIP));
  expect(await dialog.findByRole('heading', { name: 'Crater Lake' })).toHaveFocus();
  expect(dialog.getByText('Aug 14 - Aug 16 · 3 days · 1 meal · 1 ingredient')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Participants: you organize the new trip, and no one is invited or texted.',
    'The cooks of 1 meal and the buyers of 1 ingredient.',
    'Purchases: 1 ingredient can be checked off again.',
  ]);
  fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '2031-05-01' } });
  expect(dialog.getByText(/^May 1 - May 3 · 3 days/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Import trip' }));
  expect(await screen.findByText(`at /trips/${TRIP_ID}`)).toBeVisible();
  expect(await screen.findByText('Trip created')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens the imported trip, even if it fails to load at once', async () => {
  const unread = { request: imported('', '').request, error: new TypeError('Failed to fetch') };
  const { dialog } = show({
    mocks: [{ request: request('2030-08-14'), result: { data: IMPORTED } }, unread],
  });
  await choose(dialog, fileOf(TRIP));
  await userEvent.click(await dialog.findByRole('button', { name: 'Import trip' }));
  expect(await screen.findByText(`at /trips/${TRIP_ID}`)).toBeVisible();
  expect(screen.getByText('Trip created')).toBeVisible();
});

it.each([
  ['a picture', '\u0089PNG', 'This is not a trip backup, or part of the file is missing.'],
  ['half a file', fileOf(TRIP).slice(0, 80), 'This is not a trip backup, or part of the file is missing.'],
  ['other JSON', '{"account":{}}', 'This is not a trip backup.'],
  [
    'a newer version',
    '{"format":"trip-backup","version":9,"trips":[{}]}',
    'This backup was made by a newer version and cannot be read.',
  ],
  [
    'an invalid trip',
    fileOf({ ...TRIP, meals: [{ ...TRIP.meals[0], ingredients: [INGREDIENT, { name: ' ' }] }] }),
    'This trip cannot be imported. Dinner on 2030-08-14, ingredient 2: Please enter an ingredient name.',
  ],
  ['a null trip', fileOf(null), 'This trip cannot be imported. This is not a trip from a backup.'],
  [
    'a deeply nested file',
    fileOf({ ...TRIP, participants: [] }).replace('[]', '['.repeat(100_000) + ']'.repeat(100_000)),
    'This trip cannot be imported. It is not a trip from a backup.',
  ],
])('says why %s is not imported, and accepts another file', async (_what, text, message) => {
  const { dialog } = show();
  await choose(dialog, text);
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('button', { name: 'Import trip' })).toBeDisabled();
  const another = dialog.queryByRole('button', { name: 'Choose another file' });
  if (another !== null) await userEvent.click(another);
  await choose(dialog, fileOf(TRIP));
  expect(await dialog.findByRole('heading', { name: 'Crater Lake' })).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks which of several trips to import', async () => {
  const { dialog } = show();
  await choose(dialog, fileOf({ ...TRIP, name: 'Hot Springs' }, TRIP), 'all-trips-backup.json');
  await userEvent.click(await dialog.findByRole('radio', { name: /^Crater Lake/ }));
  expect(dialog.getByRole('heading', { name: 'Crater Lake' })).toBeVisible();
});

it('shows the error of each of several trips, also when none is valid', async () => {
  const { dialog } = show();
  await choose(dialog, fileOf(null, TRIP, null));
  await userEvent.click(await dialog.findByRole('radio', { name: /^Trip 3/ }));
  expect(dialog.getByRole('alert')).toHaveTextContent('This is not a trip from a backup.');
  expect(dialog.getByRole('radio', { name: /^Trip 1/ })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /^Crater Lake/ }));
  fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Import trip' }));
  expect(dialog.getByText('Please select a start date.')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Trip 1/ }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Crater Lake/ }));
  expect(dialog.getByLabelText('Start date')).toHaveValue('2030-08-14');
  expect(dialog.queryByText('Please select a start date.')).not.toBeInTheDocument();
});

it('keeps the choice when the trip has to be paid for first', async () => {
  const error = { message: 'You have no trips remaining.', extensions: { code: 'PAYMENT_REQUIRED' } };
  const { dialog, onBuyTrips } = show({
    mocks: [{ request: request('2031-05-01'), result: { errors: [error] } }],
  });
  await choose(dialog, fileOf(TRIP));
  fireEvent.change(await dialog.findByLabelText('Start date'), { target: { value: '2031-05-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Import trip' }));
  await waitFor(() => expect(onBuyTrips).toHaveBeenCalledTimes(1));
  expect(importDraft('u1')).toMatchObject({ rawTrip: { name: 'Crater Lake' }, startDate: '2031-05-01' });
  expect(importDraft('u2')).toBeNull();
});

it('continues with the earlier choice', async () => {
  keepImportDraft('u1', {
    file: { format: 'trip-backup', version: 1, trips: [TRIP] },
    startDate: '2031-05-01',
  });
  const { dialog } = show();
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Crater Lake' })).toBeVisible());
  expect(dialog.getByLabelText('Start date')).toHaveValue('2031-05-01');
});

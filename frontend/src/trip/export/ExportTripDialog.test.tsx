import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { blobText } from '../../../test/blobText.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { printPaper } from './printPaper.ts';
import { ExportTripDialog, type ExportTripDialogProps } from './ExportTripDialog.tsx';

const moab: ExportedTrip = {
  id: 't1',
  name: 'Moab <b>',
  location: 'Utah',
  startDate: '2026-06-13',
  endDate: '2026-06-14',
  includeBreakfasts: true,
  includeLunches: false,
  includeDinners: false,
  includeSnacks: false,
  includeDesserts: false,
  dietaryRestrictions: [],
  participants: [{ name: 'Maya', isOrganizer: true, inviteStatus: 'accepted' }],
  schedule: [],
  meals: [],
  shoppingList: [],
};

/** The saved file: name and text. */
let saved: { readonly name: string; readonly blob: Blob }[];
beforeEach(() => {
  saved = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last !== undefined) saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => jest.restoreAllMocks());

function show(onLoad: ExportTripDialogProps['onLoad'] = async () => ({ trips: [moab], isKept: false })) {
  const onClose = jest.fn();
  renderScreen(<ExportTripDialog isOpen onClose={onClose} what="Moab" tripId="t1" onLoad={onLoad} />);
  return onClose;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Export Trip Data' }));

test('saves the chosen parts as a file, confirms it and closes', async () => {
  const onClose = show();
  expect(await screen.findByText('A full backup: trip-t1-backup.json')).toBeVisible();
  const formats = screen.getAllByRole('radio');
  expect(formats.map((each) => each.getAttribute('value'))).toEqual(['json', 'txt', 'pdf']);
  expect(formats[0]).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Participants' }));
  expect(screen.getByText('Cooks and buyers are not named either.')).toBeVisible();
  await send();
  expect(await screen.findByText('Trip exported')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['trip-t1-backup.json']);
  const file: unknown = JSON.parse(await blobText(saved[0]?.blob ?? new Blob()));
  expect(file).toMatchObject({ version: 1, trips: [{ name: 'Moab <b>', schedule: [], meals: [] }] });
  expect(JSON.stringify(file)).not.toContain('Maya');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows when the data are from this device because the server did not answer', async () => {
  show(async () => ({ trips: [moab], isKept: true }));
  await send();
  expect(await screen.findByText('As saved on this device.')).toBeVisible();
});

test('says what else a part that is left out takes with it', async () => {
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Shopping list' }));
  expect(screen.getByText('Meals come without their ingredients.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Meals' }));
  expect(screen.getByText('The schedule does not name the meals.')).toBeVisible();
});

test('offers each part once, chosen', async () => {
  show();
  for (const name of ['Participants', 'Schedule', 'Meals', 'Shopping list', 'Costs'])
    expect(await screen.findByRole('checkbox', { name })).toBeChecked();
});

test('requires at least one part', async () => {
  show();
  for (const part of screen.getAllByRole('checkbox')) await userEvent.click(part);
  expect(screen.getByText('Choose at least one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export Trip Data' })).toBeDisabled();
});

test('says that there is nothing to export', async () => {
  const onClose = show(async () => ({ trips: [], isKept: false }));
  await send();
  expect(await screen.findByText('No trip data to export')).toBeVisible();
  expect(saved).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a cancelled export is neither saved nor confirmed', async () => {
  let load: (loaded: Awaited<ReturnType<ExportTripDialogProps['onLoad']>>) => void = () => undefined;
  const loading = new Promise<Awaited<ReturnType<ExportTripDialogProps['onLoad']>>>((resolve) => {
    load = resolve;
  });
  function Cancellable() {
    const [isOpen, setOpen] = useState(true);
    return (
      <ExportTripDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        what="Moab"
        tripId="t1"
        onLoad={() => loading}
      />
    );
  }
  renderScreen(<Cancellable />);
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => {
    load({ trips: [moab], isKept: false });
    await loading;
  });
  expect(screen.queryByText('Trip exported')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('a failed load shows an error and can be retried', async () => {
  const onLoad = jest.fn(() => Promise.reject(new Error('lost')));
  show(onLoad);
  await send();
  expect(await screen.findByText('The export failed. Check your connection and try again.')).toBeVisible();
  await send();
  expect(onLoad).toHaveBeenCalledTimes(2);
});

test('a paper that still lies there goes before the next one', async () => {
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  document.title = 'Grub Club';
  window.print = jest.fn();
  await act(() => printPaper('First', 'one'));
  await act(() => printPaper('Second', 'two'));
  expect(document.querySelectorAll('[data-paper]')).toHaveLength(1);
  expect(document.title).toBe('Second');
  await userEvent.keyboard('{Shift}');
  expect(document.querySelector('[data-paper]')).toBeNull();
  expect(document.title).toBe('Grub Club');
});

test('prints the chosen parts in place of the page, until the print dialog is left', async () => {
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  document.title = 'Grub Club';
  const titles: string[] = [];
  window.print = jest.fn(() => titles.push(document.title));
  const onClose = show();
  await userEvent.click(screen.getByRole('radio', { name: /^PDF/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shopping list' }));
  await send();
  const paper = await screen.findByRole('article');
  expect(within(paper).getByRole('heading', { level: 1 })).toHaveTextContent('Moab <b>');
  const parts = within(paper).getAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Participants', 'Schedule', 'Meals']);
  await waitFor(() => expect(titles).toEqual(['Moab <b>']));
  expect(onClose).toHaveBeenCalledTimes(1);
  // A phone's print dialog lays the page out again for another size of paper.
  fireEvent(window, new Event('afterprint'));
  expect(paper).toBeInTheDocument();
  await userEvent.keyboard('{Shift}');
  expect(paper).not.toBeInTheDocument();
  expect(document.title).toBe('Grub Club');
});

import { screen } from '@testing-library/react';
import { backupsAnswer } from '../../test/answers/adminAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { Backups } from './Backups.tsx';

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const newest = { name: 'grub-club.backup', createdAt: inHours(-3.5), bytes: 1_234_567 };
const schedule = { schedule: '0 3 * * *', keep: 7 };

test.each([
  ['none', null, /^No backups are made by themselves\./],
  ['no backup', { ...schedule, nextAt: null, backups: [] }, /^There is no backup yet\.$/],
  [
    'a backup',
    { ...schedule, nextAt: inHours(21), backups: [newest] },
    /^The last one was made 3 hours ago \(1\.3 MB\), the next is due .* \(UTC\)\. 7 are kept\.$/,
  ],
  [
    'a late one',
    { ...schedule, nextAt: inHours(-2), backups: [{ ...newest, createdAt: inHours(-26) }] },
    /^Late The last one was made 1 day ago .* kept\. The log of the server says why it is late\.$/,
  ],
])('says how the backups stand: %s', async (_, backups, text) => {
  renderScreen(<Backups />, { mocks: [backupsAnswer(backups)] });
  expect(await screen.findByText((_content, element) => element?.tagName === 'P')).toHaveTextContent(text);
});

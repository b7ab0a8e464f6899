import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupAnswer } from '../../../test/answers/adminAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { DismissSetupDocument } from './AdminSetup.generated.ts';
import { SetupList } from './SetupList.tsx';

const LINES = [
  { part: 'TEXTS', state: 'TERMINAL' },
  { part: 'MAIL', state: 'FAILING' },
  { part: 'BACKUPS', state: 'READY' },
  { part: 'PAYMENTS', state: 'OFF' },
];

test('says what is set up, with a way to the documentation, until it is dismissed', async () => {
  const dismissed = { data: { dismissSetup: { __typename: 'Setup', isDismissed: true } } };
  renderScreen(<SetupList />, {
    mocks: [
      setupAnswer(false, LINES),
      { request: { query: DismissSetupDocument }, result: dismissed },
      setupAnswer(true, LINES),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'What is set up' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Texts Terminal onlyCodes appear where the server runs. Nobody else sees them.Read more',
    'Email Not workingThe last email did not go out. The log of the server says why.Read more',
    'Backups ReadyThey are made on a schedule.Read more',
    'Payments OffNothing can be bought.Read more',
  ]);
  expect(list.getByRole('link', { name: 'Read more: Texts' })).toHaveAttribute(
    'href',
    '/docs/configuration.html#SMS_PROVIDER',
  );
  await userEvent.click(list.getByRole('button', { name: 'Got it, hide this' }));
  await waitFor(() => expect(screen.queryByText('What is set up')).not.toBeInTheDocument());
});

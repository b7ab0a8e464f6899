import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { credit, creditsAnswer } from '../../../test/answers/adminAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { LockAccountDocument } from './AccountLock.generated.ts';
import { UserCredits } from './UserCredits.tsx';

const MORE = 'More about Harriet Cole';
const LOCKED_AT = '2026-11-20T10:00:00.000Z';
const locked = answerTo(
  LockAccountDocument,
  { userId: 'u1' },
  { lockAccount: { __typename: 'AccountLock', userId: 'u1', lockedAt: LOCKED_AT } },
);

it('locks an account after a question, and says so in its row', async () => {
  const after = creditsAnswer([credit('u1', { lockedAt: LOCKED_AT })]);
  renderScreen(<UserCredits />, { mocks: [creditsAnswer([credit('u1')]), locked, after] });
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: MORE }));
  await chooseInMenu('Lock account');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Lock account' }));
  expect(await screen.findByText('The account of Harriet Cole is locked')).toBeInTheDocument();
  expect(screen.getByText('Locked')).toBeInTheDocument();
});

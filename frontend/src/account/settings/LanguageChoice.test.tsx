import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { ChangeLanguageDocument } from '../Account.generated.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

const request = { query: ChangeLanguageDocument, variables: { input: { language: 'de' } } };

function show(answer: object) {
  const reload = jest.fn();
  renderScreen(<LanguageChoice reload={reload} />, { mocks: [{ request, ...answer }] });
  return reload;
}

test('a chosen language is saved, and the page comes again in it', async () => {
  const user = { __typename: 'User', id: 'maya', language: 'de' };
  const reload = show({ result: { data: { changeSettings: { user } } } });
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a language that cannot be saved stays as it was', async () => {
  const reload = show({ error: new Error('offline') });
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(reload).not.toHaveBeenCalled();
});

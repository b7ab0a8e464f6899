import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reader } from '../../../../domain/text/reader.ts';
import { setUnits, startUnits } from '../../browser/store/pageUnits.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { ChangeUnitsDocument } from '../Account.generated.ts';
import { UnitsChoice } from './UnitsChoice.tsx';

const MAYA = {
  id: 'maya',
  name: 'Maya Torres',
  phone: '+14155550101',
  email: null,
  isAdmin: false,
  units: null,
};
const request = { query: ChangeUnitsDocument, variables: { input: { units: 'METRIC' } } };

beforeEach(() => startUnits());
afterEach(() => setUnits(null));

test('a chosen system is saved, shown at once, and known at the next start', async () => {
  const user = { __typename: 'User', id: 'maya', units: 'METRIC' };
  const result = { data: { changeSettings: { __typename: 'AccountPayload', user } } };
  renderScreen(<UnitsChoice viewer={MAYA} />, { mocks: [{ request, result }] });
  expect(screen.getByText('Like 2 cups of flour, at 350 °F.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Grams, liters' }));
  expect(screen.getByText('Like 240 g of flour, at 180 °C.')).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  startUnits();
  expect(reader().units).toBe('METRIC');
});

test('a choice that cannot be saved goes back to the region', async () => {
  renderScreen(<UnitsChoice viewer={MAYA} />, { mocks: [{ request, error: new Error('offline') }] });
  await userEvent.click(screen.getByRole('radio', { name: 'Grams, liters' }));
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cups, pounds' })).toBeChecked();
});

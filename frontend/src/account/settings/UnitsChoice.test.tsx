import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Units } from '../../../../domain/number/units.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { setUnits, startUnits } from '../../browser/store/pageUnits.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime } from '../../../test/stopTime.ts';
import { ChangeUnitsDocument } from '../Account.generated.ts';
import { UnitsChoice } from './UnitsChoice.tsx';

const requestFor = (units: Units) => ({ query: ChangeUnitsDocument, variables: { input: { units } } });
const request = requestFor('METRIC');
const answerFor = (units: Units) => {
  const user = { __typename: 'User', id: 'maya', units };
  return { data: { changeSettings: { user } } };
};
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => startUnits());
afterEach(() => setUnits(null));

test('a chosen system is saved, shown at once, and known at the next start', async () => {
  renderScreen(<UnitsChoice />, { mocks: [{ request, result: answerFor('METRIC') }] });
  expect(screen.getByText('Like 2 cups of flour, at 350 °F.')).toBeVisible();
  await choose('Grams, liters');
  expect(screen.getByText('Like 240 g of flour, at 180 °C.')).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  startUnits();
  expect(reader().units).toBe('METRIC');
});

test('a choice that cannot be saved goes back to the region', async () => {
  renderScreen(<UnitsChoice />, { mocks: [{ request, error: new Error('offline') }] });
  await choose('Grams, liters');
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cups, pounds' })).toBeChecked();
});

test('of quick choices the last one is saved last', async () => {
  const arrived: Units[] = [];
  const mock = (units: Units, delay: number) => ({
    request: requestFor(units),
    delay,
    result: () => {
      arrived.push(units);
      return answerFor(units);
    },
  });
  renderScreen(<UnitsChoice />, { mocks: [mock('METRIC', 200), mock('US', 0)] });
  await choose('Grams, liters');
  await choose('Cups, pounds');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(arrived).toEqual(['METRIC', 'US']);
  expect(screen.getByRole('radio', { name: 'Cups, pounds' })).toBeChecked();
  expect(reader().units).toBe('US');
});

test('of quick choices the last one stays when the first one cannot be saved', async () => {
  const mocks = [
    { request, error: new Error('offline'), delay: 400 },
    { request: requestFor('US'), result: answerFor('US') },
    { request, result: answerFor('METRIC') },
  ];
  const user = stopTime();
  renderScreen(<UnitsChoice />, { mocks });
  for (const name of ['Grams, liters', 'Cups, pounds', 'Grams, liters'])
    await user.click(screen.getByRole('radio', { name }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('radio', { name: 'Grams, liters' })).toBeChecked();
  expect(reader().units).toBe('METRIC');
  expect(screen.queryByText('Your choice could not be saved. Please try again.')).toBeNull();
});

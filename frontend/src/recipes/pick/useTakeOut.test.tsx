import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRIP_ID } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { TakeItemOutDocument } from './FillMeal.generated.ts';
import { useTakeOut } from './useTakeOut.ts';

function Added() {
  const takeOut = useTakeOut();
  const add = () =>
    showToast({ kind: 'success', title: 'Added', action: takeOut(TRIP_ID, [], ['i1', 'i2']) });
  return <button onClick={add}>Add</button>;
}

test('an Undo that failed halfway can be pressed again, and takes out the rest', async () => {
  const request = (id: string) => ({
    query: TakeItemOutDocument,
    variables: { input: { id, tripId: TRIP_ID } },
  });
  const result = (id: string) => ({
    data: { deleteIngredient: { __typename: 'DeleteIngredientPayload' as const, id } },
  });
  renderScreen(<Added />, {
    mocks: [
      { request: request('i1'), result: result('i1') },
      { request: request('i2'), error: new Error('lost') },
      { request: request('i2'), result: result('i2') },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { TRIP_ID, tripAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { TakePeopleOutDocument } from './TakePeopleOut.generated.ts';
import { useTakePeopleOut } from './useTakePeopleOut.ts';

function Taking() {
  const takeOut = useTakePeopleOut(TRIP_ID);
  return (
    <button type="button" onClick={() => void takeOut(['e1', 'e2', 'e3'])}>
      Take out
    </button>
  );
}

/** @param stayIds who is at the table still */
async function takeOut(removedIds: readonly string[], stayIds: readonly string[]): Promise<void> {
  const eaters = stayIds.map((id) => eaterAnswer(id, VIEWER, { name: id, isCompanion: true }));
  const removeCompanions = {
    __typename: 'RemoveCompanionsPayload',
    eaterIds: removedIds,
    trip: tripAnswer([], { eaters }),
  };
  const variables = { input: { tripId: TRIP_ID, eaterIds: ['e1', 'e2', 'e3'] } };
  renderScreen(<Taking />, { mocks: [answerTo(TakePeopleOutDocument, variables, { removeCompanions })] });
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
}

test('says who stays at the table', async () => {
  await takeOut(['e1'], ['e2', 'other']);
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getByText('Changed in the meantime, so still at the table: 1 person.')).toBeVisible();
});

test('says no more when all are gone, also by others', async () => {
  await takeOut(['e1', 'e2'], ['other']);
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByText(/still at the table/)).not.toBeInTheDocument();
});

test('says that nothing was undone when all stay', async () => {
  await takeOut([], ['e1', 'e2', 'e3']);
  expect(await screen.findByText('Nothing was undone')).toBeVisible();
  expect(screen.getByText('Changed in the meantime, so still at the table: 3 people.')).toBeVisible();
});

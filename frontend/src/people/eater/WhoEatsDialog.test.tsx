import { useApolloClient } from '@apollo/client/react';
import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NO_EFFECT } from '../../../test/answers/previewAnswers.ts';
import { eaterAnswer } from '../../../test/answers/tableAnswers.ts';
import { TRIP_ID, tripAnswer, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { RemoveCompanionDocument, UpdateEaterDocument, WhoEatsFragmentDoc } from './WhoEats.generated.ts';
import { WhoEatsDialog } from './WhoEatsDialog.tsx';

const MAYA = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
const BEN = eaterAnswer('e2', VIEWER, { name: 'Ben', isCompanion: true, viewerCan: ['EDIT', 'REMOVE'] });
const TRIP = tripAnswer([], { eaters: [MAYA, BEN] });
/** A cache object as a page passes it; its type shows only the fragment. */
const TRIP_REF: object = TRIP;

function Harness({ first }: { readonly first: string }) {
  const { cache } = useApolloClient();
  const [drafts] = useState(createDrafts);
  const [eaterId, setEaterId] = useState<string | null>(() => {
    cache.writeFragment({
      fragment: WhoEatsFragmentDoc,
      fragmentName: 'WhoEats',
      data: { ...TRIP, eaters: [MAYA, BEN] },
    });
    return first;
  });
  return (
    <DraftsProvider value={drafts}>
      <WhoEatsDialog
        trip={TRIP_REF}
        eaterId={eaterId}
        onSelect={setEaterId}
        onClose={() => setEaterId(null)}
      />
    </DraftsProvider>
  );
}

async function showDialog(first: string, mock: MockLink.MockedResponse) {
  renderScreen(<Harness first={first} />, { mocks: [mock, ...NO_EFFECT] });
  return within(await screen.findByRole('dialog', { name: 'Who eats' }));
}

test('a save that ends after another person was chosen leaves that person open', async () => {
  const trip = { __typename: 'Trip', id: TRIP.id, revision: 2 };
  const eater = { ...MAYA, portion: 0.5, version: 2 };
  const isSent = jest.fn(() => true);
  const dialog = await showDialog('e1', {
    request: { query: UpdateEaterDocument, variables: isSent },
    result: { data: { updateEater: { __typename: 'EaterPayload', eater, trip } } },
    delay: 2000,
  });
  await userEvent.click(dialog.getByRole('radio', { name: /Child/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isSent).toHaveBeenCalled());
  await userEvent.click(dialog.getByRole('button', { name: /Ben/ }));
  expect(await screen.findByText('Saved', {}, { timeout: 4000 })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Ben');
});

test('a companion who cannot be removed: the reason, and no change by somebody else', async () => {
  const message = 'Only companions can be taken off the table. Remove the participant instead.';
  const dialog = await showDialog('e2', {
    request: { query: RemoveCompanionDocument, variables: { tripId: TRIP_ID, id: 'e2' } },
    result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

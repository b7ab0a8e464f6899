import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { TRIP_ID } from '../../../test/answers/tripAnswers.ts';
import { InviteLinkDocument } from './InviteLink.generated.ts';
import { InviteLink } from './InviteLink.tsx';

const URL = 'https://grub.example/#invite=abc_def';

let mockAttempts = 0;
// Stands for a chunk that is lost on its way once.
jest.mock('./QrCode.tsx', () => {
  mockAttempts += 1;
  if (mockAttempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./QrCode.tsx');
});

test('the address outlives a failed load of the QR code, which is tried again', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  const inviteLink = { __typename: 'InviteLink' as const, url: URL, expiresAt: '2030-08-14T12:00:00Z' };
  renderScreen(<InviteLink trip={{ id: TRIP_ID, name: 'Crater Lake' }} />, {
    mocks: [answerTo(InviteLinkDocument, { tripId: TRIP_ID }, { inviteLink })],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code of the invitation to Crater Lake' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue(URL);
  expect(mockAttempts).toBe(2);
  jest.restoreAllMocks();
});

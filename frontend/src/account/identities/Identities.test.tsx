import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { featuresAnswer } from '../../../test/answers/tripAnswers.ts';
import { FeaturesDocument } from '../Features.generated.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { DisconnectIdentityDocument, OwnIdentitiesDocument } from './Identities.generated.ts';
import { Identities } from './Identities.tsx';

const CLUB = { __typename: 'OidcProvider' as const, id: 'club', name: 'Alpine Club' };

test('a connected provider is disconnected, and can be connected again', async () => {
  const identity = {
    __typename: 'Identity',
    id: 'i1',
    connectedAt: '2026-06-01T12:00:00.000Z',
    provider: CLUB,
  };
  renderScreen(<Identities />, {
    mocks: [
      answerTo(FeaturesDocument, {}, { features: featuresAnswer({ oidcProviders: [CLUB] }) }),
      answerTo(OwnIdentitiesDocument, {}, { identities: [identity] }),
      answerTo(DisconnectIdentityDocument, { input: { id: 'i1' } }, { disconnectIdentity: { id: 'i1' } }),
    ],
  });
  const card = within(await screen.findByRole('region', { name: 'Other ways to sign in' }));
  expect(card.getByRole('listitem')).toHaveTextContent('Alpine ClubConnected Jun 1, 2026Disconnect');
  await userEvent.click(card.getByRole('button', { name: 'Disconnect Alpine Club' }));
  const connect = await card.findByRole('link', { name: 'Connect Alpine Club' });
  expect(connect).toHaveAttribute('href', '/api/auth/oidc/club?returnTo=/account');
});

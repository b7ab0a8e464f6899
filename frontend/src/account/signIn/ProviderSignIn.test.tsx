import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import type { SignInWay } from '../../gql/schema.generated.ts';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const CLUB = { id: 'club', name: 'Alpine Club' };

const link = () => screen.getByRole('link', { name: 'Sign in with Alpine Club' });

test('a provider is a plain link, which leads back to the page', () => {
  renderScreen(<ProviderSignIn providers={[CLUB]} inviteToken={null} isOnlyWay />, {
    path: '/trips/1?tab=list&dialog=sign-in',
  });
  expect(link()).toHaveAttribute('href', '/api/auth/oidc/club?returnTo=%2Ftrips%2F1%3Ftab%3Dlist');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an invitation by link goes along', () => {
  renderScreen(<ProviderSignIn providers={[CLUB]} inviteToken="token" isOnlyWay />, {
    path: '/#invite=token',
  });
  expect(link()).toHaveAttribute('href', '/api/auth/oidc/club?returnTo=%2F%23invite%3Dtoken&link=token');
});

test.each([
  ['unreachable', 'The provider does not answer right now. Please try again in a minute.'],
  ['toString', 'Something went wrong while you were signed in. Please try again.'],
])('says why a sign-in failed: %s', (code, sentence) => {
  renderScreen(<ProviderSignIn providers={[CLUB]} inviteToken={null} isOnlyWay />, {
    path: `/?signInError=${code}`,
  });
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(link()).toHaveAttribute('href', '/api/auth/oidc/club?returnTo=%2F');
});

test.each<[SignInWay[], string | null]>([
  [['OIDC'], null],
  [['PHONE', 'OIDC'], 'Phone number'],
  [['EMAIL', 'OIDC'], 'Email'],
])('with %j the dialog has the provider, or else: %s', (signInWays, label) => {
  renderScreen(
    <SignInDialog
      isOpen
      onClose={() => undefined}
      productName="Grub Club"
      signInWays={signInWays}
      oidcProviders={[CLUB]}
    />,
  );
  expect(link()).toBeVisible();
  expect(screen.getByText(/^By continuing you agree/)).toBeVisible();
  expect(screen.queryAllByText('or')).toHaveLength(label === null ? 0 : 1);
  expect(
    screen.queryAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual(label === null ? [] : [label]);
});

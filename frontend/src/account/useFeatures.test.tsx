import { screen } from '@testing-library/react';
import { answerTo } from '../../test/answers/answerTo.ts';
import { featuresAnswer } from '../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { FeaturesDocument } from './Features.generated.ts';

const PAGE = { signInWays: ['EMAIL', 'OIDC'], oidcProviders: [{ id: 'club', name: 'Alpine Club' }] };

/** The hook reads the page once, when it is loaded. */
async function loadSignInWays() {
  const meta = document.createElement('meta');
  meta.name = 'sign-in';
  meta.content = JSON.stringify(PAGE);
  document.head.append(meta);
  const { useFeatures } = await import('./useFeatures.ts');
  return function SignInWays() {
    const { signInWays, oidcProviders } = useFeatures();
    return <p>{[...signInWays, ...oidcProviders.map(({ name }) => name)].join(' ')}</p>;
  };
}

test('the ways to sign in are those that the server wrote into the page, until it answers', async () => {
  const SignInWays = await loadSignInWays();
  const answer = answerTo(FeaturesDocument, {}, { features: featuresAnswer({ signInWays: ['PHONE'] }) });
  renderScreen(<SignInWays />, { mocks: [answer] });
  expect(screen.getByText('EMAIL OIDC Alpine Club')).toBeVisible();
  expect(await screen.findByText('PHONE')).toBeVisible();
});

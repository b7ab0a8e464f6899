import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillPage, type PageFlags } from '../../domain/text/site/pageTemplate.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { TermsOfService } from './TermsOfService.tsx';

const VALUES = {
  productName: 'Grub Club',
  origin: 'https://food.example.org',
  signIn: '{}',
  today: 'June 1, 2026',
  todayIso: '2026-06-01',
  year: '2026',
};

type SignInWays = Pick<PageFlags, 'phone' | 'email' | 'oidc'>;

/** The text of a page as a host with these ways to sign in serves it. */
function textOf(page: ReactElement, ways: Partial<SignInWays>): string {
  const none = { phone: false, email: false, oidc: false };
  const flags = { monetization: false, photos: false, model: false, texts: true, ...none, ...ways };
  const html = document.createElement('main');
  html.innerHTML = fillPage(renderToStaticMarkup(page), VALUES, flags);
  return html.textContent.replaceAll(/\s+/g, ' ');
}

test('the privacy policy says what is stored of a contact after account deletion, how long and why', () => {
  const text = textOf(<PrivacyPolicy />, { phone: true });
  expect(text).toContain(
    'Keyed hash of a former number, email or id at a providerOne year after you delete your account, or change or disconnect it: the free trip is granted once, and old invitation links do not lead back into trips that you left.',
  );
  expect(text).toContain('only keyed hashes of them and of your ids at providers are kept for a year');
});

describe.each<[Partial<SignInWays>, string[], string[]]>([
  [
    { phone: true },
    ['phone number', 'SMS is used for invitations.'],
    ['Your email is collected', 'provider, its'],
  ],
  [
    { email: true },
    ['email', 'Email is used for invitations.'],
    ['SMS is used for invitations', 'phone number is'],
  ],
  [
    { phone: true, email: true },
    ['phone number', 'email', 'SMS is used for invitations. Email is used for invitations.'],
    ['provider, its'],
  ],
])('a host with %j', (ways, present, absent) => {
  const text = textOf(<PrivacyPolicy />, ways) + textOf(<TermsOfService />, ways);

  test('says what is collected for authentication', () => {
    for (const words of present.slice(0, -1))
      expect(text).toContain(`Your ${words} is collected for authentication`);
    expect(text).toContain(present.at(-1));
    for (const words of absent) expect(text).not.toContain(words);
  });
});

test('a host with a provider says what it takes from there, and names its cookie', () => {
  const text = textOf(<PrivacyPolicy />, { oidc: true });
  expect(text).toContain('If you sign in at a provider, its address and your id there are stored');
  expect(text).toContain('a third one brings you back here, for 15 minutes. We set no other cookies.');
  expect(text).not.toContain('is collected for authentication');
});

test('the terms say that the free trip is granted once', () => {
  expect(textOf(<TermsOfService />, { phone: true })).toContain(
    'New users get one free trip. It is granted once for a phone number, even after its account was deleted.',
  );
  expect(textOf(<TermsOfService />, { email: true })).toContain(
    'It is granted once for a phone number or an email',
  );
});

import { returnPath } from './returnPath.ts';

const HOME = new URL('https://food.example.org');

test.each([
  '/',
  '/trips',
  '/trips/1?tab=list#top',
  '/account',
  '/oauth/authorize?client_id=c&redirect_uri=https%3A%2F%2Fclaude.ai%2Fcallback&state=a+b',
  '/%2F%2Fevil.example',
  '/a/https://evil.example',
])('%j is a page of ours', (path) => {
  const answered = returnPath(path, HOME);
  expect(answered).toBe(path);
  expect(new URL(answered, HOME).origin).toBe(HOME.origin);
});

test.each([
  null,
  '',
  'trips',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https://food.example.org@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/auth/oidc/work',
  '/API/auth/me',
  '/graphql?query={a}',
  '/x/../api/auth/oidc/work',
])('%j is none', (path) => {
  expect(returnPath(path, HOME)).toBe('/');
});

import { destinationOf, isRedirectUri, isRegistered, withAnswer } from './redirectUri.ts';

test.each([
  'https://claude.ai/api/mcp/auth_callback',
  'https://vscode.dev/redirect?from=mcp',
  'http://127.0.0.1:33418/',
  'http://localhost/callback',
  'http://[::1]:8080/callback',
  'cursor://anysphere.cursor-mcp/oauth/callback',
  'com.example.app:/oauth',
])('%s can be registered', (uri) => {
  expect(isRedirectUri(uri)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'blob:https://food.example.org/1',
  'vbscript:x',
  'ms-msdt:/id',
  'intent://scan/#Intent;end',
  'http://evil.example/callback',
  'http://127.0.0.1.evil.example/',
  'http://192.168.1.20/callback',
  'https://claude.ai/callback#code',
  'https://claude.ai@evil.example/',
  'https://cl\u0430ude.ai/',
  ' https://claude.ai/',
  'https://claude.ai/\n',
  'https:claude.ai/callback',
  'https:///claude.ai/callback',
  String.raw`https:\\claude.ai/callback`,
  'http:localhost/callback',
  String.raw`https://claude.ai\@evil.example/`,
  'https://claude.ai/"><script>',
  'com.example.app:/^callback',
  '//claude.ai/',
  '/callback',
  '',
])('%j cannot be registered', (uri) => {
  expect(isRedirectUri(uri)).toBe(false);
});

test.each([
  ['https://claude.ai/callback', 'https://claude.ai/callback', true],
  ['https://claude.ai/callback', 'https://claude.ai/callback/', false],
  ['https://claude.ai/callback', 'https://claude.ai/callback?more=1', false],
  ['https://claude.ai/callback', 'https://claude.ai:8443/callback', false],
  ['https://claude.ai/callback', 'https://CLAUDE.ai/callback', false],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51234/callback', true],
  ['http://localhost:1/callback', 'http://localhost:51234/callback', true],
  ['http://127.0.0.1', 'http://127.0.0.1:33418/', true],
  ['http://127.0.0.1?a=1', 'http://127.0.0.1:33418/?a=1', true],
  ['http://127.0.0.1/callback', 'http://localhost/callback', false],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51234/other', false],
  ['http://127.0.0.1/', 'http://127.0.0.1:1@evil.example/', false],
  ['http://127.0.0.1/', 'http://127.0.0.1:99999/', false],
  ['http://127.0.0.1/', 'https://127.0.0.1/', false],
  ['cursor://host/callback', 'cursor://host:1/callback', false],
])('%s and %s: %s', (registered, asked, isSame) => {
  expect(isRegistered([registered], asked)).toBe(isSame);
});

test('people see the host, the app, or this device', () => {
  expect(destinationOf('https://claude.ai:8443/callback')).toEqual({ host: 'claude.ai:8443', scheme: null });
  expect(destinationOf('http://localhost:5/')).toEqual({ host: null, scheme: null });
  expect(destinationOf('cursor://host/callback')).toEqual({ host: null, scheme: 'cursor' });
});

test('an answer leaves the address as it is', () => {
  expect(withAnswer('https://a.example/cb?x=%20', { code: 'a+b' })).toBe(
    'https://a.example/cb?x=%20&code=a%2Bb',
  );
  expect(withAnswer('cursor://host/cb', { state: '1' })).toBe('cursor://host/cb?state=1');
});

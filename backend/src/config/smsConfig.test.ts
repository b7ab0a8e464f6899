import { ConfigError, readConfig } from './config.ts';

const GATEWAY = { SMS_PROVIDER: 'http', SMS_HTTP_URL: 'https://sms.example.org/send' };

test('a gateway gets the number and the text unless its body is set', () => {
  expect(readConfig(GATEWAY).sms).toEqual({
    provider: 'http',
    url: 'https://sms.example.org/send',
    headers: {},
    body: { to: '{to}', text: '{text}' },
  });
});

test.each([
  [{ SMS_HTTP_URL: '' }, 'SMS_HTTP_URL is needed to send texts through a gateway'],
  [{ SMS_HTTP_URL: 'sms.example.org' }, 'SMS_HTTP_URL has to be an address'],
  [{ SMS_HTTP_URL: 'http://sms.example.org' }, 'SMS_HTTP_URL has to begin with https://'],
  [{ SMS_HTTP_URL: 'https://me:secret@sms.example.org' }, 'SMS_HTTP_URL has to be without a password'],
  [{ SMS_HTTP_BODY: 'to={to}&text={text}' }, 'SMS_HTTP_BODY has to be JSON with {to} and {text}'],
  [{ SMS_HTTP_BODY: '{"to":"{to}"}' }, 'SMS_HTTP_BODY has to be JSON with {to} and {text}'],
  [{ SMS_HTTP_BODY: '{"{to}":"{text}"}' }, 'SMS_HTTP_BODY has to be JSON with {to} and {text}'],
  [{ SMS_HTTP_HEADERS: 'x-api-key: 1' }, 'SMS_HTTP_HEADERS has to be a JSON object'],
  [{ SMS_HTTP_HEADERS: '["x-api-key"]' }, 'SMS_HTTP_HEADERS has to be a JSON object'],
  [{ SMS_HTTP_HEADERS: '{"x-api-key":1}' }, 'SMS_HTTP_HEADERS has to be a JSON object'],
  [{ SMS_HTTP_HEADERS: '{"x-api-key":"1\\r\\nX-Other: 2"}' }, 'SMS_HTTP_HEADERS has to be a JSON object'],
  [{ SMS_HTTP_HEADERS: '{"x api key":"1"}' }, 'SMS_HTTP_HEADERS has to be a JSON object'],
])('%j stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig({ ...GATEWAY, ...env })).toThrow(ConfigError);
  expect(() => readConfig({ ...GATEWAY, ...env })).toThrow(sentence);
});

test('a phone at home can be the gateway without TLS', () => {
  const { sms } = readConfig({ ...GATEWAY, SMS_HTTP_URL: 'http://192.168.1.30:8080/message' });
  expect(sms).toMatchObject({ url: 'http://192.168.1.30:8080/message' });
});

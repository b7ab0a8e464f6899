import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { actionFailure, readFailure } from './errorMessage.ts';

const NO_CONNECTION = new TypeError('Failed to fetch');
const REFUSED = new CombinedGraphQLErrors({
  errors: [{ message: 'This trip is over.', extensions: { code: 'TRIP_COMPLETED' } }],
});

/** The answer of a proxy whose server is down; jsdom's own Response is not supported. */
function answer(status: number, statusText: string, bodyText: string): ServerError {
  return new ServerError('No.', { response: new Response(bodyText, { status, statusText }), bodyText });
}

/** The answer of a captive portal. */
function pageInstead(bodyText: string): ServerParseError {
  return new ServerParseError(new SyntaxError('No JSON.'), { response: new Response(bodyText), bodyText });
}

const PAGE = '<html><h1>502 Bad Gateway</h1></html>';

describe('the message of a failed read', () => {
  it.each([
    ['the server gives a reason', REFUSED, 'This trip is over.'],
    ['there is no answer', NO_CONNECTION, 'Check your connection and try again.'],
    ['a proxy answers with a page', answer(502, 'Bad Gateway', PAGE), '502: Bad Gateway'],
    ['the answer is a page without status text', answer(502, '', PAGE), '502'],
    ['a captive portal answers with status 200', pageInstead('<p>Welcome to the café</p>'), 'Check your connection and try again.'],
    ['a proxy answers with text', answer(503, 'Service Unavailable', 'Back at noon.\n'), '503: Back at noon.'],
  ])('is right when %s', (_what, error, words) => {
    expect(readFailure(error)).toBe(words);
  });
});

describe('the message of a failed action', () => {
  it.each([
    ['the server gives a reason', REFUSED, 'This trip is over.'],
    ['there is no answer', NO_CONNECTION, 'Please try again.'],
    ['a proxy answers with a page', answer(502, 'Bad Gateway', PAGE), 'Request failed'],
    ['the answer is JSON without a message', answer(503, '', '{"ok":false}'), 'HTTP error! status: 503'],
    ['the answer is JSON with a message', answer(413, '', '{"message":"Too long."}'), 'Too long.'],
  ])('is right when %s', (_what, error, words) => {
    expect(actionFailure(error, 'Please try again.')).toBe(words);
  });
});

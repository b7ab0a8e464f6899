import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { actionFailure, readFailure } from './errorMessage.ts';

const NO_CONNECTION = new TypeError('Failed to fetch');
const REFUSED = new CombinedGraphQLErrors({
  errors: [{ message: 'This trip is over.', extensions: { code: 'TRIP_COMPLETED' } }],
});

/** As a proxy answers whose server is not there; jsdom's own Response knows nothing of it. */
function answer(status: number, statusText: string, bodyText: string): ServerError {
  return new ServerError('No.', { response: new Response(bodyText, { status, statusText }), bodyText });
}

/** As a network answers that has a page of its own for whoever is not signed in to it. */
function pageInstead(bodyText: string): ServerParseError {
  return new ServerParseError(new SyntaxError('No JSON.'), { response: new Response(bodyText), bodyText });
}

const PAGE = '<html><h1>502 Bad Gateway</h1></html>';

describe('why a read failed', () => {
  it.each([
    ['the server says so', REFUSED, 'This trip is over.'],
    ['nobody answered', NO_CONNECTION, 'Check your connection and try again.'],
    ['a page came', answer(502, 'Bad Gateway', PAGE), '502: Bad Gateway'],
    ['a page came over a protocol without such texts', answer(502, '', PAGE), '502'],
    ['a page came as if all were well', pageInstead('<p>Welcome to the café</p>'), 'Check your connection and try again.'],
    ['a text came', answer(503, 'Service Unavailable', 'Back at noon.\n'), '503: Back at noon.'],
  ])('is told where %s', (_what, error, words) => {
    expect(readFailure(error)).toBe(words);
  });
});

describe('why an action failed', () => {
  it.each([
    ['the server says so', REFUSED, 'This trip is over.'],
    ['nobody answered', NO_CONNECTION, 'Please try again.'],
    ['a page came', answer(502, 'Bad Gateway', PAGE), 'Request failed'],
    ['JSON without a message came', answer(503, '', '{"ok":false}'), 'HTTP error! status: 503'],
    ['JSON with a message came', answer(413, '', '{"message":"Too long."}'), 'Too long.'],
  ])('is told where %s', (_what, error, words) => {
    expect(actionFailure(error, 'Please try again.')).toBe(words);
  });
});

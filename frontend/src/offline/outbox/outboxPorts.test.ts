import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { onFailure } from './outboxPorts.ts';

const answeredWith = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

const statusOf = (status: number) =>
  new ServerError('No.', { response: new Response('<html>', { status }), bodyText: '<html>' });

describe('a tick', () => {
  it.each(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'TRIP_COMPLETED', 'INTERNAL_SERVER_ERROR'])(
    'is undone on %s',
    (code) => {
      expect(onFailure(answeredWith(code))).toBe('undo');
    },
  );

  it.each([500, 501, 404])('is undone on an answer with status %i', (status) => {
    expect(onFailure(statusOf(status))).toBe('undo');
  });

  it.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED'])('is retried on %s', (code) => {
    expect(onFailure(answeredWith(code))).toBe('retry');
  });

  it.each([502, 503, 504])('is retried on an answer with status %i', (status) => {
    expect(onFailure(statusOf(status))).toBe('retry');
  });

  it('waits for the next sign-in', () => {
    expect(onFailure(answeredWith('UNAUTHENTICATED'))).toBe('wait');
  });

  it('waits without an answer', () => {
    expect(onFailure(new TypeError('Failed to fetch'))).toBe('wait');
  });
});

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRefusal } from './tickPorts.ts';

const answeredWith = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

describe('a tick', () => {
  it.each(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'TRIP_COMPLETED'])('is refused on %s', (code) => {
    expect(isRefusal(answeredWith(code))).toBe(true);
  });

  it.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED'])('stays pending on %s', (code) => {
    expect(isRefusal(answeredWith(code))).toBe(false);
  });

  it('stays pending without an answer', () => {
    expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false);
  });
});

import type { Fixture, Twin } from './twin.ts';

const requestCode = ({ visitor, newPhone }: Fixture) =>
  visitor.rest('POST', '/api/auth/request-code', { phone: newPhone });

export const ACCOUNT_TWINS: readonly Twin[] = [
  { route: 'GET /api/auth/me', what: 'a signed-in user' },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number with an account',
    asVisitor: true,
    body: ({ knownPhone }) => ({ phone: knownPhone }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'an invalid number',
    asVisitor: true,
    body: () => ({ phone: '12' }),
  },
  {
    route: 'POST /api/auth/request-code',
    what: 'a code',
    asVisitor: true,
    body: ({ newPhone }) => ({ phone: newPhone }),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'the right code of a new user',
    asVisitor: true,
    before: requestCode,
    body: ({ newPhone, code }) => ({ phone: newPhone, code: code(), name: 'Ana' }),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'a new user without a name',
    asVisitor: true,
    before: requestCode,
    body: ({ newPhone, code }) => ({ phone: newPhone, code: code() }),
  },
  { route: 'POST /api/auth/logout', what: 'signing out' },
  { route: 'GET /api/auth/me/export', what: 'the export of the account' },
  { route: 'DELETE /api/auth/me', what: 'a deleted account' },
  { route: 'GET /api/features', what: 'the features', asVisitor: true },
];

import { statement } from '../../db/statement.ts';

export const HAS_ACCOUNT = statement<{ exists: boolean }>(
  'has_account',
  'select exists (select from users where $1 in (phone, email)) as exists',
);

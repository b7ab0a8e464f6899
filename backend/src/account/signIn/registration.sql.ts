import { statement } from '../../db/statement.ts';

/** No row without an account. */
export const standingOfNumber = statement<{ readonly isLocked: boolean }>(
  'standing_of_number',
  'select locked_at is not null as "isLocked" from users where phone = $1',
);

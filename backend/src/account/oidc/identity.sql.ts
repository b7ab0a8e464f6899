import { statement } from '../../db/statement.ts';
import type { Account } from '../signIn/verifyCode.sql.ts';

export const accountOfIdentity = statement<Account & { readonly isLocked: boolean }>(
  'account_of_identity',
  `select u.id, u.name, u.phone, u.email, u.language, u.units, u.locked_at is not null as "isLocked"
   from identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
);

export const deleteIdentity = statement<never>(
  'delete_identity',
  'delete from identities where user_id = $1 and id = $2',
);

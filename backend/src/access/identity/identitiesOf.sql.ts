import { statement } from '../../db/statement.ts';
import type { Identity } from '../../entities/signIn/identity.entity.ts';

/** The oldest first. */
export const identitiesOf = statement<Identity>(
  'identities_of_account',
  `select id, issuer, subject, user_id as "userId", created_at as "createdAt" from identities
   where user_id = $1 order by created_at, id`,
);

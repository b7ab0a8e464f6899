import { statement } from '../../../db/statement.ts';

interface Link {
  readonly tripId: string;
  readonly tokenHash: Buffer;
  readonly sealedToken: Buffer;
  readonly inviterId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const replaceLink = statement<never, Link>(
  'replace_invite_link',
  `insert into invitation_links (trip_id, token_hash, sealed_token, inviter_id, created_at, expires_at)
   values ($tripId, $tokenHash, $sealedToken, $inviterId, $now, $expiresAt)
   on conflict on constraint invitation_links_pkey do update
   set token_hash = excluded.token_hash, sealed_token = excluded.sealed_token, inviter_id = excluded.inviter_id,
     created_at = excluded.created_at, expires_at = excluded.expires_at`,
);

export const deleteLink = statement<unknown>(
  'delete_invite_link',
  'delete from invitation_links where trip_id = $1 returning trip_id',
);

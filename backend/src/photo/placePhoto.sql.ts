import { statement } from '../db/statement.ts';

/** Claims a place without a fresh result; one of concurrent claims gets a row. */
export const CLAIM = statement<{ place: string }>(
  'claim_photo',
  `insert into place_photos as kept (place, claimed_until) values ($1, now() + make_interval(secs => $2))
   on conflict (place) do update set claimed_until = excluded.claimed_until
     where kept.claimed_until <= now() and (kept.expires_at is null or kept.expires_at <= now())
   returning place`,
);

export const RELEASE = statement<never>(
  'release_photo',
  'update place_photos set claimed_until = now() where place = $1',
);

export const KEEP = statement<never>(
  'keep_photo',
  `insert into place_photos (place, photo, claimed_until, expires_at)
   values ($1, $2, now(), now() + make_interval(secs => $3))
   on conflict (place) do update
     set photo = excluded.photo, claimed_until = excluded.claimed_until, expires_at = excluded.expires_at`,
);

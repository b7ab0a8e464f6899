import { statement } from '../db/statement.ts';

/** The link of trip $1, if participant $2 created it. */
export const deleteLinkOf = statement<never>(
  'delete_invite_link_of',
  'delete from invitation_links where place = place_of($1) and trip_id = $1 and inviter_id = $2',
);

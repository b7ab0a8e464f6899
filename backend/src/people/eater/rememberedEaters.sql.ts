import { LIMITS } from '../../../../domain/limits.ts';
import { joinedAnswers } from '../../../../domain/people/eater/eater.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import { newId } from '../../base/ids.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { changeRow } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { RememberedEater } from '../../entities/rememberedEater.entity.ts';

/** Of $userId, who may know $name already. Needs the lock on the user to count. */
const HAS_ROOM = `(
  (select count(*) from remembered_eaters where user_id = $userId) < ${LIMITS.rememberedEaters}
  or exists (select from remembered_eaters where user_id = $userId and name is not distinct from $name))`;

export const rememberedOf = statement<RememberedEater>(
  'remembered_eaters_of_user',
  `select ${columnsOf(RememberedEater, 'e')} from remembered_eaters e where e.user_id = $1
   order by e.name nulls first, e.id`,
);
export const forgetRemembered = statement<unknown>(
  'forget_remembered_eater',
  'delete from remembered_eaters where user_id = $1 and id = $2 returning 1',
);

export interface RememberedChanges {
  readonly id: string;
  readonly userId: string;
  readonly name: string | null;
  /** Null: it stays, as the next two. */
  readonly portionQuarters: number | null;
  /** JSON. */
  readonly avoids: string | null;
  readonly eatsEverything: boolean | null;
  readonly note: string | null;
  /** Else the note stays. */
  readonly isNoteSent: boolean;
}

const CHANGED = `
  portion_quarters = coalesce($portionQuarters::smallint, e.portion_quarters),
  avoids = coalesce($avoids::jsonb, e.avoids),
  eats_everything = coalesce($eatsEverything::boolean, e.eats_everything),
  note = case when $isNoteSent::boolean then $note::text else e.note end`;

export const saveRemembered = statement<RememberedEater, RememberedChanges>(
  'save_remembered_eater',
  `insert into remembered_eaters as e (id, user_id, name, portion_quarters, avoids, eats_everything, note)
   select $id::uuid, $userId::uuid, $name::text, coalesce($portionQuarters::smallint, ${DEFAULT_QUARTERS}),
     coalesce($avoids::jsonb, '[]'), coalesce($eatsEverything::boolean, false), $note::text
   where ${HAS_ROOM}
   on conflict on constraint remembered_eaters_name_key do update set ${CHANGED}
   returning ${columnsOf(RememberedEater, 'e')}`,
);

export const changeRemembered = statement<RememberedEater, RememberedChanges>(
  'change_remembered_eater',
  `update remembered_eaters e set name = coalesce($name, e.name), ${CHANGED}
   where e.user_id = $userId and e.id = $id and (e.name is not null or $name::text is null)
   returning ${columnsOf(RememberedEater, 'e')}`,
);

const forgetName = statement<never>(
  'forget_renamed_companion',
  'delete from remembered_eaters where user_id = $1 and name = $2',
);
const rememberedSelf = statement<RememberedEater>(
  'remembered_self',
  `select ${columnsOf(RememberedEater, 'e')} from remembered_eaters e where e.user_id = $1 and e.name is null`,
);

/**
 * Remembers, for the account's next trips, what the viewer says about themselves or a companion of theirs.
 * @param formerName of a renamed companion
 */
export async function rememberEater(
  tx: Ctx,
  { id: userId }: Pick<Viewer, 'id'>,
  {
    name,
    portionQuarters,
    avoids,
    eatsEverything,
    note,
  }: Pick<Eater, 'name' | 'portionQuarters' | 'avoids' | 'eatsEverything' | 'note'>,
  formerName: string | null = name,
): Promise<void> {
  await lockUser(tx.db, userId);
  if (formerName !== name) await forgetName.all(tx.db, [userId, formerName]);
  await saveRemembered.all(tx.db, {
    id: newId(),
    userId,
    name,
    portionQuarters,
    avoids: JSON.stringify(avoids),
    eatsEverything,
    note,
    isNoteSent: true,
  });
}

/**
 * Gives the account's own eater in a trip what is remembered, beside what organizers have said before.
 * @param participant just accepted, or the organizer of a new trip
 */
export async function recallSelf(
  tx: Ctx,
  { id: userId }: Pick<Viewer, 'id'>,
  { tripId, id: participantId }: Pick<Participant, 'tripId' | 'id'>,
): Promise<void> {
  const known = await rememberedSelf.first(tx.db, [userId]);
  if (known === null) return;
  const eater = await tx.db.findOneBy(Eater, { tripId, participantId, isCompanion: false });
  if (eater === null) return;
  const isUsual = eater.portionQuarters === DEFAULT_QUARTERS;
  const changes = {
    portionQuarters: isUsual ? known.portionQuarters : eater.portionQuarters,
    ...joinedAnswers(eater, known),
  };
  const stamp = stampOf({ id: participantId }, tx.now());
  await changeRow(tx.db, Eater, { tripId, id: eater.id }, changes, stamp);
}

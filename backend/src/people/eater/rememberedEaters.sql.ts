import { LIMITS } from '../../../../domain/limits.ts';
import { joinedAnswers } from '../../../../domain/people/eater/eater.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import { newId } from '../../base/ids.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { columnsOf } from '../../db/columns.ts';
import { changeRow, statement } from '../../db/statement.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { RememberedEater } from '../../entities/rememberedEater.entity.ts';

const remember = statement<never>(
  'remember_eater',
  `insert into remembered_eaters (id, user_id, name, portion_quarters, avoids, eats_everything, note)
   select $1::uuid, $2::uuid, $3::text, $4::smallint, $5::jsonb, $6::boolean, $7::text
   where (select count(*) from remembered_eaters where user_id = $2) < ${LIMITS.rememberedEaters}
     or exists (select from remembered_eaters where user_id = $2 and name is not distinct from $3)
   on conflict on constraint remembered_eaters_name_key
   do update set portion_quarters = excluded.portion_quarters, avoids = excluded.avoids,
     eats_everything = excluded.eats_everything, note = excluded.note`,
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
  if (formerName !== name) await forgetName.all(tx.db, [userId, formerName]);
  await remember.all(tx.db, [
    ...[newId(), userId, name, portionQuarters],
    ...[JSON.stringify(avoids), eatsEverything, note],
  ]);
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

import { LIMITS } from '../../../../domain/limits.ts';
import { rememberedFields } from '../../../../domain/people/eater/eaterFields.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import { requireViewer, readId } from '../../access/require.ts';
import { AppError, violates } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { RememberedEater } from '../../entities/rememberedEater.entity.ts';
import { eaterColumns, requireOneAnswer } from './updateEater.service.ts';

const rememberedOf = statement<RememberedEater>(
  'remembered_eaters_of_user',
  `select ${columnsOf(RememberedEater, 'e')} from remembered_eaters e where e.user_id = $1
   order by e.name nulls first, e.id`,
);
const forget = statement<unknown>(
  'forget_remembered_eater',
  'delete from remembered_eaters where user_id = $1 and id = $2 returning 1',
);

/**
 * What the account remembers of the viewer, if anything.
 * @throws UNAUTHENTICATED
 */
export async function rememberedSelf(ctx: Ctx): Promise<RememberedEater | null> {
  return (await remembered(ctx)).find(({ name }) => name === null) ?? null;
}

/**
 * Companions of earlier trips, by name.
 * @throws UNAUTHENTICATED
 */
export async function rememberedCompanions(ctx: Ctx): Promise<RememberedEater[]> {
  return (await remembered(ctx)).filter(({ name }) => name !== null);
}

async function remembered(ctx: Ctx): Promise<RememberedEater[]> {
  return rememberedOf.all(ctx.db, [requireViewer(ctx).id]);
}

const save = statement<RememberedEater>(
  'save_remembered_eater',
  `insert into remembered_eaters as e (id, user_id, name, portion_quarters, avoids, eats_everything, note)
   select $1::uuid, $2::uuid, $3::text, coalesce($4::smallint, ${DEFAULT_QUARTERS}), coalesce($5::jsonb, '[]'),
     coalesce($6::boolean, false), $7::text
   where (select count(*) from remembered_eaters where user_id = $2) < ${LIMITS.rememberedEaters}
     or exists (select from remembered_eaters where user_id = $2 and name is not distinct from $3)
   on conflict on constraint remembered_eaters_name_key
   do update set portion_quarters = coalesce($4, e.portion_quarters), avoids = coalesce($5, e.avoids),
     eats_everything = coalesce($6, e.eats_everything), note = case when $8::boolean then $7 else e.note end
   returning ${columnsOf(RememberedEater, 'e')}`,
);
const change = statement<RememberedEater>(
  'change_remembered_eater',
  `update remembered_eaters e set
     name = coalesce($3, e.name),
     portion_quarters = coalesce($4, e.portion_quarters), avoids = coalesce($5, e.avoids),
     eats_everything = coalesce($6, e.eats_everything), note = case when $8::boolean then $7 else e.note end
   where e.user_id = $1 and e.id = $2 and (e.name is not null or $3::text is null) returning ${columnsOf(RememberedEater, 'e')}`,
);

/**
 * Remembers the user, a companion by name, or changes who is remembered; absent fields stay. Trips keep their eaters.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT for the name of another companion
 */
export async function saveRememberedEater(ctx: Ctx, rawInput: unknown): Promise<RememberedEater> {
  const viewer = requireViewer(ctx);
  const { id = null, name = null, ...fields } = readInput(rememberedFields, rawInput);
  const before = (await remembered(ctx)).find((one) => (id === null ? one.name === name : one.id === id));
  const columns = eaterColumns(fields, before?.note ?? null);
  requireOneAnswer({
    avoids: columns.avoids ?? before?.avoids ?? [],
    eatsEverything: columns.eatsEverything ?? before?.eatsEverything ?? false,
  });
  const { portionQuarters = null, avoids, eatsEverything = null, note } = columns;
  const values = [
    ...[name, portionQuarters],
    ...[avoids === undefined ? null : JSON.stringify(avoids), eatsEverything],
    ...[note ?? null, note !== undefined],
  ];
  if (id === null) {
    const saved = await save.first(ctx.db, [newId(), viewer.id, ...values]);
    if (saved !== null) return saved;
    throw new AppError('BAD_USER_INPUT', `At most ${LIMITS.rememberedEaters} people can be remembered.`);
  }
  const changed = await change.first(ctx.db, [viewer.id, id, ...values]).catch((error: unknown) => {
    if (!violates(error, 'remembered_eaters_name_key')) throw error;
    throw new AppError('CONFLICT', 'You already bring somebody with this name.', { field: 'name' });
  });
  if (changed !== null) return changed;
  if ((await rememberedSelf(ctx))?.id === id)
    throw new AppError('BAD_USER_INPUT', 'You have the name of your account.', { field: 'name' });
  throw new AppError('NOT_FOUND', NO_EATER);
}

const NO_EATER = 'There is no such eater.';

/**
 * Trips keep their eaters.
 * @returns its id
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function forgetRememberedEater(ctx: Ctx, rawId: unknown): Promise<string> {
  const viewer = requireViewer(ctx);
  const id = readId('eater', rawId);
  if ((await forget.first(ctx.db, [viewer.id, id])) === null) throw new AppError('NOT_FOUND', NO_EATER);
  return id;
}

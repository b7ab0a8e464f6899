import { requireViewer, readId } from '../access/require.ts';
import { AppError } from '../base/errors.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { columnsOf } from '../db/columns.ts';
import { statement } from '../db/statement.ts';
import { RememberedEater } from '../entities/rememberedEater.entity.ts';

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

/**
 * Trips keep their eaters.
 * @returns its id
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function forgetRememberedEater(ctx: Ctx, rawId: unknown): Promise<string> {
  const viewer = requireViewer(ctx);
  const id = readId('eater', rawId);
  if ((await forget.first(ctx.db, [viewer.id, id])) === null)
    throw new AppError('NOT_FOUND', 'There is no such eater.');
  return id;
}

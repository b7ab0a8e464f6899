import { msg } from '../../../../domain/text/message.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { rememberedFields } from '../../../../domain/people/eater/eaterFields.ts';
import { requireViewer, readId } from '../../access/require.ts';
import { AppError, badInput, notFound, violates, foundOr404 } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import { inTransaction, type Ctx } from '../../ctx/ctx.ts';
import type { RememberedEater } from '../../entities/rememberedEater.entity.ts';
import {
  changeRemembered,
  forgetRemembered,
  rememberedOf,
  saveRemembered,
  type RememberedChanges,
} from './rememberedEaters.sql.ts';
import { eaterColumns, requireOneAnswer } from './updateEater.service.ts';

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
 * Remembers the user, a companion by name, or changes who is remembered; absent fields stay. Trips keep their eaters.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT for the name of another companion
 */
export async function saveRememberedEater(ctx: Ctx, rawInput: unknown): Promise<RememberedEater> {
  const viewer = requireViewer(ctx);
  const { id = null, name = null, ...fields } = readInput(rememberedFields, rawInput);
  return inTransaction(ctx, async (tx) => {
    await lockViewer(tx, viewer);
    const before = (await remembered(tx)).find((one) => (id === null ? one.name === name : one.id === id));
    const columns = eaterColumns(fields, before?.note ?? null);
    requireOneAnswer({
      avoids: columns.avoids ?? before?.avoids ?? [],
      eatsEverything: columns.eatsEverything ?? before?.eatsEverything ?? false,
    });
    const { portionQuarters = null, avoids, eatsEverything = null, note } = columns;
    const values = {
      userId: viewer.id,
      name,
      portionQuarters,
      avoids: avoids === undefined ? null : JSON.stringify(avoids),
      eatsEverything,
      note: note ?? null,
      isNoteSent: note !== undefined,
    };
    return id === null ? save(tx, { ...values, id: newId() }) : change(tx, { ...values, id });
  });
}

async function save(tx: Ctx, values: RememberedChanges): Promise<RememberedEater> {
  const saved = await saveRemembered.first(tx.db, values);
  if (saved !== null) return saved;
  throw new AppError(
    'BAD_USER_INPUT',
    msg('rememberedEater.tooMany', 'At most {max} people can be remembered.', {
      max: LIMITS.rememberedEaters,
    }),
  );
}

async function change(tx: Ctx, values: RememberedChanges): Promise<RememberedEater> {
  const changed = await changeRemembered.first(tx.db, values).catch((error: unknown) => {
    if (!violates(error, 'remembered_eaters_name_key')) throw error;
    throw new AppError(
      'CONFLICT',
      msg('rememberedEater.nameTaken', 'You already bring somebody with this name.'),
      { field: 'name' },
    );
  });
  if (changed !== null) return changed;
  if ((await rememberedSelf(tx))?.id === values.id)
    throw badInput('name', msg('rememberedEater.ownName', 'You have the name of your account.'));
  throw notFound('eater');
}

/**
 * Trips keep their eaters.
 * @returns its id
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function forgetRememberedEater(ctx: Ctx, rawId: unknown): Promise<string> {
  const viewer = requireViewer(ctx);
  const id = readId('eater', rawId);
  foundOr404(await forgetRemembered.first(ctx.db, [viewer.id, id]), 'eater');
  return id;
}

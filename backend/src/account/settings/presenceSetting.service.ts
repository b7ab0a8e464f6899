import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { flag } from '../../../../domain/text/text.ts';
import { requireViewer } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type PresenceSetting, savePresenceSetting, presenceSettingOf } from './presenceSetting.sql.ts';

export const PRESENCE_FIELDS = z.object({ isShown: flag(msg('field.isShown', 'isShown')) });

/** @throws UNAUTHENTICATED */
export async function presenceSetting(ctx: Ctx): Promise<PresenceSetting> {
  const viewer = requireViewer(ctx);
  return (await presenceSettingOf.first(ctx.db, [viewer.id])) ?? { isShown: true };
}

/**
 * Open streams follow within two seconds.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changePresence(ctx: Ctx, rawInput: unknown): Promise<PresenceSetting> {
  const viewer = requireViewer(ctx);
  const { isShown } = readInput(PRESENCE_FIELDS, rawInput);
  await savePresenceSetting.all(ctx.db, [viewer.id, isShown]);
  return { isShown };
}

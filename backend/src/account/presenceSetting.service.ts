import * as z from 'zod/mini';
import { flag } from '../../../domain/text/text.ts';
import { requireViewer } from '../access/require.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';

/** Whether others see the person look at a trip; who hides sees nobody either. */
export interface PresenceSetting {
  readonly isShown: boolean;
}

const PRESENCE_FIELDS = z.object({ isShown: flag('isShown') });

const settingOf = statement<PresenceSetting>(
  'presence_setting_of',
  'select shows_presence as "isShown" from users where id = $1',
);
const changeSetting = statement<never>(
  'change_presence_setting',
  'update users set shows_presence = $2 where id = $1',
);

/** @throws UNAUTHENTICATED */
export async function presenceSetting(ctx: Ctx): Promise<PresenceSetting> {
  const viewer = requireViewer(ctx);
  return (await settingOf.first(ctx.db, [viewer.id])) ?? { isShown: true };
}

/**
 * Open streams follow within two seconds.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changePresence(ctx: Ctx, rawInput: unknown): Promise<PresenceSetting> {
  const viewer = requireViewer(ctx);
  const { isShown } = readInput(PRESENCE_FIELDS, rawInput);
  await changeSetting.all(ctx.db, [viewer.id, isShown]);
  return { isShown };
}

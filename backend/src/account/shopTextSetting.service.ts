import * as z from 'zod/mini';
import { flag } from '../../../domain/text/text.ts';
import { requireViewer } from '../access/require.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { deleteUnsentTexts } from '../outbox/outbox.service.ts';

/** Whether the person gets a text when a shopper asks about an ingredient of a meal that they cook. */
export interface ShopTextSetting {
  readonly isWanted: boolean;
}

const SHOP_TEXT_FIELDS = z.object({ isWanted: flag('isWanted') });

const settingOf = statement<ShopTextSetting>(
  'shop_text_setting_of',
  'select wants_shop_texts as "isWanted" from users where id = $1',
);
const changeSetting = statement<never>(
  'change_shop_text_setting',
  'update users set wants_shop_texts = $2 where id = $1',
);

/** @throws UNAUTHENTICATED */
export async function shopTextSetting(ctx: Ctx): Promise<ShopTextSetting> {
  const viewer = requireViewer(ctx);
  return (await settingOf.first(ctx.db, [viewer.id])) ?? { isWanted: false };
}

/**
 * Waiting texts are not sent once they are switched off.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changeShopTexts(ctx: Ctx, rawInput: unknown): Promise<ShopTextSetting> {
  const viewer = requireViewer(ctx);
  const { isWanted } = readInput(SHOP_TEXT_FIELDS, rawInput);
  await changeSetting.all(ctx.db, [viewer.id, isWanted]);
  if (!isWanted) await deleteUnsentTexts(ctx, 'question', viewer.phone);
  return { isWanted };
}

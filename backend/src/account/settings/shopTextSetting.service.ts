import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { flag } from '../../../../domain/text/text.ts';
import { contactsOf } from '../../../../domain/people/contact.ts';
import { requireViewer } from '../../access/require.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { deleteUnsentTexts } from '../../outbox/outbox.service.ts';
import { type ShopTextSetting, saveShopTextSetting, shopTextSettingOf } from './shopTextSetting.sql.ts';

export const SHOP_TEXT_FIELDS = z.object({ isWanted: flag(msg('field.isWanted', 'isWanted')) });

/** @throws UNAUTHENTICATED */
export async function shopTextSetting(ctx: Ctx): Promise<ShopTextSetting> {
  const viewer = requireViewer(ctx);
  return (await shopTextSettingOf.first(ctx.db, [viewer.id])) ?? { isWanted: false };
}

/**
 * Waiting texts are not sent once they are switched off.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changeShopTexts(ctx: Ctx, rawInput: unknown): Promise<ShopTextSetting> {
  const viewer = requireViewer(ctx);
  const { isWanted } = readInput(SHOP_TEXT_FIELDS, rawInput);
  await saveShopTextSetting.all(ctx.db, [viewer.id, isWanted]);
  if (!isWanted) for (const contact of contactsOf(viewer)) await deleteUnsentTexts(ctx, 'question', contact);
  return { isWanted };
}

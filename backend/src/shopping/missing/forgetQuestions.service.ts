import { userTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { deleteText, lockUnsentTexts } from '../../outbox/outbox.service.ts';
import { tripIdIn } from './questionText.ts';

/** Deletes unsent questions of the user's trips: they may name the user. The list has them still. */
export async function forgetQuestions(tx: Ctx, userId: string): Promise<void> {
  const own = new Set((await userTrips(tx, userId))());
  for (const text of await lockUnsentTexts(tx, 'question'))
    if (own.has(tripIdIn(text.body) ?? '')) await deleteText(tx, text);
}

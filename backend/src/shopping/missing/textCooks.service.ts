import { reader } from '../../../../domain/text/reader.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { lockPhones } from '../../access/identity/phoneLock.sql.ts';
import { enqueueTexts } from '../../outbox/outbox.service.ts';
import { recipientsAt, textBody } from '../../outbox/textBody.ts';
import { questionText } from './questionText.ts';
import { phonesWithEnough, usersToText } from './textCooks.sql.ts';

/**
 * Queues a text to each cook who is asked and wants that, except the asker.
 * @param rows with the cook who was asked in `unavailable`
 */
export async function textCooks(
  tx: Ctx,
  trip: Trip,
  asker: Participant,
  rows: readonly Ingredient[],
): Promise<void> {
  const byCook = grouped(rows, ({ unavailable }) => unavailable?.asked ?? null);
  const people = await tx.loaders.participantsOfTrip.get(trip.id);
  const cooks = people.filter(({ id, userId }) => byCook.has(id) && userId !== asker.userId);
  const userIds = cooks.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return;
  const phones = new Map((await usersToText.all(tx.db, [userIds])).map(({ id, phone }) => [id, phone]));
  // Other trips may ask the same cook meanwhile.
  await lockPhones(tx.db, [...phones.values()]);
  const enough = await phonesWithEnough.all(tx.db, [[...phones.values()]]);
  const recipients = await recipientsAt(tx.db, [...phones.values()]);
  const { language } = reader();
  const texts = cooks.flatMap(({ id, userId, inviteLanguage }) => {
    const phone = phones.get(userId ?? '');
    if (phone === undefined || enough.some((one) => one.phone === phone)) return [];
    const foods = (byCook.get(id) ?? []).map(chosenName);
    const body = textBody(recipients(phone, inviteLanguage, language), () =>
      questionText({ asker, foods, trip, publicUrl: tx.config.publicUrl }),
    );
    return { kind: 'question' as const, phone, body };
  });
  if (texts.length > 0) await enqueueTexts(tx, texts);
}

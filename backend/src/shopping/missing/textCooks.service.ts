import { reader } from '../../../../domain/text/reader.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { usedContacts } from '../../access/identity/readContact.ts';
import { lockContacts } from '../../access/identity/contactLock.sql.ts';
import { enqueueTexts } from '../../outbox/outbox.service.ts';
import { bodyFor, recipientsAt } from '../../outbox/textBody.ts';
import { questionWords } from './questionText.ts';
import { contactsWithEnough, usersToText } from './textCooks.sql.ts';

/**
 * Queues a text or mail to each cook who is asked and wants that, except the asker.
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
  const users = await usersToText.all(tx.db, [userIds]);
  const contacts = new Map(
    users.flatMap((user) => {
      const [contact] = usedContacts(tx, user);
      return contact === undefined ? [] : [[user.id, contact] as const];
    }),
  );
  // Other trips may ask the same cook meanwhile.
  await lockContacts(tx.db, [...contacts.values()]);
  const enough = await contactsWithEnough.all(tx.db, [[...contacts.values()]]);
  const recipients = await recipientsAt(tx.db, [...contacts.values()]);
  const { language } = reader();
  const texts = cooks.flatMap(({ id, userId, inviteLanguage }) => {
    const contact = contacts.get(userId ?? '');
    if (contact === undefined || enough.some((one) => one.contact === contact)) return [];
    const foods = (byCook.get(id) ?? []).map(chosenName);
    const words = questionWords({ asker, foods, trip, publicUrl: tx.config.publicUrl });
    const body = bodyFor(contact, recipients(contact, inviteLanguage, language), words);
    return { kind: 'question' as const, contact, senderId: asker.userId, body };
  });
  if (texts.length > 0) await enqueueTexts(tx, texts);
}

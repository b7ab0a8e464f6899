import { chosenName } from '../../../domain/shopping/ingredient.ts';
import { grouped } from '../../../domain/text/grouped.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { enqueueTexts } from '../outbox/outbox.service.ts';
import { questionText } from './questionText.ts';

/** A cook is texted at most once in this time, by whoever asks; the list has all questions. */
const QUIET_MINUTES = 15;

const cooksToText = statement<{ readonly participantId: string; readonly phone: string }>(
  'cooks_to_text',
  `select p.id as "participantId", u.phone from participants p join users u on u.id = p.user_id
   where p.place = place_of($1) and p.trip_id = $1 and p.id = any($2::uuid[])
     and u.wants_shop_texts and u.id is distinct from $3
     and not exists (
       select from outbox_texts o where o.kind = 'question' and o.phone = u.phone
         and o.created_at > now() - make_interval(mins => ${QUIET_MINUTES}))
   order by p.id`,
);

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
  const cookIds = [...byCook.keys()].flatMap((id) => id ?? []);
  if (cookIds.length === 0) return;
  const cooks = await cooksToText.all(tx.db, [trip.id, cookIds, asker.userId]);
  const texts = cooks.map(({ participantId, phone }) => ({
    kind: 'question' as const,
    phone,
    body: questionText({
      askerName: asker.name,
      foods: (byCook.get(participantId) ?? []).map(chosenName),
      ...{ tripId: trip.id, tripName: trip.name, publicUrl: tx.config.publicUrl },
    }),
  }));
  if (texts.length > 0) await enqueueTexts(tx, texts);
}

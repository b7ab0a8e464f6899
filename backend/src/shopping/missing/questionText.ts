import { msg, type Message } from '../../../../domain/text/message.ts';
import type { Words } from '../../outbox/textBody.ts';
import { nameInText, personInText, tripInText } from '../../providers/nameInText.ts';

interface Question {
  readonly asker: { readonly name: string };
  readonly foods: readonly string[];
  readonly trip: { readonly id: string; readonly name: string };
  readonly publicUrl: URL;
}

/** Foods named in a text. */
const NAMED = 3;

/** Of a question, also by mail. */
export function questionWords(question: Question): Words {
  const trip = tripInText(question.trip.name);
  return {
    text: () => questionText(question),
    subject: () => msg('mail.questionSubject', 'A question about your meal ({trip})', { trip }),
  };
}

/** Fixed wording, names without links, and one link to the list. What the shopper wrote stays in the app. */
export function questionText({ asker, foods, trip: asked, publicUrl }: Question): Message {
  const who = personInText(asker.name);
  const named = foods.map((food) => nameInText(food)).filter(Boolean);
  const trip = tripInText(asked.name);
  return msg('text.question', '{who} cannot find {foods} for your meal ({trip}). Please answer: {link}', {
    who,
    foods: foodsInText(named),
    trip,
    link: listLink(asked.id, publicUrl),
  });
}

function foodsInText(named: readonly string[]): string | Message {
  if (named.length === 0) return msg('text.anIngredient', 'an ingredient');
  const foods = named.slice(0, NAMED).join(', ');
  const count = named.length - NAMED;
  return count > 0 ? msg('text.foodsAndMore', '{foods} and {count} more', { foods, count }) : foods;
}

function listLink(tripId: string, publicUrl: URL): string {
  return new URL(`/trips/${tripId}/shopping`, publicUrl).href;
}

/** Names in texts have no links. */
const LINK = /\/trips\/([0-9a-f-]{36})\/shopping(?![\w-])/;

/** The trip id in the link, else null. */
export function tripIdIn(text: string): string | null {
  return LINK.exec(text)?.[1] ?? null;
}

import { nameInText } from '../../providers/nameInText.ts';

interface Question {
  readonly asker: { readonly name: string };
  readonly foods: readonly string[];
  readonly trip: { readonly id: string; readonly name: string };
  readonly publicUrl: URL;
}

/** Foods named in a text. */
const NAMED = 3;

/** Fixed wording, names without links, and one link to the list. What the shopper wrote stays in the app. */
export function questionText({ asker, foods, trip, publicUrl }: Question): string {
  const who = nameInText(asker.name) || 'Someone';
  const named = foods.map((food) => nameInText(food)).filter(Boolean);
  const more = named.length > NAMED ? ` and ${named.length - NAMED} more` : '';
  const what = named.length === 0 ? 'an ingredient' : `${named.slice(0, NAMED).join(', ')}${more}`;
  const where = nameInText(trip.name) || 'a trip';
  return `${who} cannot find ${what} for your meal (${where}). Please answer: ${listLink(trip.id, publicUrl)}`;
}

function listLink(tripId: string, publicUrl: URL): string {
  return new URL(`/trips/${tripId}/shopping`, publicUrl).href;
}

const LINK_END = /\/trips\/([0-9a-f-]{36})\/shopping$/;

/** The trip id in the link, else null. */
export function tripIdIn(text: string): string | null {
  return LINK_END.exec(text)?.[1] ?? null;
}

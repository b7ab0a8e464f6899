import { nameInText } from '../providers/nameInText.ts';

interface Question {
  readonly askerName: string;
  readonly foods: readonly string[];
  readonly tripId: string;
  readonly tripName: string;
  readonly publicUrl: URL;
}

/** Foods named in a text. */
const NAMED = 3;

/** Fixed wording, names without links, and one link to the list. What the shopper wrote stays in the app. */
export function questionText({ askerName, foods, tripId, tripName, publicUrl }: Question): string {
  const asker = nameInText(askerName) || 'Someone';
  const named = foods.map((food) => nameInText(food)).filter(Boolean);
  const more = named.length > NAMED ? ` and ${named.length - NAMED} more` : '';
  const what = named.length === 0 ? 'an ingredient' : `${named.slice(0, NAMED).join(', ')}${more}`;
  const trip = nameInText(tripName) || 'a trip';
  const link = new URL(`/trips/${tripId}/shopping`, publicUrl);
  return `${asker} cannot find ${what} for your meal (${trip}). Please answer: ${link.href}`;
}

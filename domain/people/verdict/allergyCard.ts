import { msg, type Message } from '../../text/message.ts';
import { noteLines, unansweredLine } from './answerTexts.ts';
import { capitalized } from '../../text/capitalized.ts';
import { avoidKey, avoidLabel, avoidNote, strictAvoids } from './avoidLabels.ts';
import { STRICTNESSES, type Answer, type Eater, type EaterAvoid } from '../eater/eater.ts';

/** A person on the card for the kitchen. */
export interface CardPerson {
  readonly id: string;
  readonly name: string;
  readonly isAllergy: boolean;
  readonly avoids: readonly CardAvoid[];
}

export interface CardAvoid {
  /** "Coeliac", "Allergy: tree nuts", "Vegan". */
  readonly label: string;
  /** What to leave out: "No wheat, rye, barley …"; null if the label says it. */
  readonly detail: string | null;
}

export interface AllergyCard {
  /** Allergies first, then diets; within these by the order of the eaters. */
  readonly people: readonly CardPerson[];
  /** "Sam would rather have no mushrooms." */
  readonly dislikes: readonly Message[];
  /** "Note from Mia: carries an EpiPen." */
  readonly notes: readonly Message[];
  /** Of who did not answer: "Not answered yet: Dan and Eve."; null once all did. */
  readonly unanswered: Message | null;
}

/** What people easily forget, by avoid; the food rules know more. */
const DETAILS: ReadonlyMap<string, string> = new Map([
  [key('content', 'gluten'), 'No wheat, rye, barley, spelt, couscous, normal soy sauce.'],
  [key('diet', 'gluten-free'), 'No wheat, rye, barley, spelt, couscous, normal soy sauce.'],
  [key('content', 'treeNut'), 'No almonds, cashews, hazelnuts, pecans, pistachios, walnuts.'],
  [key('diet', 'nut-free'), 'No tree nuts, no peanuts.'],
  [key('content', 'dairy'), 'No milk, butter, cream, cheese, yogurt.'],
  [key('diet', 'dairy-free'), 'No milk, butter, cream, cheese, yogurt.'],
  [key('content', 'egg'), 'No egg, no mayonnaise.'],
  [key('content', 'soy'), 'No soy sauce, tofu, edamame, miso.'],
  [key('content', 'sesame'), 'No sesame seeds, sesame oil, tahini, hummus.'],
  [key('content', 'fish'), 'No fish, fish sauce, anchovies.'],
  [key('diet', 'shellfish-free'), 'No shrimp, crab, lobster, mussels, clams, oysters, squid.'],
  [key('diet', 'vegan'), 'No meat, fish, milk, egg, honey.'],
  [key('diet', 'vegetarian'), 'No meat, no fish.'],
  [key('diet', 'pescatarian'), 'No meat; fish is fine.'],
  [key('diet', 'halal'), 'No pork, no alcohol, halal meat only.'],
  [key('diet', 'kosher-style'), 'No pork, no shellfish, no meat with dairy.'],
]);

function key(kind: string, value: string): string {
  return avoidKey({ kind, value });
}

/** What the kitchen must know: allergies and diets, without people who eat everything. */
export function allergyCard(eaters: readonly (Pick<Eater, 'id' | 'name'> & Answer)[]): AllergyCard {
  const people = eaters.flatMap(({ id, name, avoids }): CardPerson[] => {
    const strict = strictAvoids(avoids).toSorted(
      (one, other) => STRICTNESSES.indexOf(one.strictness) - STRICTNESSES.indexOf(other.strictness),
    );
    if (strict.length === 0) return [];
    const isAllergy = strict.some(({ strictness }) => strictness === 'allergy');
    return [{ id, name, isAllergy, avoids: strict.map(cardAvoid) }];
  });
  const dislikes = eaters.flatMap(({ name, avoids }) => {
    const notes = avoids.filter(({ strictness }) => strictness === 'dislike').map(avoidNote);
    return notes.length === 0
      ? []
      : [msg('eater.wouldRather', '{name} would rather have {avoids}.', { name, avoids: notes.join(', ') })];
  });
  return {
    people: people.toSorted((one, other) => Number(other.isAllergy) - Number(one.isAllergy)),
    dislikes,
    notes: noteLines(eaters),
    unanswered: unansweredLine(eaters),
  };
}

function cardAvoid(avoid: EaterAvoid): CardAvoid {
  const detail = DETAILS.get(avoidKey(avoid)) ?? null;
  if (avoid.strictness !== 'allergy') return { label: capitalized(avoidNote(avoid)), detail };
  const label = avoidNote(avoid) === 'coeliac' ? 'Coeliac' : `Allergy: ${allergen(avoid)}`;
  return { label, detail: `${detail ?? ''} Also no traces.`.trim() };
}

function allergen(avoid: EaterAvoid): string {
  return (avoid.kind === 'word' ? avoid.value : avoidLabel(avoid).toLowerCase()).replace(/^no /i, '');
}

/** To copy: one line a person, without markup. */
export function allergyCardLines(
  { people, dislikes, notes, unanswered }: AllergyCard,
  about: string,
): Message[] {
  const lines = people.map(({ name, avoids }) =>
    msg('allergyCard.person', '{name}: {avoids}', { name, avoids: avoids.map(avoidText).join(' ') }),
  );
  return [
    msg('allergyCard.title', 'Allergies and diets ({about})', { about }),
    ...lines,
    ...dislikes,
    ...notes,
    ...(unanswered === null ? [] : [unanswered]),
  ];
}

/** "Coeliac. No wheat, rye, barley …" */
function avoidText({ label, detail }: CardAvoid): string {
  return detail === null ? `${label}.` : `${label}. ${detail}`;
}

import { msg, type Message, type Part } from '../../text/message.ts';
import { noteLines, unansweredLine } from '../eater/answerTexts.ts';
import { sentenceOf, sideBySide } from '../../text/sideBySide.ts';
import { allergenName, avoidNote, dislikesOf, isCeliac, strictAvoids } from '../eater/avoidLabels.ts';
import { avoidKey, STRICTNESSES, type Answer, type Eater, type EaterAvoid } from '../eater/eater.ts';

/** A person on the card for the kitchen. */
export interface CardPerson {
  readonly id: string;
  readonly name: Part;
  readonly isAllergy: boolean;
  readonly avoids: readonly CardAvoid[];
}

export interface CardAvoid {
  /** "celiac", "Allergy: tree nuts", "vegan", to begin a sentence. */
  readonly label: Message;
  /** What to leave out: "No wheat, rye, barley …"; null if the label says it. */
  readonly detail: Message | null;
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

const NO_GLUTEN = msg('allergyCard.noGluten', 'No wheat, rye, barley, spelt, couscous, normal soy sauce.');
const NO_DAIRY = msg('allergyCard.noDairy', 'No milk, butter, cream, cheese, yogurt.');
const NO_TREE_NUTS = msg(
  'allergyCard.noTreeNuts',
  'No almonds, cashews, hazelnuts, pecans, pistachios, walnuts.',
);
const NO_SHELLFISH = msg(
  'allergyCard.noShellfish',
  'No shrimp, crab, lobster, mussels, clams, oysters, squid.',
);
const NO_TRACES = msg('allergyCard.noTraces', 'Also no traces.');

/** What people easily forget, by avoid; the food rules know more. */
const DETAILS: ReadonlyMap<string, Message> = new Map([
  [key('content', 'gluten'), NO_GLUTEN],
  [key('diet', 'gluten-free'), NO_GLUTEN],
  [key('content', 'treeNut'), NO_TREE_NUTS],
  [key('diet', 'nut-free'), msg('allergyCard.noNuts', 'No tree nuts, no peanuts.')],
  [key('content', 'dairy'), NO_DAIRY],
  [key('diet', 'dairy-free'), NO_DAIRY],
  [key('content', 'egg'), msg('allergyCard.noEgg', 'No egg, no mayonnaise.')],
  [key('content', 'soy'), msg('allergyCard.noSoy', 'No soy sauce, tofu, edamame, miso.')],
  [key('content', 'sesame'), msg('allergyCard.noSesame', 'No sesame seeds, sesame oil, tahini, hummus.')],
  [key('content', 'fish'), msg('allergyCard.noFish', 'No fish, fish sauce, anchovies.')],
  [key('diet', 'shellfish-free'), NO_SHELLFISH],
  [key('diet', 'vegan'), msg('allergyCard.vegan', 'No meat, fish, milk, egg, honey.')],
  [key('diet', 'vegetarian'), msg('allergyCard.vegetarian', 'No meat, no fish.')],
  [key('diet', 'pescatarian'), msg('allergyCard.pescatarian', 'No meat; fish is fine.')],
  [key('diet', 'halal'), msg('allergyCard.halal', 'No pork, no alcohol, halal meat only.')],
  [key('diet', 'kosher-style'), msg('allergyCard.kosher', 'No pork, no shellfish, no meat with dairy.')],
]);

function key(kind: string, value: string): string {
  return avoidKey({ kind, value });
}

/** What the kitchen must know: allergies and diets, without people who eat everything. */
export function allergyCard(
  eaters: readonly (Pick<Eater, 'id'> & { readonly name: Part } & Answer)[],
): AllergyCard {
  const people = eaters.flatMap(({ id, name, avoids }): CardPerson[] => {
    const strict = strictAvoids(avoids).toSorted(
      (one, other) => STRICTNESSES.indexOf(one.strictness) - STRICTNESSES.indexOf(other.strictness),
    );
    if (strict.length === 0) return [];
    const isAllergy = strict.some(({ strictness }) => strictness === 'allergy');
    return [{ id, name, isAllergy, avoids: strict.map(cardAvoid) }];
  });
  const dislikes = eaters.flatMap(({ name, avoids }) => {
    const items = dislikesOf(avoids).map(avoidNote);
    return items.length === 0
      ? []
      : [msg('eater.wouldRather', '{name} would rather have {avoids}.', { name, avoids: { items } })];
  });
  return {
    people: people.toSorted((one, other) => Number(other.isAllergy) - Number(one.isAllergy)),
    dislikes,
    notes: noteLines(eaters),
    // Others read the card, too: nobody is "you".
    unanswered: unansweredLine(eaters.map(({ name, ...answer }) => ({ name, ...answer, isViewer: false }))),
  };
}

function cardAvoid(avoid: EaterAvoid): CardAvoid {
  const detail = DETAILS.get(avoidKey(avoid)) ?? null;
  if (avoid.strictness !== 'allergy') return { label: avoidNote(avoid), detail };
  const label = isCeliac(avoid)
    ? avoidNote(avoid)
    : msg('allergyCard.allergy', 'Allergy: {food}', { food: allergenName(avoid) });
  return { label, detail: sideBySide(detail === null ? [NO_TRACES] : [detail, NO_TRACES]) };
}

/** To copy: one line a person, without markup. */
export function allergyCardLines(
  { people, dislikes, notes, unanswered }: AllergyCard,
  about: string,
): Message[] {
  const lines = people.map(({ name, avoids }) =>
    msg('allergyCard.person', '{name}: {avoids}', { name, avoids: avoidTexts(avoids) }),
  );
  return [
    msg('allergyCard.title', 'Allergies and diets ({about})', { about }),
    ...lines,
    ...dislikes,
    ...notes,
    ...(unanswered === null ? [] : [unanswered]),
  ];
}

/** "Celiac. No wheat, rye, barley …" */
function avoidTexts(avoids: readonly CardAvoid[]): Part {
  const sentences = avoids.flatMap(({ label, detail }) =>
    detail === null ? [sentenceOf(label)] : [sentenceOf(label), detail],
  );
  return sideBySide(sentences) ?? '';
}

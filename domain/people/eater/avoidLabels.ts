import { msg, type Message } from '../../text/message.ts';
import { avoidedName } from '../../food/content.ts';
import { DIET_NAMES } from '../../food/diets.ts';
import { distinctMessages } from '../../text/distinctMessages.ts';
import type { Avoid } from '../../food/avoid.ts';
import type { EaterAvoid, Strictness } from './eater.ts';

const MILK = msg('avoid.milk', 'milk');
const SHELLFISH = msg('avoid.shellfish', 'shellfish');
const KOSHER = msg('avoid.kosher', 'kosher');
const CELIAC = msg('avoid.celiac', 'celiac');

/** Diets that people say as what they leave out. */
const LEFT_OUT: ReadonlyMap<string, Message> = new Map([
  ['dairy-free', MILK],
  ['nut-free', msg('avoid.nuts', 'nuts')],
  ['egg-free', avoidedName('egg')],
  ['soy-free', avoidedName('soy')],
  ['shellfish-free', SHELLFISH],
]);

/** After "Allergy:", within a sentence: "tree nuts", "vegan", "mushroom". */
export function allergenName(avoid: Avoid): Message {
  switch (avoid.kind) {
    case 'diet':
      if (avoid.value === 'shellfish-free') return SHELLFISH;
      return avoid.value === 'kosher-style' ? KOSHER : DIET_NAMES[avoid.value];
    case 'content':
      return avoid.value === 'dairy' ? MILK : avoidedName(avoid.value);
    case 'word':
      return asTyped(avoid.value.replace(/^no /i, ''));
  }
}

/** Whether it was said as celiac disease; an allergy to gluten, as chips offer it, may be another one. */
export function isCeliac({
  kind,
  value,
  strictness = 'allergy',
}: Avoid & { readonly strictness?: Strictness }): boolean {
  return kind === 'diet' && value === 'gluten-free' && strictness === 'allergy';
}

/** After a name: "celiac", "vegan", "allergic to nuts", "no mushroom". */
export function avoidNote(avoid: EaterAvoid): Message {
  return avoidNotes([avoid])[0] ?? ruleNote(avoid);
}

/** After a name, allergies as one: "allergic to nuts and milk", "vegan". Gluten left out as a diet is "gluten-free". */
export function avoidNotes(avoids: readonly EaterAvoid[]): Message[] {
  const isFood = (avoid: EaterAvoid) => avoid.strictness === 'allergy' && leftOut(avoid) !== null;
  const foods = distinctMessages(avoids.flatMap((avoid) => (isFood(avoid) ? (leftOut(avoid) ?? []) : [])));
  const others = avoids.filter((avoid) => !isFood(avoid)).map(otherNote);
  if (foods.length === 0) return distinctMessages(others);
  return [msg('avoid.allergic', 'allergic to {foods}', { foods }), ...distinctMessages(others)];
}

function otherNote(avoid: EaterAvoid): Message {
  if (isCeliac(avoid)) return CELIAC;
  return isGluten(avoid) && avoid.strictness === 'diet' ? DIET_NAMES['gluten-free'] : ruleNote(avoid);
}

/** Of everybody on a trip, for whatever reason: "vegan", "no nuts". */
export function ruleNote(avoid: Avoid): Message {
  const food = leftOut(avoid);
  return food === null ? allergenName(avoid) : without(food);
}

/** Null for a diet that has a name: "vegan". */
function leftOut(avoid: Avoid): Message | null {
  return avoid.kind === 'diet' ? (LEFT_OUT.get(avoid.value) ?? null) : allergenName(avoid);
}

/** Without dislikes; a celiac's "no gluten" goes without saying. */
export function strictAvoids(avoids: readonly EaterAvoid[]): EaterAvoid[] {
  const isImplied = avoids.some(isCeliac) ? isGluten : () => false;
  return avoids.filter((avoid) => avoid.strictness !== 'dislike' && !isImplied(avoid));
}

function isGluten({ kind, value }: Avoid): boolean {
  return kind === 'content' && value === 'gluten';
}

export function dislikesOf(avoids: readonly EaterAvoid[]): EaterAvoid[] {
  return avoids.filter(({ strictness }) => strictness === 'dislike');
}

export function without(food: Message): Message {
  return msg('avoid.no', 'no {food}', { food });
}

export function asTyped(word: string): Message {
  return msg('avoid.word', '{word}', { word });
}

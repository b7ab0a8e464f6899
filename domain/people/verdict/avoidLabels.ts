import { asText } from '../../text/asText.ts';
import { avoidedName, type Content } from '../../food/content.ts';
import type { Avoid } from '../../food/restriction/restrictionReading.ts';
import type { EaterAvoid, Strictness } from '../eater/eater.ts';

/** An avoid that the screen offers. */
export interface AvoidChoice {
  readonly avoid: Avoid;
  /** Of its chip: "Gluten". */
  readonly label: string;
  /** After a name: "Ana (coeliac)". */
  readonly note: string;
}

const content = (value: Content, label: string, note = `no ${label.toLowerCase()}`): AvoidChoice => ({
  avoid: { kind: 'content', value },
  label,
  note,
});
const diet = (value: Extract<Avoid, { kind: 'diet' }>['value'], label: string, note = label.toLowerCase()) =>
  ({ avoid: { kind: 'diet', value }, label, note }) satisfies AvoidChoice;

/** Chips of "Diet". */
export const DIET_CHOICES: readonly AvoidChoice[] = [
  diet('vegan', 'Vegan'),
  diet('vegetarian', 'Vegetarian'),
  diet('pescatarian', 'Pescatarian'),
  content('pork', 'No pork', 'no pork'),
  diet('halal', 'Halal'),
  diet('kosher-style', 'Kosher'),
];

/** Chips of "Allergies". */
export const ALLERGY_CHOICES: readonly AvoidChoice[] = [
  content('gluten', 'Gluten', 'coeliac'),
  content('treeNut', 'Tree nuts'),
  content('peanut', 'Peanuts'),
  content('dairy', 'Milk'),
  content('egg', 'Egg'),
  content('fish', 'Fish'),
  diet('shellfish-free', 'Shellfish', 'no shellfish'),
  content('soy', 'Soy'),
  content('sesame', 'Sesame'),
  content('celery', 'Celery'),
  content('mustard', 'Mustard'),
  content('lupin', 'Lupin'),
];

/** Diets that people say as what they leave out. */
const SAID_AS: ReadonlyMap<string, string> = new Map([
  ['gluten-free', 'coeliac'],
  ['dairy-free', 'no milk'],
  ['nut-free', 'no nuts'],
  ['egg-free', 'no egg'],
  ['soy-free', 'no soy'],
]);

const CHOICES = new Map(
  [...DIET_CHOICES, ...ALLERGY_CHOICES].map((choice) => [avoidKey(choice.avoid), choice]),
);

/** Equal for the same avoid, however strict. */
export function avoidKey({ kind, value }: { readonly kind: string; readonly value: string }): string {
  return `${kind} ${value.toLowerCase()}`;
}

/** Of a chip: "Gluten", "Vegan"; "no mushroom" for what no chip offers. */
export function avoidLabel(avoid: Avoid): string {
  return CHOICES.get(avoidKey(avoid))?.label ?? longName(avoid);
}

/** After a name: "coeliac", "vegan", "no nuts", "no mushroom". Gluten left out as a diet is "gluten-free". */
export function avoidNote(avoid: Avoid & { readonly strictness?: Strictness }): string {
  const isGluten = avoid.value === 'gluten' || avoid.value === 'gluten-free';
  if (isGluten && avoid.kind !== 'word' && avoid.strictness !== undefined && avoid.strictness !== 'allergy')
    return 'gluten-free';
  return (
    CHOICES.get(avoidKey(avoid))?.note ??
    (avoid.kind === 'diet' ? SAID_AS.get(avoid.value) : undefined) ??
    longName(avoid)
  );
}

/** Without dislikes. */
export function strictAvoids(avoids: readonly EaterAvoid[]): EaterAvoid[] {
  return avoids.filter(({ strictness }) => strictness !== 'dislike');
}

function longName(avoid: Avoid): string {
  switch (avoid.kind) {
    case 'diet':
      return avoid.value;
    case 'content':
      return `no ${asText(avoidedName(avoid.value))}`;
    case 'word':
      return `no ${avoid.value.replace(/^no /i, '')}`;
  }
}

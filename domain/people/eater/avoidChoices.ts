import { msg, type Message } from '../../text/message.ts';
import { avoidedName, type Content } from '../../food/content.ts';
import { DIET_LABELS } from '../../food/dietLabels.ts';
import { DIET_NAMES, type Diet } from '../../food/diets.ts';
import type { Avoid } from '../../food/avoid.ts';
import { allergenName, asTyped, without } from './avoidLabels.ts';
import { avoidKey } from './eater.ts';

/** An avoid that the screen offers. */
export interface AvoidChoice {
  readonly avoid: Avoid;
  /** Of its chip: "Gluten". */
  readonly label: Message;
}

const content = (value: Content, label: Message): AvoidChoice => ({
  avoid: { kind: 'content', value },
  label,
});
const diet = (value: Diet, label = DIET_LABELS[value]): AvoidChoice => ({
  avoid: { kind: 'diet', value },
  label,
});

/** Chips of "Diet". */
export const DIET_CHOICES: readonly AvoidChoice[] = [
  diet('vegan'),
  diet('vegetarian'),
  diet('pescatarian'),
  content('pork', msg('avoid.label.pork', 'No pork')),
  diet('halal'),
  diet('kosher-style', msg('avoid.label.kosher', 'Kosher')),
];

/** Chips of "Allergies". */
export const ALLERGY_CHOICES: readonly AvoidChoice[] = [
  content('gluten', msg('avoid.label.gluten', 'Gluten')),
  content('treeNut', msg('avoid.label.treeNuts', 'Tree nuts')),
  content('peanut', msg('avoid.label.peanuts', 'Peanuts')),
  content('dairy', msg('avoid.label.milk', 'Milk')),
  content('egg', msg('avoid.label.egg', 'Egg')),
  content('fish', msg('avoid.label.fish', 'Fish')),
  diet('shellfish-free', msg('avoid.label.shellfish', 'Shellfish')),
  content('soy', msg('avoid.label.soy', 'Soy')),
  content('sesame', msg('avoid.label.sesame', 'Sesame')),
  content('celery', msg('avoid.label.celery', 'Celery')),
  content('mustard', msg('avoid.label.mustard', 'Mustard')),
  content('lupin', msg('avoid.label.lupin', 'Lupin')),
];

const CHOICES = new Map(
  [...DIET_CHOICES, ...ALLERGY_CHOICES].map(({ avoid, label }) => [avoidKey(avoid), label]),
);

/** Of a chip: "Gluten", "Vegan"; "no mushroom" for what no chip offers. */
export function avoidLabel(avoid: Avoid): Message {
  return CHOICES.get(avoidKey(avoid)) ?? longName(avoid);
}

/** On a mark that says "Allergy": "Tree nuts", "Mushroom". */
export function allergenLabel(avoid: Avoid): Message {
  if (avoid.kind === 'word') return asTyped(avoid.value);
  return CHOICES.get(avoidKey(avoid)) ?? allergenName(avoid);
}

function longName(avoid: Avoid): Message {
  if (avoid.kind === 'diet') return DIET_NAMES[avoid.value];
  return without(avoid.kind === 'content' ? avoidedName(avoid.value) : allergenName(avoid));
}

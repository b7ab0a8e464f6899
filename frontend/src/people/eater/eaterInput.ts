import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import {
  ALLERGY_CHOICES,
  DIET_CHOICES,
  type AvoidChoice,
} from '../../../../domain/people/eater/avoidChoices.ts';
import type { TypedAvoid } from '../../../../domain/people/eater/avoidReading.ts';
import { avoidKey, type EaterAvoid, type Strictness } from '../../../../domain/people/eater/eater.ts';
import { LEAVES_BEFORE_ARRIVING, TOO_MANY_AVOIDS } from '../../../../domain/people/eater/eaterFields.ts';
import { compareMealTimes, type MealTime } from '../../../../domain/plan/mealTime.ts';
import { DEFAULT_QUARTERS } from '../../../../domain/people/eater/portion.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { foldedText } from '../../../../domain/text/wordForms.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import type {
  EaterAvoidInput,
  Strictness as ApiStrictness,
  UpdateEaterInput,
} from '../../gql/schema.generated.ts';
import { apiAvoid, type TripEater } from '../tripAttendance.ts';

/** As chosen, or in own words until the server has read them. */
export type FormAvoid = EaterAvoid | TypedAvoid;

/** What the form of an eater shows. */
export interface EaterInput {
  readonly name: string;
  readonly quarters: number;
  readonly avoids: readonly FormAvoid[];
  /** Of who avoids nothing; {@link eatsAll} says whether it holds. */
  readonly eatsEverything: boolean;
  /** For those who cook; null without. An emptied one is ''. */
  readonly note: string | null;
  /** Null: none. An emptied one is ''. */
  readonly group: string | null;
  /** Typed, and not added yet. */
  readonly words: string;
  readonly arrives: MealTime | null;
  readonly leaves: MealTime | null;
  /** The eater that the form began with, whatever others change meanwhile; null for a new companion. */
  readonly base: TripEater | null;
}

export type ChangeInput = (change: (input: EaterInput) => EaterInput) => void;

export const NEW_COMPANION: EaterInput = {
  name: '',
  quarters: DEFAULT_QUARTERS,
  avoids: [],
  eatsEverything: false,
  note: null,
  group: null,
  words: '',
  arrives: null,
  leaves: null,
  base: null,
};

export function inputOf(eater: TripEater): EaterInput {
  const { name, portionQuarters: quarters, avoids, eatsEverything, note, group, arrives, leaves } = eater;
  return { name, quarters, avoids, eatsEverything, note, group, words: '', arrives, leaves, base: eater };
}

const TYPED_FIELDS = [
  'name',
  'quarters',
  'avoids',
  'eatsEverything',
  'note',
  'group',
  'words',
  'arrives',
  'leaves',
] as const;

/** The fields of `after` that differ. */
export function changedInput(before: EaterInput, after: EaterInput): Partial<EaterInput> {
  const changed = TYPED_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Whether "I eat everything" is said: what is avoided takes it back. */
export function eatsAll({ avoids, eatsEverything }: Pick<EaterInput, 'avoids' | 'eatsEverything'>): boolean {
  return eatsEverything && avoids.length === 0;
}

/** The form before its first change. */
export function baseOf({ base }: EaterInput): EaterInput {
  return base === null ? NEW_COMPANION : inputOf(base);
}

export function formAvoidKey(avoid: FormAvoid): string {
  return 'text' in avoid ? `text:${avoid.text.toLowerCase()}` : avoidKey(avoid);
}

/** An illness, whatever the language, without accents: "peanut allergy", "celiac". */
const ILLNESS = /allerg|alerg|intoleran|anaphyl|anafil|co?elia|cœlia|zoliak/;

/** "no allergies", "not allergic", "keine Allergien", "pas d’allergies" */
const DENIED =
  /\b(?:no|not|nicht|kein(?:e|en|er)?|ohne|sin|pas|aucune?|without)\s+(?:(?:any|known|food)\s+|d[’']|de\s+)?(?:allerg|alerg|intoleran)/g;

/** Of allergens, names that no chip has, in any language, without accents. */
const ALLERGENS = new Set(
  `almond cashew hazelnut nut pecan pistachio walnut crab clam lobster mussel oyster prawn scallop seafood shrimp
   dairy lactose wheat
   almendra avellana nuez nuece camaron camarone cangrejo gamba langosta marisco mejillon lactosa trigo
   amande noisette noix crabe crevette homard moule ble
   cashewkern cashewkerne haselnuss haselnusse mandel mandeln nuss nusse walnuss walnusse garnele garnelen hummer krabbe
   krabben muschel muscheln eier laktose milchprodukte weizen`
    .split(/\s+/)
    .map(singular),
);

/** "peanuts, shrimp and olives" */
const BETWEEN = /[,;/&+]|\s(?:and|or|und|oder|y|o|et|ou)\s/i;

/** As strict as the strictest of its chips; other words are rather not eaten. */
function strictnessOfWords(text: string): Strictness {
  const foods = text.split(BETWEEN).map(singular);
  const isAnyOf = (choices: readonly AvoidChoice[]) =>
    choices.some(({ label }) => foods.includes(singular(asText(label))));
  const isIllness = ILLNESS.test(foldedText(text).replace(DENIED, ''));
  if (isIllness || foods.some((food) => ALLERGENS.has(food)) || isAnyOf(ALLERGY_CHOICES)) return 'allergy';
  return isAnyOf(DIET_CHOICES) ? 'diet' : 'dislike';
}

function singular(food: string): string {
  return foldedText(food.trim().replace(/^no /i, '')).replace(/s$/, '');
}

/** With the typed words as one more thing that is not eaten. */
export function withWords(input: EaterInput): EaterInput {
  const text = input.words.trim();
  if (text === '') return { ...input, words: '' };
  const added: FormAvoid = { text, strictness: strictnessOfWords(text) };
  const isKnown = input.avoids.some((avoid) => formAvoidKey(avoid) === formAvoidKey(added));
  return { ...input, words: '', avoids: isKnown ? input.avoids : [...input.avoids, added] };
}

/** Most people who say "nuts" mean both: peanuts are chosen along with tree nuts, and can be taken out. */
export function withPeanuts(avoids: readonly FormAvoid[], added: readonly FormAvoid[]): readonly FormAvoid[] {
  const isOf = (value: string) => (avoid: FormAvoid) => !('text' in avoid) && avoid.value === value;
  const treeNuts = added.find(isOf('treeNut'));
  if (treeNuts === undefined || avoids.some(isOf('peanut'))) return avoids;
  return [...avoids, { kind: 'content', value: 'peanut', strictness: treeNuts.strictness }];
}

export type EaterProblems = Partial<Record<'name' | 'avoids' | 'leaves', string>>;

export function problemsOf({ name, avoids, arrives, leaves }: EaterInput): EaterProblems {
  return {
    ...(name.trim() === '' && { name: t`Give a name, for the card in the kitchen.` }),
    ...(avoids.length > LIMITS.eaterAvoids && { avoids: asText(TOO_MANY_AVOIDS) }),
    ...(arrives !== null &&
      leaves !== null &&
      compareMealTimes(leaves, arrives) < 0 && { leaves: asText(LEAVES_BEFORE_ARRIVING) }),
  };
}

/** The changed fields; `name` of companions only. */
export function changesOf(before: EaterInput, after: EaterInput, hasName: boolean): UpdateEaterInput {
  const note = filled(after.note);
  const group = filled(after.group);
  const isChanged = (key: 'avoids' | 'arrives' | 'leaves') =>
    JSON.stringify(before[key]) !== JSON.stringify(after[key]);
  return {
    ...(hasName && before.name !== after.name.trim() && { name: after.name.trim() }),
    ...(before.quarters !== after.quarters && { portion: after.quarters / 4 }),
    ...(isChanged('avoids') && { avoids: after.avoids.map(avoidInput) }),
    ...(eatsAll(before) !== eatsAll(after) && { eatsEverything: eatsAll(after) }),
    ...(filled(before.note) !== note && { note }),
    ...(filled(before.group) !== group && { group }),
    ...(isChanged('arrives') && { arrives: apiMealTime(after.arrives) }),
    ...(isChanged('leaves') && { leaves: apiMealTime(after.leaves) }),
  };
}

/** Null for an emptied one. */
export function filled(typed: string | null): string | null {
  const text = typed?.trim() ?? '';
  return text === '' ? null : text;
}

function avoidInput(avoid: FormAvoid): EaterAvoidInput {
  const strictness = apiStrictness(avoid.strictness);
  if ('text' in avoid) return { text: avoid.text, strictness };
  return { ...apiAvoid(avoid), strictness };
}

function apiStrictness(strictness: Strictness): ApiStrictness {
  // Names of the API are in capitals.
  return strictness.toUpperCase() as ApiStrictness;
}

function apiMealTime(time: MealTime | null) {
  return time === null ? null : { date: time.date, type: apiMealType(time.type) };
}

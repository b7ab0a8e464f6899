import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import {
  restrictionReport,
  type RestrictionReport,
} from '../../../../domain/food/restriction/restrictionReport.ts';
import { readingOf } from '../../../../domain/food/restriction/restrictionReading.ts';
import { whyNotUnderstood } from '../../../../domain/food/restriction/restrictionText.ts';
import {
  peopleCountFrom,
  suggestionFields,
  type SuggestionFields,
} from '../../../../domain/plan/suggestionFields.ts';
import { defaultPeopleCount } from '../../../../domain/people/inviteStatus.ts';
import {
  BUDGETS,
  COOKING_SKILLS,
  type Budget,
  type CookingEquipment,
  type CookingSkill,
} from '../../../../domain/plan/suggestionOptions.ts';
import { apiBudget, apiCookingEquipment, apiCookingSkill } from '../../gql/suggestionEnums.ts';
import type { SuggestionSource, SuggestMealsInput } from '../../gql/schema.generated.ts';
import { dietInputOf, restrictionTexts, type DietInput } from '../../ui/diet/dietInput.ts';
import type { Parser } from '../../ui/controls/zodResolver.ts';
import type { SuggestMealsFragment } from './SuggestMeals.generated.ts';

export interface SuggestionInput extends DietInput {
  readonly cookingSkill: CookingSkill;
  readonly budget: Budget;
  readonly cookingEquipment: readonly CookingEquipment[];
  readonly preferences: string;
  readonly peopleCount: string;
  readonly whoEats: WhoEats;
  readonly sideDishes: boolean;
}

/** Of those at a slot; with `most`, a few may get another ingredient, with `dishes`, also another dish. */
export type WhoEats = 'everybody' | 'most' | 'dishes';

export const WHO_EATS_CHOICES = [
  { value: 'everybody', label: t`Choose another` },
  { value: 'most', label: t`Add a separate plate` },
  { value: 'dishes', label: t`Add a second dish` },
] as const satisfies readonly { readonly value: WhoEats; readonly label: string }[];

/** With how the restrictions were read. */
export interface RequestFields extends SuggestionFields {
  readonly restrictionsRead: RestrictionReport;
}

/** Refusable fields, in form order. */
export const SUGGESTION_FIELD_ORDER = ['dietaryRestrictions', 'cookingEquipment', 'preferences'] as const;

const SKILL_LABELS: Readonly<Record<CookingSkill, string>> = {
  beginner: t`Beginner`,
  intermediate: t`Intermediate`,
  advanced: t`Advanced`,
};

const BUDGET_LABELS: Readonly<Record<Budget, string>> = {
  budget: t`Budget`,
  moderate: t`Moderate`,
  premium: t`Premium`,
};

export const SKILL_CHOICES = choices(COOKING_SKILLS, SKILL_LABELS);
export const BUDGET_CHOICES = choices(BUDGETS, BUDGET_LABELS);

function choices<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** All participants, defaults; the trip's rules hold anyway. */
export function initialInput({ participants }: Pick<SuggestMealsFragment, 'participants'>): SuggestionInput {
  return {
    ...dietInputOf([]),
    cookingSkill: 'beginner',
    budget: 'moderate',
    cookingEquipment: [],
    preferences: '',
    peopleCount: String(usualPeople(participants)),
    whoEats: 'everybody',
    sideDishes: false,
  };
}

function usualPeople(participants: SuggestMealsFragment['participants']): number {
  const coming = participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED');
  return defaultPeopleCount(coming.map(() => ({ inviteStatus: 'accepted' })));
}

/**
 * The server's rules, including words it would not understand.
 * @param rules of the trip, as typed
 */
export const suggestionForm = (rules: readonly string[]): Parser<RequestFields> => ({
  safeParse(value) {
    // react-hook-form passes the initial values' type.
    const input = value as SuggestionInput;
    const result = suggestionFields.safeParse({
      ...input,
      dietaryRestrictions: restrictionTexts(input),
      peopleCount: peopleCountFrom(input.peopleCount),
      platesApart: input.whoEats !== 'everybody',
      secondDish: input.whoEats === 'dishes',
    });
    if (!result.success) return result;
    const read = readingOf(result.data.dietaryRestrictions ?? []);
    const refusal = whyNotUnderstood(read);
    if (refusal !== null) {
      const issue = { path: ['dietaryRestrictions'], message: asText(refusal) };
      return { success: false, error: { issues: [issue] } };
    }
    const all = readingOf([...rules, ...(result.data.dietaryRestrictions ?? [])]);
    return { success: true, data: { ...result.data, restrictionsRead: restrictionReport(all) } };
  },
});

/**
 * An unchanged number of people is not sent: each slot is planned for those who eat there.
 * @param source null for the default
 */
export function suggestMealsInput(
  { id: tripId, participants }: Pick<SuggestMealsFragment, 'id' | 'participants'>,
  fields: SuggestionFields,
  source: SuggestionSource | null,
): SuggestMealsInput {
  return {
    tripId,
    dietaryRestrictions: fields.dietaryRestrictions ?? null,
    cookingSkill: apiCookingSkill(fields.cookingSkill),
    budget: apiBudget(fields.budget),
    cookingEquipment: fields.cookingEquipment.map(apiCookingEquipment),
    preferences: fields.preferences ?? null,
    peopleCount: fields.peopleCount === usualPeople(participants) ? null : fields.peopleCount,
    platesApart: fields.platesApart,
    secondDish: fields.secondDish,
    sideDishes: fields.sideDishes,
    source,
  };
}

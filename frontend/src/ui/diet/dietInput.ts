import { DIETS, type Diet } from '../../../../domain/food/diet.ts';

/** What a group does not eat, as a form takes it. */
export interface DietInput {
  readonly diets: readonly Diet[];
  /** What is not eaten beside the diets, in free words. */
  readonly dietaryRestrictions: string;
}

/** The form of what was said before. */
export function dietInputOf(texts: readonly string[]): DietInput {
  const isDiet = (text: string): text is Diet => DIETS.some((diet) => diet === text);
  return {
    diets: texts.filter(isDiet),
    dietaryRestrictions: texts.filter((text) => !isDiet(text)).join(', '),
  };
}

/** What the group does not eat, as far as the form says it. */
export function restrictionTexts({ diets, dietaryRestrictions }: DietInput): string[] {
  return [...diets, dietaryRestrictions].filter((text) => text.trim() !== '');
}

import { DIETS, type Diet } from '../../../../domain/food/diets.ts';

export interface DietInput {
  readonly diets: readonly Diet[];
  /** Free text beside the diets. */
  readonly dietaryRestrictions: string;
}

/** Splits stored restrictions into diets and free text. */
export function dietInputOf(texts: readonly string[]): DietInput {
  const isDiet = (text: string): text is Diet => DIETS.some((diet) => diet === text);
  return {
    diets: texts.filter(isDiet),
    dietaryRestrictions: texts.filter((text) => !isDiet(text)).join(', '),
  };
}

export function restrictionTexts({ diets, dietaryRestrictions }: DietInput): string[] {
  return [...diets, dietaryRestrictions].filter((text) => text.trim() !== '');
}

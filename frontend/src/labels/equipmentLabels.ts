import { t } from '@lingui/core/macro';
import { COOKING_EQUIPMENT, type CookingEquipment } from '../../../domain/plan/suggestionOptions.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';

/** Within a sentence. */
export const EQUIPMENT_WORDS: Readonly<Record<CookingEquipment, string>> = {
  'camping-stove': t`camping stove`,
  'full-kitchen': t`full kitchen`,
  'outdoor-grill': t`outdoor grill`,
  'fire-pit': t`fire pit`,
  'minimal-gear': t`minimal gear`,
  'rv-kitchen': t`RV kitchen`,
  'hotplate-only': t`hotplate only`,
  'no-cooking': t`no cooking`,
};

/** "Fire pit" */
export function equipmentName(equipment: CookingEquipment): string {
  return capitalized(EQUIPMENT_WORDS[equipment]);
}

export const EQUIPMENT_CHOICES = COOKING_EQUIPMENT.map((value) => ({ value, label: equipmentName(value) }));

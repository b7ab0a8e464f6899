import { t } from '@lingui/core/macro';
import type { CookingEquipment } from '../../../domain/plan/suggestionOptions.ts';

export const EQUIPMENT_LABELS: Readonly<Record<CookingEquipment, string>> = {
  'camping-stove': t`Camping stove`,
  'full-kitchen': t`Full kitchen`,
  'outdoor-grill': t`Outdoor grill`,
  'fire-pit': t`Fire pit`,
  'minimal-gear': t`Minimal gear`,
  'rv-kitchen': t`RV kitchen`,
  'hotplate-only': t`Hotplate only`,
  'no-cooking': t`No cooking`,
};

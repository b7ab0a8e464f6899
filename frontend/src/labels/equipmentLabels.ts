import type { CookingEquipment } from '../../../domain/plan/suggestionOptions.ts';

export const EQUIPMENT_LABELS: Readonly<Record<CookingEquipment, string>> = {
  'camping-stove': 'Camping stove',
  'full-kitchen': 'Full kitchen',
  'outdoor-grill': 'Outdoor grill',
  'fire-pit': 'Fire pit',
  'minimal-gear': 'Minimal gear',
  'rv-kitchen': 'RV kitchen',
  'hotplate-only': 'Hotplate only',
  'no-cooking': 'No cooking',
};

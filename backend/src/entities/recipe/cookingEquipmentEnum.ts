import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import { enumType } from '../../base/enumType.ts';

export const CookingEquipmentEnum = enumType<CookingEquipment>('CookingEquipment', 'Cooking equipment.', {
  'camping-stove': 'A stove with two burners.',
  'full-kitchen': 'A kitchen with an oven and a fridge.',
  'outdoor-grill': 'A grill.',
  'fire-pit': 'A fire with a grate.',
  'minimal-gear': 'One small burner with one pot.',
  'rv-kitchen': 'A camper kitchen with a fridge.',
  'hotplate-only': 'One electric hotplate.',
  'no-cooking': 'No heat source.',
});

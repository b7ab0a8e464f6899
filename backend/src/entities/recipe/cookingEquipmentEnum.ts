import { registerEnumType } from 'type-graphql';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';

export const CookingEquipmentEnum = {
  CAMPING_STOVE: 'camping-stove',
  FULL_KITCHEN: 'full-kitchen',
  OUTDOOR_GRILL: 'outdoor-grill',
  FIRE_PIT: 'fire-pit',
  MINIMAL_GEAR: 'minimal-gear',
  RV_KITCHEN: 'rv-kitchen',
  HOTPLATE_ONLY: 'hotplate-only',
  NO_COOKING: 'no-cooking',
} as const satisfies Record<string, CookingEquipment>;

registerEnumType(CookingEquipmentEnum, {
  name: 'CookingEquipment',
  description: 'Cooking equipment.',
  valuesConfig: {
    CAMPING_STOVE: { description: 'A stove with two burners.' },
    FULL_KITCHEN: { description: 'A kitchen with an oven and a fridge.' },
    OUTDOOR_GRILL: { description: 'A grill.' },
    FIRE_PIT: { description: 'A fire with a grate.' },
    MINIMAL_GEAR: { description: 'One small burner with one pot.' },
    RV_KITCHEN: { description: 'A camper kitchen with a fridge.' },
    HOTPLATE_ONLY: { description: 'One electric hotplate.' },
    NO_COOKING: { description: 'No heat source.' },
  },
});

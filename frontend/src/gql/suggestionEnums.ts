import type { Budget, CookingEquipment, CookingSkill } from '../../../domain/plan/suggestionOptions.ts';
import type {
  Budget as ApiBudget,
  CookingEquipment as ApiCookingEquipment,
  CookingSkill as ApiCookingSkill,
} from './schema.generated.ts';

const BUDGETS: Readonly<Record<Budget, ApiBudget>> = {
  budget: 'BUDGET',
  moderate: 'MODERATE',
  premium: 'PREMIUM',
};

const SKILLS: Readonly<Record<CookingSkill, ApiCookingSkill>> = {
  beginner: 'BEGINNER',
  intermediate: 'INTERMEDIATE',
  advanced: 'ADVANCED',
};

const EQUIPMENT: Readonly<Record<CookingEquipment, ApiCookingEquipment>> = {
  'camping-stove': 'CAMPING_STOVE',
  'full-kitchen': 'FULL_KITCHEN',
  'outdoor-grill': 'OUTDOOR_GRILL',
  'fire-pit': 'FIRE_PIT',
  'minimal-gear': 'MINIMAL_GEAR',
  'rv-kitchen': 'RV_KITCHEN',
  'hotplate-only': 'HOTPLATE_ONLY',
  'no-cooking': 'NO_COOKING',
};

export function apiBudget(budget: Budget): ApiBudget {
  return BUDGETS[budget];
}

export function apiCookingSkill(skill: CookingSkill): ApiCookingSkill {
  return SKILLS[skill];
}

export function apiCookingEquipment(equipment: CookingEquipment): ApiCookingEquipment {
  return EQUIPMENT[equipment];
}

export function domainEquipment(equipment: ApiCookingEquipment): CookingEquipment {
  // Type and value are written alike: CAMPING_STOVE is camping-stove.
  return equipment.toLowerCase().replaceAll('_', '-') as CookingEquipment;
}

import { t } from '@lingui/core/macro';

/** Who gets a separate plate. */
export interface PlateEaters {
  /** After "for": "Mia and you"; '' for nobody. */
  readonly who: string;
  /** Whether it is for an allergy of one of them: then traces count, too. */
  readonly isForAllergy: boolean;
}

/** "for Mia, on a separate plate"; '' for what is for everybody. */
export function plateText({ who, isForAllergy }: PlateEaters): string {
  if (who === '') return '';
  return isForAllergy ? t`for ${who}, with a separate pan and tools` : t`for ${who}, on a separate plate`;
}

import { t } from '@lingui/core/macro';
import type { Units } from '../../../domain/number/units.ts';

export const UNITS_CHOICES: readonly { readonly value: Units; readonly label: string }[] = [
  { value: 'US', label: t`Cups, pounds` },
  { value: 'METRIC', label: t`Grams, liters` },
];

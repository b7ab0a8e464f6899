import { t } from '@lingui/core/macro';

/** An amount for screen readers, which skip "≈" or name it "almost equal to". */
export function spoken(amount: string): string {
  return amount.replaceAll('≈', t`about`);
}

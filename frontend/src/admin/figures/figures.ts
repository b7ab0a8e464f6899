import { t } from '@lingui/core/macro';
import { formatCost } from '../../../../domain/money/finance.ts';
import { numberText, percentText } from '../../../../domain/text/formats.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { UNLIMITED_TRIPS } from '../../../../domain/payment/packages.ts';

const MICRO_DOLLARS = 1_000_000;

/** '12,906,440' */
export function countLabel(count: number): string {
  return printed(numberText(count));
}

/** '$14.99', '−$4.12' */
export function moneyLabel(cents: number): string {
  return printed(formatMoney(cents));
}

/** 2 to 4 decimals (specification, section 9): '$41.8273', '$0.50'. */
export function costLabel(microDollars: number): string {
  return formatCost(microDollars);
}

/** '40%'; '0%' of 0. */
export function shareLabel(part: number, whole: number): string {
  return percentText(whole === 0 ? 0 : part / whole);
}

/** All digits, for spreadsheets: '41.827300'. */
export function plainCost(microDollars: number): string {
  return (microDollars / MICRO_DOLLARS).toFixed(6);
}

/** The minus sign is as wide as a plus. */
function printed(text: string): string {
  return text.replace('-', '\u2212');
}

/** '5' or 'Unlimited' */
export function tripsLabel(trips: number): string {
  return trips === UNLIMITED_TRIPS ? t`Unlimited` : countLabel(trips);
}

import { t } from '@lingui/core/macro';
import { shareText } from '../../../shopping/list/shareText.ts';

/** Shares the question, with the address that asks it. */
export function askAboutFood(tripId: string): void {
  const address = new URL(`/trips/${tripId}?welcome=1`, window.location.href).href;
  void shareText({
    title: t`What don’t you eat?`,
    text: t`What don’t you eat? Say it once, so that dinner is easy: ${address}`,
    noun: 'Question',
  });
}

import { t } from '@lingui/core/macro';
import { firstName } from '../../../labels/firstName.ts';
import { shareText } from '../../../shopping/list/shareText.ts';

/**
 * Shares the question, with the address that asks it.
 * @param name null: everybody
 */
export function askWhatTheyEat(tripId: string, name: string | null): Promise<void> {
  const address = new URL(`/trips/${tripId}?welcome=1`, window.location.href).href;
  const first = name === null ? null : firstName({ name });
  return shareText({
    title: t`What don’t you eat?`,
    text:
      first === null
        ? t`What don’t you eat? Say it once, so that dinner is easy: ${address}`
        : t`${first}, what don’t you eat? Say it once, so that dinner is easy: ${address}`,
    noun: 'Question',
  });
}

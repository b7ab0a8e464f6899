import { select, t } from '@lingui/core/macro';
import type { RecipeFacts } from '../../../domain/plan/recipeFacts.ts';
import { durationLabel } from '../../../domain/text/dates/durations.ts';

/** "35 mins", "8 servings", "Easy difficulty", "2 batches": what is stated. */
export function factTexts({ minutes, servings, difficulty, batches }: RecipeFacts): string[] {
  return [
    ...(minutes === null ? [] : [durationLabel(minutes)]),
    ...(servings === null ? [] : [servings === '1' ? t`1 serving` : t`${servings} servings`]),
    ...(difficulty === null ? [] : [difficultyText(difficulty)]),
    ...(batches === null ? [] : [t`${batches} batches`]),
  ];
}

function difficultyText(difficulty: string): string {
  return select(difficulty, { Easy: 'Easy difficulty', Hard: 'Hard difficulty', other: 'Medium difficulty' });
}

import { t } from '@lingui/core/macro';
import { textOrNull } from '../../../../domain/text/asText.ts';
import type { PlanStanding } from './planStanding.ts';

/** "3 meals are open, 2 need a cook, 2 don’t work for everybody." */
export function planSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, conflicts, unanswered } = standing;
  const parts = [
    ...(open > 0 ? [counted(open, t`is open`, t`are open`)] : []),
    ...(withoutCook > 0 ? [counted(withoutCook, t`needs a cook`, t`need a cook`)] : []),
    ...(conflicts > 0
      ? [counted(conflicts, t`doesn’t work for everybody`, t`don’t work for everybody`)]
      : []),
  ];
  const [first, ...more] = parts;
  if (first !== undefined) return `${[withNoun(first), ...more].join(', ')}.`;
  if (wanted === 0) return t`No meal is needed.`;
  const all = wanted === 1 ? t`The meal is planned` : t`All ${wanted} meals are planned`;
  return t`${all}, and ${textOrNull(unanswered) ?? 'everybody can eat them'}.`;
}

/** For a phone: "3 open, 2 to fix"; who misses a cook only where nothing else is to do. */
export function shortPlanSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, conflicts, unanswered } = standing;
  const parts = [...(open > 0 ? [`${open} open`] : []), ...(conflicts > 0 ? [t`${conflicts} to fix`] : [])];
  if (parts.length > 0) return parts.join(', ');
  if (withoutCook > 0) return counted(withoutCook, t`needs a cook`, t`need a cook`);
  return wanted === 0 ? t`No meal is needed` : t`All planned, ${textOrNull(unanswered) ?? 'all can eat'}`;
}

/** After the trip: "9 meals together. Which would you cook again?" */
export function pastSentence({ wanted, open }: PlanStanding): string {
  const cooked = wanted - open;
  if (cooked === 0) return t`Nothing was planned.`;
  return t`${cooked} ${cooked === 1 ? 'meal' : 'meals'} together. Which would you cook again?`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "2 need a cook" is "2 meals need a cook" where nothing stands before it. */
function withNoun(part: string): string {
  return part.replace(/^(\d+) /, (_, count: string) => `${count} ${count === '1' ? 'meal' : 'meals'} `);
}

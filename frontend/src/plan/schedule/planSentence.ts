import { textOrNull } from '../../../../domain/text/asText.ts';
import type { PlanStanding } from './planStanding.ts';

/** "3 meals are open, 2 need a cook, 2 don’t work for everybody." */
export function planSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, conflicts, unanswered } = standing;
  const parts = [
    ...(open > 0 ? [counted(open, 'is open', 'are open')] : []),
    ...(withoutCook > 0 ? [counted(withoutCook, 'needs a cook', 'need a cook')] : []),
    ...(conflicts > 0 ? [counted(conflicts, 'doesn’t work for everybody', 'don’t work for everybody')] : []),
  ];
  const [first, ...more] = parts;
  if (first !== undefined) return `${[withNoun(first), ...more].join(', ')}.`;
  if (wanted === 0) return 'No meal is needed.';
  const all = wanted === 1 ? 'The meal is planned' : `All ${wanted} meals are planned`;
  return `${all}, and ${textOrNull(unanswered) ?? 'everybody can eat them'}.`;
}

/** For a phone: "3 open, 2 to fix"; who misses a cook only where nothing else is to do. */
export function shortPlanSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, conflicts, unanswered } = standing;
  const parts = [...(open > 0 ? [`${open} open`] : []), ...(conflicts > 0 ? [`${conflicts} to fix`] : [])];
  if (parts.length > 0) return parts.join(', ');
  if (withoutCook > 0) return counted(withoutCook, 'needs a cook', 'need a cook');
  return wanted === 0 ? 'No meal is needed' : `All planned, ${textOrNull(unanswered) ?? 'all can eat'}`;
}

/** After the trip: "9 meals together. Which would you cook again?" */
export function pastSentence({ wanted, open }: PlanStanding): string {
  const cooked = wanted - open;
  if (cooked === 0) return 'Nothing was planned.';
  return `${cooked} ${cooked === 1 ? 'meal' : 'meals'} together. Which would you cook again?`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "2 need a cook" is "2 meals need a cook" where nothing stands before it. */
function withNoun(part: string): string {
  return part.replace(/^(\d+) /, (_, count: string) => `${count} ${count === '1' ? 'meal' : 'meals'} `);
}

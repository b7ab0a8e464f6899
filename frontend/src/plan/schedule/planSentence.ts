import { plural, t } from '@lingui/core/macro';
import { textOrNull } from '../../../../domain/text/asText.ts';
import type { PlanStanding } from './planStanding.ts';

/** "2 meals need a cook", and "2 need a cook" where another part stands before it. */
interface Part {
  readonly ofMeals: (count: number) => string;
  readonly ofOthers: (count: number) => string;
}

const OPEN: Part = {
  ofMeals: (count) => plural(count, { one: '# meal is open', other: '# meals are open' }),
  ofOthers: (count) => plural(count, { one: '# is open', other: '# are open' }),
};
const WITHOUT_COOK: Part = {
  ofMeals: (count) => plural(count, { one: '# meal needs a cook', other: '# meals need a cook' }),
  ofOthers: (count) => plural(count, { one: '# needs a cook', other: '# need a cook' }),
};
const CONFLICTING: Part = {
  ofMeals: (count) =>
    plural(count, { one: '# meal doesn’t work for everybody', other: '# meals don’t work for everybody' }),
  ofOthers: (count) =>
    plural(count, { one: '# doesn’t work for everybody', other: '# don’t work for everybody' }),
};

const UNSURE: Part = {
  ofMeals: (count) =>
    plural(count, { one: '# meal may not work for everybody', other: '# meals may not work for everybody' }),
  ofOthers: (count) =>
    plural(count, { one: '# may not work for everybody', other: '# may not work for everybody' }),
};

/** "3 meals are open, 2 need a cook, 2 don’t work for everybody." */
export function planSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, conflicts, unsure, unanswered } = standing;
  const [first, ...more] = [
    { count: open, ...OPEN },
    { count: withoutCook, ...WITHOUT_COOK },
    { count: conflicts, ...CONFLICTING },
    { count: unsure, ...UNSURE },
  ].filter(({ count }) => count > 0);
  if (first !== undefined)
    return `${[first.ofMeals(first.count), ...more.map(({ count, ofOthers }) => ofOthers(count))].join(', ')}.`;
  if (wanted === 0) return t`No meal is needed.`;
  const missing = textOrNull(unanswered);
  return missing === null
    ? plural(wanted, {
        one: 'The meal is planned, and everybody can eat it.',
        other: 'All # meals are planned, and everybody can eat them.',
      })
    : plural(wanted, {
        one: `The meal is planned, and ${missing}.`,
        other: `All # meals are planned, and ${missing}.`,
      });
}

/** For a phone: "3 open, 2 to fix"; missing cooks, which the button beside it assigns, once nothing is open. */
export function shortPlanSentence(standing: PlanStanding): string {
  const { wanted, open, withoutCook, unsure, unanswered } = standing;
  const conflicts = standing.conflicts + unsure;
  const parts = [
    ...(open > 0 ? [plural(open, { one: '# open', other: '# open' })] : []),
    ...(open === 0 && withoutCook > 0 ? [WITHOUT_COOK.ofOthers(withoutCook)] : []),
    ...(conflicts > 0 ? [t`${conflicts} to fix`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  if (wanted === 0) return t`No meal is needed`;
  const missing = textOrNull(unanswered);
  return missing === null ? t`All planned, all can eat` : t`All planned, ${missing}`;
}

/** After the trip: "9 meals together. Which would you cook again?" */
export function pastSentence({ wanted, open }: PlanStanding): string {
  const cooked = wanted - open;
  if (cooked === 0) return t`Nothing was planned.`;
  return plural(cooked, {
    one: '# meal together. Which would you cook again?',
    other: '# meals together. Which would you cook again?',
  });
}

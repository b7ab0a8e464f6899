import { countAgainst, giveBack, type Limit } from '../access/limits/limits.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { SmsOutcome } from '../providers/sms.ts';

/** The hour's or day's texts are used up. */
export const BUDGET_SPENT = 'budget_spent';
/** The store failed. */
export const BUDGET_UNKNOWN = 'budget_unknown';

type BudgetCtx = Pick<Ctx, 'db' | 'config' | 'log'>;

const ALL = 'all';

/** Sends a text within the hourly and daily budgets of all processes. Unsent texts are given back. */
export async function sendWithinBudget(ctx: BudgetCtx, send: () => Promise<SmsOutcome>): Promise<SmsOutcome> {
  const budgets = budgetsOf(ctx);
  const counted: Limit[] = [];
  try {
    for (const budget of budgets) {
      const count = await countAgainst(ctx, budget, ALL);
      counted.push(budget);
      if (count === Math.ceil(budget.times / 2))
        ctx.log.error(
          { alarm: budget.name, limit: budget.times, sent: count },
          'half of the text limit is used',
        );
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await giveAllBack(ctx, counted);
    return {
      kind: 'not_sent',
      reason: error.code === 'RATE_LIMITED' ? BUDGET_SPENT : BUDGET_UNKNOWN,
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    };
  }
  const outcome = await send();
  if (outcome.kind === 'refused' || outcome.kind === 'not_sent') await giveAllBack(ctx, counted);
  return outcome;
}

function budgetsOf({ config }: BudgetCtx): Limit[] {
  const message = 'No more texts can be sent right now. Please try again later.';
  return [
    { name: 'texts_in_an_hour', times: config.smsHourlyLimit, seconds: 3600, message },
    { name: 'texts_in_a_day', times: config.smsDailyLimit, seconds: 86_400, message },
  ];
}

async function giveAllBack(ctx: BudgetCtx, budgets: readonly Limit[]): Promise<void> {
  for (const budget of budgets) {
    try {
      await giveBack(ctx, budget, ALL);
    } catch (error) {
      // Only the budget stays one short; the outcome matters more.
      if (!(error instanceof AppError)) throw error;
    }
  }
}

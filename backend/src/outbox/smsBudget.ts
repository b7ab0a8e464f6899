import { msg } from '../../../domain/text/message.ts';
import { countAgainst, giveBack, type KeyedLimit } from '../access/limits/limits.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { SmsOutcome } from '../providers/sms.ts';

/** The hour's or day's texts are used up. */
export const BUDGET_SPENT = 'budget_spent';
/** The store failed. */
export const BUDGET_UNKNOWN = 'budget_unknown';

type BudgetCtx = Pick<Ctx, 'db' | 'config' | 'log'>;

const ALL = 'all';

/**
 * Sends a text within the hourly and daily budgets of all processes. Unsent texts are given back.
 * @param limits of this text, counted first
 */
export async function sendWithinBudget(
  ctx: BudgetCtx,
  limits: readonly KeyedLimit[],
  send: () => Promise<SmsOutcome>,
): Promise<SmsOutcome> {
  const counted: KeyedLimit[] = [];
  const count = async (limit: KeyedLimit) => {
    const sent = await countAgainst(ctx, limit.limit, limit.key);
    counted.push(limit);
    return sent;
  };
  try {
    for (const limit of limits) await count(limit);
    for (const budget of budgetsOf(ctx)) {
      const sent = await count(budget);
      const { name: alarm, times: limit } = budget.limit;
      if (sent === Math.ceil(limit / 2))
        ctx.log.error({ alarm, limit, sent }, 'half of the text limit is used');
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

function budgetsOf({ config }: BudgetCtx): KeyedLimit[] {
  const message = msg('texts.noMore', 'No more texts can be sent right now. Please try again later.');
  return [
    { name: 'texts_in_an_hour', times: config.smsHourlyLimit, seconds: 3600, message },
    { name: 'texts_in_a_day', times: config.smsDailyLimit, seconds: 86_400, message },
  ].map((limit) => ({ limit, key: ALL }));
}

async function giveAllBack(ctx: BudgetCtx, counted: readonly KeyedLimit[]): Promise<void> {
  for (const { limit, key } of counted) {
    try {
      await giveBack(ctx, limit, key);
    } catch (error) {
      // Only the budget stays one short; the outcome matters more.
      if (!(error instanceof AppError)) throw error;
    }
  }
}

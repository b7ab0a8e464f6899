import { msg, type Message } from '../../../../../domain/text/message.ts';
import { inTransaction, type Ctx, type Viewer } from '../../../ctx/ctx.ts';
import { AppError } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import type { AiConfig } from '../../../config/config.ts';
import type { AiTokens } from '../../../providers/ai.ts';
import { costOf } from '../../../config/aiPrices.ts';
import { costOfAll, lockUsage, plan, settle, tokensOfUser, type Used } from './aiUsage.sql.ts';

interface PlannedCall {
  readonly viewer: Viewer;
  readonly tripId: string;
  readonly feature: 'meal_suggestions';
  readonly tokens: AiTokens;
}

interface EndedCall {
  readonly outcome: 'answered' | 'failed';
  readonly reason: string | null;
  /** If null, the planned amount counts. */
  readonly tokens: AiTokens | null;
}

/** Per account, within 24 hours. */
const TOKENS_A_DAY = 60_000;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Reserves the calls' maximum within account and daily budget; serialized. A killed process's reservation stays
 * counted.
 * @returns ids for {@link settleCall}
 * @throws RATE_LIMITED with the waiting time
 */
export async function planCalls(
  ctx: Ctx,
  { price, model, dailyBudgetMicroDollars }: AiConfig,
  calls: readonly PlannedCall[],
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    await lockUsage.all(tx.db, []);
    const tokens = calls.reduce((sum, call) => sum + call.tokens.input + call.tokens.output, 0);
    const cost = calls.reduce((sum, call) => sum + costOf(price, call.tokens), 0);
    const userId = calls[0]?.viewer.id;
    const own = await tokensOfUser.first(tx.db, [tokens, TOKENS_A_DAY, userId]);
    refuseAbove(own, tokens, TOKENS_A_DAY, OWN_LIMIT);
    const all = await costOfAll.first(tx.db, [cost, dailyBudgetMicroDollars]);
    alarmAtHalf(tx, all?.used ?? 0, cost, dailyBudgetMicroDollars);
    refuseAbove(all, cost, dailyBudgetMicroDollars, LIMIT_OF_ALL);
    const ids: string[] = [];
    for (const { viewer, tripId, feature, tokens: most } of calls) {
      const id = newId();
      const { input: inputTokens, output: outputTokens } = most;
      const cost = costOf(price, most);
      await plan.all(tx.db, {
        id,
        userId: viewer.id,
        tripId,
        feature,
        model,
        inputTokens,
        outputTokens,
        cost,
      });
      ids.push(id);
    }
    return ids;
  });
}

/** Stores a call's outcome and usage; outside of the applying transaction, since failed calls cost as well. */
export async function settleCall(
  ctx: Ctx,
  { price }: AiConfig,
  id: string,
  { outcome, reason, tokens }: EndedCall,
): Promise<void> {
  const cost = tokens === null ? null : costOf(price, tokens);
  await settle.all(ctx.db, {
    id,
    outcome,
    reason,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    cost,
  });
}

const OWN_LIMIT = msg(
  'suggestion.ownLimit',
  'You have reached your limit for the language model. You can still use the built-in cookbook.',
);
const LIMIT_OF_ALL = msg(
  'suggestion.limitOfAll',
  'This installation has reached its limit for the language model. You can still use the built-in cookbook.',
);

function refuseAbove(usage: Used | null, added: number, most: number, text: Message): void {
  if ((usage?.used ?? 0) + added <= most) return;
  throw new AppError('RATE_LIMITED', text, {
    retryAfterSeconds: Math.max(1, usage?.freeInSeconds ?? DAY_SECONDS),
  });
}

/** Logs once at half of the daily budget. */
function alarmAtHalf(tx: Ctx, usedBefore: number, added: number, budget: number): void {
  const half = budget / 2;
  if (budget > 0 && usedBefore < half && usedBefore + added >= half)
    tx.log.error({ alarm: 'ai_budget', budgetMicroDollars: budget }, 'half of the model budget is used');
}

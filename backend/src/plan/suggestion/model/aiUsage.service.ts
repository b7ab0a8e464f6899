import { inTransaction, type Ctx, type Viewer } from '../../../ctx/ctx.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import type { AiConfig } from '../../../config/config.ts';
import type { AiTokens } from '../../../providers/ai.ts';
import { costOf } from '../../../config/aiPrices.ts';

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
const COUNT_LOCK = 4_155_501;

/** 24-hour usage, and seconds until `added` fits below `most`. */
const used = (amount: string, whose: string) => `
  with spent as (
    select u.created_at, sum(${amount}) over (order by u.created_at, u.id) as so_far, sum(${amount}) over () as total
    from ai_usages u where u.created_at > now() - interval '1 day' ${whose})
  select coalesce(max(total), 0)::float8 as used,
    ceil(extract(epoch from min(created_at) filter (where total - so_far + $1::numeric <= $2::numeric)
      + interval '1 day' - now()))::int as "freeInSeconds"
  from spent`;

interface Used {
  readonly used: number;
  readonly freeInSeconds: number | null;
}

const tokensOfUser = statement<Used>(
  'ai_tokens_of_user',
  used('u.input_tokens + u.output_tokens', 'and u.user_id = $3'),
);
const costOfAll = statement<Used>('ai_cost_of_all', used('u.cost_micro_dollars', ''));
const plan = statement<never>(
  'plan_ai_call',
  `insert into ai_usages (id, user_id, trip_id, feature, model, input_tokens, output_tokens, cost_micro_dollars, outcome)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending')`,
);
const settle = statement<never>(
  'settle_ai_call',
  `update ai_usages set outcome = $2, reason = $3, input_tokens = coalesce($4, input_tokens),
     output_tokens = coalesce($5, output_tokens), cost_micro_dollars = coalesce($6, cost_micro_dollars)
   where id = $1`,
);

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
    await tx.db.query('select pg_advisory_xact_lock($1)', [COUNT_LOCK]);
    const tokens = calls.reduce((sum, call) => sum + call.tokens.input + call.tokens.output, 0);
    const cost = calls.reduce((sum, call) => sum + costOf(price, call.tokens), 0);
    const userId = calls[0]?.viewer.id;
    const own = await tokensOfUser.first(tx.db, [tokens, TOKENS_A_DAY, userId]);
    refuseAbove(own, tokens, TOKENS_A_DAY, 'You have reached your limit for the language model.');
    const all = await costOfAll.first(tx.db, [cost, dailyBudgetMicroDollars]);
    alarmAtHalf(tx, all?.used ?? 0, cost, dailyBudgetMicroDollars);
    refuseAbove(
      all,
      cost,
      dailyBudgetMicroDollars,
      'This installation has reached its limit for the language model.',
    );
    const ids: string[] = [];
    for (const { viewer, tripId, feature, tokens: most } of calls) {
      const id = newId();
      await plan.all(tx.db, [
        ...[id, viewer.id, tripId, feature, model],
        ...[most.input, most.output, costOf(price, most)],
      ]);
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
  await settle.all(ctx.db, [id, outcome, reason, tokens?.input ?? null, tokens?.output ?? null, cost]);
}

function refuseAbove(usage: Used | null, added: number, most: number, sentence: string): void {
  if ((usage?.used ?? 0) + added <= most) return;
  throw new AppError('RATE_LIMITED', `${sentence} You can still use the built-in cookbook.`, {
    retryAfterSeconds: Math.max(1, usage?.freeInSeconds ?? DAY_SECONDS),
  });
}

/** Logs once at half of the daily budget. */
function alarmAtHalf(tx: Ctx, usedBefore: number, added: number, budget: number): void {
  const half = budget / 2;
  if (budget > 0 && usedBefore < half && usedBefore + added >= half)
    tx.log.error({ alarm: 'ai_budget', budgetMicroDollars: budget }, 'half of the model budget is used');
}

import { statement } from '../../../db/statement.ts';

/** Serializes reservations until the transaction ends. */
export const lockUsage = statement<unknown>('lock_ai_usage', 'select pg_advisory_xact_lock(4155501)');

/** 24-hour usage, and seconds until `added` fits below `most`. */
const used = (amount: string, whose: string) => `
  with spent as (
    select u.created_at, sum(${amount}) over (order by u.created_at, u.id) as so_far, sum(${amount}) over () as total
    from ai_usages u where u.created_at > now() - interval '1 day' ${whose})
  select coalesce(max(total), 0)::float8 as used,
    ceil(extract(epoch from min(created_at) filter (where total - so_far + $1::numeric <= $2::numeric)
      + interval '1 day' - now()))::int as "freeInSeconds"
  from spent`;

export interface Used {
  readonly used: number;
  readonly freeInSeconds: number | null;
}

export const tokensOfUser = statement<Used>(
  'ai_tokens_of_user',
  used('u.input_tokens + u.output_tokens', 'and u.user_id = $3'),
);

export const costOfAll = statement<Used>('ai_cost_of_all', used('u.cost_micro_dollars', ''));

interface Planned {
  readonly id: string;
  readonly userId: string;
  readonly tripId: string;
  readonly feature: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a dollar. */
  readonly cost: number;
}

export const plan = statement<never, Planned>(
  'plan_ai_call',
  `insert into ai_usages (id, user_id, trip_id, feature, model, input_tokens, output_tokens, cost_micro_dollars, outcome)
   values ($id, $userId, $tripId, $feature, $model, $inputTokens, $outputTokens, $cost, 'pending')`,
);

interface Ended {
  readonly id: string;
  readonly outcome: string;
  readonly reason: string | null;
  /** Null: as planned, as the next two. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cost: number | null;
}

export const settle = statement<never, Ended>(
  'settle_ai_call',
  `update ai_usages set outcome = $outcome, reason = $reason, input_tokens = coalesce($inputTokens, input_tokens),
     output_tokens = coalesce($outputTokens, output_tokens), cost_micro_dollars = coalesce($cost, cost_micro_dollars)
   where id = $id`,
);

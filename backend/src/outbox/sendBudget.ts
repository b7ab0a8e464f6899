import { msg } from '../../../domain/text/message.ts';
import { isEmail, type Contact } from '../../../domain/people/contact.ts';
import { countryOfPhone, hasAreaCodes } from '../../../domain/people/phone/phone.ts';
import { countAgainst, giveBack, type KeyedLimit } from '../access/limits/limits.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { SendOutcome } from '../providers/sending.ts';

/** The hour's or day's texts or mails are used up. */
export const BUDGET_SPENT = 'budget_spent';
/** The store failed. */
export const BUDGET_UNKNOWN = 'budget_unknown';

type BudgetCtx = Pick<Ctx, 'db' | 'config' | 'log'>;

const ALL = 'all';
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Sends a text within the hourly and daily budgets of its country and of all processes, or a mail within those of all
 * processes. Unsent ones are given back.
 * @param limits of this one, counted first
 */
export async function sendWithinBudget(
  ctx: BudgetCtx,
  contact: Contact,
  limits: readonly KeyedLimit[],
  send: () => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const counted: KeyedLimit[] = [];
  const count = async (limit: KeyedLimit) => {
    const sent = await countAgainst(ctx, limit.limit, limit.key);
    counted.push(limit);
    return sent;
  };
  try {
    for (const limit of limits) await count(limit);
    for (const budget of budgetsOf(ctx, contact)) {
      const sent = await count(budget);
      const { name: alarm, times: limit } = budget.limit;
      if (sent === Math.ceil(limit / 2))
        ctx.log.error({ alarm, limit, sent, of: budget.key }, 'half of the text limit is used');
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

function budgetsOf({ config }: BudgetCtx, contact: Contact): KeyedLimit[] {
  const message = msg('texts.noMore', 'No more texts can be sent right now. Please try again later.');
  const budget = (name: string, times: number, seconds: number, key: string) => ({
    limit: { name, times, seconds, message },
    key,
  });
  if (isEmail(contact))
    return [
      budget('mails_in_an_hour', config.mailHourlyLimit, HOUR, ALL),
      budget('mails_in_a_day', config.mailDailyLimit, DAY, ALL),
    ];
  const country = countryOfPhone(contact);
  const ofCountry = [
    budget('texts_to_country_in_an_hour', config.smsCountryHourlyLimit, HOUR, country),
    budget('texts_to_country_in_a_day', config.smsCountryDailyLimit, DAY, country),
  ];
  return [
    ...(hasAreaCodes(country) ? [] : ofCountry),
    budget('texts_in_an_hour', config.smsHourlyLimit, HOUR, ALL),
    budget('texts_in_a_day', config.smsDailyLimit, DAY, ALL),
  ];
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

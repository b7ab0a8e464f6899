import type { EntityManager } from 'typeorm';
import { creditPageFields } from '../../../domain/admin/adminFields.ts';
import { grouped } from '../../../domain/text/grouped.ts';
import { UNLIMITED_TRIPS, type SubscriptionType } from '../../../domain/payment/packages.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import { isAdmin } from '../access/session.sql.ts';
import { lotsOfUsers } from '../payment/credit/lots.sql.ts';
import { standingOf } from '../payment/credit/standing.rule.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { money, type Money } from '../base/money.ts';
import { withReportSnapshot } from './figures/reportSnapshot.ts';
import { daysOf, pageValues, searchOf } from './rowFilter.sql.ts';
import { type Account, type CreditSums, accountCount, accounts, boughtBy, sums } from './userCredits.sql.ts';

interface UserCredit {
  readonly userId: string;
  readonly name: string;
  /** E.164; null without one. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly isAdmin: boolean;
  /** {@link UNLIMITED_TRIPS} for admins and the unlimited package. */
  readonly tripsRemaining: number;
  readonly subscriptionType: SubscriptionType;
  /** {@link UNLIMITED_TRIPS} with any unlimited package. */
  readonly totalTripsPurchased: number;
  readonly totalAmountSpent: Money;
  readonly subscriptionExpiresAt: Date | null;
  readonly createdAt: Date;
  /** Null: it can be used. */
  readonly lockedAt: Date | null;
}

interface UserCredits extends CreditSums {
  readonly users: UserCredit[];
  readonly totalCount: number;
  readonly totalRevenue: Money;
}

/**
 * Newest account first by default; sums ignore the search.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function userCredits(ctx: Ctx, rawInput: unknown): Promise<UserCredits> {
  await requireAuditedAdmin(ctx, 'read_user_credits');
  const wanted = readInput(creditPageFields, rawInput);
  const adminContacts = [...ctx.config.admins];
  return withReportSnapshot(ctx, async (db) => {
    const admins = { now: ctx.now(), adminContacts };
    const found = await accounts.all(db, { ...pageValues(wanted), ...admins });
    const filter = { ...daysOf(wanted), ...searchOf(wanted.search) };
    const users = await withCredits(ctx, db, found);
    const totalCount = (await accountCount.first(db, filter))?.count ?? 0;
    const sum = (await sums.first(db, admins)) ?? NOTHING;
    return { users, totalCount, totalRevenue: money(sum.totalRevenueCents), ...sum };
  });
}

async function withCredits(ctx: Ctx, db: EntityManager, found: readonly Account[]): Promise<UserCredit[]> {
  const ids = found.map(({ id }) => id);
  const lots = grouped(await lotsOfUsers(db, ids), ({ userId }) => userId);
  const bought = new Map((await boughtBy.all(db, [ids])).map((one) => [one.userId, one]));
  return found.map(({ id, name, phone, email, createdAt, lockedAt }) => {
    const isAnAdmin = isAdmin(ctx.config, { phone, email });
    const { usable: _notShown, ...standing } = standingOf(lots.get(id) ?? [], ctx.now());
    return {
      userId: id,
      name,
      phone,
      email,
      isAdmin: isAnAdmin,
      createdAt,
      lockedAt,
      ...(isAnAdmin ? OF_ADMINS : standing),
      totalTripsPurchased: bought.get(id)?.trips ?? 0,
      totalAmountSpent: money(bought.get(id)?.spentCents ?? 0),
    };
  });
}

const OF_ADMINS = {
  tripsRemaining: UNLIMITED_TRIPS,
  subscriptionType: 'unlimited',
  subscriptionExpiresAt: null,
} as const;

const NOTHING: CreditSums = { totalUsers: 0, totalRevenueCents: 0, totalTripsSold: 0, unusedCredits: 0 };

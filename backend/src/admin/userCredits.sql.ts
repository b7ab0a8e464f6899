import type { CreditSort } from '../../../domain/admin/adminFields.ts';
import { UNLIMITED_TRIPS } from '../../../domain/payment/packages.ts';
import { statement } from '../db/statement.ts';
import { REVENUE_CENTS, TRIPS_SOLD } from './figures/money.sql.ts';
import {
  IS_FOUND,
  orderOf,
  seconds,
  withinDays,
  type Days,
  type Found,
  type PageValues,
} from './rowFilter.sql.ts';

export interface CreditSums {
  readonly totalUsers: number;
  readonly totalRevenueCents: number;
  readonly totalTripsSold: number;
  /** Without unlimited accounts. */
  readonly unusedCredits: number;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lockedAt: Date | null;
}

interface Bought {
  readonly userId: string;
  readonly spentCents: number;
  readonly trips: number;
}

/**
 * SQL of `standingOf` now: the sum of an account's entries, less the rest of lapsed lots not yet written off;
 * unlimited packages are revoked one by one.
 */
const BALANCES = `
  select entry.user_id, sum(entry.amount) - coalesce(max(lapsed.trips), 0) as trips,
    count(*) filter (where entry.kind = 'unlimited') > count(*) filter (where entry.kind = 'revoke') as is_unlimited
  from credit_entries entry left join (
    select lot.user_id, sum(lot.amount + coalesce(used.trips, 0)) as trips
    from credit_entries lot left join (
      select lot_id, sum(amount) as trips from credit_entries where lot_id is not null group by lot_id
    ) used on used.lot_id = lot.id
    where lot.expires_at <= $now group by lot.user_id
  ) lapsed on lapsed.user_id = entry.user_id
  where $sort = 'trips_remaining' and entry.user_id is not null group by entry.user_id`;

/** One unlimited payment `p` makes the sum unlimited. */
const TRIPS_BOUGHT = `case when bool_or(p.trips = ${UNLIMITED_TRIPS} and p.status = 'succeeded')
  then ${UNLIMITED_TRIPS} else coalesce(sum(${TRIPS_SOLD}), 0) end::int`;

/** Sort keys of accounts `u`; unlimited sorts highest. */
const NUMBERS: Readonly<Record<Exclude<CreditSort, 'name'>, string>> = {
  joined: seconds('u.created_at'),
  trips_remaining: `case when balance.is_unlimited or (u.phone = any($adminContacts::text[]) or u.email = any($adminContacts::text[])) then 'infinity'::float8
    else coalesce(balance.trips, 0) end`,
  purchased: `case sold.trips when ${UNLIMITED_TRIPS} then 'infinity'::float8 else coalesce(sold.trips, 0) end`,
  spent: 'coalesce(sold.cents, 0)',
};

interface Admins {
  readonly now: Date;
  readonly adminContacts: readonly string[];
}

/** Computes only the sums that the sort needs. */
export const accounts = statement<Account, PageValues & Admins>(
  'admin_credit_accounts',
  `select u.id, u.name, u.phone, u.email, u.created_at as "createdAt", u.locked_at as "lockedAt"
   from users u left join (${BALANCES}) balance on balance.user_id = u.id
     left join (
       select p.user_id, ${TRIPS_BOUGHT} as trips, sum(${REVENUE_CENTS}) as cents
       from payments p where $sort in ('purchased', 'spent') group by p.user_id
     ) sold on sold.user_id = u.id
   where ${withinDays('u.created_at')} and ${IS_FOUND}
   order by ${orderOf(NUMBERS, ['name', 'lower(u.name)'], 'u.id')} limit $limit offset $offset`,
);

export const accountCount = statement<{ count: number }, Days & Found>(
  'admin_credit_account_count',
  `select count(*)::int as count from users u where ${withinDays('u.created_at')} and ${IS_FOUND}`,
);

export const boughtBy = statement<Bought>(
  'admin_bought_by',
  `select p.user_id as "userId", sum(${REVENUE_CENTS})::float8 as "spentCents", ${TRIPS_BOUGHT} as trips
   from payments p where p.user_id = any($1::uuid[]) group by p.user_id`,
);

/** {@link BALANCES} over all accounts, without one sum per account. */
const UNUSED = `with boundless as materialized (
    select user_id from credit_entries where kind in ('unlimited', 'revoke') and user_id is not null
    group by user_id
    having count(*) filter (where kind = 'unlimited') > count(*) filter (where kind = 'revoke')
    union all select id from users where phone = any($adminContacts::text[]) or email = any($adminContacts::text[])
  )
  select coalesce((
      select sum(amount) from credit_entries
      where user_id is not null and user_id not in (select user_id from boundless)
    ), 0) - coalesce((
      select sum(lot.amount + coalesce(used.trips, 0))
      from credit_entries lot left join (
        select lot_id, sum(amount) as trips from credit_entries where lot_id is not null group by lot_id
      ) used on used.lot_id = lot.id
      where lot.expires_at <= $now and lot.user_id is not null
        and lot.user_id not in (select user_id from boundless)
    ), 0)`;

export const sums = statement<CreditSums, Admins>(
  'admin_credit_sums',
  `select (select count(*) from users)::int as "totalUsers", "totalRevenueCents", "totalTripsSold",
     (${UNUSED})::float8 as "unusedCredits"
   from (select coalesce(sum(${REVENUE_CENTS}), 0)::float8 as "totalRevenueCents",
     coalesce(sum(${TRIPS_SOLD}), 0)::int as "totalTripsSold" from payments p) sold`,
);

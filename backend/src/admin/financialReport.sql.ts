import type { FinanceSort } from '../../../domain/admin/adminFields.ts';
import { UNLIMITED_TRIPS } from '../../../domain/payment/packages.ts';
import { statement } from '../db/statement.ts';
import {
  centsOfMicroDollars,
  IS_HIGH_VALUE,
  IS_KEPT,
  IS_LOSS_LEADER,
  KEPT_CENTS,
  PAID_AT,
  TRIPS_SOLD,
} from './figures/money.sql.ts';
import { IS_FOUND, orderOf, seconds, withinDays, type PageValues } from './rowFilter.sql.ts';

/** Specification, section 9. */
const LOSS_LEADERS = 10;

/** As parsed from JSON. */
export interface FoundRow {
  readonly userId: string;
  readonly userName: string;
  /** E.164. */
  readonly userPhone: string | null;
  readonly userEmail: string | null;
  readonly revenueCents: number;
  readonly aiMicroDollars: number;
  readonly netProfitCents: number;
  readonly tripsCreated: number;
  /** {@link UNLIMITED_TRIPS} with any unlimited package. */
  readonly tripsPurchased: number;
  readonly joinedDate: string;
}

interface Report {
  readonly users: readonly FoundRow[];
  readonly lossLeaders: readonly FoundRow[];
  readonly totalCount: number;
  readonly accounts: number;
  readonly revenueCents: number;
  readonly aiMicroDollars: number;
  readonly payingUsers: number;
  readonly highValueUsers: number;
}

/** Trips created per account within the days, if `whose` holds. */
const made = (whose: string): string => `select t.created_by as id, count(*)::int as created
  from trips t where ${whose} and ${withinDays('t.created_at')} group by t.created_by`;

/** Trips bought, likewise; {@link UNLIMITED_TRIPS} with any unlimited package. */
const bought = (whose: string): string => `select p.user_id as id,
    case when bool_or(p.trips = ${UNLIMITED_TRIPS} and p.status = 'succeeded') then ${UNLIMITED_TRIPS}
      else sum(${TRIPS_SOLD}) end::int as bought
  from payments p where ${whose} and ${withinDays(PAID_AT)} group by p.user_id`;

/** Sort keys of `figures r`; unlimited sorts highest. */
const NUMBERS: Readonly<Record<Exclude<FinanceSort, 'name'>, string>> = {
  net_profit: 'r.net',
  revenue: 'r.revenue',
  ai_cost: 'r.micro',
  trips_created: 'coalesce(m.created, 0)',
  trips_purchased: `case b.bought when ${UNLIMITED_TRIPS} then 'infinity'::float8 else coalesce(b.bought, 0) end`,
  joined: seconds('u.created_at'),
};

/** `r` with lookups for the shown rows only. */
const listed = (rows: string, order: string): string => `(select coalesce(json_agg(json_build_object(
    'userId', u.id, 'userName', u.name, 'userPhone', u.phone, 'userEmail', u.email, 'revenueCents', r.revenue, 'aiMicroDollars', r.micro,
    'netProfitCents', r.net, 'tripsCreated', coalesce(made.created, 0), 'tripsPurchased', coalesce(bought.bought, 0),
    'joinedDate', u.created_at) order by ${order}), '[]')
  from ${rows} r join users u on u.id = r.id left join made on made.id = r.id left join bought on bought.id = r.id)`;

/**
 * Payments and model calls are summed once per user; trips only for shown rows, unless sorted by them. `page` numbers
 * its rows: a number over all users would sort them all.
 */
export const report = statement<{ report: Report }, PageValues>(
  'admin_finances',
  `with paid as (
     select p.user_id as id, sum(${KEPT_CENTS}) as cents
     from (select * from payments order by user_id) p where ${IS_KEPT} and ${withinDays(PAID_AT)} group by p.user_id
   ), used as (
     select user_id as id, sum(cost_micro_dollars)::bigint as micro
     from ai_usages where ${withinDays('created_at')} group by user_id
   ), figures as materialized (
     select id, coalesce(cents, 0) as revenue, coalesce(micro, 0) as micro,
       coalesce(cents, 0) - ${centsOfMicroDollars('coalesce(micro, 0)')} as net
     from (select id from users) u left join paid using (id) left join used using (id)
   ), page as (
     select r.*, row_number() over () as place from (
       select r.* from figures r join users u on u.id = r.id
         left join (${made("$sort = 'trips_created'")}) m on m.id = r.id
         left join (${bought("$sort = 'trips_purchased'")}) b on b.id = r.id
       where ${IS_FOUND} order by ${orderOf(NUMBERS, ['name', 'lower(u.name)'], 'r.id')} limit $limit offset $offset
     ) r
   ), losing as (
     select r.* from figures r where ${IS_LOSS_LEADER('r.net')} order by r.net, r.id limit ${LOSS_LEADERS}
   ), shown as (
     select id from page union select id from losing
   ), made as (${made('t.created_by in (select id from shown)')}
   ), bought as (${bought('p.user_id in (select id from shown)')})
   select json_build_object(
     'users', ${listed('page', 'r.place')}, 'lossLeaders', ${listed('losing', 'r.net, r.id')},
     'totalCount', (select count(*) from users u where ${IS_FOUND}),
     'accounts', count(*), 'revenueCents', coalesce(sum(revenue), 0), 'aiMicroDollars', coalesce(sum(micro), 0),
     'payingUsers', count(*) filter (where revenue > 0),
     'highValueUsers', count(*) filter (where ${IS_HIGH_VALUE('net')})) as report
   from figures`,
);

import { DataSource, type DataSourceOptions } from 'typeorm';
import pg from 'pg';
import { ENTITIES } from './entities.ts';
import { Foundation1700000000000 } from '../migrations/1700000000000-Foundation.ts';
import { Invitations1700000001000 } from '../migrations/1700000001000-Invitations.ts';
import { PlacePhotos1700000002000 } from '../migrations/1700000002000-PlacePhotos.ts';
import { MealVotes1700000003000 } from '../migrations/1700000003000-MealVotes.ts';
import { Shopping1700000004000 } from '../migrations/1700000004000-Shopping.ts';
import { Suggestions1700000005000 } from '../migrations/1700000005000-Suggestions.ts';
import { Credits1700000006000 } from '../migrations/1700000006000-Credits.ts';
import { Admin1700000007000 } from '../migrations/1700000007000-Admin.ts';
import { SessionDevices1700000008000 } from '../migrations/1700000008000-SessionDevices.ts';
import { PooledClient } from '../pooledClient.ts';
import { FreeTripNumbers1700000009000 } from '../migrations/1700000009000-FreeTripNumbers.ts';
import { MealTypes1700000010000 } from '../migrations/1700000010000-MealTypes.ts';
import { InvitationLinks1700000013100 } from '../migrations/1700000013100-InvitationLinks.ts';
import { WaitingInvitations1700000013000 } from '../migrations/1700000013000-WaitingInvitations.ts';
import { RestrictionReadings1700000011000 } from '../migrations/1700000011000-RestrictionReadings.ts';
import { TripKeys1700000012000 } from '../migrations/1700000012000-TripKeys.ts';
import { PaymentAttempts1700000014000 } from '../migrations/1700000014000-PaymentAttempts.ts';
import { TripEvents1700000015000 } from '../migrations/1700000015000-TripEvents.ts';
import { Eaters1700000016000 } from '../migrations/1700000016000-Eaters.ts';
import { TripPresence1700000015100 } from '../migrations/1700000015100-TripPresence.ts';
import { NeededAmounts1700000016100 } from '../migrations/1700000016100-NeededAmounts.ts';
import { InTheShop1700000017100 } from '../migrations/1700000017100-InTheShop.ts';
import { ShopTexts1700000017200 } from '../migrations/1700000017200-ShopTexts.ts';
import { Costs1700000018000 } from '../migrations/1700000018000-Costs.ts';
import { Verdicts1700000016200 } from '../migrations/1700000016200-Verdicts.ts';
import { TripItems1700000017000 } from '../migrations/1700000017000-TripItems.ts';
import { Versions1700000015500 } from '../migrations/1700000015500-Versions.ts';
import { HiddenPresence1700000015600 } from '../migrations/1700000015600-HiddenPresence.ts';
import { CompanionAttendance1700000020100 } from '../migrations/1700000020100-CompanionAttendance.ts';
import { Recipes1700000019000 } from '../migrations/1700000019000-Recipes.ts';
import { TableTexts1700000020300 } from '../migrations/1700000020300-TableTexts.ts';
import { AmountDigits1700000020400 } from '../migrations/1700000020400-AmountDigits.ts';
import { SettledTransfers1700000020410 } from '../migrations/1700000020410-SettledTransfers.ts';
import { Refunds1700000020420 } from '../migrations/1700000020420-Refunds.ts';
import { Leavers1700000020430 } from '../migrations/1700000020430-Leavers.ts';
import { EaterNotes1700000020510 } from '../migrations/1700000020510-EaterNotes.ts';
import { Answered1700000020500 } from '../migrations/1700000020500-Answered.ts';
import { SnakeNaming } from '../columns.ts';
import { NutsSaidBefore1700000020520 } from '../migrations/1700000020520-NutsSaidBefore.ts';
import { LeftTripNumbers1700000020600 } from '../migrations/1700000020600-LeftTripNumbers.ts';
import { IngredientParts1700000020700 } from '../migrations/1700000020700-IngredientParts.ts';
import { TripsAsKeys1700000020800 } from '../migrations/1700000020800-TripsAsKeys.ts';
import { MealMinutes1700000020900 } from '../migrations/1700000020900-MealMinutes.ts';
import { InviteLanguages1700000021010 } from '../migrations/1700000021010-InviteLanguages.ts';
import { Languages1700000021000 } from '../migrations/1700000021000-Languages.ts';
import { TypedAmounts1700000021100 } from '../migrations/1700000021100-TypedAmounts.ts';
import { Dishes1700000022000 } from '../migrations/1700000022000-Dishes.ts';
import { Duties1700000022200 } from '../migrations/1700000022200-Duties.ts';
import { LockedAccounts1700000022400 } from '../migrations/1700000022400-LockedAccounts.ts';
import { PersonalTokens1700000022800 } from '../migrations/1700000022800-PersonalTokens.ts';
import { Emails1700000022900 } from '../migrations/1700000022900-Emails.ts';
import { Identities1700000023000 } from '../migrations/1700000023000-Identities.ts';
import { DismissedNotices1700000023100 } from '../migrations/1700000023100-DismissedNotices.ts';
import { Webhooks1700000023200 } from '../migrations/1700000023200-Webhooks.ts';
import { WebhookScopes1700000023210 } from '../migrations/1700000023210-WebhookScopes.ts';
import { TripVersions1700000023300 } from '../migrations/1700000023300-TripVersions.ts';
import { TextSenders1700000023400 } from '../migrations/1700000023400-TextSenders.ts';
import { IsoAmounts1700000023500 } from '../migrations/1700000023500-IsoAmounts.ts';
import { LockedAccountsIndex1700000023410 } from '../migrations/1700000023410-LockedAccountsIndex.ts';
import { DeletedMeals1700000023600 } from '../migrations/1700000023600-DeletedMeals.ts';
import { SealedInviteLinks1700000023700 } from '../migrations/1700000023700-SealedInviteLinks.ts';
import { EaterGroups1700000022100 } from '../migrations/1700000022100-EaterGroups.ts';
import { RemarksSaidBefore1700000020910 } from '../migrations/1700000020910-RemarksSaidBefore.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
/** For a Postgres that does not answer; others end the statement earlier. */
const QUERY_TIMEOUT_MS = 6_000;
const KEEP_ALIVE_DELAY_MS = 10_000;

/** In milliseconds. */
export const TIME_LIMITS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** What the code relies on, whatever the defaults of a database or role are. */
export const SESSION_SETTINGS = { datestyle: 'ISO', default_transaction_isolation: 'read committed' };

/** At the start of a connection. `options` in an address replaces the second part. */
export const SESSION_START = {
  ...TIME_LIMITS,
  options: Object.entries(SESSION_SETTINGS)
    .map(([setting, value]) => `-c ${setting}=${value.replaceAll(' ', '\\ ')}`)
    .join(' '),
};

/** `host` may be a socket directory. */
export type DatabaseConnection =
  | {
      readonly url: string;
      /** Such as PgBouncer, which refuses settings at the start of a connection. */
      readonly isPooler?: boolean;
    }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

/**
 * Dates stay text, and 64-bit integers are numbers: amounts and counts stay below 2^53. Set on the pool: a bundle may
 * hold two copies of pg-types.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): unknown => {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

interface DataSourceSettings {
  readonly poolSize?: number;
  readonly queryTimeoutMs?: number;
  /** Of the migrations' own table. */
  readonly schema?: string;
}

export function dataSourceOptions(
  connection: DatabaseConnection,
  { poolSize = POOL_SIZE, queryTimeoutMs = QUERY_TIMEOUT_MS, schema }: DataSourceSettings = {},
): DataSourceOptions {
  return {
    type: 'postgres',
    // TypeORM would look it up by name, and miss it in the bundle.
    driver: pg,
    ...('url' in connection
      ? { url: connection.url }
      : {
          host: connection.host,
          port: connection.port,
          username: connection.user,
          password: connection.password,
          database: connection.database,
        }),
    ...(schema !== undefined && { schema }),
    entities: ENTITIES,
    migrations: [
      Foundation1700000000000,
      Invitations1700000001000,
      PlacePhotos1700000002000,
      MealVotes1700000003000,
      Shopping1700000004000,
      Suggestions1700000005000,
      Credits1700000006000,
      Admin1700000007000,
      SessionDevices1700000008000,
      FreeTripNumbers1700000009000,
      MealTypes1700000010000,
      RestrictionReadings1700000011000,
      TripKeys1700000012000,
      WaitingInvitations1700000013000,
      InvitationLinks1700000013100,
      PaymentAttempts1700000014000,
      TripEvents1700000015000,
      TripPresence1700000015100,
      Versions1700000015500,
      HiddenPresence1700000015600,
      Eaters1700000016000,
      NeededAmounts1700000016100,
      Verdicts1700000016200,
      TripItems1700000017000,
      InTheShop1700000017100,
      ShopTexts1700000017200,
      Costs1700000018000,
      Recipes1700000019000,
      CompanionAttendance1700000020100,
      TableTexts1700000020300,
      AmountDigits1700000020400,
      SettledTransfers1700000020410,
      Refunds1700000020420,
      Leavers1700000020430,
      Answered1700000020500,
      EaterNotes1700000020510,
      NutsSaidBefore1700000020520,
      LeftTripNumbers1700000020600,
      IngredientParts1700000020700,
      TripsAsKeys1700000020800,
      MealMinutes1700000020900,
      RemarksSaidBefore1700000020910,
      Languages1700000021000,
      InviteLanguages1700000021010,
      TypedAmounts1700000021100,
      Dishes1700000022000,
      EaterGroups1700000022100,
      Duties1700000022200,
      LockedAccounts1700000022400,
      PersonalTokens1700000022800,
      Emails1700000022900,
      Identities1700000023000,
      DismissedNotices1700000023100,
      Webhooks1700000023200,
      WebhookScopes1700000023210,
      TripVersions1700000023300,
      TextSenders1700000023400,
      LockedAccountsIndex1700000023410,
      IsoAmounts1700000023500,
      DeletedMeals1700000023600,
      SealedInviteLinks1700000023700,
    ],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    poolSize,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'grub-club',
    extra: {
      types,
      Client: PooledClient,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
      ...('isPooler' in connection && connection.isPooler ? {} : SESSION_START),
    },
  };
}

/** For a connection outside of the pool. */
export function clientConfig(connection: DatabaseConnection): pg.ClientConfig {
  return 'url' in connection ? { connectionString: connection.url } : connection;
}

export function createDataSource(connection: DatabaseConnection, settings?: DataSourceSettings): DataSource {
  return new DataSource(dataSourceOptions(connection, settings));
}

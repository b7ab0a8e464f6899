import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

/** Webhooks that are sent data: within these scopes. */
export class WebhookScopes1700000023210 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table webhooks add scopes text[]');
  }
}

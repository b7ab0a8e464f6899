import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks that are sent data: within these scopes. */
export class WebhookScopes1700000023210 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table webhooks add scopes text[]');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table webhooks drop scopes');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step from one version of the tables to the next. There is no way back but a backup: docs/upgrading.md. */
export abstract class Migration implements MigrationInterface {
  abstract up(queryRunner: QueryRunner): Promise<void>;

  /** @throws Error */
  down(): Promise<never> {
    throw new Error('Migrations are not taken back. Restore the backup from before the upgrade instead.');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remarks of people, which are no avoids. Those stored as words until now become notes when their person is saved. */
export class EaterNotes1700000020510 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table eaters add column note text; alter table remembered_eaters add column note text',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table eaters drop column note; alter table remembered_eaters drop column note',
    );
  }
}

import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

export class PlacePhotos1700000002000 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table place_photos (
        place text primary key,
        photo jsonb,
        claimed_until timestamptz not null,
        expires_at timestamptz
      );
      create index place_photos_expires_idx on place_photos (expires_at);
    `);
  }
}

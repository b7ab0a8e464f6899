import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.ts';

const TREE_NUTS = `'$[*] ? (@.kind == "content" && @.value == "treeNut")'`;
const COVERS_PEANUTS = `'$[*] ? (@.value == "peanut" || @.kind == "diet" && @.value == "nut-free")'`;

/** "Nuts" on the screen meant tree nuts alone: who chose it avoids peanuts, too, until they take that out. */
export class NutsSaidBefore1700000020520 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['eaters', 'remembered_eaters'])
      await queryRunner.query(`
        update ${table} set avoids = avoids || jsonb_set(jsonb_path_query_first(avoids, ${TREE_NUTS}), '{value}', '"peanut"')
        where jsonb_path_exists(avoids, ${TREE_NUTS}) and not jsonb_path_exists(avoids, ${COVERS_PEANUTS})`);
  }
}

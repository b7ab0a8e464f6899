import type { QueryRunner } from 'typeorm';
import { LIMITS } from '../../../../domain/limits.ts';
import { readAnswer } from '../../../../domain/people/eater/avoidReading.ts';
import { joinedNote, type EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import { Migration } from './migration.ts';

const AT_ONCE = 500;

/** Sentences stored as words to look for become notes, as they would when their person is saved again. */
export class RemarksSaidBefore1700000020910 extends Migration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await moveRemarks(queryRunner, 'eaters', 'trip_id');
    await moveRemarks(queryRunner, 'remembered_eaters', 'user_id');
  }
}

interface StoredAnswer {
  readonly id: string;
  readonly owner: string;
  readonly avoids: readonly EaterAvoid[];
  readonly note: string | null;
}

/** @param owner the column that the table's key begins with */
async function moveRemarks(queryRunner: QueryRunner, table: string, owner: string): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found: unknown = await queryRunner.query(
      `select id, ${owner} as owner, avoids, note from ${table}
       where id > $1 and avoids @> '[{"kind":"word"}]' order by id limit ${AT_ONCE}`,
      [last],
    );
    // The columns above.
    const answers = found as readonly StoredAnswer[];
    for (const answer of answers) {
      const { avoids, remarks } = readAnswer(answer.avoids);
      const note = joinedNote([answer.note ?? '', ...remarks]);
      if (remarks.length > 0 && (note ?? '').length <= LIMITS.text)
        await queryRunner.query(
          `update ${table} set avoids = $3, note = $4 where ${owner} = $1 and id = $2`,
          [answer.owner, answer.id, JSON.stringify(avoids), note],
        );
    }
    last = answers.at(-1)?.id ?? last;
    if (answers.length < AT_ONCE) return;
  }
}

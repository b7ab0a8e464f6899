import type { StapleAnswer } from '../../../../domain/shopping/home/staples.ts';
import { statement } from '../../db/statement.ts';

/** What the viewer said last of a staple. */
export interface RememberedStaple {
  /** As in the list of staples: "salt". */
  readonly food: string;
  readonly answer: StapleAnswer['answer'];
  readonly at: Date;
}

interface Remembered {
  readonly userId: string;
  readonly foods: readonly string[];
  readonly answer: StapleAnswer['answer'];
  readonly now: Date;
}

export const remember = statement<never, Remembered>(
  'remember_staples',
  `insert into staple_answers (user_id, food, answer, answered_at)
   select $userId::uuid, food, $answer::text, $now::timestamptz from unnest($foods::text[]) food
   on conflict on constraint staple_answers_pkey
   do update set answer = excluded.answer, answered_at = excluded.answered_at`,
);

export const rememberedOf = statement<RememberedStaple>(
  'remembered_staples',
  'select food, answer, answered_at as at from staple_answers where user_id = $1 order by food',
);

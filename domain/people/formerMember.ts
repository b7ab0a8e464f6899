import { msg, type Part } from '../text/message.ts';

/** Name after account deletion; participants get a number behind it. */
export const FORMER_MEMBER = 'Former member';

const FORMER = new RegExp(`^${FORMER_MEMBER}( \\d+)?$`);

/** Whether a name stands for a deleted account, numbered or not. */
export function isFormerMember(name: string): boolean {
  return FORMER.test(name);
}

/** In lists of people and costs: "Ann, left" for a participant who left with costs. */
export function nameWithLeaving({
  name,
  leftAt,
}: {
  readonly name: string;
  /** Null or absent: did not leave. */
  readonly leftAt?: unknown;
}): Part {
  return leftAt == null ? name : msg('person.left', '{name}, left', { name });
}

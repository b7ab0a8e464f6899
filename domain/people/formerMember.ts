import { msg, type Part } from '../text/message.ts';

/** Stored name after account deletion; participants get a number behind it. */
export const FORMER_MEMBER = 'Former member';

const FORMER = new RegExp(`^${FORMER_MEMBER}(?: (\\d+))?$`);

/** Of the inviter whose account is deleted. */
export const SOME_FORMER_MEMBER = msg('person.formerMember', 'Former member');

/** Whether a name stands for a deleted account, numbered or not. */
export function isFormerMember(name: string): boolean {
  return FORMER.test(name);
}

/** In lists of people and costs: "Ann, left" for a participant who left with costs; a former member in any language. */
export function nameWithLeaving({
  name,
  leftAt,
}: {
  readonly name: string;
  /** Null or absent: did not leave. */
  readonly leftAt?: unknown;
}): Part {
  const former = FORMER.exec(name);
  if (former !== null) {
    const [, number] = former;
    return number === undefined
      ? SOME_FORMER_MEMBER
      : msg('person.formerMemberNumbered', 'Former member {number}', { number });
  }
  return leftAt == null ? name : msg('person.left', '{name}, left', { name });
}

/** The name of a participant whose account was deleted. */
export const FORMER_MEMBER = 'Former member';

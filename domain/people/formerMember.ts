/** What stands in a trip for the name of somebody whose account is deleted. */
export const FORMER_MEMBER = 'Former member';

/** Name after account deletion. */
export const FORMER_MEMBER = 'Former member';

export const MEMBER_LIST_ID = 'trip-members-list';

/** After a question about a member: what can be done with them next, else the list of members. */
export function memberFocus(participantId: string): HTMLElement | null {
  const actions = document.querySelector(`[data-member-actions="${participantId}"]`);
  return actions?.querySelector('button') ?? document.getElementById(MEMBER_LIST_ID);
}

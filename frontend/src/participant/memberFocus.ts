/** The id of the list of members on the page. */
export const MEMBER_LIST_ID = 'trip-members-list';

/** Where the focus belongs after something was asked about a member: what can be done with them, else the list. */
export function memberFocus(participantId: string): HTMLElement | null {
  const row = document.querySelector(`#${MEMBER_LIST_ID} [data-member="${participantId}"]`);
  return row?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.getElementById(MEMBER_LIST_ID);
}

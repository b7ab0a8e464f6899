export const MEMBER_LIST_ID = 'trip-members-list';

/** After a dialog: the member's menu, else the list. */
export function memberFocus(participantId: string): HTMLElement | null {
  const row = document.querySelector(`#${MEMBER_LIST_ID} [data-member="${participantId}"]`);
  return row?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.getElementById(MEMBER_LIST_ID);
}

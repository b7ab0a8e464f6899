/** Loads the page anew because what it shows is not the viewer's any more: until the new one is there nobody sees it. */
export function leaveForNew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/** Hides and reloads the page, which shows another account's data. */
export function leaveForNew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/** Hides and reloads a page with another account's data. */
export function leaveForNew(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

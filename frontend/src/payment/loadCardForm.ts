/** Fetches the code around Stripe's card form; Stripe's own script comes only when the form is shown. */
export function loadCardForm() {
  return import('./CardForm.tsx');
}

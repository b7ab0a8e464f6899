import { latePart } from '../../browser/latePart.ts';

/** Fetches the code around Stripe's card form; Stripe's own script comes only when the form is shown. */
export const loadCardForm = () =>
  latePart(() => import('./CardForm.tsx').then((module) => ({ default: module.CardForm })));

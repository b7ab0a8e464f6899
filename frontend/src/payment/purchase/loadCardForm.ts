import { latePart } from '../../browser/latePart.ts';

/** Loads the code around Stripe's card form; Stripe's own script loads when the form is shown. */
export const loadCardForm = () =>
  latePart(() => import('./CardForm.tsx').then((module) => ({ default: module.CardForm })));

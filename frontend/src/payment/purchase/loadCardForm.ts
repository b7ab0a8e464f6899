import { latePart } from '../../browser/latePart.ts';

/** Our part; Stripe's script loads with the form. */
export const loadCardForm = () =>
  latePart(() => import('./CardForm.tsx').then((module) => ({ default: module.CardForm })));

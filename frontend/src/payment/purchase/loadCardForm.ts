import { importWithRetry } from '../../browser/importWithRetry.ts';

/** Our part; Stripe's script loads with the form. */
export const loadCardForm = () =>
  importWithRetry(() => import('./CardForm.tsx').then((module) => ({ default: module.CardForm })));

export const OUTSIDE_PLAN_ID = 'outside-the-plan';

/** The section, as a focus fallback; null if not shown. */
export function outsidePlan(): HTMLElement | null {
  return document.getElementById(OUTSIDE_PLAN_ID);
}

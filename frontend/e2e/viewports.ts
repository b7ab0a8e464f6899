/** The two sizes that journeys are made in. */
export const VIEWPORTS = [
  { device: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: 'a laptop', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

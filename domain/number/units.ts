/** Systems of measures in which amounts are shown. */
export const UNITS = ['US', 'METRIC'] as const;
export type Units = (typeof UNITS)[number];

/** Countries whose kitchens measure in cups, ounces and °F. */
const US_REGIONS = new Set(['US', 'LR', 'MM']);

/**
 * By the region of the reader's first language; plain English and nothing are American.
 * @param tags of languages, the best first: ["de-AT", "en"]
 */
export function unitsOfRegion(tags: readonly string[]): Units {
  const [language = 'en', ...parts] = tags[0]?.split('-') ?? [];
  const region = parts.find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
  if (region === undefined) return language.toLowerCase() === 'en' ? 'US' : 'METRIC';
  return US_REGIONS.has(region) ? 'US' : 'METRIC';
}

export const SCENES = ['lake', 'forest', 'desert', 'coast', 'snow', 'city'] as const;
export type SceneName = (typeof SCENES)[number];

/** The first match wins: "Ski Lake" is snow. */
const WORDS: readonly (readonly [SceneName, RegExp])[] = [
  ['forest', /\bhot springs?\b/],
  ['snow', /\b(snow|ski|alps?|alpine|glacier|winter|tahoe|aspen|whistler|vail|mount|mt|peaks?|summit)\b/],
  [
    'coast',
    /\b(beach|coast|islands?|isle|bay|cape|ocean|sea|seaside|shores?|harbou?r|keys|surf|big sur|acadia)\b/,
  ],
  ['lake', /\b(lakes?|rivers?|creek|pond|springs?|falls|reservoir|loch)\b/],
  [
    'desert',
    /\b(desert|canyon|mesa|dunes?|arches|mojave|sedona|moab|zion|bryce|joshua|death valley|arizona|utah|nevada)\b/,
  ],
  [
    'forest',
    /\b(forest|park|woods?|redwoods?|sequoia|timber|grove|trails?|wilderness|camp|camping|campground|hik(?:e|es|ing)|pines?|yosemite|yellowstone|smok(?:y|ies)|shenandoah|cascades?)\b/,
  ],
  [
    'city',
    /\b(city|downtown|new york|chicago|boston|seattle|portland|austin|denver|houston|dallas|miami|toronto|montreal|vancouver|london|paris|berlin|las vegas|los angeles|san francisco|san diego|nashville|new orleans|philadelphia|atlanta)\b/,
  ],
];

/** Ignores case and extra spaces. */
export function normalizedPlace(location: string): string {
  return location.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** By words of the location, else of the trip's name, else by the location's letters. */
export function sceneOf(location: string, tripName = ''): SceneName {
  const place = normalizedPlace(location);
  const named = sceneInWords(place) ?? sceneInWords(normalizedPlace(tripName));
  if (named !== undefined) return named;
  const sum = Array.from(place).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return SCENES[sum % SCENES.length] ?? 'lake';
}

function sceneInWords(text: string): SceneName | undefined {
  return WORDS.find(([, words]) => words.test(text))?.[0];
}

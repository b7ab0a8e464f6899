export const SCENES = ['lake', 'forest', 'desert', 'coast', 'snow', 'city'] as const;
export type SceneName = (typeof SCENES)[number];

/** Words of a place that tell its landscape; the first row that matches wins, so that "Ski Lake" is snow. */
const WORDS: readonly (readonly [SceneName, RegExp])[] = [
  ['snow', /\b(snow|ski|alps?|alpine|glacier|winter|tahoe|aspen|whistler|vail|mount|mt|peaks?|summit)\b/],
  ['coast', /\b(beach|coast|islands?|isle|bay|cape|ocean|sea|seaside|shores?|harbou?r|keys|surf)\b/],
  ['lake', /\b(lakes?|rivers?|creek|pond|springs?|falls|reservoir|loch)\b/],
  ['desert', /\b(desert|canyon|mesa|dunes?|arches|mojave|sedona|moab|zion|joshua|arizona|utah|nevada)\b/],
  [
    'forest',
    /\b(forest|park|woods?|redwoods?|sequoia|timber|grove|trails?|wilderness|camp|campground|pines?)\b/,
  ],
  [
    'city',
    /\b(city|downtown|new york|chicago|boston|seattle|portland|austin|denver|houston|dallas|miami|toronto|montreal|vancouver|london|paris|berlin|las vegas|los angeles|san francisco|san diego|nashville|new orleans|philadelphia|atlanta)\b/,
  ],
];

/** The landscape of a trip: by the words of its place, else by the last hex digit of its id, so that it never changes. */
export function sceneOf(location: string, tripId: string): SceneName {
  const place = location.toLowerCase();
  const told = WORDS.find(([, words]) => words.test(place));
  if (told !== undefined) return told[0];
  const digit = Number.parseInt(tripId.slice(-1), 16);
  return SCENES[Number.isNaN(digit) ? 0 : digit % SCENES.length] ?? 'lake';
}

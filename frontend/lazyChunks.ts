/** What the bundler tells of the modules. */
interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** Pages whose base is one chunk. */
const QUICK_PAGE = /\/src\/pages\/(?:CartPage|trip\/TripPage)\.tsx$/;
/** Uses what nearly every dialog uses. */
const SIMPLE_DIALOG = /\/SignInDialog\.tsx$/;
/** Preloads its dialogs together. */
const TRIP_DIALOGS = '/src/pages/trip/TripDialogs.tsx';
const TRIP_PAGE = /\/src\/pages\/trip\/TripPage\.tsx$/;
/** What knows foods and the shop's sections: half of all that the cart loads, and the plan need not wait for it. */
const SHOPPING = /\/(?:ShoppingSummary\.tsx|CartPage\.tsx|dietRules\.ts)$/;
const OF_FOODS = /\/(?:domain\/(?:food|shopping)|src\/(?:cart|meal))\//;

/** In this order each chunk takes its modules, and what they use of packages. */
const LAZY_CHUNKS = ['foods', 'pages', 'trip', 'dialogs', 'forms', 'tripDialogs'] as const;
type LazyChunk = (typeof LAZY_CHUNKS)[number];

/**
 * Chunks of what is loaded after the first screen: without them Rolldown writes 22 for a dialog. One is for what the
 * pages share, two for what dialogs share, one for the trip's dialogs.
 */
export const lazyChunks = LAZY_CHUNKS.map((chunk) => ({
  name: (id: string, modules: Modules) => (lazyChunk(id, modules) === chunk ? chunk : null),
  debugName: chunk,
  // Else the sign-in, too, would load the word lists for the few rules of texts that they share.
  includeDependenciesRecursively: chunk !== 'foods',
}));

function lazyChunk(id: string, modules: Modules): LazyChunk | null {
  if (id.includes('/node_modules/')) return null;
  const starts = startsOf(id, modules);
  const isFrom = (pattern: RegExp) => starts.some((start) => pattern.test(start));
  // The first screen's own, and the Playground's.
  if (isFrom(/\.html$/)) return null;
  const isTripDialog = (start: string) =>
    modules.getModuleInfo(start)?.dynamicImporters.some((importer) => importer.endsWith(TRIP_DIALOGS)) ===
    true;
  if (starts.length > 0 && starts.every(isTripDialog)) return 'tripDialogs';
  if (starts.length < 2) return isFrom(TRIP_PAGE) ? 'trip' : null;
  if (OF_FOODS.test(id) && isFrom(SHOPPING) && !isFrom(TRIP_PAGE)) return 'foods';
  if (isFrom(QUICK_PAGE)) return 'pages';
  if (isFrom(SIMPLE_DIALOG)) return 'dialogs';
  return starts.some(isTripDialog) ? 'forms' : null;
}

/** The modules that a page or an `import()` starts from, on the way to this one. */
function startsOf(id: string, modules: Modules): string[] {
  const seen = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one)) return;
    seen.add(one);
    modules.getModuleInfo(one)?.importers.forEach(visit);
  };
  visit(id);
  return [...seen].filter((one) => {
    const info = modules.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

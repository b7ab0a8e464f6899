import { sourceFiles } from './sourceFiles.ts';

/** What the bundler tells of the modules. */
interface Modules {
  getModuleInfo(
    id: string,
  ): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

const TRIP_PAGE = sourceFiles(['src/pages/trip/TripPage.tsx']);
const LIST = sourceFiles(['src/pages/CartScreen.tsx']);
/** Pages whose base is one chunk. */
const QUICK_PAGES = [...TRIP_PAGE, ...LIST, ...sourceFiles(['src/pages/CartPage.tsx'])];
/** Uses what nearly every dialog uses. */
const SIMPLE_DIALOG = sourceFiles(['src/account/signIn/SignInDialog.tsx']);
/** Preloads its dialogs together. */
const TRIP_DIALOGS = sourceFiles(['src/pages/trip/dialogs/TripDialogs.tsx']);
const FOOD_SOURCES = sourceFiles([
  '../domain/food',
  '../domain/shopping',
  '../domain/recipes/kitchen/insteadOfNote.ts',
  'src/shopping',
  'src/plan',
]);

/** Labels of every page read it. */
const NUMBERS = sourceFiles(['../domain/shopping/amount/numbersInText.ts']);

/** For people, which need no word lists. */
const SMALL = sourceFiles([
  '../domain/shopping/amount/portion.ts',
  '../domain/food/content.ts',
  '../domain/food/diets.ts',
  'src/shopping/list/shareText.ts',
]);

/** The bundler asks them in this order. */
const LAZY_CHUNKS = ['foods', 'pages', 'trip', 'dialogs', 'forms', 'tripDialogs'] as const;
type LazyChunk = (typeof LAZY_CHUNKS)[number];

/** Groups of modules loaded after the first screen (docs/decisions/0019). */
export const lazyChunks = LAZY_CHUNKS.map((chunk) => ({
  name: (id: string, modules: Modules) => (lazyChunk(id, modules) === chunk ? chunk : null),
  debugName: chunk,
  // Else the sign-in, too, would load the word lists for the few rules of texts that they share.
  includeDependenciesRecursively: chunk !== 'foods',
}));

const known = new Map<string, LazyChunk | null>();

function lazyChunk(id: string, modules: Modules): LazyChunk | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const chunk = id.includes('/node_modules/') ? null : chunkOf(id, startsOf(id, modules), modules);
  known.set(id, chunk);
  return chunk;
}

function chunkOf(id: string, starts: readonly string[], modules: Modules): LazyChunk | null {
  const isFrom = (files: readonly string[]) => starts.some((start) => files.includes(start));
  const isTripDialog = (start: string) =>
    modules.getModuleInfo(start)?.dynamicImporters.some((importer) => TRIP_DIALOGS.includes(importer)) ===
    true;
  // The first screen's own, and the Playground's.
  if (starts.some((start) => start.endsWith('.html'))) return null;
  if (starts.length > 0 && starts.every(isTripDialog)) return 'tripDialogs';
  if (SMALL.includes(id)) return null;
  if (starts.length < 2) return isFrom(TRIP_PAGE) ? 'trip' : null;
  const isOfFood =
    !NUMBERS.includes(id) && FOOD_SOURCES.some((source) => id === source || id.startsWith(`${source}/`));
  // The list waits for its own words alone, the plan for none.
  if (isOfFood && isFrom(LIST) && !isFrom(TRIP_PAGE)) return 'foods';
  if (isFrom(QUICK_PAGES)) return 'pages';
  if (isFrom(SIMPLE_DIALOG)) return 'dialogs';
  return starts.some(isTripDialog) ? 'forms' : null;
}

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

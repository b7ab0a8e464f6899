import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { keepText, readText, watchText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'cooking';
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What is ticked while a dish is cooked, and its running timers. */
export interface Cooking {
  readonly steps: readonly number[];
  readonly ingredients: readonly number[];
  /** When each ends, in milliseconds since 1970, by the timer's key. */
  readonly timers: Readonly<Record<string, number>>;
}

interface Kept extends Cooking {
  /** Of the last change, in milliseconds since 1970. */
  readonly at: number;
}

const NOT_STARTED: Cooking = { steps: [], ingredients: [], timers: {} };

const listeners = new Set<() => void>();
let isWatching = false;
let knownText: string | null | undefined;
let known: ReadonlyMap<string, Kept> = new Map();

/** Of a dish by its id, for a day after the last change. */
export function cookingOf(dishId: string): Cooking {
  return all().get(dishId) ?? NOT_STARTED;
}

export function changeCooking(dishId: string, change: (before: Cooking) => Cooking): void {
  const next = new Map(all());
  next.set(dishId, { ...change(cookingOf(dishId)), at: Date.now() });
  store(next);
}

export function watchCooking(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    watchText(STORAGE_KEY, tell);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function all(): ReadonlyMap<string, Kept> {
  const text = readText(STORAGE_KEY);
  if (text !== knownText) {
    knownText = text;
    known = read(text);
  }
  return known;
}

function store(next: ReadonlyMap<string, Kept>): void {
  const text = JSON.stringify([...next]);
  known = next;
  // Without storage, the ticks last as long as the page.
  knownText = keepText(STORAGE_KEY, text) ? text : readText(STORAGE_KEY);
  tell();
}

function read(text: string | null): ReadonlyMap<string, Kept> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    const oldest = Date.now() - KEPT_MS;
    return new Map(
      (Array.isArray(entries) ? entries.filter(isEntry) : []).filter(([, { at }]) => at > oldest),
    );
  } catch {
    // Written by something else: start again.
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry)) return false;
  const [id, kept] = entry as readonly unknown[];
  return (
    typeof id === 'string' &&
    typeof kept === 'object' &&
    kept !== null &&
    typeof Reflect.get(kept, 'at') === 'number' &&
    Array.isArray(Reflect.get(kept, 'steps')) &&
    Array.isArray(Reflect.get(kept, 'ingredients')) &&
    typeof Reflect.get(kept, 'timers') === 'object'
  );
}

onAccountEnd(() => {
  keepText(STORAGE_KEY, null);
  tell();
});

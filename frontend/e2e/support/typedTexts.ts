import { stepInUnits } from '../../../domain/recipes/kitchen/stepInUnits.ts';
import { currencyName } from '../../../domain/text/formats.ts';
import { LANGUAGES, readBy, readerOf } from '../../../domain/text/reader.ts';

type Get = (path: string) => Promise<unknown>;
interface WithId {
  readonly id: string;
}

/** Fields of typed texts; others hold codes, or what the server says. */
const TYPED =
  /^(?:name|shownAs|location|label|trip|meal|description|recipe|alternatives|notes?|how|ingredients|instructions|sourceName|substitution)$/;

/** Addresses, files, and initials in a circle. */
const PLACES = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\b(?:trip-[0-9a-f-]{36}|all-trips)-backup|^\p{Lu}{2}$/gu;

const FULL_NAME = /^(\p{Lu}\S+) (\p{Lu}\S+)$/u;

/** What the formats of a German reader write by themselves. */
const GERMAN = readerOf('de', ['de-DE']);

/**
 * Finds in a text what somebody typed, what the cookbook says, and what `Intl` writes in German.
 * @param countries as the browser names them, which knows other names than Node
 */
export async function typedTexts(get: Get, countries: readonly string[]): Promise<(text: string) => string> {
  // Casts: the paths name the shapes of the answers.
  const trips = (await get('/api/trips')) as readonly WithId[];
  const meals = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'];
  const found = new Set<string>(countries);
  const recipes = await Promise.all(
    meals.map((meal) => get(`/api/recipes?limit=50&mealType=${meal}`) as Promise<readonly WithId[]>),
  );
  for (const path of [
    '/api/auth/me/export',
    ...trips.map(({ id }) => `/api/trips/${id}`),
    ...trips.flatMap(({ id }) =>
      ['eaters', 'items', 'receipts', 'verdicts'].map((part) => `/api/trips/${id}/${part}`),
    ),
    ...[...new Set(recipes.flat().map(({ id }) => id))].map((id) => `/api/recipes/${id}`),
  ])
    addTexts(await get(path), found);
  formatted().forEach((text) => found.add(text));
  const longestFirst = [...found].sort((one, other) => other.length - one.length);
  const typed = new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'giu');
  return (text) => text.replaceAll(PLACES, ' ').replaceAll(typed, ' ');
}

function addTexts(value: unknown, found: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (!TYPED.test(key) || !/[A-Za-z]{2}/.test(value)) return;
    const parts = [...value.split(/\n+/), ...(FULL_NAME.exec(value) ?? [])];
    // In quotation marks, a note stands without its full stop.
    const bare = value.trim().replace(/\.$/, '');
    for (const part of [value, bare, ...parts, ...stepTexts(key, value)]) found.add(part.trim());
  } else if (Array.isArray(value)) value.forEach((one) => addTexts(one, found, key));
  else if (typeof value === 'object' && value !== null)
    Object.entries(value).forEach(([name, one]) => addTexts(one, found, name));
}

/** A step as a German reads it, its beginnings, as screens shorten it, and its times. */
function stepTexts(key: string, value: string): string[] {
  if (key !== 'instructions') return [];
  const words = value.split(' ');
  const begun = words.map((_word, index) => words.slice(0, index + 1).join(' '));
  return [
    stepInUnits(value, 'METRIC'),
    ...begun.slice(1).map((text) => text.replace(/\W+$/, '')),
    ...(value.match(/\d+ [a-z]+/g) ?? []),
  ];
}

/** Months, weekdays, currencies, units and languages. */
function formatted(): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const dates = (['short', 'long'] as const).flatMap((style) =>
    days.map((day) =>
      day.toLocaleDateString('de', { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' }),
    ),
  );
  const ago = new Intl.RelativeTimeFormat('de', { numeric: 'auto' });
  const spans = (['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((count) => ago.format(count, unit)),
  );
  const currencies = Intl.supportedValuesOf('currency');
  return [
    ...[...dates, ...spans].flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []),
    ...currencies.flatMap((code) => [code, readBy(GERMAN, () => currencyName(code))]),
    ...LANGUAGES.map(({ name }) => name),
    'und',
    'oder',
    'Uhr',
    'Grub Club',
    'JSON',
    'CSV',
    'PDF',
    'Stripe',
    // Foods are English everywhere.
    'tree nut-free',
    // Is typed to confirm.
    'DELETE',
    // Searched for.
    ...['on', 'oat milk', 'qqqzz'].map((word) => `“${word}”`),
    'kg',
    'ml',
    'lb',
    'oz',
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

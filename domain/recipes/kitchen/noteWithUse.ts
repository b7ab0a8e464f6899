/** 'use 13 cups, 28-ounce cans': a row's note with what goes into the dish. */
export function noteWithUse(used: string | null, notes: string | null): string | null {
  return [used && `use ${used}`, notes].filter(Boolean).join(', ') || null;
}

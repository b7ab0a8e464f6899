import type { CopiedTrip } from '../../../recipes/again/CopyMenuDialog.tsx';

/** For `?copy-menu=`: the earlier trip, and what of it is ticked at first; null for nothing. */
export function copiedText({ fromTripId, menu, items }: CopiedTrip): string | null {
  if (!menu && !items) return null;
  return [fromTripId, ...(menu ? ['menu'] : []), ...(items ? ['items'] : [])].join('.');
}

/** Null if no trip is chosen yet. */
export function readCopied(text: string | null): CopiedTrip | null {
  const [fromTripId = '', ...parts] = text?.split('.') ?? [];
  if (fromTripId === '') return null;
  return { fromTripId, menu: parts.includes('menu'), items: parts.includes('items') };
}

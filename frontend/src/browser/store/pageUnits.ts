import { useSyncExternalStore } from 'react';
import { unitsOfRegion, type Units } from '../../../../domain/number/units.ts';
import { reader, readersBy } from '../../../../domain/text/reader.ts';
import { keepText, readText } from './browserText.ts';

const STORAGE_KEY = 'units';

/** Of the browser; null until the app starts. */
let region: Units | null = null;
const listeners = new Set<() => void>();

/** At the start of the app: amounts are in the account's units as last known here, else those of the region. */
export function startUnits(): void {
  region = unitsOfRegion(navigator.languages);
  const kept = readText(STORAGE_KEY);
  show(kept === 'US' || kept === 'METRIC' ? kept : region);
}

/** Once the account's choice is known; null follows the region. */
export function setUnits(units: Units | null): void {
  keepText(STORAGE_KEY, units);
  show(units ?? region);
}

function show(units: Units | null): void {
  if (reader().units === units) return;
  const page = { ...reader(), units };
  readersBy(() => page);
  for (const listener of listeners) listener();
}

function onUnits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In which the page shows amounts; null: as stored. */
export function useUnits(): Units | null {
  return useSyncExternalStore(onUnits, () => reader().units);
}

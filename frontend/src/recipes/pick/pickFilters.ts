import { keepText, readText } from '../../browser/store/browserText.ts';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { COOKING_EQUIPMENT, type CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';

export const PICK_SOURCES = ['all', 'ours', 'cookbook', 'cooked'] as const;

export interface PickFilters {
  readonly source: (typeof PICK_SOURCES)[number];
  /** Only what everybody at the meal can eat. */
  readonly fitsEverybody: boolean;
  /** Up to 30 minutes. */
  readonly isQuick: boolean;
  /** Only recipes for the slot's meal type. */
  readonly isForType: boolean;
  /** Null: any. */
  readonly equipment: CookingEquipment | null;
}

const STORAGE_KEY = 'recipe-filters';

/** As last chosen for this trip on this device. */
export function keptFilters(tripId: string, fitsEverybody: boolean): PickFilters {
  const first: PickFilters = {
    source: 'all',
    fitsEverybody,
    isQuick: false,
    isForType: true,
    equipment: null,
  };
  try {
    const kept: unknown = JSON.parse(readText(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'tripId') !== tripId) return first;
    const flag = (name: 'fitsEverybody' | 'isQuick' | 'isForType') => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'boolean' ? value : first[name];
    };
    return {
      source: PICK_SOURCES.find((known) => known === Reflect.get(kept, 'source')) ?? first.source,
      fitsEverybody: flag('fitsEverybody'),
      isQuick: flag('isQuick'),
      isForType: flag('isForType'),
      equipment: COOKING_EQUIPMENT.find((known) => known === Reflect.get(kept, 'equipment')) ?? null,
    };
  } catch {
    // Written by something else: start again.
    return first;
  }
}

export function keepFilters(tripId: string, filters: PickFilters): void {
  keepText(STORAGE_KEY, JSON.stringify({ tripId, ...filters }));
}

onAccountEnd(() => {
  keepText(STORAGE_KEY, null);
});

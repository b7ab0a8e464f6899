import { useState } from 'react';
import type { TemperatureScale } from '../../../../domain/recipes/kitchen/temperatures.ts';
import { reader } from '../../../../domain/text/reader.ts';
import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'temperature-scale';

/** As last chosen on this device, else by the reader's units. */
export function useTemperatureScale(): readonly [TemperatureScale, (scale: TemperatureScale) => void] {
  const [scale, setScale] = useState<TemperatureScale>(() => {
    const kept = readText(STORAGE_KEY);
    if (kept === 'F' || kept === 'C') return kept;
    return reader().units === 'METRIC' ? 'C' : 'F';
  });
  const choose = (next: TemperatureScale) => {
    keepText(STORAGE_KEY, next);
    setScale(next);
  };
  return [scale, choose];
}

import { keepsDays } from '../../../../../domain/shopping/days/shelfLife.ts';

/** Days from shopping until the first ingredient spoils without a fridge; Infinity is longer than a trip. */
export function keepsWithoutFridge(names: readonly string[]): number {
  return Math.min(...names.map((name) => keepsDays(name, 'none') ?? Infinity));
}

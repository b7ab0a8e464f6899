import { capitalized } from '../../text/capitalized.ts';
import { portionText, portionsLabel } from '../../shopping/amount/portion.ts';
import type { CookBalance } from './fairCooks.ts';
import { listed } from '../../text/listed.ts';

/** A participant's share of the cooking, by name. */
export interface CookShare extends CookBalance {
  readonly name: string;
  readonly isViewer: boolean;
}

/** Names before "3 people". */
const MOST_NAMES = 2;

/** Who cooks most and who least: "Sam cooks 12½ portions, you none." Null for fewer than two people. */
export function cookBalanceText(shares: readonly CookShare[]): string | null {
  if (shares.length < 2) return null;
  if (shares.every(({ mealCount }) => mealCount === 0)) return 'Nobody cooks yet.';
  const portions = shares.map(({ portionQuarters }) => portionQuarters);
  const [most, least] = [Math.max(...portions), Math.min(...portions)];
  if (most === least) return `Everybody cooks ${portionsLabel(most)}.`;
  const withMost = shares.filter(({ portionQuarters }) => portionQuarters === most);
  const withLeast = shares.filter(({ portionQuarters }) => portionQuarters === least);
  const each = withMost.length > 1 ? ' each' : '';
  const verb = withMost.length > 1 || withMost[0]?.isViewer === true ? 'cook' : 'cooks';
  const rest = least === 0 ? 'none' : portionText(least);
  return `${capitalized(who(withMost))} ${verb} ${portionsLabel(most)}${each}, ${who(withLeast)} ${rest}.`;
}

function who(shares: readonly CookShare[]): string {
  if (shares.length > MOST_NAMES) return `${shares.length} people`;
  return listed(
    shares
      .toSorted((a, b) => Number(b.isViewer) - Number(a.isViewer))
      .map(({ name, isViewer }) => (isViewer ? 'you' : name)),
  );
}

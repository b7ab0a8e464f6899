import { withinSentence } from '../../text/withinSentence.ts';
import { chosenName, isReplaced, type Replaceable } from '../ingredient/ingredient.ts';
import { storeSection } from './storeSection.ts';

const CAN = /(?:^| )(?:can|tin)s?$/i;
const JAR = /(?:^| )jars?$/i;

/** The name to buy. Cans of a food that its own name sells fresh are another one: "Canned tomatoes". */
export function listedName(row: Replaceable & { readonly unit: string | null }): string {
  const name = chosenName(row);
  const unit = row.unit ?? '';
  const kept = CAN.test(unit) ? 'Canned' : JAR.test(unit) ? 'Jarred' : null;
  if (kept === null || isReplaced(row) || !isFresh(name)) return name;
  return `${kept} ${withinSentence(name)}`;
}

function isFresh(name: string): boolean {
  const section = storeSection(name);
  return section === 'Produce' || section === 'Meat & Seafood';
}

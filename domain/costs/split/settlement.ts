import type { Balance, Transfer } from './balance.ts';

/** People who owe or get something; for up to this number, the transfers are the fewest possible. */
export const FEWEST_TRANSFERS_UP_TO = 12;

type Open = Pick<Balance, 'participantId' | 'balance'>;

/**
 * The transfers that bring all balances to 0: the fewest for up to 12 people, at most one less than the people beyond.
 * The order of the balances does not matter.
 * @param balances add up to 0
 */
export function settlement(balances: readonly Open[]): Transfer[] {
  const open = balances
    .filter(({ balance }) => balance !== 0)
    .sort((a, b) => b.balance - a.balance || (a.participantId < b.participantId ? -1 : 1));
  const groups = open.length <= FEWEST_TRANSFERS_UP_TO ? mostGroups(open) : pairsAndRest(open);
  return groups.flatMap(settleGroup);
}

/**
 * The most groups that settle among themselves. A group of n needs n − 1 transfers, so the most groups have the fewest
 * transfers. `groupCount[set]` is the most groups that a set of people (bits) can be cut into, counting only those that
 * add up to 0: that of the set without one of its people, and one more if the set itself adds up to 0.
 */
function mostGroups(people: readonly Open[]): Open[][] {
  const setCount = 1 << people.length;
  const total = new Float64Array(setCount);
  const groupCount = new Uint8Array(setCount);
  const lastPerson = new Uint8Array(setCount);
  for (let set = 1; set < setCount; set += 1) {
    people.forEach((person, index) => {
      const bit = 1 << index;
      if ((set & bit) === 0) return;
      const rest = set ^ bit;
      total[set] = (total[rest] ?? 0) + person.balance;
      if ((groupCount[rest] ?? 0) < (groupCount[set] ?? 0)) return;
      groupCount[set] = groupCount[rest] ?? 0;
      lastPerson[set] = index;
    });
    if (total[set] === 0) groupCount[set] = (groupCount[set] ?? 0) + 1;
  }
  const groups: Open[][] = [];
  for (let set = setCount - 1; set !== 0;) {
    if (total[set] === 0) groups.push([]);
    const index = lastPerson[set] ?? 0;
    const person = people[index];
    if (person !== undefined) groups.at(-1)?.push(person);
    set ^= 1 << index;
  }
  return groups;
}

/** A debt equal to a claim is settled with one transfer. */
function pairsAndRest(people: readonly Open[]): Open[][] {
  const rest = new Set(people);
  const pairs = people
    .filter(({ balance }) => balance > 0)
    .flatMap((receiver) => {
      const payer = [...rest].find(({ balance }) => balance === -receiver.balance);
      if (payer === undefined) return [];
      rest.delete(receiver);
      rest.delete(payer);
      return [[receiver, payer]];
    });
  return [...pairs, [...rest]];
}

/** The largest debt pays the largest claim, until nothing is open. */
function settleGroup(group: readonly Open[]): Transfer[] {
  const left = new Map(group.map(({ participantId, balance }) => [participantId, balance]));
  const transfers: Transfer[] = [];
  while (left.size > 1) {
    const entries = [...left];
    const [toId, claim] = entries.reduce((most, one) => (one[1] > most[1] ? one : most));
    const [fromId, debt] = entries.reduce((most, one) => (one[1] < most[1] ? one : most));
    const cents = Math.min(claim, -debt);
    transfers.push({ fromId, toId, cents });
    change(left, toId, -cents);
    change(left, fromId, cents);
  }
  return transfers;
}

function change(left: Map<string, number>, id: string, cents: number): void {
  const rest = (left.get(id) ?? 0) + cents;
  if (rest === 0) left.delete(id);
  else left.set(id, rest);
}

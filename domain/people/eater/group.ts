import { compareNames } from '../../text/formats.ts';
import { grouped } from '../../text/grouped.ts';

/** One line, without spaces around it. */
export function groupName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Names that differ only in case and spaces are one group. */
export function groupKey(name: string): string {
  return groupName(name).normalize('NFC').toLowerCase();
}

/**
 * Spells groups as the first of the trip's eaters does, and a new group as it is first said: "otters " joins "Otters".
 * @param known groups of the trip's eaters, oldest first
 */
export function groupSpelling(known: readonly (string | null)[]): (name: string | null) => string | null {
  const spelled = new Map<string, string>();
  const spell = (name: string | null) => {
    if (name === null) return null;
    const key = groupKey(name);
    const first = spelled.get(key) ?? name;
    spelled.set(key, first);
    return first;
  };
  known.forEach(spell);
  return spell;
}

/** Some of the people of a trip. */
export interface EaterGroup<E> {
  /** Null: those who are in none. */
  readonly name: string | null;
  readonly eaters: readonly E[];
}

/** By name, those who are in none last; empty for a trip without groups. Eaters keep their order. */
export function eaterGroups<E extends { readonly group: string | null }>(
  eaters: readonly E[],
): readonly EaterGroup<E>[] {
  const byKey = grouped(eaters, ({ group }) => group && groupKey(group));
  const groups = [...byKey].flatMap(([key, of]) =>
    key === null ? [] : [{ name: of[0]?.group ?? key, eaters: of }],
  );
  if (groups.length === 0) return [];
  groups.sort((one, other) => compareNames(one.name, other.name));
  const others = byKey.get(null);
  return others === undefined ? groups : [...groups, { name: null, eaters: others }];
}

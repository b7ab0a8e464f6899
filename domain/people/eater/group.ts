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

/** "Ana", "Ana and Priya", "Ana, Ben and Priya" */
export function listed(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

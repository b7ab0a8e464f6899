/** Bodies of calls have at most 64 kB. */
const MOST_BYTES = 48 * 1024;

/** Things in groups that each fit a call; a larger one goes alone. */
export function batches<T>(things: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const bytes = new TextEncoder().encode(JSON.stringify(thing)).length;
    const group = groups.at(-1);
    if (group === undefined || bytes > room) {
      groups.push([thing]);
      room = MOST_BYTES - bytes;
    } else {
      group.push(thing);
      room -= bytes;
    }
  }
  return groups;
}

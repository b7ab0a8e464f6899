import { useMemo, useState } from 'react';
import { lineId } from '../rows/detailsId.ts';
import { linesOf, type CartLine } from '../rows/cartLists.ts';
import type { CartPart } from '../rows/cartParts.ts';

/**
 * The line whose details are shown, also after it moved to another person's part.
 * @param id its `lineId` in the address
 */
export function useOpenLine(parts: readonly CartPart[], id: string | null): CartLine | null {
  const lines = useMemo(() => linesOf(parts), [parts]);
  const [last, setLast] = useState<{ readonly id: string; readonly key: string } | null>(null);
  if (id === null) return null;
  const line = lines.find(({ group, part }) => lineId(part.id, group.key) === id) ?? null;
  if (line !== null && (last?.id !== id || last.key !== line.group.key)) setLast({ id, key: line.group.key });
  if (line !== null || last?.id !== id) return line;
  return lines.find(({ group }) => group.key === last.key) ?? null;
}

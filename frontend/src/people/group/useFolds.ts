import { useState } from 'react';

/** Of more people, groups are folded at first. */
const MOST_OPEN = 40;

export interface Folds {
  readonly isFolded: (group: string | null) => boolean;
  readonly toggle: (group: string | null) => void;
}

/** Which groups of a list show their names only. */
export function useFolds(peopleCount: number): Folds {
  const [toggled, setToggled] = useState<ReadonlySet<string | null>>(new Set());
  return {
    isFolded: (group) => peopleCount > MOST_OPEN !== toggled.has(group),
    toggle: (group) =>
      setToggled(
        (before) =>
          new Set(before.has(group) ? [...before].filter((one) => one !== group) : [...before, group]),
      ),
  };
}

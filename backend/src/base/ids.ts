import { v7 } from 'uuid';

/** UUID v7, sorts by time. */
export function newId(): string {
  return v7();
}

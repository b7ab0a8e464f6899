import type { useDrafts } from '../../ui/controls/drafts.ts';
import { typedSince, type EaterInput } from './eaterInput.ts';

type Drafts = ReturnType<typeof useDrafts>;

/** The draft of the companion whom "Who eats" adds. */
export function newCompanionKey(participantId: string): string {
  return `eater.new.${participantId}`;
}

function waitingKey(participantId: string): string {
  return `eater.waiting.${participantId}`;
}

/** Companions of a participant who are typed and not saved; the first is the one that "Who eats" shows. */
export function unsavedCompanions(drafts: Drafts, participantId: string): readonly EaterInput[] {
  // Only these functions and that form write the keys.
  const first = drafts.get(newCompanionKey(participantId)) as EaterInput | undefined;
  const waiting = drafts.get(waitingKey(participantId)) as readonly EaterInput[] | undefined;
  return [...(first === undefined ? [] : [first]), ...(waiting ?? [])];
}

export function keepCompanions(
  drafts: Drafts,
  participantId: string,
  [first, ...waiting]: readonly EaterInput[],
): void {
  drafts.set(newCompanionKey(participantId), first);
  drafts.set(waitingKey(participantId), waiting.length === 0 ? undefined : waiting);
}

/**
 * Ends the draft of a form that was sent and saved.
 * @returns what was typed meanwhile, on top of what is saved; null if nothing was
 */
export function endDraft(
  drafts: Drafts,
  key: string,
  sent: EaterInput,
  saved: EaterInput,
): EaterInput | null {
  // The forms of eaters write these keys.
  const now = drafts.get(key) as EaterInput | undefined;
  drafts.set(key, undefined);
  return typedSince(now, sent, saved);
}

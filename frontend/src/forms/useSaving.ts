import { useRef, useState } from 'react';

/** `waiting`: no connection, the input is kept; `refused`: it is not valid, or the server said no. */
export type SavingState = 'saving' | 'saved' | 'waiting' | 'refused';

/** The most pressing first. */
const BY_WEIGHT: readonly SavingState[] = ['waiting', 'refused', 'saving', 'saved'];

const MOST_STEPS = 20;

/** Takes back one saved change; resolves to success. */
type UndoStep = () => Promise<boolean>;

/**
 * What the forms of a dialog that save at once have in common: their state, and one Undo, step by step. Goes into
 * `useEntityForm` as `saving`, and into `SavingLine`.
 */
export function useSaving() {
  const [states, setStates] = useState<ReadonlyMap<string, SavingState>>(new Map());
  // Undo first saves what was typed, which is a step of its own.
  const steps = useRef<readonly UndoStep[]>([]);
  const [stepCount, setStepCount] = useState(0);
  const hasSaved = useRef(false);
  const waiting = useRef(new Set<string>());
  const line = useRef<HTMLDivElement>(null);
  /** Each saves what is typed in its form; whether only at the end. */
  const flushes = useRef(new Map<() => Promise<boolean>, boolean>());

  async function flush(isEnd: boolean): Promise<boolean> {
    const asked = [...flushes.current].filter(([, isForEnd]) => isEnd || !isForEnd);
    const answers = await Promise.all(asked.map(([one]) => one()));
    return answers.every(Boolean);
  }

  function setSteps(next: readonly UndoStep[]): void {
    steps.current = next.slice(-MOST_STEPS);
    setStepCount(steps.current.length);
  }

  async function undo(): Promise<void> {
    await flush(false);
    const step = steps.current.at(-1);
    if (step === undefined) return;
    setSteps(steps.current.slice(0, -1));
    if (!(await step())) setSteps([...steps.current, step]);
  }

  return {
    state: BY_WEIGHT.find((state) => [...states.values()].includes(state)) ?? null,
    /** The element of `SavingLine`; null once the dialog is closed. */
    line,
    /** Of any form, as last reported, also after the dialog is closed. */
    isWaiting: () => waiting.current.size > 0,
    /** Whether anything was saved since it was asked last. */
    takeSaved: () => {
      const had = hasSaved.current;
      hasSaved.current = false;
      return had;
    },
    /** Null without anything to take back. */
    undo: stepCount === 0 ? null : undo,
    /** Saves what was typed last; with `isEnd` also what waits for a button of its own. Resolves to success. */
    flush,
    /** Of the form with this id; null has nothing to say. */
    report: (id: string, state: SavingState | null) => {
      setStates((known) => {
        const next = new Map(known);
        if (state === null) next.delete(id);
        else next.set(id, state);
        return next;
      });
      if (state === 'waiting') waiting.current.add(id);
      else waiting.current.delete(id);
      if (state === 'saved') hasSaved.current = true;
    },
    addStep: (step: UndoStep) => setSteps([...steps.current, step]),
    join: (one: () => Promise<boolean>, isForEnd = false) => {
      flushes.current.set(one, isForEnd);
      return () => void flushes.current.delete(one);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

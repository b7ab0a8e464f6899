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
  const [hasSaved, setSaved] = useState(false);
  /** Each saves what is typed in its form, without waiting for the last key. */
  const flushes = useRef(new Set<() => Promise<boolean>>());

  /** Saves everything typed; resolves to success. */
  async function flush(): Promise<boolean> {
    const answers = await Promise.all([...flushes.current].map((one) => one()));
    return answers.every(Boolean);
  }

  function setSteps(next: readonly UndoStep[]): void {
    steps.current = next.slice(-MOST_STEPS);
    setStepCount(steps.current.length);
  }

  async function undo(): Promise<void> {
    await flush();
    const step = steps.current.at(-1);
    if (step === undefined) return;
    setSteps(steps.current.slice(0, -1));
    if (!(await step())) setSteps([...steps.current, step]);
  }

  return {
    state: BY_WEIGHT.find((state) => [...states.values()].includes(state)) ?? null,
    /** Whether anything was saved since the dialog opened. */
    hasSaved,
    /** Null without anything to take back. */
    undo: stepCount === 0 ? null : undo,
    flush,
    /** Of the form with this id; null has nothing to say. */
    report: (id: string, state: SavingState | null) => {
      setStates((known) => {
        const next = new Map(known);
        if (state === null) next.delete(id);
        else next.set(id, state);
        return next;
      });
      if (state === 'saved') setSaved(true);
    },
    addStep: (step: UndoStep) => setSteps([...steps.current, step]),
    join: (one: () => Promise<boolean>) => {
      flushes.current.add(one);
      return () => void flushes.current.delete(one);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

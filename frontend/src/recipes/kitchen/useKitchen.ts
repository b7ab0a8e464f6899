import { t } from '@lingui/core/macro';
import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { stepNotes } from '../../labels/plates.ts';
import { useCooking } from '../cooking/useCooking.ts';
import type { Chapters, DishToCook } from './dish.ts';
import { stepWords } from './stepWords.ts';
import { useTimers } from './useTimers.ts';

export type KitchenState = ReturnType<typeof useKitchen>;

/**
 * Screen 0 has the ingredients, each other one a step. Cooking that was begun continues at the first step without a tick.
 * @param chapters its last step leads to the next one
 */
export function useKitchen(
  dish: DishToCook,
  headingRef: RefObject<HTMLHeadingElement | null>,
  chapters: Chapters | undefined,
  onClose: () => void,
) {
  const { id } = dish;
  const steps = useMemo(() => numberedSteps(dish.steps), [dish.steps]);
  const texts = useMemo(() => steps.map(({ text }) => text), [steps]);
  const notes = useMemo(() => stepNotes(texts, dish.ingredients), [texts, dish.ingredients]);
  const { cooking, tickStep, tickIngredient } = useCooking(id);
  const { timers, start, stop } = useTimers(id, texts);
  const [screen, setScreen] = useState(() => {
    if (chapters?.step != null) return chapters.step + 1;
    if (cooking.steps.length === 0) return 0;
    const open = steps.findIndex(({ index }) => !cooking.steps.includes(index));
    return open < 0 ? 0 : open + 1;
  });
  // A pan's amount is easily taken for the whole: it is shown only to those who choose it.
  const [batches, setBatches] = useState(1);
  const isLast = screen === steps.length;
  const following = chapters?.dishes[chapters.dishes.findIndex((chapter) => chapter.id === id) + 1];
  const [step, nextStep] = [steps[screen - 1], steps[screen]];

  function show(next: number): void {
    if (next < 0 || next > steps.length) return;
    flushSync(() => setScreen(next));
    // Read out, and Space starts the timer instead of pressing a button.
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView({ block: 'nearest' });
  }

  function next(): void {
    if (step !== undefined) tickStep(step.index, true);
    if (!isLast) show(screen + 1);
    else if (following === undefined) onClose();
    else chapters?.onShow(following.id);
  }

  return {
    screen,
    isLast,
    /** Nothing comes after it. */
    isEnd: isLast && following === undefined,
    steps,
    step: step ?? null,
    note: notes[screen - 1] ?? '',
    ticked: cooking,
    tickIngredient,
    show,
    next,
    back: () => show(screen - 1),
    nextLabel: labelOf(nextStep === undefined ? following?.name : stepWords(nextStep.text)),
    timers,
    timersHere: timers.filter(({ step }) => step === screen - 1),
    start,
    stop,
    batches,
    setBatches,
  };
}

function labelOf(words: string | undefined): string {
  return words === undefined ? t`Done` : t`Next: ${words}`;
}

import { Sparkles, Undo2, X } from 'lucide-react';
import { Button, IconButton } from '../ui/Button.tsx';
import { useOnlineOnly } from '../ui/useOnline.ts';
import { counted, type SuggestedRun } from './phase.ts';
import styles from './SuggestionsBar.module.css';
import { useUndoSuggestions } from './useUndoSuggestions.ts';

interface SuggestionsBarProps {
  readonly tripId: string;
  readonly run: SuggestedRun;
  /** They were taken out again, or are not to be spoken of any more. */
  readonly onGone: () => void;
}

/** Above the plan that was just filled: one looks at it, and can still take it back. */
export function SuggestionsBar({ tripId, run, onGone }: SuggestionsBarProps) {
  const { undo, isUndoing } = useUndoSuggestions(tripId);
  const onlineOnly = useOnlineOnly();
  return (
    <section className={styles['bar']} aria-label="Meal suggestions">
      <Sparkles size={20} />
      <p className={styles['text']}>
        {counted(run.mealCount, 'meal')} suggested, with {counted(run.ingredientCount, 'ingredient')}.
      </p>
      <Button
        variant="link"
        icon={<Undo2 size={18} />}
        isWorking={isUndoing}
        onClick={() => {
          void undo(run.runId).then((isDone) => {
            if (isDone) onGone();
          });
        }}
        {...onlineOnly}
      >
        Undo
      </Button>
      <IconButton label="Keep the suggestions" icon={<X size={20} />} onClick={onGone} />
    </section>
  );
}

import type { FragmentType } from '@apollo/client';
import { Sparkles, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { counted } from './phase.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { dismiss, isDismissed } from '../../browser/store/dismissed.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import styles from './SuggestionsBar.module.css';
import { useSuggestionsBarFragment, type SuggestionsBarFragment } from './SuggestionsBar.generated.ts';
import { useUndoSuggestions } from './useUndoSuggestions.ts';

export interface SuggestionsBarProps {
  readonly trip: FragmentType<SuggestionsBarFragment>;
}

/** Undo for a day, until undone or kept. Keeping is per browser: it does not decide for others. */
export function SuggestionsBar({ trip: ref }: SuggestionsBarProps) {
  const { id, viewerCan, lastSuggestionRun: run } = useSuggestionsBarFragment(ref);
  const { undo, isUndoing } = useUndoSuggestions(id);
  const onlineOnly = useOnlineOnly();
  const [keptRun, setKeptRun] = useState<string | null>(null);
  if (run === null || keptRun === run.id || isDismissed(run.id) || !viewerCan.includes('SUGGEST_MEALS'))
    return null;
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
        onClick={() => void undo(run.id)}
        {...onlineOnly}
      >
        Undo
      </Button>
      <IconButton
        label="Keep the suggestions"
        icon={<X size={20} />}
        onClick={() => {
          dismiss(run.id);
          setKeptRun(run.id);
        }}
      />
    </section>
  );
}

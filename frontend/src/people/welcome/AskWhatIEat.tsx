import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { TripEater } from '../tripTable.ts';

interface AskWhatIEatProps {
  /** The viewer's own; null without. */
  readonly eater: TripEater | null;
  readonly className: string | undefined;
  readonly onAnswer: () => void;
}

/** Asks the viewer until they answer. */
export function AskWhatIEat({ eater, className, onAnswer }: AskWhatIEatProps) {
  if (eater === null || hasAnswered(eater) || !eater.viewerCan.includes('EDIT')) return null;
  return (
    <div className={className}>
      <Notice
        tone="sky"
        text="The cooks don’t know yet what you eat."
        action={
          <Button variant="link" aria-haspopup="dialog" onClick={onAnswer}>
            Say what I eat
          </Button>
        }
      />
    </div>
  );
}

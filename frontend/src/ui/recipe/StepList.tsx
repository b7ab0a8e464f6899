import { Check } from 'lucide-react';
import type { NumberedStep } from '../../../../domain/recipes/partHeading.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import { Tick } from '../controls/choice/Tick.tsx';
import styles from './StepList.module.css';

interface StepListProps {
  readonly steps: readonly NumberedStep[];
  /** Without it, steps cannot be ticked. */
  readonly ticks?: {
    readonly done: readonly number[];
    readonly onTick: (index: number, isDone: boolean) => void;
  };
  /** Before each step: what is taken instead, what to keep apart; '' for nothing. */
  readonly warnings?: readonly string[];
}

/** Numbered instructions under the headings of their parts. */
export function StepList({ steps, ticks, warnings = [] }: StepListProps) {
  const Row = ticks === undefined ? 'div' : 'label';
  return (
    // Safari drops the role of lists without markers.
    <ol className={styles['steps']} role="list" data-ticks={ticks && ''}>
      {steps.map(({ text, index, number, heading }, at) => {
        const isDone = ticks?.done.includes(index) ?? false;
        const warning = warnings[at] ?? '';
        return (
          // Steps have no id.
          <li key={index}>
            {heading !== null && (
              <h3 className={styles['heading']} dir="auto">
                {heading}
              </h3>
            )}
            <Row className={styles['step']} data-done={isDone ? '' : undefined}>
              {ticks === undefined ? (
                <span className={styles['number']}>{number}</span>
              ) : (
                <Tick
                  className={styles['tick']}
                  checked={isDone}
                  onChange={({ target }) => ticks.onTick(index, target.checked)}
                >
                  {isDone ? <Check size={18} strokeWidth={2.6} /> : number}
                </Tick>
              )}
              <span className={styles['text']} dir="auto">
                {warning !== '' && <span className={styles['warning']}>{warning}</span>}
                {stepInUnits(text)}
              </span>
            </Row>
          </li>
        );
      })}
    </ol>
  );
}

import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './ChoiceGroup.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroupProps {
  readonly label: ReactNode;
  /** More on the label's line. */
  readonly note?: string;
  readonly choices: readonly Choice[];
  /** What react-hook-form's `register` gives; all inputs of the group share it. */
  readonly inputProps: UseFormRegisterReturn;
}

/** One of a few, side by side in one frame: native radio buttons, so that the arrow keys choose. */
export function Segments({ label, note, choices, inputProps }: ChoiceGroupProps) {
  return (
    <Group label={label} note={note}>
      <div className={styles['segments']}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['segment']}>
            <input type="radio" value={choice.value} {...inputProps} />
            {choice.label}
          </label>
        ))}
      </div>
    </Group>
  );
}

interface CheckChipsProps extends ChoiceGroupProps {
  /** So many columns of the same width where there is room; without it each is as wide as its text. */
  readonly columns?: 2 | 4;
  /** What belongs to the same question. */
  readonly children?: ReactNode;
}

/** Any of several: boxes to tick, each with its frame; the whole frame is the target. */
export function CheckChips({ label, note, choices, inputProps, columns, children }: CheckChipsProps) {
  return (
    <Group label={label} note={note}>
      <div className={styles['chips']} data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles['chip']}>
            <input type="checkbox" value={choice.value} {...inputProps} />
            <span className={styles['box']} aria-hidden="true">
              <Check size={14} strokeWidth={3} />
            </span>
            {choice.label}
          </label>
        ))}
      </div>
      {children}
    </Group>
  );
}

interface GroupProps {
  readonly label: ReactNode;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

function Group({ label, note, children }: GroupProps) {
  const noteId = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={styles['legend']}>
        {label}
        {note !== undefined && (
          <span id={noteId} className={styles['note']}>
            {' '}
            {note}
          </span>
        )}
      </legend>
      {children}
    </fieldset>
  );
}

import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';
import styles from './ChoiceCards.module.css';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What comes of it, in a few words. */
  readonly text: ReactNode;
  readonly Icon: LucideIcon;
}

interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** For those who listen only, where the dialog's title says it. */
  readonly isLegendHidden?: boolean;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Two beside each other where there is room. */
  readonly isPaired?: boolean;
  /** The chosen one's input, for the focus. */
  readonly chosenRef?: Ref<HTMLInputElement>;
}

/** One of a few that need a word of explanation: native radio buttons, whose whole card is the target. */
export function ChoiceCards<Value extends string>({
  legend,
  isLegendHidden = false,
  cards,
  value: chosen,
  onChoose,
  isPaired = false,
  chosenRef,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? undefined : styles['legend']}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles['cards']} data-pairs={isPaired ? '' : undefined}>
        {cards.map(({ value, name: label, text, Icon }) => (
          <label key={value} className={styles['card']}>
            <input
              type="radio"
              name={name}
              value={value}
              className={styles['radio']}
              checked={chosen === value}
              ref={chosen === value ? chosenRef : undefined}
              onChange={() => onChoose(value)}
            />
            <span className={styles['words']}>
              <b>{label}</b>
              <span>{text}</span>
            </span>
            <Icon size={20} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

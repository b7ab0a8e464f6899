import { RadioCard } from '@chakra-ui/react/radio-card';
import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { choiceRowsRecipe } from '../../theme/choice.recipe.ts';
import styles from './ChoiceRows.module.css';
import { COVERS_FRAME, HOLDS_INPUT } from './hiddenInput.ts';
import { Legend } from '../Legend.tsx';

interface ChoiceRowsProps {
  readonly legend: string;
  /** If the dialog's title says it. */
  readonly isLegendHidden?: boolean;
  /** Null if none is chosen. */
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  /** Read out when it appears. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Radio buttons as rows ({@link ChoiceRow}) of one frame. */
export function ChoiceRows({
  legend,
  isLegendHidden = false,
  value: chosen,
  onChoose,
  error,
  className,
  children,
}: ChoiceRowsProps) {
  const legendId = useId();
  const errorId = useId();
  const isInvalid = error !== undefined;
  return (
    <div>
      <Legend id={legendId} isHidden={isLegendHidden}>
        {legend}
      </Legend>
      {/* Above the rows: below a long list it would be out of sight. */}
      {isInvalid && (
        <p id={errorId} className={styles['error']} role="alert">
          <TriangleAlert size={16} />
          {error}
        </p>
      )}
      <RadioCard.Root
        recipe={choiceRowsRecipe}
        className={className}
        ids={{ label: legendId }}
        invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
        value={chosen}
        onValueChange={({ value }) => {
          if (value !== null) onChoose(value);
        }}
      >
        {children}
      </RadioCard.Root>
    </div>
  );
}

interface ChoiceRowProps {
  readonly value: string;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Shown, but not to be chosen; the label says why. */
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ChoiceRow({ value, inputRef, isDisabled, className, children }: ChoiceRowProps) {
  return (
    <RadioCard.Item value={value} disabled={isDisabled} className={className}>
      <span style={HOLDS_INPUT}>
        <RadioCard.ItemHiddenInput ref={inputRef} style={COVERS_FRAME} />
        <RadioCard.ItemControl />
      </span>
      <RadioCard.ItemText>{children}</RadioCard.ItemText>
    </RadioCard.Item>
  );
}

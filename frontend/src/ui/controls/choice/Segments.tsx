import { SegmentGroup } from '@chakra-ui/react/segment-group';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { segmentsRecipe } from '../../theme/choice.recipe.ts';
import { COVERS_FRAME } from './hiddenInput.ts';
import { Legend } from '../Legend.tsx';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** If what stands before says it. */
  readonly isLabelHidden?: boolean;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly Icon?: LucideIcon;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly title?: string | undefined;
}

export function Segments<Value extends string>({
  label,
  isLabelHidden = false,
  choices,
  value: chosen,
  onChange,
  disabled = false,
  title,
}: SegmentsProps<Value>) {
  const legendId = useId();
  const itemId = (value: string) => `${legendId}-${value}`;
  return (
    <div>
      <Legend id={legendId} isHidden={isLabelHidden}>
        {label}
      </Legend>
      <SegmentGroup.Root
        recipe={segmentsRecipe}
        // The text stands in the label itself, so that a press on it meets the input.
        ids={{ label: legendId, item: itemId, itemLabel: itemId }}
        value={chosen}
        disabled={disabled}
        title={title}
        onValueChange={({ value }) => {
          const choice = choices.find((other) => other.value === value);
          if (choice !== undefined) onChange(choice.value);
        }}
      >
        {choices.map(({ value, label: text, Icon }) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemHiddenInput style={COVERS_FRAME} />
            {Icon !== undefined && <Icon size={18} />}
            {text}
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </div>
  );
}

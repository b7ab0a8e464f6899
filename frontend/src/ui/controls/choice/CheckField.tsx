import { Checkbox } from '@chakra-ui/react/checkbox';
import type { SlotRecipeConfig } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode, type Ref } from 'react';
import { checkChipRecipe, checkLineRecipe, checkTileRecipe } from '../../theme/check.recipe.ts';
import styles from './CheckField.module.css';
import { COVERS_FRAME } from './hiddenInput.ts';
import { Group } from '../Legend.tsx';

interface CheckProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Id of a text beside it that says more. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly title?: string | undefined;
}

interface CheckFrameProps extends Omit<CheckProps, 'label'> {
  readonly recipe: SlotRecipeConfig;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly children: ReactNode;
}

/** Its input covers the frame; the text stands in the label itself, so that a press on it meets the input. */
export function CheckFrame({
  recipe,
  isChecked,
  onChange,
  describedBy,
  inputRef,
  disabled = false,
  title,
  children,
}: CheckFrameProps) {
  const id = useId();
  return (
    <Checkbox.Root
      recipe={recipe}
      ids={{ root: id, label: id }}
      checked={isChecked}
      disabled={disabled}
      title={title}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput ref={inputRef} aria-describedby={describedBy} style={COVERS_FRAME} />
      {children}
    </Checkbox.Root>
  );
}

/** Long lists take {@link CheckRow}. */
export function CheckField({ label, ...check }: CheckProps) {
  return (
    <CheckFrame recipe={checkLineRecipe} {...check}>
      <Checkbox.Control />
      {label}
    </CheckFrame>
  );
}

interface CheckTileProps extends CheckProps {
  readonly icon: ReactNode;
}

/** A checkbox as a tile, for rows of a few. */
export function CheckTile({ label, icon, ...check }: CheckTileProps) {
  return (
    <CheckFrame recipe={checkTileRecipe} {...check}>
      {icon}
      {label}
      <Checkbox.Control />
    </CheckFrame>
  );
}

interface CheckChipsProps<Value extends string> {
  readonly label: string;
  /** If what stands before says it. */
  readonly isLabelHidden?: boolean;
  /** More on the label's line. */
  readonly note?: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** In the order of the choices. */
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  /** Without it each chip is as wide as its text. */
  readonly columns?: 2 | 4;
  /** The first input, for the focus. */
  readonly ref?: Ref<HTMLInputElement>;
  /** What belongs to the same question. */
  readonly children?: ReactNode;
}

export function CheckChips<Value extends string>({
  label,
  isLabelHidden,
  note,
  choices,
  value,
  onChange,
  columns,
  ref,
  children,
}: CheckChipsProps<Value>) {
  return (
    <Group label={label} isLabelHidden={isLabelHidden ?? false} note={note}>
      <div className={styles['chips']} data-columns={columns}>
        {choices.map((choice, index) => (
          <CheckFrame
            key={choice.value}
            recipe={checkChipRecipe}
            isChecked={value.includes(choice.value)}
            onChange={(isChecked) => {
              const isChosen = (other: Value) => (other === choice.value ? isChecked : value.includes(other));
              onChange(choices.map((other) => other.value).filter(isChosen));
            }}
            inputRef={index === 0 ? ref : undefined}
          >
            <Checkbox.Control />
            {choice.label}
          </CheckFrame>
        ))}
      </div>
      {children}
    </Group>
  );
}

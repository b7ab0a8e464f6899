import { Checkbox } from '@chakra-ui/react/checkbox';
import type { ReactNode, Ref } from 'react';
import { checkChipRecipe, checkLineRecipe, checkTileRecipe } from '../../theme/check.recipe.ts';
import styles from './CheckField.module.css';
import { COVERS_FRAME } from './hiddenInput.ts';
import { Group } from '../Legend.tsx';

interface CheckProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox; the whole line is the target. {@link CheckRow} suits long lists. */
export function CheckField({ label, isChecked, onChange }: CheckProps) {
  return (
    <Checkbox.Root
      recipe={checkLineRecipe}
      checked={isChecked}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput style={COVERS_FRAME} />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

interface CheckTileProps extends CheckProps {
  readonly icon: ReactNode;
}

/** A checkbox as a tile. */
export function CheckTile({ label, icon, isChecked, onChange }: CheckTileProps) {
  return (
    <Checkbox.Root
      recipe={checkTileRecipe}
      checked={isChecked}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput style={COVERS_FRAME} />
      {icon}
      <Checkbox.Label>{label}</Checkbox.Label>
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

interface CheckChipsProps<Value extends string> {
  readonly label: string;
  readonly note?: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** In the order of the choices. */
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
  /** On wide screens; without it chips fit their text. */
  readonly columns?: 2 | 4;
  /** First input. */
  readonly ref?: Ref<HTMLInputElement>;
  /** More fields of the same group. */
  readonly children?: ReactNode;
}

/** Framed checkboxes in one group. */
export function CheckChips<Value extends string>({
  label,
  note,
  choices,
  value,
  onChange,
  columns,
  ref,
  children,
}: CheckChipsProps<Value>) {
  return (
    <Group label={label} note={note}>
      <div className={styles['chips']} data-columns={columns}>
        {choices.map((choice, index) => (
          <Checkbox.Root
            key={choice.value}
            recipe={checkChipRecipe}
            checked={value.includes(choice.value)}
            onCheckedChange={({ checked }) => {
              const isChosen = (other: Value) =>
                other === choice.value ? checked === true : value.includes(other);
              onChange(choices.map((other) => other.value).filter(isChosen));
            }}
          >
            <Checkbox.HiddenInput ref={index === 0 ? ref : undefined} style={COVERS_FRAME} />
            <Checkbox.Control />
            <Checkbox.Label>{choice.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </div>
      {children}
    </Group>
  );
}

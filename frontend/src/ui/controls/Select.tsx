import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { selectRecipe } from '../theme/select.recipe.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'multiple' | 'className'> & {
  readonly className?: string | undefined;
};

/** A native select; children are `<option>`s. */
export function Select({ className, ...field }: SelectProps) {
  return (
    <NativeSelect.Root recipe={selectRecipe} className={className}>
      <NativeSelect.Field {...field} />
      <NativeSelect.Indicator>
        <ChevronDown size={18} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

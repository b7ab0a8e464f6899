import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { selectRecipe } from '../theme/select.recipe.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'multiple' | 'className'> & {
  /** Of its frame. */
  readonly className?: string | undefined;
};

/** One of many by the platform's own list, which suits the thumb; `<option>`s stand inside. */
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

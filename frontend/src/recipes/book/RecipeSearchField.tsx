import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { SearchInput } from '../../ui/controls/SearchInput.tsx';

interface RecipeSearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

export function RecipeSearchField(field: RecipeSearchFieldProps) {
  return (
    <div role="search">
      <SearchInput
        aria-label={t`Search recipes`}
        placeholder={t`Lentils, tacos, something with corn…`}
        maxLength={LIMITS.name}
        {...field}
      />
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { useFieldContext } from '@chakra-ui/react/field';
import { useState } from 'react';
import { Select } from '../../ui/controls/Select.tsx';
import { currencyName } from '../../../../domain/text/formats.ts';
import { currencies } from './currencies.ts';

interface CurrencySelectProps {
  readonly value: string;
  readonly onChange: (currency: string) => void;
}

/** Within a `Field`. */
export function CurrencySelect({ value, onChange }: CurrencySelectProps) {
  const [{ common, others }] = useState(() => currencies(value));
  return (
    <Select
      {...useFieldContext().getSelectProps()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {[common, others].map((codes, index) => (
        <optgroup key={codes[0] ?? ''} label={index === 0 ? t`Common` : t`All others`}>
          {codes.map((code) => (
            <option key={code} value={code}>
              {currencyName(code)} ({code})
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { isPhoneAbroad } from '../../../../domain/people/phone/spelling.ts';
import { formatTypedPhone, isWholePhone, phoneDigits } from '../../../../domain/people/phone/typing.ts';
import { Field, FieldInput, type FieldLook } from '../controls/Field.tsx';
import { countryName } from '../../../../domain/people/phone/countryNames.ts';
import { lazyDialog } from '../layout/lazyDialog.tsx';
import styles from './PhoneField.module.css';
import type { PickedCountry } from './phoneCountry.ts';
import { useTypedCountry } from './useTypedCountry.ts';

const CountryDialog = lazyDialog(() => import('./CountryDialog.tsx').then((module) => module.CountryDialog));

interface PhoneFieldProps extends FieldLook {
  /** Formatted: `(415) 555-01`; with country code outside North America, `+49 30 23125001`. */
  readonly value: string;
  readonly onChange: (formatted: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** With the country as a button in it. The caret stays after its digit, and "+1 415..." can be pasted. */
export function PhoneField({ value, onChange, onBlur, name, autoComplete, ref, ...look }: PhoneFieldProps) {
  const inputRef = useRef<HTMLInputElement | null>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { country, isNorthAmerican, ...typedCountry } = useTypedCountry(value, onChange);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (digitsBeforeCaret.current === null || input === null) return;
    const caret = positionAfterDigits(value, digitsBeforeCaret.current);
    digitsBeforeCaret.current = null;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  });

  const type = (input: HTMLInputElement) => {
    const typed = input.value;
    if (!isNorthAmerican || isPhoneAbroad(typed)) {
      typedCountry.type(typed, input.selectionStart === typed.length);
      return;
    }
    const digits = phoneDigits(typed);
    // A key too many is ignored; a longer text that is pasted stays whole, to be refused.
    if (isWholePhone(value) && typed.length === value.length + 1 && digits.length > phoneDigits(value).length)
      return;
    const formatted = formatTypedPhone(typed);
    if (formatted !== typed) {
      const before = phoneDigits(typed.slice(0, input.selectionStart ?? typed.length));
      if (typed.length < value.length && digits === phoneDigits(value)) {
        // Erasing a bracket or dash erases the digit before it.
        digitsBeforeCaret.current = before.length - 1;
        onChange(formatTypedPhone(before.slice(0, -1) + digits.slice(before.length)));
        return;
      }
      if (formatted === value) {
        // Nothing is drawn anew, so the caret is set here: the next key belongs after the same digit.
        input.value = value;
        const caret = positionAfterDigits(value, before.length);
        input.setSelectionRange(caret, caret);
        return;
      }
      digitsBeforeCaret.current = before.length;
    }
    onChange(formatted);
  };

  return (
    <Field {...look}>
      <div className={styles['phone']}>
        <button
          type="button"
          className={styles['country']}
          aria-label={countryLabel(country)}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {country !== null && <span dir="ltr" translate="no">{`${country.country} ${country.code}`}</span>}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
        <FieldInput
          className={styles['input']}
          ref={(input) => {
            inputRef.current = input;
            if (typeof ref === 'function') return ref(input);
            if (ref) ref.current = input;
            return undefined;
          }}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete ?? 'tel-national'}
          // No maxLength: it would truncate a pasted "+1 415 555 0123".
          value={typedCountry.shown}
          onChange={(event) => type(event.currentTarget)}
          onBlur={onBlur}
          name={name}
          placeholder={isNorthAmerican ? '(415) 555-0123' : undefined}
        />
      </div>
      {isChoosing && (
        <CountryDialog
          isOpen
          picked={country}
          onPick={(next) => {
            typedCountry.pick(next);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
          finalFocus={() => inputRef.current}
        />
      )}
    </Field>
  );
}

function countryLabel(picked: PickedCountry | null): string {
  if (picked === null) return t`Country`;
  const { code } = picked;
  const country = countryName(picked.country);
  return t`Country: ${country}, ${code}`;
}

function positionAfterDigits(formatted: string, count: number): number {
  let position = 0;
  for (let seen = 0; seen < count && position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
  }
  return position;
}

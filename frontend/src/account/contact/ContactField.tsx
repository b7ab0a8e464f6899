import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import { EMAIL_TEXT_LENGTH } from '../../../../domain/people/contactFields.ts';
import { TextField } from '../../ui/controls/Field.tsx';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import type { ContactWay } from '../../forms/contactWays.ts';

interface ContactFieldProps {
  readonly way: ContactWay;
  /** Of the account, in place of another one. */
  readonly isNew?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** One's own phone number or email. */
export function ContactField({ way, isNew = false, value, onChange, ...rest }: ContactFieldProps) {
  if (way === 'PHONE')
    return (
      <PhoneField
        label={isNew ? t`New phone number` : t`Phone number`}
        value={value}
        onChange={onChange}
        {...rest}
      />
    );
  return (
    <TextField
      label={isNew ? t`New email` : t`Email`}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={EMAIL_TEXT_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  );
}

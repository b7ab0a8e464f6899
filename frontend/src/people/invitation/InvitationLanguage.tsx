import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { LANGUAGES, reader, type Language } from '../../../../domain/text/reader.ts';
import type { ContactWay } from '../../forms/contactWays.ts';
import { Select } from '../../ui/controls/Select.tsx';
import styles from './InviteDialog.module.css';

interface InvitationLanguageProps {
  readonly way: ContactWay;
  /** Null: that of the inviter. */
  readonly value: Language | null;
  readonly onChange: (language: Language | null) => void;
}

/** The language of texts or emails to a person until their account says otherwise. */
export function InvitationLanguage({ way, value, onChange }: InvitationLanguageProps) {
  const id = useId();
  const own = reader().language;
  return (
    <div className={styles['language']}>
      <label htmlFor={id}>{way === 'EMAIL' ? t`Language of the email` : t`Language of the text`}</label>
      <Select
        id={id}
        value={value ?? own}
        onChange={({ target }) => onChange(target.value === own ? null : target.value)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { callingCode, isPhoneCountry, phoneCountries } from '../../../../domain/people/phone/phone.ts';
import { compareTexts } from '../../../../domain/text/formats.ts';
import { countryName, readersRegion } from '../../../../domain/people/phone/countryNames.ts';
import { foldedText } from '../../../../domain/text/wordForms.ts';
import { AppDialog } from '../layout/AppDialog.tsx';
import { SearchInput } from '../controls/SearchInput.tsx';
import styles from './CountryDialog.module.css';
import { keptCountry, UNITED_STATES, type PickedCountry } from './phoneCountry.ts';

interface CountryDialogProps {
  readonly picked: PickedCountry | null;
  readonly onPick: (picked: PickedCountry) => void;
  readonly onClose: () => void;
  /** The field: the next is to type. */
  readonly finalFocus: () => HTMLElement | null;
}

interface Choice extends PickedCountry {
  readonly name: string;
}

/** By name, country code or letters; the chosen one, the last one, the browser's and the US come first. */
export function CountryDialog({ picked, onPick, onClose, finalFocus }: CountryDialogProps) {
  const [choices] = useState(() => choicesFrom(picked));
  const [search, setSearch] = useState('');
  const [position, setPosition] = useState(0);
  const listId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const found = search === '' ? choices : choices.filter((choice) => isFound(choice, search));
  const marked = found[Math.min(position, found.length - 1)];
  const optionId = (choice: Choice) => `${listId}-${choice.country}`;

  useEffect(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPosition((at) => Math.max(0, Math.min(at + step, found.length - 1)));
    else if (event.key === 'Enter' && marked !== undefined) onPick(marked);
    else return;
    event.preventDefault();
  };

  return (
    <AppDialog isOpen onClose={onClose} title={t`Country`} width="sheet" finalFocus={finalFocus}>
      <SearchInput
        type="text"
        role="combobox"
        aria-label={t`Country or code`}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked && optionId(marked)}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPosition(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={`${styles['none']} soft`} role="status">
        {found.length === 0 && <Trans>No country has this name or code.</Trans>}
      </p>
      <ul ref={listRef} id={listId} className={styles['list']} role="listbox" aria-label={t`Country`}>
        {found.map((choice) => (
          // The field has the focus and the keys.
          <li
            key={choice.country}
            id={optionId(choice)}
            role="option"
            aria-selected={choice === marked}
            className={styles['row']}
            onClick={() => onPick(choice)}
          >
            <span className={styles['name']}>{choice.name}</span>
            <span className="soft figures" dir="ltr">
              {choice.code}
            </span>
            <span className={styles['check']}>
              {choice.country === picked?.country && <Check size={18} aria-label={t`Chosen`} />}
            </span>
          </li>
        ))}
      </ul>
    </AppDialog>
  );
}

function choicesFrom(picked: PickedCountry | null): readonly Choice[] {
  const first = [picked?.country ?? '', keptCountry().country, readersRegion(), UNITED_STATES.country].filter(
    isPhoneCountry,
  );
  const rest = phoneCountries().toSorted((one, other) => compareTexts(countryName(one), countryName(other)));
  return [...new Set([...first, ...rest])].map((country) => ({
    country,
    name: countryName(country),
    code: callingCode(country),
  }));
}

function isFound({ country, name, code }: Choice, search: string): boolean {
  const words = foldedText(search.trim());
  const digits = words.replace(/^\+/, '');
  return /^\d+$/.test(digits)
    ? code.slice(1).startsWith(digits)
    : foldedText(name).includes(words) || country.toLowerCase() === words;
}
